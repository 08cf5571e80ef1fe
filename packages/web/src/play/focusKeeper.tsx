/**
 * Whoever plays by keys never loses the place: when what had the focus goes away, as a button does that has been pressed, the focus goes on to what comes next.
 */

import { useEffect } from 'preact/hooks';

/** Where to go on, first those that ask something. */
const NEXT = ['.curtain button', '.prompt:has(h2) .prompt-step', '[data-cell][tabindex="0"]'];

export function FocusKeeper() {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const note = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const mend = (): void => {
      const isGone = last !== null && (!last.isConnected || last.matches(':disabled'));
      const isNowhere = document.activeElement === document.body || document.activeElement === last;
      if (!isGone || !isNowhere) return;
      const next = NEXT.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null);
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
