// Hints between nodes that are not about facts of a game: the lobby has changed, a player has a game, a chat line was posted. They travel as
// notices with ids that no game has, and carry as little: the receiver reads the store.

import type { Notice, NoticeBus } from './notices.ts';

const HINTS = ['lobby', 'met', 'ended', 'said'] as const;

export interface NodeHint {
  readonly type: (typeof HINTS)[number];
  /** The game that was opened, or has ended; or a game and its chat line. Empty for the lobby. */
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
