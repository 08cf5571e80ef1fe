/** A sheet that is larger than its window: wheel, two fingers or buttons zoom, dragging moves it. A tap stays a tap. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { say } from '../words/words.ts';
import './zoomPane.css';

interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: Look = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 5;
const SLOP = 8;

export function ZoomPane({ aspect, children }: { readonly aspect: number; readonly children: ComponentChildren }) {
  const pane = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const wandered = useRef(0);

  /** Zooms so that what lies under a point of the window stays there. */
  const zoom = (factor: number, at?: { readonly x: number; readonly y: number }): void => {
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined) return;
    setLook((old) => {
      const scale = Math.min(SCALE_MAX, Math.max(1, old.scale * factor));
      const [px, py] = [(at?.x ?? box.left + box.width / 2) - box.left, (at?.y ?? box.top + box.height / 2) - box.top];
      const by = scale / old.scale;
      return within({ scale, x: px - (px - old.x) * by, y: py - (py - old.y) * by }, box);
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
      setLook((old) => within({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }, box));
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
  /** What was a drag is no tap on a zone. */
  const click = (event: MouseEvent): void => {
    if (wandered.current > SLOP) event.stopPropagation();
  };
  return (
    <div class="zoom" style={{ '--aspect': aspect }}>
      <div
        ref={pane}
        class="zoom-window"
        style={{ aspectRatio: String(aspect) }}
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
          +
        </button>
        <button type="button" class="button button-icon" aria-label={say('web.map.smaller')} onClick={() => zoom(1 / 1.5)}>
          −
        </button>
        <button type="button" class="button" disabled={look.scale === 1} onClick={() => setLook(WHOLE)}>
          {say('web.map.whole')}
        </button>
      </div>
    </div>
  );
}

/** The sheet never leaves its window. */
function within({ scale, x, y }: Look, { width, height }: { readonly width: number; readonly height: number }): Look {
  return { scale, x: Math.min(0, Math.max(width * (1 - scale), x)), y: Math.min(0, Math.max(height * (1 - scale), y)) };
}
