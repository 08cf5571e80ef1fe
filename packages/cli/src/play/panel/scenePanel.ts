/** A battle or a showing in the panel, until a key is pressed. */

import type { Seat } from '@flagfall/engine';
import type { BattleScene, RevealScene, Scene } from '@flagfall/seat';
import { STYLES, type TerminalTheme } from '../terminal/look.ts';
import { BLANK, clip, type Line, paragraph, type Span } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';

export function sceneLines(scene: Scene, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  return scene.type === 'battle' ? battleLines(scene, width, words, look) : showingLines(scene, width, words, look);
}

/** Both pieces side by side with their cards, the outcome, and a sentence. */
function battleLines(battle: BattleScene, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  const { attacker, defender, outcome, cell } = battle;
  const half = Math.floor((width - 3) / 2);
  const hasCards = [attacker, defender].some(({ cards }) => cards.length > 0);
  const columns = [attacker, defender].map(({ seat, kind, cards }, at): Line => {
    const falls = outcome === 'bothCaptured' || outcome === (at === 0 ? 'defenderWins' : 'attackerWins');
    const end = outcome === 'nobodyCaptured' ? 'terminal.battle.stands' : falls ? 'terminal.battle.falls' : 'terminal.battle.wins';
    const [first = '', second = ''] = cards.map((card) => words.messages.card(card));
    return [
      { text: words.say(at === 0 ? 'terminal.battle.attack' : 'terminal.battle.defence'), style: STYLES.faint },
      { text: words.seat(seat) },
      pieceSpan(seat, kind, words, look),
      { text: words.kind(seat, kind), style: STYLES.heading },
      ...(hasCards ? [first, second].map((text) => ({ text, style: STYLES.warning })) : []),
      { text: words.say(end), style: falls ? STYLES.faint : STYLES.good },
    ].map(({ text, style }): Span => {
      const left = Math.max(0, Math.floor((half - text.length) / 2));
      return { text: clip(text, half), style, at: at * (half + 3) + left };
    });
  });
  const rows = columns[0].map((span, at): Line => [span, columns[1][at], ...(at === 2 ? [{ text: '×', at: half + 1 }] : [])]);
  return [title(words.say('terminal.battle.title', { cell }), width), ...rows, BLANK, ...paragraph(words.outcome(battle), width)];
}

function showingLines({ cell, seat, kind }: RevealScene, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  const spans = [{ text: words.seat(seat) }, pieceSpan(seat, kind, words, look), { text: words.kind(seat, kind), style: STYLES.heading }];
  return [title(words.say('terminal.shown.title', { cell }), width), BLANK, ...spans.map((span): Line => [{ ...span, at: 2 }])];
}

function pieceSpan(seat: Seat, kind: string, words: TerminalGameWords, look: TerminalTheme): Span {
  const style = look.paint === 'colour' ? look.seatStyle(seat) : STYLES.heading;
  return { text: `  ${look.letterOf(seat)} ${words.glyph(kind)}  `, style };
}

function title(text: string, width: number): Line {
  return [{ text: `── ${text} ${'─'.repeat(Math.max(0, width - text.length - 5))}`, style: STYLES.heading }];
}
