// Games of Battle Cards and Assassin's Creed Special from before deeds could name an order, lie open or have one target: their records, stored facts
// and position texts can still be read, and the games go on.
//
// playedBefore.jsonl was made by commit 8fd157e, a line per game: its setup, the stored facts, its record, its position text unless it
// was over, and what each viewer was shown in the end.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findEdition } from '@flagfall/editions';
import {
  buildRecord,
  compileRules,
  formatPosition,
  formatRecord,
  observe,
  parsePosition,
  parseRecord,
  pick,
  type Rules,
  replayRecord,
  seededChance,
  type View,
} from '@flagfall/engine';
import { storySeed } from '@flagfall/testkit/seed';
import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { deterministicHooks } from './forTests/tableFuzzForTests.ts';
import type { Setup } from './setup.ts';
import { Table } from './table.ts';

interface GameBefore {
  readonly what: string;
  readonly setup: Setup;
  readonly facts: readonly Fact[];
  readonly record: string;
  readonly position?: string;
  readonly shown: Readonly<Record<(typeof VIEWERS)[number], object>>;
}

const VIEWERS = ['red', 'blue', 'audience'] as const;
const MORE_MOVES = 40;
const SEED = storySeed('played before');

const games: readonly GameBefore[] = readFileSync(path.join(import.meta.dirname, 'playedBefore.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function rulesOf({ setup }: GameBefore): Rules {
  return compileRules(findEdition(setup.edition)!, setup.options);
}

function restored(game: GameBefore): Table {
  const rules = rulesOf(game);
  return Table.restore(rules, game.setup, game.facts, deterministicHooks(rules, SEED));
}

function recordText({ rules, state }: Table): string {
  return formatRecord(
    buildRecord(
      rules,
      state.actions.map(({ events }) => events),
    ),
  );
}

/** What a viewer is shown, without options and choices, which may grow. */
function shown({ turn, waiting, quiet, result, announced, notes, powers, piles, captured, pieces }: View): object {
  const words = pieces.map((piece) => `${piece.piece} ${piece.cell} ${piece.known ? piece.kind : '?'}`).join(', ');
  const plain = { turn, waiting, quiet, result, announced, notes, powers, piles, captured: captured.length, pieces: words };
  return JSON.parse(JSON.stringify(plain));
}

describe.each(games)('$what', (before) => {
  test('its facts lead to what every viewer was shown then', () => {
    const { position } = restored(before);
    for (const viewer of VIEWERS) expect(shown(observe(position, viewer)), viewer).toEqual(before.shown[viewer]);
  });

  test('[BC-4, BC-11, ACS-10] its record is written as it was, and every action of it is legal', () => {
    expect(recordText(restored(before))).toBe(before.record);
    const record = parseRecord(before.record);
    if (!record.ok) throw new Error(record.error.what);
    expect(formatRecord(record.value)).toBe(before.record);
    expect(replayRecord(rulesOf(before), record.value)).toMatchObject({ ok: true });
  });

  if (before.position !== undefined)
    test('its position text is read, written again, and the game goes on to a record that verifies', () => {
      const parsed = parsePosition(rulesOf(before), before.position!);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      expect(formatPosition(parsed.value)).toBe(before.position);
      const table = restored(before);
      expect(formatPosition(table.position)).toBe(before.position);
      playOn(table);
      const record = parseRecord(recordText(table));
      if (!record.ok) throw new Error(record.error.what);
      expect(replayRecord(table.rules, record.value)).toMatchObject({ ok: true });
    });
});

function playOn(table: Table): void {
  const chance = seededChance(SEED);
  for (let move = 0; move < MORE_MOVES && table.phase === 'playing'; move++) {
    const [seat] = table.waitedFor;
    const view = table.viewOf(seat);
    const intent = pick(chance, [...view.moves, ...view.deeds]);
    const { facts } = table.receive(1_000 + move, seat, { id: `later ${move}`, type: 'play', intent }).commit();
    expect(facts.length, JSON.stringify(intent)).toBeGreaterThan(0);
  }
}
