/** A game between two people for tests, played by naming moves. */

import { deploymentFromLibrary, libraryOf, namesOf } from '@flagfall/editions';
import { type Cell, compileRules, type Deployment, type Edition, type Options, type Seat } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { drawGame } from '../screen/gameScreen.ts';
import { freshState, type GameState } from '../screen/gameState.ts';
import { Canvas, type ColourMode } from '../terminal/canvas.ts';
import { TerminalTheme } from '../terminal/look.ts';
import { TerminalGameWords } from '../terminalTexts.ts';
import { TestSession } from './testSessionForTests.ts';

export interface TestGame {
  readonly session: TestSession;
  readonly words: TerminalGameWords;
  move(seat: Seat, text: string): void;
  /** The screen of a seat. */
  draw(seat: Seat, state?: Partial<GameState>, paint?: ColourMode, columns?: number, rows?: number): Canvas;
}

export function startGame(
  edition: Edition,
  options: Options = {},
  deployments: Partial<Record<Seat, Deployment>> = {},
  seed = 'test',
): TestGame {
  const rules = compileRules(edition, options);
  const pack = namesOf(edition, 'en').neutral;
  const words = new TerminalGameWords(createMessages('en'), rules, pack);
  const session = new TestSession(rules, seed);
  for (const seat of rules.seats) {
    const deployment = deployments[seat] ?? deploymentFromLibrary(rules, seat, libraryOf(edition, rules.options)[0]);
    const refusal = session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
    if (refusal !== undefined) throw new Error(words.refusal(refusal, seat));
  }
  return {
    session,
    words,
    move(seat, text) {
      const refusal = session.ask(seat, {
        type: 'play',
        intent: { type: 'move', from: text.slice(0, 2) as Cell, to: text.slice(2) as Cell },
      });
      if (refusal !== undefined) throw new Error(words.refusal(refusal, seat));
    },
    draw(seat, state = {}, paint = 'plain', columns = 80, rows = 24) {
      const canvas = new Canvas(columns, rows);
      drawGame(canvas, { ...freshState('a1'), ...state }, session.stateOf(seat), words, new TerminalTheme(paint, pack));
      return canvas;
    },
  };
}
