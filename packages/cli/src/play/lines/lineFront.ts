/** The start and end of a game in line mode, for terminals without a screen, screen readers and tests. */

import { othersOf } from '../company.ts';
import type { FrontEnd } from '../front.ts';
import type { GameSettings } from '../game.ts';
import type { TerminalSession } from '../session.ts';
import { waitFor } from '../terminal/inbox.ts';
import { TerminalTheme } from '../terminal/look.ts';
import type { TerminalGameWords, TerminalTexts } from '../terminalTexts.ts';
import { LineGame, type LineIo } from './lineGame.ts';

export function lineFront(io: LineIo, texts: TerminalTexts, kept: Pick<GameSettings, 'save' | 'armies'>): FrontEnd {
  return {
    async choose(title, entries) {
      io.out(title);
      entries.forEach(({ text, about, word }, at) => {
        io.out(`${at + 1} ${text}${word === undefined ? '' : ` (${word})`}${about === undefined ? '' : `: ${about}`}`);
      });
      for (;;) {
        io.out(texts.say('terminal.online.chooseLine'));
        const line = (await io.inbox.next())?.trim().toLowerCase();
        if (line === undefined || line === 'quit') return undefined;
        const at = entries.findIndex(({ word }, index) => line === word || Number(line) === index + 1);
        if (at >= 0) return at;
      }
    },
    async askSecret(prompt) {
      io.out(prompt);
      return await io.inbox.next();
    },
    async waitFor<Thing>(sentence: string, coming: Promise<Thing>) {
      io.out(sentence);
      const found = await waitFor(
        coming,
        () => io.inbox.wake(),
        // Other lines are meant for the game.
        async () => (await io.inbox.nextOrWake((line) => line.trim().toLowerCase() === 'quit')) === 'woken',
      );
      return found?.come;
    },
    greet: (sentence) => io.out(sentence),
    out: (line) => io.out(line),
    async play(session, words, seed) {
      io.out(welcome(session, words, seed));
      // A spectator joins in the middle of the game.
      const isWatching = session.stateOf(session.people[0] ?? session.reader).company?.isWatching ?? false;
      if (words.story !== undefined && !isWatching) io.out(words.story);
      io.out(words.rulesLine);
      return await new LineGame(session, words, new TerminalTheme('plain', words.pack), { seed, ...kept }, io).play();
    },
  };
}

function welcome(session: TerminalSession, words: TerminalGameWords, seed: string): string {
  const game = words.pack.title;
  const others = session.people.length > 1 ? undefined : session.stateOf(session.people[0] ?? session.reader);
  // Random deployments come from the seed: between two people it stays a secret.
  if (others === undefined) return words.say('terminal.lines.welcomeTwo', { game, count: session.rules.seats.length });
  if (others.company === undefined) return words.say('terminal.lines.welcome', { game, seed });
  const values = { game, seat: words.seat(session.reader), others: othersOf(others, words) };
  return words.say(others.company.isWatching ? 'terminal.online.linesWatching' : 'terminal.online.linesWelcome', values);
}
