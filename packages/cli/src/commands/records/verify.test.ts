import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { barrage, original } from '@flagfall/editions';
import { actionsSince, buildRecord, compileRules, formatRecord } from '@flagfall/engine';
import { chaseGame, randomGame } from '@flagfall/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandIo } from '../../io.ts';
import { run as runImport } from './importGravon.ts';
import { run as runRecord } from './record.ts';
import { run as runVerify } from './verify.ts';

const FIELD = 'MBAAAAAAAAAAAAAAAAAACEKAAAAAAALDAAAAAAADAA__AA__AAAA__AA__AAXPAAAAAAAPOQWAAAAAAAAAAAAAAAAAYNAAAAAAAA';
const GRAVON = `<stratego><game type="barrage"><field content="${FIELD}"/>
<move id="1" source="A4" target="A5"/><move id="2" source="K7" target="K4"/>
<player id="1">Ann</player><player id="2">\u001b[31mBob</player><result type="4" winner="3"/></game></stratego>`;

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flagfall-verify-'));
  const position = randomGame(barrage, {}, 'verify', () => {});
  const record = formatRecord(buildRecord(position.rules, actionsSince(position, 0), { headers: [{ key: 'red', value: 'Ann' }] }));
  await mkdir(at('good/deep'), { recursive: true });
  await mkdir(at('empty'));
  await writeFile(at('good/game.flag'), record);
  await writeFile(at('good/deep/game.xml'), GRAVON);
  await writeFile(at('good/deep/notes.txt'), 'nothing to replay here');
  await writeFile(at('good/deep/README.md'), 'neither here');
  await symlink(at('good'), at('good/deep/round'));
  await writeFile(at('bad.xml'), GRAVON.replace('"A5"', '"A6"'));
  await writeFile(at('cut.xml'), GRAVON.slice(0, 200));
  await writeFile(at('bad.flag'), record.replace('result:', 'result: gold wins\nother:'));
  await writeFile(at('notes.txt'), 'nothing to replay here');
  await writeFile(at('huge.flag'), '');
  await truncate(at('huge.flag'), 100_000_000);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function outputOf(
  run: (args: readonly string[], io: CommandIo) => Promise<number>,
  ...args: string[]
): Promise<{ code: number; out: string; error: string }> {
  const out: string[] = [];
  const error: string[] = [];
  const code = await run(args, { out: (line) => out.push(line), error: (line) => error.push(line) });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

test('verify replays files and folders and counts the games that agree', async () => {
  const { code, out, error } = await outputOf(runVerify, at('good'), at('good/game.flag'));
  expect(out).toMatch(/^2 games: 2 agree, 0 disagree; \d+ moves replayed$/);
  expect([code, error]).toEqual([0, '']);
});

test('verify names each file that disagrees, with the line and the reason', async () => {
  const { code, out } = await outputOf(
    runVerify,
    at('good'),
    at('bad.xml'),
    at('cut.xml'),
    at('bad.flag'),
    at('notes.txt'),
    at('huge.flag'),
  );
  const lines = out.split('\n').map((line) => line.replaceAll(folder, ''));
  expect(code).toBe(1);
  expect(lines[0]).toBe('/bad.xml:2: move 1, red a4-a6: refused, tooFar (a4 a6 marshal)');
  expect(lines[1]).toMatch(/^\/cut\.xml:2: the text breaks off/);
  expect(lines[2]).toMatch(/^\/bad\.flag:\d+: the header says "gold wins"/);
  expect(lines[3]).toMatch(/^\/notes\.txt:1: .* is no field/);
  expect(lines[4]).toMatch(/^\/huge\.flag: 100000000 bytes/);
  expect(lines[5]).toMatch(/^7 games: 2 agree, 5 disagree;/);
});

test('verify reports in one line a file that cannot be read, and an empty folder', async () => {
  expect(await outputOf(runVerify, at('nowhere'))).toMatchObject({ code: 1, error: `${at('nowhere')}: no such file or folder` });
  expect(await outputOf(runVerify, at('good/deep/README.md'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('unknown kind of file'),
  });
  expect(await outputOf(runVerify, at('empty'))).toMatchObject({ code: 1, error: 'no games were found' });
  await expect(outputOf(runVerify)).rejects.toThrow('name files or folders');
});

test('import gravon writes a record that verify agrees with and record show prints', async () => {
  const file = at('imported.flag');
  expect(await outputOf(runImport, 'gravon', at('good/deep/game.xml'), file)).toEqual({ code: 0, out: '', error: '' });
  const printed = await outputOf(runImport, 'gravon', at('good/deep/game.xml'));
  expect(`${printed.out}\n`).toBe(await readFile(file, 'utf8'));
  expect(await outputOf(runVerify, file)).toMatchObject({ code: 0 });
  const shown = await outputOf(runRecord, 'show', file);
  expect(shown).toMatchObject({ code: 0, error: '' });
  expect(shown.out).toContain('10  bF bB  .');
  expect(shown.out).toContain('    2  blue  j7xj4  scout falls with scout\nagreed: draw');
});

test('import and record report mistakes in one line', async () => {
  expect(await outputOf(runImport, 'gravon', at('bad.xml'))).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/bad\.xml:2: move 1/),
  });
  expect(await outputOf(runImport, 'gravon', at('good/deep/game.xml'), at('no/folder.flag'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('no such file'),
  });
  await expect(outputOf(runImport, 'chess', 'x')).rejects.toThrow('import gravon');
  expect(await outputOf(runRecord, 'show', at('bad.xml'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('a record begins with'),
  });
  expect(await outputOf(runRecord, 'show', at('bad.flag'))).toMatchObject({ code: 1, error: expect.stringContaining('the header says') });
  await expect(outputOf(runRecord, 'list')).rejects.toThrow('record show FILE');
});

test('the text of a record cannot move the cursor of a terminal', async () => {
  await writeFile(at('escape.flag'), (await readFile(at('good/game.flag'), 'utf8')).replace('red: Ann', 'red: \u001b[2JAnn'));
  const { out } = await outputOf(runRecord, 'show', at('escape.flag'));
  expect(out).toContain('?[2JAnn');
  expect(out).not.toContain('\u001b');
});

test('nor can the name of a file, or the pieces that it names in a battle', async () => {
  const record = await readFile(at('good/game.flag'), 'utf8');
  await mkdir(at('hostile'));
  await writeFile(at('hostile/a\u001b[2J\u202e.flag'), record.replace(/ \S([<>=])\S$/m, ' \u001b$1\u0007'));
  await writeFile(at('hostile/b\u001b[2J.xml'), 'no game');
  const name = at('hostile/b\u001b[2J.xml');
  for (const { code, out, error } of [
    await outputOf(runVerify, at('hostile')),
    await outputOf(runVerify, at('no\u001b[2Jwhere')),
    await outputOf(runRecord, 'show', name),
    await outputOf(runRecord, 'show', at('hostile/a\u001b[2J\u202e.flag')),
    await outputOf(runImport, 'gravon', name),
  ]) {
    expect(code).toBe(1);
    expect(out + error).toContain('?[2J');
    expect((out + error).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
});

test('games of a type that we have no rules for are counted apart', async () => {
  await mkdir(at('others'));
  for (const type of ['classicfree', 'ultimate lightning'])
    await writeFile(at(`others/${type}.xml`), GRAVON.replace('type="barrage"', `type="${type}"`));
  const { code, out } = await outputOf(runVerify, at('good'), at('others'));
  const lines = out.replaceAll(folder, '').split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '/others/classicfree.xml:1: unsupported game type "classicfree"',
    '/others/ultimate lightning.xml:1: unsupported game type "ultimate lightning"',
  ]);
  expect(lines[2]).toMatch(/^4 games: 2 agree, 0 disagree, 2 unsupported; \d+ moves replayed$/);
  expect(code).toBe(0);
  expect(await outputOf(runVerify, at('others'))).toMatchObject({ code: 1 });
  expect(await outputOf(runVerify, at('others'), at('good'), at('bad.xml'))).toMatchObject({ code: 1 });
});

test('a record that breaks off disagrees', async () => {
  const lines = (await readFile(at('good/game.flag'), 'utf8')).trimEnd().split('\n');
  for (const kept of [lines.slice(0, -1), lines.slice(0, -3), lines.slice(0, 6)]) {
    await writeFile(at('broken.flag'), kept.join('\n'));
    expect(await outputOf(runVerify, at('broken.flag'))).toMatchObject({ code: 1, out: expect.stringContaining('0 agree, 1 disagree') });
  }
});

test('verify opens commitments and says when they do not hold', async () => {
  const good = await readFile(at('good/game.flag'), 'utf8');
  const secret = 'ab'.repeat(32);
  await writeFile(at('sealed.flag'), good.replace('red: Ann', `commitment chance: ${secret}`));
  await writeFile(at('forged.flag'), good.replace('red: Ann', `commitment chance: ${secret}\nsecret: ${secret}`));
  expect(await outputOf(runVerify, at('sealed.flag'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('the commitments are not opened: no secret'),
  });
  expect(await outputOf(runVerify, at('forged.flag'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('the secret is not the one that was committed to'),
  });
});

/** Games in which two sides hunt each other until a move breaks the chase rule, as the archive defines it. */
function chaseGames(edition: typeof original, options: Readonly<Record<string, string>>): readonly string[] {
  const rules = compileRules(edition, { ...options, quietLimit: 'off' });
  return Array.from({ length: 8 }, (_, seed) => chaseGame(rules, `verify ${seed}`)).filter((text) => text !== undefined);
}

test('[REP-4] verify finds the edition of a chase game by its armies: forty pieces are Original with the chase rule', async () => {
  const games = [...chaseGames(original, { chaseRule: 'on' }), ...chaseGames(barrage, { board: '10x10' })];
  const sizes = games.map((text) => text.slice(0, 100).replaceAll(/[a_]/g, '').length);
  expect([...new Set(sizes)]).toEqual([80, 16]);
  await mkdir(at('chase'));
  for (const [number, text] of games.entries()) await writeFile(at(`chase/${number}.txt`), text);
  const { code, out } = await outputOf(runVerify, at('chase'));
  expect(out).toMatch(new RegExp(`^${games.length} games: ${games.length} agree, 0 disagree; \\d+ moves replayed$`));
  expect(code).toBe(0);
});

test('[REP-4] verify finds the fault of a chase game of forty pieces', async () => {
  const [game] = chaseGames(original, { chaseRule: 'on' });
  const lines = game.trimEnd().split('\n');
  const broken: Readonly<Record<string, readonly [string, RegExp]>> = {
    // Without its last move it ends with one that is legal.
    cut: [lines.slice(0, -1).join('\n'), /:\d+: move \d+, .*: allowed, the chase rule should forbid it/],
    // A move across half the board, over other pieces.
    jump: [[...lines.slice(0, 3), '804', ...lines.slice(4)].join('\n'), /:4: move 3, red e1-e10: refused/],
    // A scout is missing from one army, and from both.
    scout: [game.replace('D', 'a'), /:1: red: /],
    scouts: [game.replace('D', 'a').replace('P', 'a'), /:1: no edition has armies of 39 and 39 pieces/],
  };
  for (const [name, [text, fault]] of Object.entries(broken)) {
    await writeFile(at(`${name}.txt`), text);
    const { code, out } = await outputOf(runVerify, at(`${name}.txt`));
    expect([code, out], name).toEqual([1, expect.stringMatching(fault)]);
  }
});
