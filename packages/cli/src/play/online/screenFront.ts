/** What stands around an online game on a screen. */

import { Game, type GameSettings } from '../game.ts';
import { drawCentred } from '../handOver.ts';
import { drawBar, drawFoot, wrap } from '../layout.ts';
import { Look, STYLES } from '../look.ts';
import type { Screen } from '../screen.ts';
import type { Texts } from '../words.ts';
import type { Front } from './front.ts';

export function screenFront(screen: Screen, texts: Texts, settings: GameSettings): Front {
  return {
    async choose(title, entries) {
      let at = 0;
      for (;;) {
        const shown = at;
        screen.show((canvas) => {
          drawBar(canvas, texts.say('terminal.title'));
          canvas.put(2, 2, title, STYLES.heading);
          entries.forEach((entry, line) => {
            canvas.put(2, 4 + line, `${line === shown ? '>' : ' '} ${entry}`, line === shown ? STYLES.chosen : {});
          });
          drawFoot(canvas, '', texts.say('terminal.online.chooseKeys'));
        });
        const key = await screen.nextKey();
        if (key === 'q' || key === 'escape' || key === 'closed') return undefined;
        if (key === 'enter' || key === 'space') return at;
        if (key === 'down') at = Math.min(entries.length - 1, at + 1);
        if (key === 'up') at = Math.max(0, at - 1);
      }
    },
    async waitFor<Thing>(sentence: string, coming: Promise<Thing>) {
      screen.show((canvas) => {
        drawBar(canvas, texts.say('terminal.title'));
        drawCentred(canvas, wrap(sentence, canvas.columns - 4));
        drawFoot(canvas, '', texts.say('terminal.online.searchKeys'));
      });
      return (await screen.waitFor(coming, (key) => key === 'q' || key === 'escape' || key === 'closed'))?.come;
    },
    play: (session, words) => new Game(screen, session, words, new Look(screen.paint, words.pack), settings).play(),
  };
}
