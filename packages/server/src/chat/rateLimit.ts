// How much a person may write in a while, counted in the store over all games and nodes.

import { SECOND_MS } from '@flagfall/protocol';

export interface RecentLine {
  readonly text: string;
  readonly at: number;
}

/** At most so many lines per period. */
const LIMITS = [
  { lines: 5, ms: 10 * SECOND_MS },
  { lines: 20, ms: 60 * SECOND_MS },
] as const;
/** The same text at most so often in the longest period. */
const SAME_MAX = 3;

/** How far back the count goes. */
export const CHAT_LIMIT_WINDOW_MS: number = LIMITS[LIMITS.length - 1].ms;

/** When the next line is allowed, in milliseconds from now; undefined for now. */
export function chatRetryMs(said: readonly RecentLine[], text: string, now: number): number | undefined {
  const waits = [
    ...LIMITS.map(({ lines, ms }) => waitFor(said, lines, ms, now)),
    waitFor(
      said.filter((line) => line.text === text),
      SAME_MAX,
      CHAT_LIMIT_WINDOW_MS,
      now,
    ),
  ];
  const wait = Math.max(...waits);
  return wait > 0 ? wait : undefined;
}

/** When enough lines have left the window for one more. */
function waitFor(said: readonly RecentLine[], lines: number, ms: number, now: number): number {
  const within = said.map(({ at }) => at).filter((at) => at > now - ms);
  return within.length < lines ? 0 : within[within.length - lines] + ms - now;
}
