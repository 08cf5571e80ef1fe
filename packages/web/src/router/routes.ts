/** Which screen belongs to which address. A new screen is one line here and one in `app.tsx`. */

const PATTERNS = {
  home: '/',
  /** A game on this device. */
  play: '/play/:game',
  /** A game that is over; which one, the part of the address behind `#` says. */
  replay: '/replay',
  /** The army studio; the part after `#` is the code of an army. */
  studio: '/studio/:edition',
  puzzles: '/puzzles',
  puzzle: '/puzzles/:id',
  /** A game on the server. */
  online: '/game/:game',
  friend: '/friend',
  lobby: '/lobby',
  /** The page of an invitation link; the part after `#` is its token. */
  invite: '/invite',
  account: '/account',
  person: '/people/:name',
  leaders: '/leaders',
  archive: '/archive',
  /** The rules of a game; the part behind `#` is the id of one of them. */
  rules: '/rules/:edition',
  /** The course, and one of its lessons. */
  learn: '/learn',
  lesson: '/learn/:lesson',
  settings: '/settings',
} as const;

export type ScreenName = keyof typeof PATTERNS;

export interface PageRoute {
  /** Undefined where the address leads nowhere. */
  readonly screen: ScreenName | undefined;
  /** What the address says in the places of the pattern that begin with a colon. */
  readonly given: Readonly<Record<string, string>>;
}

export function routeAt(path: string): PageRoute {
  const parts = partsOf(path);
  for (const [screen, pattern] of Object.entries(PATTERNS)) {
    const given = matched(partsOf(pattern), parts);
    if (given !== undefined) return { screen: screen as ScreenName, given };
  }
  return { screen: undefined, given: {} };
}

export function pathTo(screen: ScreenName, given: Readonly<Record<string, string>> = {}): string {
  return `/${partsOf(PATTERNS[screen])
    .map((part) => (part.startsWith(':') ? encodeURIComponent(given[part.slice(1)] ?? '') : part))
    .join('/')}`;
}

function matched(pattern: readonly string[], parts: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const given: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    if (part.startsWith(':')) given[part.slice(1)] = decoded(parts[at]);
    else if (part !== parts[at]) return undefined;
  }
  return given;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** A typed address may have broken encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
