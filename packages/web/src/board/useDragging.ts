/** Picking a piece up with mouse, pen or finger. Only the transform of the piece changes while it is carried, so nothing else is laid out or drawn again. */

import type { Cell } from '@flagfall/engine';
import { useRef } from 'preact/hooks';
import { cellOfElement } from './useRovingFocus.ts';

/** A finger that moves less has tapped. */
const SLOP = 6;

interface Carried {
  readonly from: Cell;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly placed: string;
  isMoving: boolean;
}

interface DraggingHost {
  canDrag(cell: Cell): boolean;
  /** The piece that stands on a cell. */
  elementOn(cell: Cell): HTMLElement | undefined;
  onLift(from: Cell): void;
  onDrop(from: Cell, to: Cell): void;
}

export interface Dragging {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** True once after a piece was carried: the click that follows is none. */
  swallowClick(): boolean;
}

export function useDragging(host: DraggingHost): Dragging {
  const carried = useRef<Carried | undefined>(undefined);
  const hasDragged = useRef(false);
  const letGo = (): void => {
    const now = carried.current;
    carried.current = undefined;
    if (now === undefined) return;
    now.element.classList.remove('token-carried');
    now.element.style.transform = now.placed;
  };
  return {
    onPointerDown(event) {
      hasDragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const from = cellOfElement(event.target);
      const element = from === undefined || !host.canDrag(from) ? undefined : host.elementOn(from);
      if (from === undefined || element === undefined) return;
      carried.current = {
        from,
        element,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        placed: element.style.transform,
        isMoving: false,
      };
    },
    onPointerMove(event) {
      const now = carried.current;
      if (now === undefined || event.pointerId !== now.pointer) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.isMoving && Math.hypot(dx, dy) < SLOP) return;
      if (!now.isMoving) {
        now.isMoving = true;
        hasDragged.current = true;
        now.element.classList.add('token-carried');
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        host.onLift(now.from);
      }
      now.element.style.transform = `translate(${dx}px, ${dy}px) ${now.placed} scale(1.12)`;
    },
    onPointerUp(event) {
      const now = carried.current;
      if (now === undefined || event.pointerId !== now.pointer) return;
      letGo();
      if (!now.isMoving) return;
      const to = cellOfElement(document.elementsFromPoint(event.clientX, event.clientY).find((element) => cellOfElement(element)) ?? null);
      if (to !== undefined && to !== now.from) host.onDrop(now.from, to);
    },
    onPointerCancel: letGo,
    swallowClick() {
      const was = hasDragged.current;
      hasDragged.current = false;
      return was;
    },
  };
}
