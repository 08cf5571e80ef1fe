// How much somebody may say in a while, counted over all games and nodes by what is stored.

export interface RecentLine {
  readonly text: string;
  readonly at: number;
}

const SECOND = 1000;
/** At most so many lines in so long. */
const LIMITS = [
  { lines: 5, ms: 10 * SECOND },
  { lines: 20, ms: 60 * SECOND },
] as const;
/** The same words so often in the longest of them. */
const SAME_MAX = 3;

/** How far back one has to look. */
export const CHAT_LIMIT_WINDOW_MS: number = LIMITS[LIMITS.length - 1].ms;

/** When the next line may be said, in milliseconds from now; undefined when it may be said now. */
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

/** Until so few are left in the window that one more fits. */
function waitFor(said: readonly RecentLine[], lines: number, ms: number, now: number): number {
  const within = said.map(({ at }) => at).filter((at) => at > now - ms);
  return within.length < lines ? 0 : within[within.length - lines] + ms - now;
}
