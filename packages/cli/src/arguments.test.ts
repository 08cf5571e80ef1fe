/** Bad command lines get one clear line. */

import { describe, expect, test } from 'vitest';
import { editionNamed, optionsGiven, parseArguments, rulesFor, UsageError, wholeNumber } from './arguments.ts';
import { run as bench } from './commands/bench/bench.ts';
import { run as perft } from './commands/perft.ts';
import type { CommandIo } from './io.ts';

function listening(): CommandIo & { readonly lines: string[]; readonly errors: string[] } {
  const lines: string[] = [];
  const errors: string[] = [];
  return { lines, errors, out: (line) => lines.push(line), error: (line) => errors.push(line) };
}

describe('arguments', () => {
  test('unknown options, editions and values are named', () => {
    expect(() => parseArguments(['--colour'], {})).toThrow(new UsageError('there is no switch --colour'));
    expect(() => parseArguments(['--seed'], { seed: { type: 'string' } })).toThrow(
      new UsageError('the switch --seed is not used like this'),
    );
    expect(() => parseArguments(['--two=3'], { two: { type: 'boolean' } })).toThrow(
      new UsageError('the switch --two is not used like this'),
    );
    expect(() => editionNamed('chess')).toThrow(/unknown edition "chess"; known are original/);
    expect(() => editionNamed(undefined)).toThrow(/name an edition/);
    expect(() => rulesFor('duel', ['board=9x9'])).toThrow('The option "board" cannot be "9x9"; it can be 8x8 | 10x10.');
    expect(() => rulesFor('duel', ['chaseRule=off'])).toThrow(/has no option "chaseRule"/);
    expect(() => optionsGiven(editionNamed('duel'), ['board'])).toThrow(/key=value/);
    expect(() => wholeNumber('-1', '--depth', 0, 9)).toThrow('--depth is a whole number from 0 to 9, not "-1"');
  });

  test('options reach the rules', () => {
    expect(rulesFor('barrage', ['board=10x10', 'quietLimit=off']).board.columns).toBe(10);
  });
});

describe('perft', () => {
  test('counts from a position text', async () => {
    const io = listening();
    const position = 'r9 is no position';
    await expect(perft(['barrage', '--depth', '2', '--position', position], io)).rejects.toThrow(UsageError);
    await expect(perft(['barrage', '--depth', '2'], io)).rejects.toThrow(/--position/);
    await expect(perft(['barrage', '--position', position], io)).rejects.toThrow(/--depth/);
  });
});

describe('bench', () => {
  test('the smoke run prints every edition, and JSON has the documented shape', async () => {
    const io = listening();
    expect(await bench(['--smoke', '--json', '--edition', 'barrage'], io)).toBe(0);
    const figures: unknown = JSON.parse(io.lines[0]);
    expect(figures).toEqual({
      playout: { barrage: expect.any(Number) },
      makeRewind: { barrage: expect.any(Number) },
      meanPlies: { barrage: expect.any(Number) },
      draws: { barrage: expect.any(Number) },
    });
    await expect(bench(['--edition', 'chess'], io)).rejects.toThrow(UsageError);
    await expect(bench(['extra'], io)).rejects.toThrow(UsageError);
  });

  test('of the table has a figure of each sort for every edition that is wanted', async () => {
    const io = listening();
    expect(await bench(['table', '--smoke', '--json', '--edition', 'barrage', '--edition', 'conquest'], io)).toBe(0);
    const each = { barrage: expect.toSatisfy((figure) => figure > 0), conquest: expect.toSatisfy((figure) => figure > 0) };
    expect(JSON.parse(io.lines[0])).toEqual({ movesPerCpuSecond: each, bytesPerMove: each, snapshotBytes: each });
    await expect(bench(['table', '--edition', 'chess'], io)).rejects.toThrow(UsageError);
  });
});
