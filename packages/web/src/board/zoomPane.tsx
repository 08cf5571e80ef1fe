/** A sheet that is larger than its window: wheel, two fingers or buttons zoom, dragging moves it. A tap stays a tap. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { say } from '../words/texts.ts';
import type { BoardPoint } from './geometry.ts';
import './zoomPane.css';

interface ZoomTransform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface ZoomWindow {
  readonly width: number;
  readonly height: number;
}

const WHOLE: ZoomTransform = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 5;
const SLOP = 8;
/** On a sheet that is narrower, nobody could read a number. */
const FAR = 640;
/** In a window that is narrower, a whole sheet would be too small to tap on. */
const NARROW = 600;
const NARROW_SCALE = 2.4;
/** What lies nearer to the edge of the window is half outside. */
const EDGE = 24;

interface ZoomProps {
  /** Width over height of the sheet. */
  readonly aspect: number;
  /** What a narrow window shows first, enlarged, in parts of the sheet; without it, the whole. */
  readonly centre: BoardPoint | undefined;
  /** What is being told of; a window that shows a part moves there, and back afterwards. */
  readonly told?: readonly BoardPoint[] | undefined;
  readonly children: ComponentChildren;
}

export function ZoomPane({ aspect, centre, told, children }: ZoomProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const wandered = useRef(0);
  const size = useRef<ZoomWindow | undefined>(undefined);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined) return;
    setWidth(box.width);
    if (box.width >= NARROW) return;
    if (centre === undefined) {
      setLook(within(WHOLE, box, aspect));
      return;
    }
    const [x, y] = [centre.x * box.width * NARROW_SCALE, (centre.y * box.width * NARROW_SCALE) / aspect];
    setLook(within({ scale: NARROW_SCALE, x: box.width / 2 - x, y: box.height / 2 - y }, box, aspect));
    // Only when the sheet is first laid down: later it is where the reader has moved it.
  }, []);

  const before = useRef<ZoomTransform | undefined>(undefined);
  const toldKey = told?.map(({ x, y }) => `${x} ${y}`).join();
  useLayoutEffect(() => {
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined) return;
    if (told === undefined) {
      if (before.current !== undefined) setLook(before.current);
      before.current = undefined;
      return;
    }
    setLook((old) => {
      before.current ??= old;
      return showing(told, old, box, aspect);
    });
  }, [toldKey]);

  /** A window that changes its size, as a phone that is turned, shows the same place, as large as before. */
  useEffect(() => {
    const watcher = new ResizeObserver(([{ contentRect: now }]) => {
      const before = size.current;
      if (now.width === 0) return;
      size.current = now;
      setWidth(now.width);
      if (before !== undefined) setLook((old) => resized(old, before, now, aspect));
    });
    if (pane.current !== null) watcher.observe(pane.current);
    return () => watcher.disconnect();
  }, [aspect]);

  /** Zooms so that what lies under a point of the window stays there. */
  const zoom = (factor: number, at?: { readonly x: number; readonly y: number }): void => {
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined) return;
    setLook((old) => {
      const scale = Math.min(SCALE_MAX, Math.max(1, old.scale * factor));
      const [px, py] = [(at?.x ?? box.left + box.width / 2) - box.left, (at?.y ?? box.top + box.height / 2) - box.top];
      const by = scale / old.scale;
      return within({ scale, x: px - (px - old.x) * by, y: py - (py - old.y) * by }, box, aspect);
    });
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    const box = pane.current?.getBoundingClientRect();
    if (before === undefined || box === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    wandered.current += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      zoom(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, was), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (wandered.current > SLOP) {
      setLook((old) => within({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }, box, aspect));
    }
    fingers.current.set(event.pointerId, now);
  };
  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const down = (event: PointerEvent): void => {
    if (fingers.current.size === 0) wandered.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  /** The focused zone scrolls into view, for readers who use the arrow keys. */
  const follow = (event: FocusEvent): void => {
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined || !(event.target instanceof Element)) return;
    // The browser may have scrolled the window to it; the sheet moves instead.
    pane.current?.scrollTo(0, 0);
    const { left, right, top, bottom } = event.target.getBoundingClientRect();
    const [dx, dy] = [outside(left - box.left, right - box.right), outside(top - box.top, bottom - box.bottom)];
    if (dx !== 0 || dy !== 0) setLook((old) => within({ ...old, x: old.x - dx, y: old.y - dy }, box, aspect));
  };
  /** The end of a drag is no tap on a zone. */
  const click = (event: MouseEvent): void => {
    if (wandered.current > SLOP) event.stopPropagation();
  };
  return (
    <div class={width * look.scale < FAR ? 'zoom map-far' : 'zoom'} style={{ '--aspect': aspect }}>
      <div
        ref={pane}
        class="zoom-window"
        onFocusIn={follow}
        onWheel={wheel}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={lift}
        onClickCapture={click}
      >
        <div class="zoom-sheet" style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}>
          {children}
        </div>
      </div>
      <div class="zoom-ways">
        <button type="button" class="button button-icon" aria-label={say('web.map.larger')} onClick={() => zoom(1.5)}>
          <Icon name="zoomIn" />
        </button>
        <button type="button" class="button button-icon" aria-label={say('web.map.smaller')} onClick={() => zoom(1 / 1.5)}>
          <Icon name="zoomOut" />
        </button>
        <button type="button" class="button button-icon" aria-label={say('web.map.whole')} onClick={() => zoom(0)}>
          <Icon name="fullscreen" />
        </button>
      </div>
    </div>
  );
}

/** The sheet never leaves its window; where it is smaller, it lies in the middle. */
function within({ scale, x, y }: ZoomTransform, { width, height }: ZoomWindow, aspect: number): ZoomTransform {
  return { scale, x: kept(x, width, width * scale), y: kept(y, height, (width * scale) / aspect) };
}

/** Moved so that these points are in the window, where they are not yet: with their middle in its middle. */
function showing(points: readonly BoardPoint[], old: ZoomTransform, box: ZoomWindow, aspect: number): ZoomTransform {
  const [wide, high] = [box.width * old.scale, (box.width * old.scale) / aspect];
  const isIn = points.every(({ x, y }) => {
    const [left, top] = [old.x + x * wide, old.y + y * high];
    return left > EDGE && left < box.width - EDGE && top > EDGE && top < box.height - EDGE;
  });
  if (isIn) return old;
  const middle = (of: (point: BoardPoint) => number): number => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [middle((point) => point.x) * wide, middle((point) => point.y) * high];
  return within({ ...old, x: box.width / 2 - x, y: box.height / 2 - y }, box, aspect);
}

function resized(old: ZoomTransform, before: ZoomWindow, now: ZoomWindow, aspect: number): ZoomTransform {
  const scale = Math.min(SCALE_MAX, Math.max(1, (old.scale * before.width) / now.width));
  const by = (scale * now.width) / (old.scale * before.width);
  const [x, y] = [now.width / 2 - (before.width / 2 - old.x) * by, now.height / 2 - (before.height / 2 - old.y) * by];
  return within({ scale, x, y }, now, aspect);
}

/** How far something lies outside, before the near edge or after the far one. */
function outside(before: number, after: number): number {
  return before < 0 ? before : Math.max(0, after);
}

function kept(at: number, room: number, size: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
