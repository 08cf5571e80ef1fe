// When a computer at a real table offers a draw. The test decides its moves and its evaluation.

import { barrage, withRuleSet } from '@flagfall/editions';
import { compileRules, type Intent, type MoveIntent, parseRecord, type View } from '@flagfall/engine';
import type { RequestBody } from '@flagfall/protocol';
import { localSetup, openLocalTable, type Table } from '@flagfall/table';
import { playedRecord } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { keepingLog } from '../forTests/nodeForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { systemRuntime } from '../games/runtime.ts';
import type { Computers } from './computers.ts';
import { SeatedComputer } from './seatedComputer.ts';

const options = withRuleSet(barrage, {}, 'booklet');
const SECRET = 'a dull game online';

/** To an empty cell. */
function quietMoves({ moves, pieces }: View): readonly MoveIntent[] {
  return moves.filter(({ to }) => pieces.every(({ cell }) => cell !== to));
}

/** Red is a person, blue the computer; no piece has fallen for so many turns, and red is to move. */
function dullTable(quiet: number): Table {
  const record = parseRecord(
    playedRecord({
      ...{ edition: barrage, options, secret: SECRET },
      until: (table) => table.viewOf('audience').quiet >= quiet && table.waitedFor[0] === 'red',
      choose: (_, table) => quietMoves(table.viewOf(table.waitedFor[0])),
    }),
  );
  if (!record.ok) throw new Error(record.error.what);
  const rules = compileRules(barrage, options);
  const seats = { red: { type: 'person' }, blue: { type: 'computer', level: 1 } } as const;
  return openLocalTable(0, rules, { ...localSetup(rules, SECRET), seats }, record.value).table;
}

/** Red plays so many quiet moves, and blue answers each; returns how often blue has offered a draw after each of them. */
async function offersAfter(table: Table, moves: number, expectation: number | undefined): Promise<readonly number[]> {
  let offers = 0;
  const thinker = {
    expectation,
    choose: async (view: View): Promise<Intent> => quietMoves(view)[0],
    acceptsDraw: async () => false,
    unlearn: () => {},
    standBack: () => {},
    leave: () => {},
  };
  const ask = (seat: 'red' | 'blue', id: string, wish: RequestBody) => table.receive(0, seat, { id, ...wish }).commit();
  const blue = new SeatedComputer(
    {
      computers: { seat: () => thinker } as unknown as Computers,
      runtime: systemRuntime(keepingLog([])),
      game: 'g',
      input: async (act) => {
        const reply = act(table).commit();
        offers += reply.facts.filter(({ type }) => type === 'offered').length;
        return reply;
      },
      lookAgain: async () => {},
    },
    'blue',
    1,
    table,
  );
  table.setPresent(0, 'red', true).commit();
  const counted: number[] = [];
  for (let move = 0; move < moves; move++) {
    ask('red', `move ${move}`, { type: 'play', intent: quietMoves(table.viewOf('red'))[0] });
    blue.onTable(table);
    await until(() => !blue.isBusy, 'it has moved');
    counted.push(offers);
  }
  return counted;
}

test('[AUD-1] it offers a draw after its hundredth quiet turn, and again a hundred actions later', async () => {
  const table = dullTable(96);
  const counted = await offersAfter(table, 53, 0.5);
  expect(counted).toEqual([0, ...Array(50).fill(1), 2, 2]);
  expect(table.state.offers.by('draw')).toBe(undefined);
});

test.each([
  ['it believes in a win', 0.8],
  ['it has not thought', undefined],
])('[AUD-1] it offers none where %s', async (_, expectation) => {
  expect(await offersAfter(dullTable(150), 3, expectation)).toEqual([0, 0, 0]);
});
