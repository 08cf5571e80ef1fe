/** A game on a map for tests: people on every seat, driven to the question that a test is about. */

import { conquest, namesOf } from '@flagfall/editions';
import { type Chance, compileRules, type Options, pick, type Seat, sampleDeployment, seatIndex, seededChance } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { drawGame } from '../screen/gameScreen.ts';
import type { GameState } from '../screen/gameState.ts';
import { Canvas } from '../terminal/canvas.ts';
import { TerminalTheme } from '../terminal/look.ts';
import { TerminalGameWords } from '../terminalTexts.ts';
import { TestSession } from './testSessionForTests.ts';

export interface MapTable {
  readonly session: TestSession;
  readonly words: TerminalGameWords;
  readonly look: TerminalTheme;
  readonly chance: Chance;
}

export function tableFor(options: Options, seed: string): MapTable {
  const rules = compileRules(conquest, options);
  const pack = namesOf(conquest, 'en').rulebook;
  return {
    session: new TestSession(rules, seed),
    words: new TerminalGameWords(createMessages('en'), rules, pack),
    look: new TerminalTheme('plain', pack),
    chance: seededChance(seed),
  };
}

export function draw({ session, words, look }: MapTable, seat: Seat, state: GameState, columns = 80, rows = 24): readonly string[] {
  const canvas = new Canvas(columns, rows);
  drawGame(canvas, state, session.stateOf(seat), words, look);
  return canvas.lines();
}

/** Plays any legal intent; of the cards, the wanted one or none. */
export function actAnyhow({ session, words, chance }: MapTable, card?: string): void {
  const [seat] = session.waitingFor;
  const { view } = session.stateOf(seat).sight;
  const wanted = view.deeds.find(({ deed, cards }) => (deed === 'card' && cards?.[0] === card) || (deed === 'pass' && card === undefined));
  const passing = view.deeds.find(({ deed }) => deed === 'pass');
  const home = view.homes[seat]?.map((cell) => words.rules.board.indexOf.get(cell)!);
  const intent =
    view.waiting?.decision === 'deploy'
      ? ({ type: 'deploy', deployment: sampleDeployment(words.rules, seatIndex(seat), chance, home) } as const)
      : (wanted ?? passing ?? pick(chance, [...view.moves, ...view.deeds]));
  const refusal = session.ask(seat, { type: 'play', intent });
  if (refusal !== undefined) throw new Error(words.refusal(refusal, seat));
}

/** Plays until the game waits for that decision, and returns the seat that is asked. */
export function reach(table: MapTable, decision: string, card?: string): Seat {
  const { session } = table;
  while (session.waitingFor.length > 0) {
    const [seat] = session.waitingFor;
    if (session.stateOf(seat).sight.view.waiting?.decision === decision) return seat;
    actAnyhow(table, card);
  }
  throw new Error(`the game ended without the question ${decision}`);
}
