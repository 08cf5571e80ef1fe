import { barrage, duel, findEdition, original } from '@flagfall/editions';
import { fc } from '@flagfall/testkit/fastCheck';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../basics.ts';
import { formatRecord } from '../formatRecord.ts';
import { parseRecord } from '../parseRecord.ts';
import type { GameRecord, RecordFault } from '../record.ts';
import { replayRecord, rulesForRecord } from '../replay/replayRecord.ts';
import { parseGravon } from './gravon.ts';
import { type GravonEditions, gravonToRecord } from './gravonRecord.ts';

const editions: GravonEditions = (type) => {
  const edition = { classic: original, barrage, duell: duel }[type];
  return edition === undefined ? undefined : { edition, options: edition === original ? {} : { board: '10x10' } };
};

/** Red: marshal a4, scout b4, the others behind. Blue: marshal a7, scout b7. */
const FIELD = [
  'MBAAAAAAAA',
  'AAAAAAAAAA',
  'CEKAAAAAAA',
  'LDAAAAAAAD',
  'AA__AA__AA',
  'AA__AA__AA',
  'XPAAAAAAAP',
  'OQWAAAAAAA',
  'AAAAAAAAAA',
  'YNAAAAAAAA',
].join('');

type Move = readonly [string, string];

function gameText(moves: readonly Move[], result: string, { type = 'barrage', field = FIELD } = {}): string {
  const lines = moves.map(([source, target], index) => `  <move id="${index + 1}" source="${source}" target="${target}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<stratego>
 <!-- a game -->
 <game type='${type}'>
  <field content = "${field}"/>
${lines.join('\n')}
  <player id="1">Ann &amp; Zo&#235;</player>
  <player id="2">Bob</player>
  <result ${result}/>
 </game>
</stratego>
`;
}

function importText(text: string): Result<GameRecord, RecordFault> {
  const game = parseGravon(text);
  return game.ok ? gravonToRecord(game.value, editions) : game;
}

const TRADE: readonly Move[] = [
  ['A4', 'A5'],
  ['K7', 'K5'],
  ['K4', 'K5'],
];

test('a game becomes a record with its outcomes, players and result', () => {
  const record = importText(gameText(TRADE, 'winner="2" type="11"'));
  expect(record).toMatchObject({ ok: true });
  if (!record.ok) return;
  expect(formatRecord(record.value)).toBe(`flagfall: 1
edition: barrage
revision: 1
option quietLimit: off
option board: 10x10
red: Ann & Zoë
blue: Bob
source: Gravon archive, barrage
gravon result: 11 player's clock, blue wins
result: blue wins

red: M2.......2/S39......./........../FB........
blue: FB......../........../S39......./M2.......2

1 r a4-a5
2 b j7-j5
3 r j4xj5 2=2
end: outOfTime, blue wins
`);
});

test('squares know no column J and write row ten as a colon', () => {
  const field = `${FIELD.slice(0, 60)}XPAAAAAAAAOQWAAAAAAAAAAAAAAAAAYNAAAAAAAP`;
  const game = importText(gameText([['K4', 'K:']], 'type="3" winner="1"', { field }));
  expect(game.ok && game.value.actions[0]).toMatchObject({ from: 'j4', to: 'j10', attack: true });
});

test('a captured flag must be captured on the board', () => {
  expect(importText(gameText(TRADE, 'type="1" winner="1"'))).toMatchObject({ ok: false, error: { code: 'wrongEnding', line: 11 } });
  const field = FIELD.replace('YNAAAAAAAA', 'ANAAAAAAAA').replace('XPAAAAAAAP', 'XPAAAAAAAY').replace('OQWAAAAAAA', 'OQWAAAAAAP');
  const flag: readonly Move[] = [['K4', 'K7']];
  expect(importText(gameText(flag, 'type="1" winner="1"', { field }))).toMatchObject({
    ok: true,
    value: { ending: { ending: 'flagCaptured', winners: ['red'] } },
  });
  expect(importText(gameText(flag, 'type="1" winner="2"', { field }))).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
  expect(importText(gameText(flag, 'type="4" winner="3"', { field }))).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
  expect(importText(gameText([...flag, ['A7', 'A6']], 'type="1" winner="1"', { field }))).toMatchObject({
    ok: false,
    error: { code: 'refused', line: 7 },
  });
});

/** Every red piece that can move runs into something as strong or stronger, while blue's spy walks round its base. */
function selfDestruction(): { readonly field: string; readonly moves: readonly Move[] } {
  const empty = 'AAAAAAAAAA';
  const lake = 'AA__AA__AA';
  const field = ['MBAAAAAAAA', empty, empty, 'LCAAKEAADD', lake, lake, 'NWAAXQAAPP', empty, 'AAAOAAAAAA', 'AAAAAAAAAY'].join('');
  const step = (column: string): readonly Move[] => ['45', '56', '67'].map(([from, to]): Move => [column + from, column + to]);
  const red: readonly Move[] = [['I4', 'I7'], ['K4', 'K7'], ...['A', 'B', 'E', 'F'].flatMap(step)];
  const round = ['D9', 'E9', 'E:', 'D:'];
  const moves = red.flatMap((move, turn): readonly Move[] => [move, [round[turn % 4], round[(turn + 1) % 4]]]).slice(0, -1);
  return { field, moves };
}

test('a side that cannot move has lost at once, whichever side is in turn', () => {
  const { field, moves } = selfDestruction();
  const won = importText(gameText(moves, 'type="0" winner="2"', { field }));
  expect(won).toMatchObject({ ok: true, value: { ending: { ending: 'immobile', winners: ['blue'] } } });
  expect(won.ok && replayAgain(won.value)).toBe(true);
  expect(importText(gameText(moves.slice(0, -1), 'type="0" winner="2"', { field }))).toMatchObject({
    ok: false,
    error: { code: 'wrongEnding' },
  });
  expect(importText(gameText(moves, 'type="0" winner="1"', { field }))).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
  expect(importText(gameText(moves, 'type="0" winner="3"', { field }))).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
  expect(importText(gameText(moves, 'type="2" winner="3"', { field }))).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
});

test('a result that contradicts a decided board is refused, whatever its type', () => {
  const { field, moves } = selfDestruction();
  const over: readonly Move[] = [...moves, ['E9', 'E:']];
  const trades = tradedAway();
  const decided = [
    ...[3, 10, 11, 12, 13, 14].map((type) => [over, field, `type="${type}" winner="2"`, true] as const),
    ...[3, 10, 11, 12, 13, 14].map((type) => [over, field, `type="${type}" winner="1"`, false] as const),
    [over, field, 'type="0" winner="2"', true],
    [over, field, 'type="4" winner="3"', false],
    [over, field, 'type="12" winner="3"', false],
    [trades.moves, trades.field, 'type="2" winner="3"', true],
    [trades.moves, trades.field, 'type="12" winner="3"', true],
    [trades.moves, trades.field, 'type="3" winner="1"', false],
    [trades.moves, trades.field, 'type="0" winner="1"', false],
    [trades.moves, trades.field, 'type="11" winner="2"', false],
  ] as const;
  for (const [played, start, result, agrees] of decided)
    expect(importText(gameText(played, result, { field: start })), result).toMatchObject(
      agrees ? { ok: true } : { ok: false, error: { code: 'wrongEnding' } },
    );
});

/** Every piece that can move meets its equal: neither side can move any more. */
function tradedAway(): { readonly field: string; readonly moves: readonly Move[] } {
  const empty = 'AAAAAAAAAA';
  const lake = 'AA__AA__AA';
  const field = ['MBAAAAAAAA', empty, empty, 'LCAAKEAADD', lake, lake, 'XOAAWQAAPP', empty, empty, 'YNAAAAAAAA'].join('');
  const text = 'I4I7 K7K4 A4A5 A7A6 A5A6 B7B6 B4B5 B6B5 E4E5 E7E6 E5E6 F7F6 F4F5 F6F5';
  return { field, moves: text.split(' ').map((move): Move => [move.slice(0, 2), move.slice(2)]) };
}

test('games that stop before the first move are imported; one without a winner was broken off', () => {
  for (const type of [3, 10, 11, 12, 13, 14]) {
    const stopped = importText(gameText([], `type="${type}" winner="3"`));
    expect(stopped).toMatchObject({ ok: true, value: { ending: { ending: 'abandoned', winners: [] } } });
    expect(stopped.ok && replayAgain(stopped.value)).toBe(true);
  }
});

/** Red's scout goes to and fro, blue's marshal walks away. */
function shuttle(times: number): readonly Move[] {
  const away: readonly Move[] = ['A7A6', 'A6B6', 'B6B5', 'B5A5', 'A5A6', 'A6B6', 'B6B5'].map(
    (text): Move => [text.slice(0, 2), text.slice(2)],
  );
  return Array.from({ length: times }, (_, turn): readonly Move[] => [turn % 2 === 0 ? ['K4', 'K5'] : ['K5', 'K4'], away[turn]]).flat();
}

test('[REP-1] old games may go to and fro five times, and the record says so', () => {
  expect(importText(gameText(shuttle(3), 'type="3" winner="1"'))).toMatchObject({
    ok: true,
    value: { options: { quietLimit: 'off', board: '10x10' } },
  });
  const old = importText(gameText(shuttle(5), 'type="3" winner="1"'));
  expect(old).toMatchObject({ ok: true, value: { options: { twoSquareLimit: 5 } } });
  expect(old.ok && replayAgain(old.value)).toBe(true);
  expect(importText(gameText(shuttle(6), 'type="3" winner="1"'))).toMatchObject({ ok: false, error: { code: 'refused', line: 16 } });
});

function replayAgain(record: GameRecord): boolean {
  const read = parseRecord(formatRecord(record));
  if (!read.ok) return false;
  const rules = rulesForRecord(read.value, findEdition);
  return rules.ok && replayRecord(rules.value, read.value).ok;
}

describe('malformed games give one clear fault with a line', () => {
  const text = gameText(TRADE, 'type="4" winner="3"');
  const cases: readonly (readonly [string, string, string, number])[] = [
    ['nothing', '', 'badXml', 1],
    ['no XML', 'hello', 'badXml', 1],
    ['another document', '<html/>', 'badGame', 1],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', 'badXml', 1],
    ['no game', '<stratego></stratego>', 'badGame', 1],
    ['two games', text.replace('</stratego>', '<game type="classic"/></stratego>'), 'badGame', 12 + 1],
    ['no type', text.replace(" type='barrage'", ''), 'badGame', 4],
    ['an unsupported type', text.replace('barrage', 'ultimate lightning'), 'unsupportedGame', 4],
    ['no field', text.replace(/<field.*/, ''), 'badGame', 4],
    ['a short field', text.replace(FIELD, FIELD.slice(1)), 'badGame', 5],
    ['an unknown letter', text.replace(FIELD, FIELD.replace('L', '?')), 'badGame', 5],
    ['a lake elsewhere', text.replace('content = "MB', 'content = "M_'), 'badGame', 5],
    ['an army that is not complete', text.replace(FIELD, FIELD.replace('L', 'A')), 'badGame', 5],
    ['a piece outside its rows', text.replace(FIELD, FIELD.replace('L', 'A').replace('AA__', 'LA__')), 'badGame', 5],
    ['no target', text.replace('target="A5"', ''), 'badGame', 6],
    ['a square that is none', text.replace('"A5"', '"J5"'), 'badGame', 6],
    ['moves out of order', text.replace('id="3"', 'id="4"'), 'badGame', 8],
    ['an illegal move', text.replace('"A5"', '"A6"'), 'refused', 6],
    ['a move to where it stands', text.replace('"A5"', '"A4"'), 'refused', 6],
    ['one player', text.replace(/<player id="2".*/, ''), 'badGame', 4],
    ['no result', text.replace(/<result.*/, ''), 'badGame', 4],
    ['an unknown result', text.replace('type="4"', 'type="9"'), 'badGame', 11],
    ['an unknown winner', text.replace('winner="3"', 'winner="4"'), 'badGame', 11],
    ['a drawn game with a winner', text.replace('winner="3"', 'winner="1"'), 'wrongEnding', 11],
    ['an unknown entity', text.replace('&amp;', '&bomb;'), 'badXml', 9],
    ['an attribute twice', text.replace('id="3"', 'id="3" id="3"'), 'badXml', 8],
    ['a value without quotes', text.replace('id="3"', 'id=3'), 'badXml', 8],
    ['an element closed by another', text.replace('</game>', '</field>'), 'badXml', 12],
    ['elements without end', '<a>'.repeat(100_000), 'badXml', 1],
  ];
  test.each(cases)('%s', (_, written, code, line) => {
    expect(importText(written)).toMatchObject({ ok: false, error: { code, line } });
  });
});

test('a text that breaks off anywhere is refused', () => {
  const text = gameText(TRADE, 'type="4" winner="3"');
  expect(importText(text)).toMatchObject({ ok: true });
  for (let at = 0; at < text.length - 12; at += 7)
    expect(importText(text.slice(0, at))).toMatchObject({ ok: false, error: { code: 'badXml' } });
});

test('attributes in any order, either quote, comments and line ends of any kind are read', () => {
  const text = gameText(TRADE, 'type="4" winner="3"');
  const other = text
    .replaceAll(/id="(\d)" source="(..)" target="(..)"/g, "target='$3'\n\tsource='$2' id='$1'")
    .replaceAll('\n', '\r\n')
    .replace('</game>', '<chat>gg</chat><!-- <move/> --></game >');
  const one = importText(text);
  const two = importText(`\uFEFF${other}`);
  expect(one.ok && two.ok && formatRecord(two.value) === formatRecord(one.value)).toBe(true);
});

test('no text makes the reader throw, and none takes more than one pass', () => {
  const text = gameText(TRADE, 'type="4" winner="3"');
  fc.assert(fc.property(fc.string(), (garbage) => void importText(garbage)));
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(5), fc.string({ maxLength: 4, unit: fc.constantFrom(...'<>/="\'&;! -A1') }), (at, cut, put) => {
      importText(text.slice(0, at) + put + text.slice(at + cut));
    }),
    { numRuns: 2_000 },
  );
  // A reader that went back over the text would need minutes for these.
  for (const unit of ['<a ', '<a b="', '&', '<!--', '<a b=""/>', '</', ' ', '<a/>\n']) importText(`<stratego>${unit.repeat(300_000)}`);
  expect(importText('x'.repeat(100_000_000))).toMatchObject({ ok: false, error: { code: 'tooLong' } });
});
