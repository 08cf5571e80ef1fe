// Hints between nodes that are about no fact of a game: the lobby has changed, somebody has got a game, a line was said. They travel as
// notices of names that no game has, and carry as little: whoever hears one reads the store.

import type { Notice, NoticeBus } from './notices.ts';

const HINTS = ['lobby', 'met', 'ended', 'said'] as const;

export interface NodeHint {
  readonly type: (typeof HINTS)[number];
  /** The game that people have got, or that has ended; the game and the line that was said there. Empty for the lobby. */
  readonly about: string;
}

const MARK = '~';

/** Never throws; a hint may be lost, like a notice. */
export function publishHint(notices: NoticeBus, type: NodeHint['type'], about = ''): void {
  notices.publish(`${MARK}${type}/${about}`, 0);
}

/** Undefined for the notice of a game. */
export function nodeHintIn({ game: name }: Notice): NodeHint | undefined {
  if (!name.startsWith(MARK)) return undefined;
  const slash = name.indexOf('/');
  const type = HINTS.find((one) => one === name.slice(MARK.length, slash));
  return type === undefined ? undefined : { type, about: name.slice(slash + 1) };
}
