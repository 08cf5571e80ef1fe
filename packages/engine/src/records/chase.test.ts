import { barrage } from '@flagfall/editions';
import { randomStart } from '@flagfall/testkit';
import { fc } from '@flagfall/testkit/fastCheck';
import { describe, expect, test } from 'vitest';
import { recentMoves } from '../arrange.ts';
import { seededChance } from '../chance.ts';
import { intentsMax, listIntents, play } from '../play.ts';
import { isRunning, kindOf, type Position, pieceOn, seatOf, turnOf } from '../position.ts';
import { compileRules } from '../rules/compile.ts';
import { areAdjacent } from '../rules/tables.ts';
import { SEATS } from '../seats.ts';
import { refusalFor } from '../submit.ts';
import { parseChase, replayChase } from './chase.ts';
import { formatRecord } from './flag.ts';
import { parseRecord } from './flagReader.ts';
import { gravonToRecord } from './gravonRecord.ts';
import { replayRecord, rulesForRecord } from './replay.ts';

const rules = compileRules(barrage, { board: '10x10', quietLimit: 'off' });

/** Two sides hunt each other until the chase rule forbids a step; the game is written down in the notation of the archive. */
function chaseText(seed: string): string | undefined {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const lines = [fieldOf(position)];
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < 3_000 && isRunning(position); ply++) {
    const forbidden = forbiddenStep(position);
    if (forbidden !== undefined) return [...lines, numberOf(forbidden, turnOf(position))].join('\n');
    const intents = [...buffer.subarray(0, listIntents(position, buffer))];
    const enemy = recentMoves(position).at(-1);
    const near = intents.filter(
      (intent) =>
        pieceOn(position, intent >>> 8) < 0 &&
        enemy !== undefined &&
        areAdjacent(rules.tables, intent & 255, enemy.to) !== areAdjacent(rules.tables, intent >>> 8, enemy.to),
    );
    const from = near.length > 0 && chance.below(10) > 0 ? near : intents;
    const intent = from[chance.below(from.length)];
    lines.push(numberOf(intent, turnOf(position)));
    play(position, intent);
  }
  return undefined;
}

function forbiddenStep(position: Position): number | undefined {
  const { board } = rules;
  for (let from = 0; from < board.wall; from++)
    for (const to of board.neighbours.subarray(from * 4, from * 4 + 4)) {
      if (to === board.wall) continue;
      const refusal = refusalFor(position, SEATS[turnOf(position)], { type: 'move', from: board.cells[from], to: board.cells[to] });
      if (refusal?.code === 'chase') return from | (to << 8);
    }
  return undefined;
}

function fieldOf(position: Position): string {
  return rules.board.cells
    .map((_, cell) => {
      const piece = pieceOn(position, cell);
      if (piece < 0) return rules.board.obstacle[cell] ? '_' : 'a';
      const { prize, rank = 0 } = rules.kinds[kindOf(position, piece)];
      return String.fromCharCode(66 + seatOf(position, piece) * 12 + (prize ? 11 : rank));
    })
    .join('');
}

function numberOf(intent: number, seat: number): string {
  const [from, to] = [intent & 255, intent >>> 8].map((cell) => (seat === 0 ? cell : 99 - cell));
  const upright = from % 10 === to % 10;
  const [own, target] = upright ? [Math.floor(from / 10), Math.floor(to / 10)] : [from % 10, to % 10];
  return String(from + 100 * ((upright ? 0 : 9) + (target > own ? target - 1 : target)));
}

const TEXTS = Array.from({ length: 12 }, (_, seed) => chaseText(`chase ${seed}`)).filter((text) => text !== undefined);

test('[REP-4] a game of the archive is legal up to its last move, which is a chase', () => {
  expect(TEXTS.length).toBeGreaterThan(2);
  for (const text of TEXTS) {
    const game = parseChase(text);
    expect(game.ok && replayChase(rules, game.value), text).toMatchObject({ ok: true });
  }
});

test('a game whose last move is legal disagrees', () => {
  const game = parseChase(TEXTS[0].split('\n').slice(0, -1).join('\n'));
  expect(game.ok && replayChase(rules, game.value)).toMatchObject({ ok: false, error: { code: 'notRefused' } });
});

test('without the chase rule the last move is allowed', () => {
  const game = parseChase(TEXTS[0]);
  expect(game.ok && replayChase({ ...rules, chaseRule: false }, game.value)).toMatchObject({ ok: false, error: { code: 'notRefused' } });
});

test('a Gravon game that only our chase rule forbids is imported without that rule, and says so', () => {
  const game = parseChase(TEXTS[0]);
  if (!game.ok) throw new Error(game.error.what);
  const { field, moves } = game.value;
  const result = { line: 0, type: 3, winner: 'red' } as const;
  const imported = gravonToRecord({ type: 'barrage', line: 0, field, fieldLine: 1, moves, players: ['Ann', 'Bob'], result }, () => ({
    edition: barrage,
    options: { board: '10x10' },
  }));
  expect(imported).toMatchObject({ ok: true, value: { waived: ['chase'] } });
  if (!imported.ok) return;
  const record = parseRecord(formatRecord(imported.value));
  const played = record.ok ? rulesForRecord(record.value, () => barrage) : record;
  expect(record.ok && played.ok && replayRecord(played.value, record.value)).toMatchObject({ ok: true });
  expect(record.ok && replayRecord(rules, record.value)).toMatchObject({ ok: false, error: { code: 'refused' } });
});

describe('malformed games are refused', () => {
  const [field, ...moves] = TEXTS[0].split('\n');
  const cases: readonly (readonly [string, string, number])[] = [
    ['nothing', '', 1],
    ['no field', moves.join('\n'), 1],
    ['a short field', [field.slice(1), ...moves].join('\n'), 1],
    ['no moves', field, 2],
    ['a word among the moves', [field, moves[0], 'e4', ...moves.slice(1)].join('\n'), 3],
    ['a number too large', [field, '1800'].join('\n'), 2],
    ['a negative number', [field, '-3'].join('\n'), 2],
  ];
  test.each(cases)('%s', (_, text, line) => {
    expect(parseChase(text)).toMatchObject({ ok: false, error: { code: 'badGame', line } });
  });
  test('an army that is not complete', () => {
    const game = parseChase([field.replace('L', 'a'), ...moves].join('\n'));
    expect(game.ok && replayChase(rules, game.value)).toMatchObject({ ok: false, error: { code: 'badGame', line: 1 } });
  });
  test('an illegal move before the end', () => {
    const game = parseChase([field, '1799', ...moves.slice(1)].join('\n'));
    expect(game.ok && replayChase(rules, game.value)).toMatchObject({ ok: false, error: { code: 'refused', line: 2 } });
  });
});

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseChase(text)));
  fc.assert(
    fc.property(fc.array(fc.nat(2_000)), (numbers) => {
      const game = parseChase([TEXTS[0].split('\n')[0], ...numbers].join('\n'));
      if (game.ok) replayChase(rules, game.value);
    }),
  );
});
