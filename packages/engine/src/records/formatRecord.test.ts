import { barrage, cloneClassic, EDITIONS, findEdition, original } from '@flagfall/editions';
import { randomGame, randomStart } from '@flagfall/testkit';
import { fc } from '@flagfall/testkit/fastCheck';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance.ts';
import type { Edition } from '../edition/edition.ts';
import type { OptionValue } from '../edition/optionSpec.ts';
import { actionsSince, eventsSince } from '../facts/events.ts';
import { conclude } from '../play/conclude.ts';
import { sampleDeployment } from '../play/deployment.ts';
import { submit } from '../play/submit.ts';
import { newPosition, type Position } from '../position/position.ts';
import { compileRules } from '../rules/compile.ts';
import type { Rules } from '../rules/rules.ts';
import type { GameEvent } from '../types.ts';
import { buildRecord } from './buildRecord.ts';
import { formatRecord } from './formatRecord.ts';
import { parseRecord } from './parseRecord.ts';
import type { GameRecord, RecordHeader } from './record.ts';
import { replayRecord, rulesForRecord } from './replay/replayRecord.ts';

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
      const text = formatRecord(buildRecord(position.rules, actionsSince(position, 0)));
      const record = read(text);
      expect(formatRecord(record)).toBe(text);
      const replayedEvents: GameEvent[] = [];
      const rules = rulesForRecord(record, findEdition);
      if (!rules.ok) throw new Error(rules.error.what);
      const replayed = replayRecord(rules.value, record, (step) => replayedEvents.push(...step.events));
      expect(replayed, text).toMatchObject({ ok: true });
      expect(replayedEvents.map(withoutPlaces)).toEqual(events.map(withoutPlaces));
    }
  },
);

/** A record holds the order of the kinds of cards, not which of several like cards lay where. */
function withoutPlaces(event: GameEvent): GameEvent {
  return event.type === 'pileShuffled' ? { ...event, places: [] } : event;
}

test('games that were resigned, agreed, lost on time or left before the end are replayed too', () => {
  const rules = compileRules(barrage);
  for (const end of [(at: Position) => conclude(at, 'resigned', ['blue']), (at: Position) => conclude(at, 'agreed', []), () => {}]) {
    for (const position of [halfDeployed(rules), randomStart(rules, seededChance('early'))]) {
      end(position);
      const record = read(formatRecord(buildRecord(rules, actionsSince(position, 0))));
      const replayed = replayRecord(rules, record);
      expect(replayed.ok && eventsSince(replayed.value, 0)).toEqual(eventsSince(position, 0));
    }
  }
});

/** Blue has not deployed yet. */
function halfDeployed(rules: Rules): Position {
  const position = newPosition(rules);
  submit(position, 'red', { type: 'deploy', deployment: sampleDeployment(rules, 0, seededChance('half')) });
  return position;
}

const word = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').trim());
const header: fc.Arbitrary<RecordHeader> = fc.record({
  key: fc.constantFrom('red', 'blue', 'date', 'event', 'commitment', 'event site'),
  value: word,
});

test('headers, clocks and comments are kept, unknown headers in their order', () => {
  const position = randomGame(barrage, {}, 'comments', () => {});
  const base = buildRecord(position.rules, actionsSince(position, 0));
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
  const record = buildRecord(position.rules, actionsSince(position, 0), {
    headers: [{ key: 'red', value: 'Eve\n\nend: resigned, red wins\r\n' }],
  });
  expect(read(formatRecord(record)).headers[0]).toEqual({ key: 'red', value: 'Eve end: resigned, red wins' });
});

test('line and paragraph separators in a name are written as spaces', () => {
  const ended = `${LEGAL.replace('red: Ann', 'red: A\u2028nn')}; re\u2029mark\nend: agreed, draw ; go\u2028ne\n`;
  const record = read(ended.replace('as expected', 'as\u2028expected'));
  expect(record.actions[2].comment).toBe('as\u2028expected');
  const text = formatRecord(record);
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(read(text).headers[0]).toEqual({ key: 'red', value: 'A nn' });
  expect(read(text)).toMatchObject({ remarks: ['re mark'], ending: { comment: 'go ne' } });
  expect(formatRecord(read(text))).toBe(text);
});

test('a name that is too long is not cut inside a character', () => {
  const position = randomGame(barrage, {}, 'names', () => {});
  for (const name of ['\u{1F6A9}'.repeat(900), `x${'\u{1F6A9}'.repeat(900)}`]) {
    const text = formatRecord(buildRecord(position.rules, actionsSince(position, 0), { headers: [{ key: 'red', value: name }] }));
    expect(Buffer.from(text).toString()).toBe(text);
    expect(formatRecord(read(text))).toBe(text);
  }
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

const HEAD = LEGAL.slice(0, LEGAL.indexOf('\n\n') + 1);
const HALF = LEGAL.replace(/\nblue: \.\.\..*/, '');
const HALF_EMPTY = HALF.slice(0, HALF.indexOf('\n;'));
const TWO_RESULTS = LEGAL.replace('red: Ann', 'result: red wins\nresult: draw');

test('an unfinished game may have a result that says so, and players may abandon it together', () => {
  for (const result of ['unfinished', 'not finished', '*', '?', ''])
    expect(replayText(LEGAL.replace('red: Ann', `result: ${result}`))).toMatchObject({ ok: true });
  for (const end of ['abandoned, draw', 'abandoned, red wins', 'outOfTime, blue wins', 'agreed, draw'])
    expect(replayText(`${LEGAL}end: ${end}\n`)).toMatchObject({ ok: true });
});

test('a finished game that is cut off anywhere is refused', () => {
  const text = `${LEGAL.replace('red: Ann', 'result: red wins')}end: resigned, red wins`;
  expect(replayText(text)).toMatchObject({ ok: true });
  for (let at = 0; at < text.length; at++) expect(replayText(text.slice(0, at)), text.slice(0, at)).toMatchObject({ ok: false });
});

test('where the lot decides who starts, a record must say it as soon as all have deployed', () => {
  const position = randomStart(compileRules(cloneClassic), seededChance('lot'));
  const text = formatRecord(buildRecord(position.rules, actionsSince(position, 0)));
  expect(replayText(text)).toMatchObject({ ok: true });
  expect(replayText(text.replace(/starts: .*/, ''))).toMatchObject({ ok: false, error: { code: 'badLine' } });
});

test('a fault quotes a battle of the record without control characters', () => {
  const replayed = replayText(LEGAL.replace('2<9', '\u001b<\u0007'));
  expect(replayed).toMatchObject({ ok: false, error: { code: 'wrongOutcome', what: expect.stringContaining('"?" "?"') } });
});

describe('malformed and illegal records are refused with the number of the line', () => {
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
    ['a missing deployment', HALF, 'badDeployment', 11],
    ['an end on a board where one side is missing', `${HALF_EMPTY}end: immobile, red wins\n`, 'badDeployment', 9],
    ['no deployment at all', HEAD, 'badDeployment', 0],
    ['no deployment and somebody who resigns', `${HEAD}\nend: resigned, red wins\n`, 'badDeployment', 0],
    ['an end on an empty board', `${HEAD}\nend: immobile, red wins\n`, 'badDeployment', 8],
    ['nobody who moves on an empty board', `${HEAD}\nend: bothImmobile, draw\n`, 'badDeployment', 8],
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
    ['a result without an end', LEGAL.replace('red: Ann', 'result: red wins'), 'wrongEnding', 0],
    ['a draw without an end', LEGAL.replace('red: Ann', 'result: draw'), 'wrongEnding', 0],
    ['a second result that is not the end', `${TWO_RESULTS}end: resigned, red wins\n`, 'wrongEnding', 16],
    ['a resignation that nobody won by', `${LEGAL}end: resigned, draw\n`, 'wrongEnding', 15],
    ['a clock that nobody won by', `${LEGAL}end: outOfTime, draw\n`, 'wrongEnding', 15],
    ['an enemy who left while everybody won', `${LEGAL}end: abandoned, red blue win\n`, 'wrongEnding', 15],
    ['an immobile side where everybody won', `${LEGAL}end: immobile, red blue win\n`, 'wrongEnding', 15],
    ['two sides that are not immobile', `${LEGAL}end: bothImmobile, draw\n`, 'wrongEnding', 15],
    ['a winner named twice', `${LEGAL}end: resigned, red red win\n`, 'twice', 15],
    ['an end that breaks off', `${LEGAL}end: resigned, red win`, 'badLine', 15],
    ['a revision before the first', LEGAL.replace('revision: 1', 'revision: 0'), 'badHeader', 3],
    ['an unknown ending', `${LEGAL}end: boredom, draw\n`, 'badLine', 15],
    ['more after the end', `${LEGAL}end: agreed, draw\n4 b h6-h5\n`, 'badLine', 16],
    ['a very long line', `${LEGAL}; ${'x'.repeat(5_000)}\n`, 'lineTooLong', 15],
    ['too many lines', `${LEGAL}${'\n'.repeat(200_000)}`, 'tooManyLines', 100_000],
  ];
  test.each(cases)('%s', (_, text, code, line) => {
    expect(replayText(text)).toMatchObject({ ok: false, error: { code, line } });
  });
});

test('a hundred million characters are refused without being read', () => {
  const unread = new Proxy({} as string & object, {
    get: (_, name) => (name === 'length' ? 100_000_000 : expect.fail(`${String(name)} is asked of a text that is too long`)),
  });
  expect(parseRecord(unread)).toMatchObject({ ok: false, error: { code: 'tooLong' } });
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
