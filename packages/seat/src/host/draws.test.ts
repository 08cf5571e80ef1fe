// Solo games without a quiet limit still end: the computer offers a draw after a long quiet. The test decides what it plays and expects.

import { barrage, withRuleSet } from '@flagfall/editions';
import { compileRules, type MoveIntent, parseRecord, type View } from '@flagfall/engine';
import type { RequestBody } from '@flagfall/protocol';
import { localSetup, openLocalTable, type Request, type Setup, type Table } from '@flagfall/table';
import { playedRecord } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { LocalComputers } from './computers.ts';

const options = withRuleSet(barrage, {}, 'booklet');
const SECRET = 'a dull game';
const SEATS: Setup['seats'] = { red: { type: 'person' }, blue: { type: 'computer', level: 1 } };

/** A move to an empty cell. */
function quietMoves({ moves, pieces }: View): readonly MoveIntent[] {
  return moves.filter(({ to }) => pieces.every(({ cell }) => cell !== to));
}

/** Red is a person, blue a computer with these expectations; no piece has fallen for a number of turns, and red is to move. */
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
  return openLocalTable(0, rules, { ...localSetup(rules, SECRET), seats: SEATS }, record.value).table;
}

class Evening {
  readonly table: Table;
  /** Blue's requests. */
  readonly asked: Request[] = [];
  readonly #computers: LocalComputers;
  #acted: () => void = () => {};
  #requests = 0;

  constructor(quiet: number, expectation: number) {
    this.table = dullTable(quiet);
    this.#computers = new LocalComputers(this.table, {
      seat: () => ({
        learn: () => {},
        deploy: () => Promise.reject(new Error('it has deployed')),
        choose: async (view) => ({ intent: quietMoves(view)[0], expectation }),
        acceptsDraw: async () => false,
        stop: () => {},
      }),
      ask: async (seat, request) => {
        this.asked.push(request);
        this.table.receive(0, seat, request).commit();
      },
      acted: () => this.#acted(),
      budget: () => ({}),
      onThought: () => {},
      onTrouble: (error) => {
        throw error;
      },
    });
  }

  ask(wish: RequestBody): void {
    this.table.receive(0, 'red', { id: `${++this.#requests}`, ...wish }).commit();
  }

  /** Red moves without attacking, and blue answers. */
  async move(): Promise<void> {
    const acted = new Promise<void>((resolve) => {
      this.#acted = resolve;
    });
    this.ask({ type: 'play', intent: quietMoves(this.table.viewOf('red'))[0] });
    this.#computers.wake();
    await acted;
  }

  get offers(): number {
    return this.asked.filter(({ type }) => type === 'offer').length;
  }
}

test('[AUD-1] after its hundredth quiet turn the computer offers a draw, and accepting it ends the game', async () => {
  const evening = new Evening(96, 0.5);
  await evening.move();
  expect(evening.offers).toBe(0);
  await evening.move();
  expect(evening.table.viewOf('red')).toMatchObject({ quiet: 100, turn: 'red' });
  expect(evening.table.state.offers.by('draw')).toBe('blue');
  evening.ask({ type: 'answer', what: 'draw', accept: true });
  expect(evening.table.summary.result).toEqual({ ending: 'agreed', winners: [] });
});

test('[AUD-1] it does not repeat itself: playing on declines the offer, and the next comes a hundred actions later', async () => {
  const evening = new Evening(110, 0.5);
  await evening.move();
  expect(evening.offers).toBe(1);
  for (let turn = 0; turn < 49; turn++) await evening.move();
  expect(evening.offers).toBe(1);
  await evening.move();
  expect(evening.offers).toBe(2);
});

test('[AUD-1] it offers no draw while it expects to win', async () => {
  const winning = new Evening(150, 0.8);
  for (let turn = 0; turn < 5; turn++) await winning.move();
  expect(winning.offers).toBe(0);
});
