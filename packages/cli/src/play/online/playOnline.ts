/** `flagfall play --server`: finds a game, plays it on the screen or line by line, goes on with the next one if all agree, and says how to come back. */

import { ServerRefused, ServerUnreachable, UnreadableAnswer } from '@flagfall/client';
import { findEdition } from '@flagfall/editions';
import { compileRules, type Rules } from '@flagfall/engine';
import type { Messages } from '@flagfall/messages';
import type { VisitorInfo } from '@flagfall/protocol/http';
import type { NextGame } from '../game.ts';
import { harmless, TerminalGameWords, type TerminalTexts } from '../terminalTexts.ts';
import { findGame, type OnlinePlay } from './findGame.ts';
import { OnlineSession } from './onlineSession.ts';
import { type ServerVisit, openVisit as visitServer } from './visit.ts';

/** With whose words, and where it is kept who one is. */
export interface OnlineVisit extends OnlinePlay {
  readonly messages: Messages;
  readonly home: string;
}

/** Plays until the person has enough. What a server refuses is thrown; `serverFault` puts it in words. */
export async function playOnline(play: OnlineVisit): Promise<void> {
  let visit = await enter(play, play.wish.name);
  try {
    let game = visit && (await findGame({ visit, ...play }));
    while (visit !== undefined && game !== undefined) {
      const after = await playGame(visit, game, play);
      if (after === 'signedOut') {
        const { visitor, link }: ServerVisit = visit;
        link.close();
        visit = await enterAgain(play, visitor);
      } else game = typeof after === 'object' ? after.next : undefined;
    }
  } finally {
    visit?.link.close();
  }
}

async function enter({ wish: { server }, home, front, texts }: OnlineVisit, name: string | undefined): Promise<ServerVisit | undefined> {
  const visit = await visitServer(server, name, home, (account) =>
    front.askSecret(texts.say('terminal.online.password', { name: account })),
  );
  if (visit !== undefined) front.greet(texts.say('terminal.online.greeting', { name: visit.visitor.name, server }));
  return visit;
}

/** Who was somebody here until now: as the same account once more, or as a guest, who can watch. Undefined when they leave. */
async function enterAgain(play: OnlineVisit, { type, name }: VisitorInfo): Promise<ServerVisit | undefined> {
  const { front, texts, wish } = play;
  const names = type === 'account' ? [harmless(name), undefined] : [undefined];
  const entries = names.map((each) => ({
    text: each === undefined ? texts.say('terminal.online.asGuest') : texts.say('terminal.online.logInAgain', { name: each }),
  }));
  const at = await front.choose(texts.say('terminal.online.signedOut', { server: wish.server }), entries);
  return at === undefined ? undefined : await enter(play, at === 0 && type === 'account' ? name : undefined);
}

async function playGame(visit: ServerVisit, game: string, { wanted, front, messages, texts }: OnlineVisit): Promise<NextGame> {
  const rules = await rulesOf(visit, game, texts);
  const session = await front.waitFor(texts.say('terminal.online.connecting'), OnlineSession.join(visit, game, rules, texts));
  if (session === undefined) return 'quit';
  if (session === 'noGame') throw new OnlineFault(texts.say('terminal.online.noGame'));
  if (session === 'otherEdition') throw new OnlineFault(texts.say('terminal.online.otherEdition', { edition: rules.edition.id }));
  const words = new TerminalGameWords(messages, rules, texts.pack(rules.edition, wanted.pack));
  const after = await front.play(session, words, wanted.seed);
  session.leave();
  const isLeft = session.standing.phase !== 'over' && session.people.length > 0;
  if (isLeft && after !== 'signedOut') front.out(texts.say('terminal.online.kept', { server: visit.server, game }));
  return after;
}

/** Something that cannot be done, in a sentence. */
export class OnlineFault extends Error {}

async function rulesOf({ api }: ServerVisit, game: string, texts: TerminalTexts): Promise<Rules> {
  const { edition: id, revision = 1, options } = await api.game(game);
  const edition = findEdition(id, revision);
  if (edition === undefined) throw new OnlineFault(texts.say('terminal.online.otherEdition', { edition: id }));
  return compileRules(edition, options);
}

/** The sentence for what went wrong with a server; undefined for what is our own mistake. */
export function serverFault(error: unknown, server: string, messages: Messages): string | undefined {
  if (error instanceof OnlineFault) return error.message;
  if (error instanceof ServerRefused) return messages.httpRefusal(error.refusal);
  if (error instanceof ServerUnreachable) return messages.say('terminal.online.unreachable', { server });
  if (error instanceof UnreadableAnswer) return messages.say('terminal.online.strange', { server, what: error.message });
  return undefined;
}
