import { barrage } from '@flagfall/editions';
import { chaseGame } from '@flagfall/testkit';
import { fc } from '@flagfall/testkit/fastCheck';
import { describe, expect, test } from 'vitest';
import { compileRules } from '../../rules/compile.ts';
import { formatRecord } from '../formatRecord.ts';
import { parseRecord } from '../parseRecord.ts';
import { replayRecord, rulesForRecord } from '../replay/replayRecord.ts';
import { parseChase, replayChase } from './chaseGames.ts';
import { gravonToRecord } from './gravonRecord.ts';

const rules = compileRules(barrage, { board: '10x10', quietLimit: 'off' });

const TEXTS = Array.from({ length: 12 }, (_, seed) => chaseGame(rules, `chase ${seed}`)).filter((text) => text !== undefined);

test('[REP-4] a game of the archive is legal up to its last move, which is a chase', () => {
  expect(TEXTS.length).toBeGreaterThan(2);
  for (const text of TEXTS) {
    const game = parseChase(text);
    expect(game.ok && replayChase(rules, game.value), text).toMatchObject({ ok: true });
  }
});

test('a game whose last move is legal is refused', () => {
  const game = parseChase(TEXTS[0].trimEnd().split('\n').slice(0, -1).join('\n'));
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
