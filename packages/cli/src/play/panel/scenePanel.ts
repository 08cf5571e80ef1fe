/** A battle or a showing in the panel, until a key is pressed. */

import type { Battle, Scene, Showing } from '@flagfall/seat';
import type { Canvas } from '../terminal/canvas.ts';
import { type Area, clip, drawText } from '../terminal/layout.ts';
import { type Look, STYLES } from '../terminal/look.ts';
import type { Words } from '../words.ts';

export function drawScene(canvas: Canvas, area: Area, scene: Scene, words: Words, look: Look): void {
  if (scene.type === 'battle') drawBattle(canvas, area, scene, words, look);
  else drawShowing(canvas, area, scene, words, look);
}

/** Both pieces side by side with the cards played for them, who stays, and a sentence. */
function drawBattle(canvas: Canvas, { x, y, width }: Area, battle: Battle, words: Words, look: Look): void {
  drawTitle(canvas, { x, y, width }, words.say('terminal.battle.title', { cell: battle.cell }));
  const half = Math.floor((width - 3) / 2);
  const { outcome } = battle;
  const falls = [outcome === 'defenderWins' || outcome === 'bothCaptured', outcome === 'attackerWins' || outcome === 'bothCaptured'];
  const hasCards = [battle.attacker, battle.defender].some(({ cards }) => cards.length > 0);
  [battle.attacker, battle.defender].forEach(({ seat, kind, cards }, at) => {
    const left = x + at * (half + 3);
    const put = (line: number, text: string, style = {}) =>
      canvas.put(left + Math.max(0, Math.floor((half - text.length) / 2)), y + line, clip(text, half), style);
    put(1, words.say(at === 0 ? 'terminal.battle.attack' : 'terminal.battle.defence'), STYLES.faint);
    put(2, words.seat(seat));
    put(3, `  ${look.letterOf(seat)} ${words.glyph(kind)}  `, look.paint === 'colour' ? look.seatStyle(seat) : STYLES.heading);
    put(4, words.kind(seat, kind), STYLES.heading);
    cards.forEach((card, line) => {
      put(5 + line, words.card(card), STYLES.warning);
    });
    const end = outcome === 'nobodyCaptured' ? 'terminal.battle.stands' : falls[at] ? 'terminal.battle.falls' : 'terminal.battle.wins';
    put(hasCards ? 7 : 5, words.say(end), falls[at] ? STYLES.faint : STYLES.good);
  });
  canvas.put(x + half + 1, y + 3, '×');
  drawText(canvas, { x, y: y + (hasCards ? 9 : 7), width }, words.outcome(battle));
}

function drawShowing(canvas: Canvas, { x, y, width }: Area, { cell, seat, kind }: Showing, words: Words, look: Look): void {
  drawTitle(canvas, { x, y, width }, words.say('terminal.shown.title', { cell }));
  canvas.put(x + 2, y + 2, words.seat(seat));
  canvas.put(
    x + 2,
    y + 3,
    `  ${look.letterOf(seat)} ${words.glyph(kind)}  `,
    look.paint === 'colour' ? look.seatStyle(seat) : STYLES.heading,
  );
  canvas.put(x + 2, y + 4, words.kind(seat, kind), STYLES.heading);
}

function drawTitle(canvas: Canvas, { x, y, width }: Pick<Area, 'x' | 'y' | 'width'>, title: string): void {
  canvas.put(x, y, `── ${title} ${'─'.repeat(Math.max(0, width - title.length - 5))}`, STYLES.heading);
}
