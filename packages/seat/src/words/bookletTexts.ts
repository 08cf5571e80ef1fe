/** The texts of a booklet besides its rules: its story and its advice. */

import { bookletOf, type NamePack, nameOf } from '@flagfall/editions';
import { type Edition, SEATS } from '@flagfall/engine';
import type { MessageId, Messages, Values } from '@flagfall/messages';

/** The source of sentences and names, read anew each time: on a page the language can change. */
export interface Language {
  readonly messages: Messages;
  readonly pack: NamePack;
}

/** The story names the characters of the booklet, so neutral names have none. */
export function storyOf({ messages, pack }: Language, edition: Edition): string | undefined {
  if (pack.id === 'neutral') return undefined;
  const sides = Object.fromEntries(SEATS.map((seat) => [seat, pack.seats[seat]?.name ?? '']));
  return messages.say(`story.${bookletOf(edition).box}` as MessageId, sides);
}

export function adviceOf(language: Language, edition: Edition, topic: 'setup' | 'play'): readonly string[] {
  const { messages, pack } = language;
  const values: Values = { prize: pack.prize, scout: namesIn(language, edition, 'scout'), miner: namesIn(language, edition, 'miner') };
  return bookletOf(edition)[topic].map((id) => messages.say(`advice.${id}` as MessageId, values));
}

/** One name, or one for each side where they have characters of their own; empty for a kind that does not exist. */
function namesIn({ pack }: Language, { seats, kinds }: Edition, kind: string): string {
  if (!kinds.some(({ id }) => id === kind)) return '';
  return [...new Set(seats.map((seat) => nameOf(pack, seat, kind)))].join(' / ');
}
