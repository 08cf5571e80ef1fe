/** Games with powers and cards for the tests: hands that can be chosen, and deeds as people type them. Test code only. */

import { type Edition, type Options, type Seat, seededChance } from '@flagfall/engine';
import { handOf } from '@flagfall/seat';
import { parseDeed, parseMove } from '../lines/typed.ts';
import { startGame, type TestGame } from './gameForTests.ts';

/** `red e4e5`, `blue defend defence2`, one after the other; `blue any` is the first move there is. */
export function playOut(game: TestGame, ...lines: readonly string[]): void {
  for (const line of lines) {
    const [seat, ...rest] = line.split(' ') as [Seat, ...string[]];
    const [first] = game.session.stateOf(seat).sight.view.moves;
    const move = rest[0] === 'any' ? { from: first.from, to: first.to } : parseMove(rest.join(' '));
    const deed = parseDeed(game.words.rules, rest.join(' '));
    const intent = move === undefined ? deed : ({ type: 'move', ...move } as const);
    if (intent === undefined) throw new Error(`no intent: ${line}`);
    const refusal = game.session.ask(seat, { type: 'play', intent });
    if (refusal !== undefined) throw new Error(`${line}: ${game.words.refusal(refusal, seat)}`);
  }
}

/** A game in which a seat holds these cards after all have kept their first hand; it tries one seed after the other. */
export function gameWithHand(edition: Edition, seat: Seat, cards: readonly string[], options: Options = {}): TestGame {
  const chance = seededChance('hands');
  for (let tries = 0; tries < 2000; tries++) {
    const game = startGame(edition, options, {}, `cards ${chance.below(1_000_000)}`);
    const hand = handOf(game.session.stateOf(seat).sight.view, seat);
    if (!cards.every((card) => hand.includes(card))) continue;
    playOut(game, 'red mulligan no', 'blue mulligan no');
    return game;
  }
  throw new Error(`nobody was dealt ${cards.join(', ')}`);
}
