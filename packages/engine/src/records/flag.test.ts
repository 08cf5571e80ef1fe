import { barrage, cloneClassic, EDITIONS, findEdition, original } from '@flagfall/editions';
import { randomGame, randomStart } from '@flagfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance.ts';
import { conclude } from '../conclude.ts';
import type { Edition, OptionValue } from '../edition.ts';
import { eventsSince } from '../events.ts';
import { newPosition, type Position } from '../position.ts';
import { compileRules } from '../rules/compile.ts';
import type { GameEvent } from '../types.ts';
import { formatRecord } from './flag.ts';
import { parseRecord } from './flagReader.ts';
import type { GameRecord, Header } from './record.ts';
import { recordOf } from './recordOf.ts';
import { replayRecord, rulesForRecord } from './replay.ts';

const VARIANTS: readonly (readonly [Edition, Readonly<Record<string, OptionValue>>])[] = [
  ...EDITIONS.map((edition) => [edition, {}] as const),
  [original, { quietLimit: 30, chaseRule: 'on' }],
  [barrage, { board: '10x10', twoSquareLimit: 5 }],
  [cloneClassic, { startPlayer: 'blue' }],
];

test.each(VARIANTS.map(([edition, options]) => ({ name: `${edition.id} ${JSON.stringify(options)}`, edition, options })))(
  '$name: random games become records that tell the same events',
  ({ edition, options }) => {
    for (let seed = 0; seed < 5; seed++) {
      const position = randomGame(edition, options, `record ${edition.id} ${seed}`, () => {});
      const events = eventsSince(position, 0);
      const text = formatRecord(recordOf(position.rules, events));
      const record = read(text);
      expect(formatRecord(record)).toBe(text);
      const told: GameEvent[] = [];
      const rules = rulesForRecord(record, findEdition);
      if (!rules.ok) throw new Error(rules.error.what);
      const replayed = replayRecord(rules.value, record, (step) => told.push(...step.events));
      expect(replayed, text).toMatchObject({ ok: true });
      expect(told).toEqual(events);
    }
  },
);

test('games that were given up, agreed, lost on time or left before the end are told again too', () => {
  const rules = compileRules(barrage);
  for (const end of [(at: Position) => conclude(at, 'resigned', ['blue']), (at: Position) => conclude(at, 'agreed', []), () => {}]) {
    for (const position of [newPosition(rules), randomStart(rules, seededChance('early'))]) {
      end(position);
      const record = read(formatRecord(recordOf(rules, eventsSince(position, 0))));
      const replayed = replayRecord(rules, record);
      expect(replayed.ok && eventsSince(replayed.value, 0)).toEqual(eventsSince(position, 0));
    }
  }
});

const word = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, '').trim());
const header: fc.Arbitrary<Header> = fc.record({
  key: fc.constantFrom('red', 'blue', 'date', 'event', 'commitment', 'event site'),
  value: word,
});

test('headers, clocks and comments are kept, unknown headers in their order', () => {
  const position = randomGame(barrage, {}, 'comments', () => {});
  const base = recordOf(position.rules, eventsSince(position, 0));
  const extras = fc.record(
    { clockMs: fc.nat(35_000_000), comment: word, remarks: fc.array(word, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(header), fc.array(extras, { maxLength: 20 }), fc.array(word), (headers, said, remarks) => {
      const actions = base.actions.map((action, index) => ({ ...action, ...said[index] }));
      const record: GameRecord = { ...base, headers, actions, remarks };
      expect(withoutLines(read(formatRecord(record)))).toEqual(record);
    }),
  );
});

test('a name cannot write lines of its own', () => {
  const position = randomGame(barrage, {}, 'names', () => {});
  const record = recordOf(position.rules, eventsSince(position, 0), {
    headers: [{ key: 'red', value: 'Eve\n\nend: resigned, red wins\r\n' }],
  });
  expect(read(formatRecord(record)).headers[0]).toEqual({ key: 'red', value: 'Eve end: resigned, red wins' });
});

const SAMPLE = `flagfall: 1
edition: barrage
revision: 1
option quietLimit: 100
red: Ann
blue: Bob

red: .......M/9.2.2.../FBS3....
blue: ...32SBF/...29..M/........

; a first remark
1 r a2-a3 {0:04:59}
2 b h7-h6
3 r c2xc7 ; too far?
`;
const LEGAL = SAMPLE.replace('3 r c2xc7 ; too far?', '3 r e2xe7 2<9 ; as expected');

test('the sample replays', () => {
  const record = read(LEGAL);
  expect(replayRecord(compileRules(barrage), record)).toMatchObject({ ok: true });
  expect(formatRecord(record)).toBe(LEGAL);
  expect(formatRecord(read(LEGAL.replaceAll('\n', '\r\n')))).toBe(LEGAL);
});

describe('malformed and illegal records are refused with a line', () => {
  const cases: readonly (readonly [string, string, string, number])[] = [
    ['nothing', '', 'notARecord', 1],
    ['something else', '<stratego/>', 'notARecord', 1],
    ['a later version', LEGAL.replace('flagfall: 1', 'flagfall: 2'), 'notARecord', 1],
    ['no edition', 'flagfall: 1\nrevision: 1\n', 'badHeader', 2],
    ['no revision', 'flagfall: 1\nedition: barrage\n', 'badHeader', 2],
    ['a header without a colon', LEGAL.replace('red: Ann', 'red Ann'), 'badHeader', 5],
    ['two editions', LEGAL.replace('red: Ann', 'edition: duel'), 'twice', 5],
    ['an option given twice', LEGAL.replace('red: Ann', 'option quietLimit: 30'), 'twice', 5],
    ['an unknown waiver', LEGAL.replace('red: Ann', 'waived: gravity'), 'badHeader', 5],
    ['an unknown edition', LEGAL.replace('edition: barrage', 'edition: chess'), 'unknownEdition', 0],
    ['a later revision', LEGAL.replace('revision: 1', 'revision: 99'), 'otherRevision', 0],
    ['an unknown option', LEGAL.replace('quietLimit', 'wind'), 'badOption', 0],
    ['a bad option', LEGAL.replace('quietLimit: 100', 'quietLimit: often'), 'badOption', 0],
    ['a deployment of two rows', LEGAL.replace('/FBS3....', ''), 'badDeployment', 8],
    ['a row too long', LEGAL.replace('FBS3....', 'FBS3.....'), 'badDeployment', 8],
    ['an unknown piece', LEGAL.replace('FBS3....', 'FBS3...Q'), 'badDeployment', 8],
    ['a piece too many', LEGAL.replace('FBS3....', 'FBS3...M'), 'badDeployment', 8],
    ['a piece too few', LEGAL.replace('FBS3....', 'FBS.....'), 'badDeployment', 8],
    ['a seat without a place', LEGAL.replace('blue: ...', 'gold: ...'), 'badDeployment', 9],
    ['two deployments of a seat', LEGAL.replace('blue: ...', 'red: ...'), 'twice', 9],
    ['a missing deployment', LEGAL.replace(/\nblue: \.\.\..*/, ''), 'refused', 11],
    ['a starter who does not start', LEGAL.replace('\n\n;', '\nstarts: blue\n\n;'), 'badLine', 0],
    ['gibberish among the actions', LEGAL.replace('2 b h7-h6', 'hello'), 'badLine', 13],
    ['a broken action', LEGAL.replace('2 b h7-h6', '2 b h7-'), 'badLine', 13],
    ['a wrong number', LEGAL.replace('2 b h7-h6', '4 b h7-h6'), 'badNumber', 13],
    ['a move with an outcome', LEGAL.replace('2 b h7-h6', '2 b h7-h6 M>2'), 'badLine', 13],
    ['the wrong seat', LEGAL.replace('2 b h7-h6', '2 r h7-h6'), 'refused', 13],
    ['an illegal move', LEGAL.replace('2 b h7-h6', '2 b h7-h5'), 'refused', 13],
    ['a cell off the board', LEGAL.replace('2 b h7-h6', '2 b h7-z9'), 'refused', 13],
    ['a way through a lake', SAMPLE, 'refused', 14],
    ['an attack on nobody', LEGAL.replace('2 b h7-h6', '2 b h7xh6'), 'wrongOutcome', 13],
    ['an attack called a move', LEGAL.replace('e2xe7 2<9', 'e2-e7'), 'wrongOutcome', 14],
    ['a wrong piece', LEGAL.replace('2<9', '2<M'), 'wrongOutcome', 14],
    ['a wrong outcome', LEGAL.replace('2<9', '2>9'), 'wrongOutcome', 14],
    ['an ending the board does not show', `${LEGAL}end: flagCaptured, red wins\n`, 'wrongEnding', 15],
    ['a side that is not immobile', `${LEGAL}end: immobile, red wins\n`, 'wrongEnding', 15],
    ['an agreement that somebody won', `${LEGAL}end: agreed, red wins\n`, 'wrongEnding', 15],
    ['a winner without a seat', `${LEGAL}end: resigned, gold wins\n`, 'wrongEnding', 15],
    ['a result that is not the end', `${LEGAL.replace('red: Ann', 'result: draw')}end: resigned, red wins\n`, 'wrongEnding', 15],
    ['an unknown ending', `${LEGAL}end: boredom, draw\n`, 'badLine', 15],
    ['more after the end', `${LEGAL}end: agreed, draw\n4 b h6-h5\n`, 'badLine', 16],
    ['a very long line', `${LEGAL}; ${'x'.repeat(5_000)}\n`, 'lineTooLong', 15],
    ['too many lines', `${LEGAL}${'\n'.repeat(200_000)}`, 'tooManyLines', 100_000],
  ];
  test.each(cases)('%s', (_, text, code, line) => {
    expect(replayText(text)).toMatchObject({ ok: false, error: { code, line } });
  });
});

test('a hundred million characters are refused at once', () => {
  const garbage = 'x'.repeat(100_000_000);
  const start = performance.now();
  expect(parseRecord(garbage)).toMatchObject({ ok: false, error: { code: 'tooLong' } });
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('no text makes the reader or the replay throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void replayText(text)));
  fc.assert(
    fc.property(
      fc.nat(LEGAL.length),
      fc.nat(6),
      fc.string({ maxLength: 4, unit: fc.constantFrom(...'rb19M.-x: \n;{}end/') }),
      (at, cut, put) => {
        replayText(LEGAL.slice(0, at) + put + LEGAL.slice(at + cut));
      },
    ),
    { numRuns: 3_000 },
  );
});

function replayText(text: string): ReturnType<typeof replayRecord> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const rules = rulesForRecord(record.value, findEdition);
  return rules.ok ? replayRecord(rules.value, record.value) : rules;
}

function read(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${JSON.stringify(record.error)} in\n${text}`);
  return record.value;
}

function withoutLines(record: GameRecord): GameRecord {
  return JSON.parse(JSON.stringify(record, (key, value) => (key === 'line' ? 0 : value)));
}
