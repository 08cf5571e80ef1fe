// A game that is looked at again: any moment, open or fogged, as a link, and what the computer makes of it.

import { EDITIONS } from '@flagfall/editions';
import { actionsSince, buildRecord, compileRules, formatRecord, observe, openedViewOf, openView, resultOf } from '@flagfall/engine';
import { localTable } from '@flagfall/table';
import { randomGame } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { gravonText } from '../forTests/gravonForTests.ts';
import { GameWords } from '../words/gameWords.ts';
import { analyse } from './analysis/analyse.ts';
import { turningPoints, winSharesOf } from './analysis/turningPoints.ts';
import { EXAMPLES, editionOfExample, exampleText } from './examples/examples.ts';
import { fairnessOf } from './fairness.ts';
import type { ReplayGame } from './replayGame.ts';
import { replayIn } from './sources/addresses.ts';
import { packText, unpackText } from './sources/packText.ts';
import { decodeFile, readGame } from './sources/readGame.ts';
import { tellActions } from './tellActions.ts';

function opened(text: string): ReplayGame {
  const game = readGame(text);
  if (!game.ok) throw new Error(game.error.what);
  return game.value;
}

describe.each(EDITIONS)('$id', (edition) => {
  const position = randomGame(edition, {}, `replay ${edition.id}`, () => {});
  const text = formatRecord(buildRecord(position.rules, actionsSince(position, 0)));

  test('every position, forward and back, is right, and every seat sees what it saw', () => {
    const game = opened(text);
    const moments = [game.first, Math.floor((game.first + game.last) / 2), game.last, game.first + 1, game.first];
    const seen = moments.map((at) => game.rules.seats.map((seat) => game.momentAt(at, seat).view));
    expect(seen[4]).toEqual(seen[0]);
    expect(seen[2][0].result).toEqual(resultOf(position));
    expect(seen[2]).toEqual(game.rules.seats.map((seat) => openView(observe(position, seat), openedViewOf(position))));
    expect(game.rules.seats.map((seat) => game.momentAt(game.last - 1, seat).view.pieces.every(({ known }) => known))).toContain(false);
    const { pieces } = game.momentAt(moments[1], 'open');
    expect(pieces.every(({ known }) => known)).toBe(true);
    expect(pieces.map(({ cell }) => cell).sort()).toEqual(seen[1][0].pieces.map(({ cell }) => cell).sort());
    expect(game.battles.length).toBeGreaterThan(0);
  });

  test('the story exists for every viewer', () => {
    const game = opened(text);
    const words = new GameWords(game.rules);
    for (const viewpoint of ['open', ...game.rules.seats] as const) {
      const lines = tellActions(game, words, viewpoint).map(({ text }) => text);
      expect(lines).toHaveLength(game.last);
      for (const at of game.battles) expect(lines[at - 1]).not.toBe('');
    }
  });
});

test('a game of the Gravon archive shows no hidden kind when fogged', () => {
  const game = opened(gravonText());
  expect(game.rules.edition.id).toBe('barrage');
  expect(game.record.headers).toContainEqual({ key: 'red', value: 'Ann' });
  const hidden = game.momentAt(game.first, 'red').pieces.filter(({ seat }) => seat === 'blue');
  expect(hidden).toHaveLength(8);
  for (const piece of hidden) expect(piece).not.toHaveProperty('kind');
  const story = tellActions(game, new GameWords(game.rules), 'red');
  expect(story[game.first + 2].lastMove).toEqual({ from: 'j4', to: 'j5' });
  expect(fairnessOf(game)).toEqual({ type: 'uncommitted' });
});

test.each(EXAMPLES)('the example %s opens, was played fairly and ends with the flag', async (id) => {
  const game = opened((await exampleText(id))!);
  expect(game.rules.edition).toBe(editionOfExample(id));
  expect(fairnessOf(game)).toEqual({ type: 'holds' });
  expect(game.momentAt(game.last, 'open').view.result?.ending).toBe('flagCaptured');
  expect(replayIn(`#example=${id}`)).toEqual({ type: 'example', id });
});

test('there is no other example', async () => {
  expect(await exampleText('chess')).toBeUndefined();
});

test('a text that is no game is refused with a reason and its line', () => {
  expect(readGame('flagfall: 1\nedition: chess\n')).toMatchObject({ ok: false });
  expect(readGame('<html></html>')).toMatchObject({ ok: false, error: { what: '<stratego> is expected, not <html>' } });
  expect(readGame(gravonText('winner="1" type="1"'))).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
});

test('Windows encodings are read where the file names them', () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?>é';
  expect(decodeFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(text);
  expect(decodeFile(new TextEncoder().encode('é'))).toBe('é');
});

test('a link carries a whole game, and a broken one is noticed', async () => {
  const text = formatRecord(opened(gravonText()).record);
  const code = await packText(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(text.length);
  expect(await unpackText(code)).toEqual({ ok: true, value: text });
  expect(await unpackText(code.slice(0, -9))).toEqual({ ok: false, error: 'broken' });
  expect(await unpackText(await packText('a'.repeat(3_000_000)))).toEqual({ ok: false, error: 'tooLarge' });
  expect(replayIn(`#record=${code}`)).toEqual({ type: 'record', code });
  expect(replayIn('#game=1f')).toEqual({ type: 'game', id: '1f' });
  expect(replayIn('#online=g_1')).toEqual({ type: 'online', id: 'g_1' });
  expect(replayIn('#shelf')).toBeUndefined();
});

test('the commitments of a table hold, and fail when a deployment is changed', () => {
  const rules = compileRules(EDITIONS.find(({ id }) => id === 'barrage')!);
  const table = localTable(rules, 'secret');
  const rows = [
    { a1: 'flag', b1: 'bomb', c1: 'spy', d1: 'miner', e1: 'scout', f1: 'scout', g1: 'general', h1: 'marshal' },
    { a8: 'flag', b8: 'bomb', c8: 'spy', d8: 'miner', e8: 'scout', f8: 'scout', g8: 'general', h8: 'marshal' },
  ];
  for (const [at, seat] of rules.seats.entries())
    table.receive(0, seat, { type: 'play', id: seat, intent: { type: 'deploy', deployment: rows[at] } }).commit();
  table.receive(0, 'red', { type: 'resign', id: 'end' }).commit();
  const text = formatRecord(table.record([]));
  expect(fairnessOf(opened(text))).toEqual({ type: 'holds' });
  const changed = text.replace('FBS', 'FSB');
  expect(changed).not.toBe(text);
  expect(fairnessOf(opened(changed))).toMatchObject({ type: 'broken' });
});

test('the computer rates every position by what each seat knew, and shown pieces are known and not estimated', () => {
  const game = opened(gravonText());
  const findings = [...analyse(game.rules, game.actions, game.first)];
  findings.sort((one, other) => one.at - other.at);
  expect(findings.map(({ at }) => at)).toEqual(Array.from({ length: game.last - game.first + 1 }, (_, at) => game.first + at));
  expect(findings.at(-1)?.chances).toEqual({ red: 0, blue: 1 });
  const [start] = findings;
  const blues = game.momentAt(game.first, 'open').pieces.filter(({ seat }) => seat === 'blue');
  const flags = blues.reduce((sum, { piece }) => sum + (start.suspicions.red?.prize[piece] ?? 0), 0);
  expect(Math.abs(flags - 100)).toBeLessThan(6);
  const moved = game.momentAt(game.last, 'open').pieces.find(({ cell }) => cell === 'b5')!;
  expect(findings.at(-2)?.suspicions.red?.prize[moved.piece]).toBe(0);
});

test.each(['duel', 'creed-duel'])('%s: the curve of the whole game is there before the computer looks at every moment', (id) => {
  const edition = EDITIONS.find((each) => each.id === id)!;
  const position = randomGame(edition, {}, `curve ${id}`, () => {});
  const game = opened(formatRecord(buildRecord(position.rules, actionsSince(position, 0))));
  const found: number[] = [];
  for (const { at, chances } of analyse(game.rules, game.actions, game.first)) {
    expect(Object.keys(chances)).toEqual(game.rules.seats);
    found.push(at);
    if (at === game.last) break;
  }
  expect(found.length).toBeLessThanOrEqual(41);
  expect(found.toSorted((one, other) => one - other)).toEqual(found);
  const widest = Math.max(...found.map((at, index) => at - (found[index - 1] ?? game.first)));
  expect(widest).toBeLessThan((game.last - game.first) / 8);
});

test('a turning point is where the chances change most, and neighbouring ones are one', () => {
  const seats = ['red', 'blue'] as const;
  expect(winSharesOf({ red: 0.6 }, seats)).toBeUndefined();
  expect(winSharesOf({ red: 0.6, blue: 0.6 }, seats)).toEqual({ red: 0.5, blue: 0.5 });
  const shares = [0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.8, 0.78].map((red) => ({ red, blue: 1 - red }));
  expect(turningPoints(shares, seats)).toMatchObject([{ at: 3, seat: 'red', before: 0.5, after: 0.8 }]);
});
