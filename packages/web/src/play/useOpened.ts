/** What a screen shows once it has been opened, as a game is, and closes when the screen is left. */

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

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
