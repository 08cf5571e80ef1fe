/**
 * Whoever plays by keys never loses the place: when what had the focus goes away, as a button does that has been pressed, the focus goes on to what comes next.
 */

import { useEffect } from 'preact/hooks';

/** Where to go on, first those that ask something. */
const NEXT = ['.curtain button', '.prompt:has(h2) .prompt-step', '[data-cell][tabindex="0"]'];

export function FocusKeeper() {
  useEffect(() => {
    let last: HTMLElement | undefined;
    /** What had it before a dialog was opened. */
    let opener: HTMLElement | undefined;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : undefined;
      if (last?.closest('dialog') === null) opener = last;
    };
    const mend = (): void => {
      const isNowhere = document.activeElement === document.body || document.activeElement === last;
      if (last === undefined || isThere(last) || !isNowhere) return;
      const next = [opener, ...NEXT.map((selector) => document.querySelector<HTMLElement>(selector))].find(isThere);
      // On a screen that is about to change there may be nothing yet.
      next?.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(mend);
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', note);
    return () => {
      watcher.disconnect();
      removeEventListener('focusin', note);
    };
  }, []);
  return null;
}

function isThere(element: HTMLElement | null | undefined): boolean {
  return element?.isConnected === true && !element.matches(':disabled');
}
