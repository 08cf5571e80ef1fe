import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findGameFiles } from './recordFiles.ts';
import { run as runVerify } from './verify.ts';

// Permissions do not stop the administrator, and tests may run as one.
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const readdir = async (...args: Parameters<typeof real.readdir>): Promise<unknown> => {
    if (path.basename(String(args[0])) === 'locked') throw Object.assign(new Error('no'), { code: 'EACCES' });
    return real.readdir(...args);
  };
  return { ...real, readdir };
});

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flagfall-files-'));
  for (const name of ['tree', 'tree/locked', 'tree/open']) await mkdir(at(name));
  for (const name of ['tree/a.flag', 'tree/locked/b.flag', 'tree/open/c.flag']) await writeFile(at(name), 'flagfall: 1');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('a folder that cannot be read is named, and the others are searched', async () => {
  const { files, faults } = await findGameFiles(at('tree'));
  expect(files.map((file) => file.path)).toEqual([at('tree/a.flag'), at('tree/open/c.flag')]);
  expect(faults).toEqual([{ path: at('tree/locked'), what: 'may not be read or written' }]);
});

test('verify reports it and does not call the whole a success', async () => {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runVerify([at('tree')], { out: (line) => out.push(line), error: (line) => error.push(line) });
  expect([code, error]).toEqual([1, [`${at('tree/locked')}: may not be read or written`]]);
  expect(out.at(-1)).toMatch(/^2 games: /);
});
