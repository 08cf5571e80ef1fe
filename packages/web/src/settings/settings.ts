/** The settings of this device. Each has its texts in the catalogue under its key. */

import { EDITIONS, FIRST_EDITION, PACK_IDS } from '@flagfall/editions';
import { effect, signal } from '@preact/signals';
import { storedChoice } from './storedChoice.ts';

export const theme = storedChoice('theme', ['system', 'light', 'dark'], 'system');
/** Whether things on the screen move; `system` leaves it to the device. */
export const motion = storedChoice('motion', ['system', 'full', 'reduced'], 'system');
/** What pieces and sides are called: as in the booklets, or in neutral words. */
export const names = storedChoice('names', PACK_IDS, 'rulebook');
/** How long a battle is shown. */
export const battles = storedChoice('battles', ['untilTap', 'long', 'short', 'off'], 'long');
/** Whether a battle is shown large, too. */
export const closeUp = storedChoice('closeUp', ['off', 'on'], 'off');
export const coordinates = storedChoice('coordinates', ['on', 'off'], 'on');
/** Whether the board marks what known pieces could beat next. */
export const threats = storedChoice('threats', ['off', 'on'], 'off');
/** Whether a move waits until it is confirmed. */
export const confirmation = storedChoice('confirmation', ['off', 'on'], 'off');
/** Whether a move may be chosen while others are to move. */
export const premove = storedChoice('premove', ['on', 'off'], 'on');
/** The memory mode of new games on this device. */
export const memory = storedChoice('memory', ['aided', 'pencil', 'strict'], 'aided');
/** How many seconds the strongest computer may think about a move on this device. */
export const thinking = storedChoice('thinking', ['1', '3', '10'], '1');
/** Whether the computer shows its chances; it knows its own army, so that tells something. */
export const winChances = storedChoice('outlook', ['off', 'on'], 'off');

export const sounds = storedChoice('sounds', ['on', 'off'], 'on');
/** Whether the device says that it is one's turn, while the page is out of sight. */
export const notifications = storedChoice('notices', ['off', 'on'], 'off');

/** Those with a place on the page of settings. */
export const SETTINGS = [
  theme,
  motion,
  names,
  coordinates,
  battles,
  closeUp,
  threats,
  confirmation,
  premove,
  memory,
  thinking,
  winChances,
  sounds,
  notifications,
] as const;

/** Whether this browser has had a session on the server: only then the page asks the server for it. */
export const visited = storedChoice('visited', ['no', 'yes'], 'no');

/** The choices of the last game. */
export const lastEdition = storedChoice<string>(
  'edition',
  EDITIONS.map(({ id }) => id),
  FIRST_EDITION,
);
export const lastLevel = storedChoice('level', ['1', '2', '3', '4', '5'], '2');
export const lastSide = storedChoice('side', ['red', 'blue', 'green', 'gold', 'random'], 'red');

export function thinkingMs(): number {
  return Number(thinking.chosen.value) * 1000;
}

/** Whether the device asks for stillness. */
const isStill = signal(false);

/** Whether things on the screen may move. */
export function isMotionAllowed(): boolean {
  return motion.chosen.value === 'system' ? !isStill.value : motion.chosen.value === 'full';
}

/** The page wears the theme; `system` leaves it to the device. */
export function applyTheme(): void {
  effect(() => {
    const chosen = theme.chosen.value;
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    // The bar of the device above the page goes along.
    for (const one of ['light', 'dark'] as const) {
      const bar = document.querySelector<HTMLMetaElement>(`#bar-${one}`);
      const whenChosen = chosen === one ? 'all' : 'not all';
      if (bar !== null) bar.media = chosen === 'system' ? `(prefers-color-scheme: ${one})` : whenChosen;
    }
  });
}

/** The page says in one place whether it moves, for every style to read; the device may change its mind meanwhile. */
export function applyMotion(): void {
  const device = matchMedia('(prefers-reduced-motion: reduce)');
  const ask = (): void => {
    isStill.value = device.matches;
  };
  ask();
  device.addEventListener('change', ask);
  effect(() => {
    document.documentElement.dataset.motion = isMotionAllowed() ? 'full' : 'reduced';
  });
}
