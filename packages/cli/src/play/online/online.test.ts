/** Online play through the command itself, against a real server on a file of its own. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Api } from '@flagfall/client';
import { findEdition } from '@flagfall/editions';
import { assert, parseRecord, replayRecord, rulesForRecord } from '@flagfall/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinePerson, OnlineTestFolder, ScreenPerson } from '../forTests/onlineForTests.ts';

const ground = new OnlineTestFolder();
beforeAll(() => ground.start());
afterAll(() => ground.remove());

/** Two people at one game of Barrage, both armies set up, Red to move. */
async function twoByLink(...args: readonly string[]): Promise<{ readonly red: LinePerson; readonly blue: LinePerson }> {
  const red = ground.sitDown(['barrage', '--invite', ...args]);
  const link = await red.read(/\/invite#/);
  // The link names the server itself.
  const blue = new LinePerson(['--join', link], ground.newHome());
  await Promise.all([red.read(/type a number/), blue.read(/type a number/)]);
  red.type('1');
  blue.type('1');
  await red.read(/your turn/);
  return { red, blue };
}

test('a guest plays the computer at once, and keeps the record', async () => {
  const save = path.join(ground.folder, 'kept.flag');
  const ann = ground.sitDown(['barrage', '--computer', '1', '--save', save, '--clock', '10+5']);
  expect(await ann.read(/^You are /)).toContain(ground.url);
  await ann.read(/you are Red against computer \(level 1\)/);
  await ann.read(/type a number/);
  ann.type('1');
  await ann.read(/^Red >\d+:\d\d {2}Blue 10:00$/);
  await ann.read(/your turn/);
  ann.type('a1a2', 'd3d4');
  await ann.read(/The piece on a1 \(Flag\) never moves/);
  await ann.read(/Blue to move/);
  ann.type('resign');
  await ann.read(/Victory for Blue/);
  await ann.read(/b F/);
  await ann.read(/saved as/);
  expect(await ann.quit()).toBe(0);
  const record = parseRecord(readFileSync(save, 'utf8'));
  assert(record.ok, 'the record can be read');
  const rules = rulesForRecord(record.value, findEdition);
  assert(rules.ok && replayRecord(rules.value, record.value).ok, 'the record tells the game');
});

test('the session stays in a file that only its owner may read, and serves the next time', async () => {
  const first = ground.sitDown(['--games']);
  expect(await first.ended).toBe(0);
  const folder = path.join(first.home, '.flagfall');
  const [file] = readdirSync(folder);
  expect(file).toMatch(/^session-127\.0\.0\.1_\d+\.json$/);
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  const again = ground.sitDown(['--games'], first.home);
  await again.ended;
  expect(again.lines[0]).toBe(first.lines[0]);
});

test('two people by link: moves, one taken back, chat, a server that restarts, a draw, and another game', async () => {
  const { red, blue } = await twoByLink();
  red.type('f3f2');
  await blue.read(/your turn/);
  red.type('undo');
  await blue.read(/let the last move be taken back: type accept/);
  blue.type('accept');
  await red.read(/taken back/);
  await red.read(/your turn/);
  red.type('say Good luck & "fun"', 'd3d4');
  await blue.read(/: Good luck & "fun"$/);
  await blue.read(/your turn/);
  await ground.stop();
  await blue.read(/The connection is lost/);
  blue.type('e6e5');
  await ground.start();
  await red.read(/The connection is back/);
  await red.read(/e6/);
  await red.read(/your turn/);
  expect(red.lines.filter((line) => line.includes('e6') && line.includes('e5'))).toHaveLength(1);
  await blue.read(/The connection is back/);
  red.type('draw');
  await blue.read(/A draw is offered to you: type accept/);
  blue.type('accept');
  await red.read(/The game is a draw/);
  await blue.read(/Type again/);
  red.type('again');
  await blue.read(/Another game is offered/);
  blue.type('again');
  await Promise.all([red.read(/type a number/), blue.read(/type a number/)]);
  expect(await red.quit()).toBe(0);
  expect(await blue.quit()).toBe(0);
  expect(red.lines.at(-1)).toMatch(/^The game goes on without this window\. To come back: flagfall play --server http.* --continue \w+$/);
});

test('a game continues without its window, and the player can return to it', async () => {
  const { red, blue } = await twoByLink('--options', 'memory=strict');
  red.type('d3d4');
  await blue.read(/your turn/);
  await red.quit();
  blue.type('e6e5');
  await blue.read(/Red to move/);
  const again = ground.sitDown(['--continue'], red.home);
  await again.read(/e6/);
  await again.read(/your turn/);
  again.type('d4d5');
  await blue.read(/your turn/);
  await again.quit();
  await blue.quit();
});

test('a player who comes back gets the past first, in order and once', async () => {
  const { red, blue } = await twoByLink();
  const moves = [
    [red, blue, 'd3d4'],
    [blue, red, 'e6e5'],
    [red, blue, 'd4d5'],
    [blue, red, 'a6a5'],
  ] as const;
  for (const [mover, other, move] of moves) {
    mover.type(move);
    await other.read(/your turn/);
  }
  await red.quit();
  const again = ground.sitDown(['--continue'], red.home);
  await again.read(/your turn/);
  const heard = again.lines.filter((line) => /ready|begins|[a-h]\d-[a-h]\d|attacks/.test(line));
  expect(heard.map((line) => /[a-h]\d|ready|begins/.exec(line)?.[0])).toEqual(['ready', 'ready', 'begins', 'd3', 'e6', 'd4', 'a6']);
  expect(again.lines.indexOf(heard.at(-1)!)).toBeLessThan(again.lines.findIndex((line) => line.endsWith('your turn.')));
  await again.quit();
  await blue.quit();
});

test('a session that has ended is reported; the player signs in again and plays on, or watches as a guest', async () => {
  const api = new Api({ server: ground.url });
  await api.makeAccount('Picton', 'a rather long pass phrase');
  const args = ['barrage', '--computer', '1', '--name', 'Picton'];
  const picton = ground.sitDown(args);
  picton.type('a rather long pass phrase');
  await picton.read(/type a number/);
  picton.type('1');
  await picton.read(/your turn/);
  await endSession(picton.home);
  await picton.read(/^Your session on http.* has ended/);
  await picton.read(/^1 Log in again as Picton$/);
  picton.type('1');
  await picton.read(/^Password of Picton:$/);
  picton.type('a rather long pass phrase');
  await picton.read(/you are Red against computer/);
  await picton.read(/your turn/);
  await endSession(picton.home);
  await picton.read(/^2 Go on as a guest$/);
  picton.type('2');
  await picton.read(/you watch Picton, computer/);
  expect(await picton.quit()).toBe(0);
});

/** A person who is signed in here signs out elsewhere. */
async function endSession(home: string): Promise<void> {
  const folder = path.join(home, '.flagfall');
  const { cookies } = JSON.parse(readFileSync(path.join(folder, readdirSync(folder).find((file) => file.startsWith('session-'))!), 'utf8'));
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  await new Api({ server: ground.url, headers: { cookie: cookie.join('; ') } }).logOut();
}

test('with only a server given, a menu asks what to play, own games first', async () => {
  const ann = ground.sitDown([]);
  await ann.read(/What would you like to do/);
  await ann.read(/^1 Play the computer \(level \d\)$/);
  ann.type('9', '2');
  await ann.read(/^Choose a game$/);
  ann.type('4');
  await ann.read(/\/invite#/);
  await ann.quit();
  const again = ground.sitDown([], ann.home);
  await again.read(/^1 Go on with your game$/);
  again.type('1');
  expect(await again.read(/\/invite#/)).toBe(ann.lines.find((line) => line.includes('/invite#')));
  again.type('abort');
  await again.read(/aborted by Red/);
  await again.quit();
});

test('two players who search for the same game are paired', async () => {
  const one = ground.sitDown(['barrage', '--search', '--clock', '3+2']);
  await one.read(/^Looking for somebody to play Barrage with, 3 min \+ 2 s · By the booklet\.$/);
  const other = ground.sitDown(['barrage', '--search', '--clock', '3+2']);
  await Promise.all([one.read(/type a number/), other.read(/type a number/)]);
  await one.quit();
  await other.quit();
});

test('a spectator sees the moves, is not asked for any, and can leave', async () => {
  const { red, blue } = await twoByLink();
  const game = (await readGames(red)).match(/^ *(\w+) /)?.[1] ?? '';
  const eve = ground.sitDown(['--watch', game]);
  await eve.read(/you watch .*, /);
  red.type('d3d4');
  await eve.read(/d3/);
  eve.type('e6e5', 'resign');
  blue.type('e6e5');
  await eve.read(/e6/);
  // The story of the game comes before it, and generals have names in it.
  expect(eve.lines.join('\n').split('The game begins')[1]).not.toMatch(/your turn|General/);
  expect(await eve.quit()).toBe(0);
  expect(eve.lines.at(-1)).toBe('Goodbye.');
  await red.quit();
  await blue.quit();
});

/** The line of one's only game in the list. */
async function readGames({ home }: LinePerson): Promise<string> {
  const list = ground.sitDown(['--games'], home);
  await list.ended;
  return list.lines[list.lines.indexOf('Your games:') + 1];
}

describe('failures are reported in a sentence', () => {
  test.each([
    ['an unknown game', ['--watch', 'nowhere'], /^There is no such thing, or it is gone already\.$/],
    ['a link that is no use', ['--join', 'x'.repeat(43)], /invitation/i],
    ['nothing to go on with', ['--continue'], /^You have no game to go on with on this server\.$/],
  ])('%s', async (_, args, sentence) => {
    const person = ground.sitDown(args);
    await person.ended;
    expect(person.lines.at(-1)).toMatch(sentence);
  });

  test('a server that does not answer', async () => {
    const person = new LinePerson(['--server', 'http://127.0.0.1:1', '--games'], ground.newHome());
    expect(await person.ended).toBe(1);
    expect(person.lines).toEqual(['The server http://127.0.0.1:1 cannot be reached: is the address right, and are you online?']);
  });

  test.each([
    [['--server', 'ftp://x', '--games'], '--server is an address'],
    [['--invite', 'barrage'], '--invite needs a server'],
    [['--server', 'localhost:1', '--invite', '--search'], 'only one of --invite, --search'],
    [['--join', 'hello'], '--join takes an invitation link'],
    [['--server', 'localhost:1', 'duel', '--invite', '--clock', 'fast'], '--clock is 10+5'],
  ])('%j', async (args, sentence) => {
    await expect(new LinePerson(args, ground.newHome()).ended).rejects.toThrow(sentence);
  });
});

test('an account is entered by its password, once', async () => {
  const api = new Api({ server: ground.url });
  await api.makeAccount('Wellington', 'a rather long pass phrase');
  const wrong = ground.sitDown(['--games', '--name', 'Wellington']);
  await wrong.read(/^Password of Wellington:$/);
  wrong.type('guess');
  expect(await wrong.ended).toBe(1);
  expect(wrong.lines.at(-1)).toBe('Name and password do not fit together.');
  const right = ground.sitDown(['--games', '--name', 'wellington']);
  right.type('a rather long pass phrase');
  expect(await right.ended).toBe(0);
  expect(right.lines).toContain(`You are Wellington on ${ground.url}.`);
  const again = ground.sitDown(['--games', '--name', 'Wellington'], right.home);
  expect(await again.ended).toBe(0);
  expect(again.lines.join('\n')).not.toContain('Password');
});

test('a terminal does not show the password', async () => {
  await new Api({ server: ground.url }).makeAccount('Bluecher', 'a rather long pass phrase');
  const person = new ScreenPerson(['--server', ground.url, '--games', '--name', 'Bluecher'], ground.newHome());
  person.press('a rather long pass phrasX\x7fe\r');
  expect(await person.ended).toBe(0);
  expect(person.printed).toContain('Your games:');
  expect(person.terminal.written).toContain('Password of Bluecher:');
  expect(person.terminal.written).not.toContain('phras');
});

test('on a screen: link, army, moves of both, talk, and leaving', async () => {
  const red = new ScreenPerson(['--server', ground.url, 'barrage', '--invite', '--plain'], ground.newHome());
  const link = (await red.see(/invite#/)).match(/http\S+/)?.[0] ?? '';
  const blue = new LinePerson(['--join', link], ground.newHome());
  await blue.read(/type a number/);
  blue.type('1');
  await red.see(/set up the army of Red/);
  // The first army of the library.
  red.press('ld');
  await red.see(/Red to move: your turn/);
  red.press('d3d4\r');
  await red.see(/Blue to move\./);
  red.press('e4e5\r');
  await red.see(/It is not your turn/);
  red.press('thave fun');
  await red.see(/Say: have fun_/);
  blue.type('say me too', 'e6e5');
  await red.see(/: me too/);
  // A half-written line is still there after the opponent's move.
  await red.see(/Red to move: your turn(.|\n)*Say: have fun_/);
  red.press('\r');
  await blue.read(/: have fun$/);
  red.press('q');
  await red.see(/Leave\? The game goes on/);
  red.press('y');
  expect(await red.ended).toBe(0);
  expect(red.printed.at(-1)).toContain('--continue');
  await blue.quit();
});
