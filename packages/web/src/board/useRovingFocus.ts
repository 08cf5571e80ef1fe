/** One cell of the board is in the order of the Tab key; the arrow keys lead from cell to cell, Enter and Space choose. */

import type { Cell } from '@flagfall/engine';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { ArrowDirection, Geometry } from './geometry.ts';

const DIRECTIONS: Readonly<Record<string, ArrowDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

export interface RovingFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly current: Cell;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
}

interface RovingFocusHost {
  readonly geometry: Geometry;
  readonly first: Cell;
  onTap(cell: Cell): void;
  onEscape?(): void;
}

export function useRovingFocus({ geometry, first, onTap, onEscape }: RovingFocusHost): RovingFocus {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const focus = (cell: Cell): void => {
    root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  return {
    root,
    current,
    onKeyDown(event) {
      const direction = DIRECTIONS[event.key];
      const next = direction === undefined ? undefined : geometry.neighbour(current, direction);
      if (next !== undefined) focus(next);
      else if (event.key === 'Enter' || event.key === ' ') onTap(current);
      else if (event.key === 'Escape' && onEscape !== undefined) onEscape();
      else if (direction === undefined) return;
      event.preventDefault();
    },
    onFocusIn(event) {
      const cell = cellOfElement(event.target);
      if (cell !== undefined) setCurrent(cell);
    },
  };
}

export function cellOfElement(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  return element?.getAttribute('data-cell') ?? undefined;
}
