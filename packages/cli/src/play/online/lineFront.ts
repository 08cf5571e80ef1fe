/** What stands around an online game line by line. */

import { othersOf } from '../company.ts';
import { LineGame, type LineSettings } from '../lineGame.ts';
import type { LineIo } from '../lineMode.ts';
import { Look } from '../look.ts';
import type { Texts } from '../words.ts';
import type { Front } from './front.ts';

export function lineFront(io: LineIo, texts: Texts, settings: LineSettings): Front {
  return {
    async choose(title, entries) {
      io.out(title);
      entries.forEach((entry, at) => {
        io.out(`${at + 1} ${entry}`);
      });
      for (;;) {
        io.out(texts.say('terminal.online.chooseLine'));
        const line = (await io.nextLine())?.trim().toLowerCase();
        if (line === undefined || line === 'quit') return undefined;
        if (entries[Number(line) - 1] !== undefined) return Number(line) - 1;
      }
    },
    async waitFor<Thing>(sentence: string, coming: Promise<Thing>) {
      io.out(sentence);
      const come: Thing[] = [];
      const arrival = coming.then((thing) => {
        come.push(thing);
        io.wake();
      });
      while (come.length === 0) {
        // Other lines are meant for the game.
        const heard = await io.nextLineOrWake((line) => line.trim().toLowerCase() === 'quit');
        if (heard === 'ended' || heard !== 'woken') return undefined;
      }
      await arrival;
      return come[0];
    },
    async play(session, words) {
      const state = session.stateOf(session.reader);
      const values = { game: words.title, seat: words.seat(session.reader), others: othersOf(state, words) };
      io.out(words.say(state.company?.isWatching ? 'terminal.online.linesWatching' : 'terminal.online.linesWelcome', values));
      io.out(words.rulesLine);
      return await new LineGame(session, words, new Look('plain', words.pack), settings, io).play();
    },
  };
}
