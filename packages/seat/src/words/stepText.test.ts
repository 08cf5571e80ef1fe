/** Names of the steps of a choice, on a screen with room for names and on one with signs. */

import { battleCards, conquest, namesOf } from '@flagfall/editions';
import { isAnsweringQuestion, type Seat, type View } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { expect, test } from 'vitest';
import { TestTable } from '../forTests/tableForTests.ts';
import { SeatWords } from './seatWords.ts';
import { regroupedZones, stepText } from './stepText.ts';

class TestWords extends SeatWords {
  readonly stepIds = {
    noCard: 'terminal.deed.noCard',
    noCardAbout: 'terminal.deed.noCardAbout',
    orderStays: 'terminal.order.stays',
    orderGoes: 'terminal.order.goes',
  } as const;
  protected get language() {
    return { messages: createMessages('en'), pack: namesOf(this.rules.edition, 'en').neutral };
  }
}

class SignWords extends TestWords {
  override readonly glyph = () => '#';
}

/** Plays by chance until the seat in turn sees the wanted step. */
function until(game: TestTable, isWanted: (view: View) => boolean): { readonly view: View; readonly seat: Seat } {
  for (let at = 0; at < 1500; at++) {
    const [seat] = game.table.waitedFor;
    const view = game.table.viewOf(seat);
    if (isWanted(view)) return { view, seat };
    if (!game.playByChance()) break;
  }
  throw new Error('it has not come to that');
}

test('a complete deed is named after what it does, and explained', () => {
  const game = new TestTable(conquest, 'steps');
  const { view, seat } = until(game, (now) => !isAnsweringQuestion(now) && now.deeds.some(({ deed }) => deed === 'done'));
  const { name, about } = stepText({ type: 'deed', value: 'done' }, seat, view, new TestWords(game.rules));
  expect(name).toBe('End the turn');
  expect(about).toBe('The moves that you have left are given up.');
});

test('an order of pieces is given in words, or in signs where there is no room', () => {
  const game = new TestTable(conquest, 'steps');
  const { view, seat } = until(game, (now) => now.deeds.some(({ deed }) => deed === 'rearrange'));
  const [{ deed, cells = [] }] = view.deeds;
  const step = { type: 'answer', value: [deed, ...cells].join(' ') } as const;
  const inWords = stepText(step, seat, view, new TestWords(game.rules));
  const inSigns = stepText(step, seat, view, new SignWords(game.rules));
  expect(inWords.about).toBe('');
  expect(inSigns.about).toBe(`${inWords.name}.`);
  expect(inSigns.name).toBe(
    regroupedZones(view, game.rules.board)
      .map((zone) => `${zone} #`)
      .join(', '),
  );
});

test('"no card" is a step too', () => {
  const game = new TestTable(battleCards, 'steps');
  const { view, seat } = until(game, (now) => now.moves.length > 0);
  expect(stepText({ type: 'card', value: '' }, seat, view, new TestWords(game.rules)).name).toBe('No card');
});
