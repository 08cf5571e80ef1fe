/** The pages before and after a game on a screen. */

import type { FrontEnd } from '../front.ts';
import type { GameSettings } from '../game.ts';
import { textAfter } from '../terminal/keys.ts';
import { STYLES, TerminalTheme } from '../terminal/look.ts';
import { chooseFrom, drawCentred } from '../terminal/pages.ts';
import type { TerminalScreen } from '../terminal/screen.ts';
import { drawBar, drawFoot, paragraph, putLines, wrap } from '../terminal/widgets.ts';
import type { TerminalTexts } from '../terminalTexts.ts';
import { ScreenGame } from './screenGame.ts';

/** Longer secrets are cut. */
const SECRET_MAX = 200;

export function screenFront(
  screen: TerminalScreen,
  texts: TerminalTexts,
  kept: Pick<GameSettings, 'save' | 'armies'>,
  out: (line: string) => void,
): FrontEnd {
  return {
    choose: (title, entries, first = 0) =>
      chooseFrom(screen, texts, first, {
        count: () => entries.length,
        draw(canvas, at) {
          drawBar(canvas, texts.say('terminal.title'));
          const heading = paragraph(title, canvas.columns - 4, STYLES.heading);
          putLines(canvas, { x: 2, y: 2, height: canvas.rows }, heading);
          const top = 3 + heading.length;
          const gap = gapFor(canvas.rows - top, entries);
          entries.forEach(({ text, about = '' }, index) => {
            const y = top + index * gap;
            canvas.put(2, y, `${String(index + 1).padStart(2)}  ${text} `, index === at ? STYLES.chosen : STYLES.heading);
            if (index === at && screen.paint !== 'colour') canvas.put(0, y, '>');
            if (gap > 1) canvas.put(6, y + 1, about, STYLES.faint);
          });
          drawFoot(canvas, gap > 1 ? '' : (entries[at].about ?? ''), texts.say('terminal.online.chooseKeys'));
        },
        taken(key, at) {
          if (key === 'enter' || key === 'space') return at;
          const number = key === '0' ? 10 : Number(key);
          return /^\d$/.test(key) && number <= entries.length ? number - 1 : undefined;
        },
      }),
    async askSecret(prompt) {
      let secret = '';
      screen.show((canvas) => {
        drawBar(canvas, texts.say('terminal.title'));
        drawCentred(canvas, [prompt]);
      });
      for (;;) {
        const key = await screen.nextKey();
        if (key === 'enter') return secret;
        if (key === 'escape' || key === 'closed') return undefined;
        secret = textAfter(secret, key, SECRET_MAX);
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
    greet() {},
    out,
    play: (session, words, seed) =>
      new ScreenGame(screen, session, words, new TerminalTheme(screen.paint, words.pack), { seed, ...kept, onSaved: out }).play(),
  };
}

/** The lines between two entries: without room for all descriptions, only that of the selected entry is below. */
function gapFor(rows: number, entries: readonly { readonly about?: string }[]): number {
  if (entries.every(({ about }) => about === undefined)) return 1;
  return [3, 2].find((gap) => entries.length * gap + 2 <= rows) ?? 1;
}
