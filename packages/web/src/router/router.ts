/** Where the reader is: the address of the browser as a signal, and ways to go somewhere else without loading the page again. */

import { computed, signal } from '@preact/signals';
import { pathTo, routeAt, type ScreenName } from './routes.ts';

const path = signal(location.pathname);

addEventListener('popstate', () => {
  path.value = location.pathname;
});

export const route = computed(() => routeAt(path.value));

/** Goes to a screen. With `replaces`, the way back does not lead here again. */
export function goTo(screen: ScreenName, given: Readonly<Record<string, string>> = {}, replaces = false): void {
  const to = pathTo(screen, given);
  if (replaces) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.value = to;
  scrollTo(0, 0);
}
