/** `flagfall play --server`: finds a game, plays it on the screen or line by line, goes on with the next one if all agree, and says how to come back. */

import { ServerRefused, ServerUnreachable, StrangeAnswer } from '@flagfall/client';
import { findEdition } from '@flagfall/editions';
import { compileRules, type Rules } from '@flagfall/engine';
import type { Messages } from '@flagfall/messages';
import { type Texts, Words } from '../words.ts';
import { type ChosenGame, findGame } from './findGame.ts';
import type { Front } from './front.ts';
import { OnlineSession } from './onlineSession.ts';
import type { Visit } from './visit.ts';
import type { OnlineWish } from './wishes.ts';

export interface OnlinePlay {
  readonly wish: OnlineWish;
  readonly wanted: ChosenGame;
  readonly front: Front;
  readonly messages: Messages;
  readonly texts: Texts;
  /** What is to be read when the screen is gone. */
  readonly out: (line: string) => void;
}

/** Plays until the person has enough. What a server refuses is thrown; `serverFault` puts it in words. */
export async function playOnline(visit: Visit, play: OnlinePlay): Promise<void> {
  const { wish, wanted, front, messages, texts, out } = play;
  let game = await findGame({ visit, wish, wanted, front, texts, out });
  while (game !== undefined) {
    const rules = await rulesOf(visit, game, texts);
    const joining = OnlineSession.join(visit, game, rules, texts);
    const session = await front.waitFor(texts.say('terminal.online.connecting'), joining);
    if (session === undefined) return;
    if (session === 'noGame') throw new OnlineFault(texts.say('terminal.online.noGame'));
    if (session === 'otherEdition') throw new OnlineFault(texts.say('terminal.online.otherEdition', { edition: rules.edition.id }));
    const words = new Words(messages, rules, texts.pack(rules.edition, wanted.pack));
    const after = await front.play(session, words);
    session.leave();
    const isLeft = session.standing.phase !== 'over' && session.people.length > 0;
    if (isLeft) out(texts.say('terminal.online.kept', { server: visit.server, game }));
    game = typeof after === 'object' ? after.next : undefined;
  }
}

/** Something that cannot be done, in a sentence. */
export class OnlineFault extends Error {}

async function rulesOf({ api }: Visit, game: string, texts: Texts): Promise<Rules> {
  const { edition: id, options } = await api.game(game);
  const edition = findEdition(id);
  if (edition === undefined) throw new OnlineFault(texts.say('terminal.online.otherEdition', { edition: id }));
  return compileRules(edition, options);
}

/** The sentence for what went wrong with a server; undefined for what is our own mistake. */
export function serverFault(error: unknown, server: string, messages: Messages): string | undefined {
  if (error instanceof OnlineFault) return error.message;
  if (error instanceof ServerRefused) return messages.doorRefusal(error.refusal);
  if (error instanceof ServerUnreachable) return messages.say('terminal.online.unreachable', { server });
  if (error instanceof StrangeAnswer) return messages.say('terminal.online.strange', { server, what: error.message });
  return undefined;
}
