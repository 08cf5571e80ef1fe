/** Hooks of the play screens: things that open and close with a screen, conditions that have held for a while, the Escape key. */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What a screen shows once it has been opened, as a game is. */
export interface Opened {
  readonly shown: JSX.Element;
  close?(): void;
}

/** Undefined until it is there. */
export function useOpened(id: string, open: (id: string) => Promise<Opened>): JSX.Element | undefined {
  const [shown, setShown] = useState<JSX.Element>();
  useEffect(() => {
    let opened: Opened | undefined;
    let isGone = false;
    void open(id).then((found) => {
      if (isGone) return found.close?.();
      opened = found;
      setShown(found.shown);
    });
    return () => {
      isGone = true;
      opened?.close?.();
      setShown(undefined);
    };
  }, [id]);
  return shown;
}

/** Whether something has held for a while: what passes sooner is not worth a word. Counted anew for every `moment`. */
export function useLater(holds: boolean, ms: number, moment = 'now'): boolean {
  const [late, setLate] = useState('');
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLate(moment), ms);
    return () => {
      clearTimeout(timer);
      setLate('');
    };
  }, [holds, moment]);
  return holds && late === moment;
}

/** Escape, wherever the focus is; a handler that is nearer to the focus comes first. */
export function useEscape(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
