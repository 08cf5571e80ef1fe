// The programs in the READMEs of the packages, the tutorials and the README of the repository: they compile in strict TypeScript and print what the text says.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBot } from '../../packages/server/src/forTests/clients/visitorsForTests.ts';
import { type RunningServer, readConfig, startServer } from '../../packages/server/src/index.ts';
import { PACKED } from '../pack/pack.ts';
import { listFiles, readText, repositoryRoot } from '../paths.ts';
import { scriptOf } from '../programs.ts';
import { type DocsExample, examplesIn, isOutput } from './examples.ts';

const READMES = PACKED.map((name) => `packages/${name}/README.md`);
const TEXTS = ['README.md', ...READMES, ...listFiles('docs/tutorials').filter((file) => file.endsWith('.md'))];
const EXAMPLES = TEXTS.filter((file) => existsSync(path.join(repositoryRoot, file))).flatMap((file) => examplesIn(file, readText(file)));
/** Where the texts take a server to be. */
const SERVER = 'http://localhost:8080';
/** Programs for two, who have a token each and find each other. */
const FOR_TWO = 'docs/tutorials/bot.md 2';

const store = mkdtempSync(path.join(os.tmpdir(), 'flagfall-examples-'));
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  // Inside the checkout, so that the packages are found by their names.
  mkdirSync(path.join(repositoryRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(repositoryRoot, '.cache', 'examples-'));
  const environment = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', STORE_FILE: path.join(store, 'store.db') };
  server = await startServer(readConfig(environment), { write: () => undefined });
  for (const example of EXAMPLES) writeFileSync(fileOf(example), example.code.replaceAll(SERVER, server.url));
});
afterAll(async () => {
  await server.stop();
  for (const used of [folder, store]) rmSync(used, { recursive: true, force: true });
});

function fileOf({ name, language }: DocsExample): string {
  return path.join(folder, `${name.replace(/\W+/g, '-')}.${language}`);
}

interface Printed {
  readonly output: string;
  readonly errors: string;
}

/** Runs a program as a reader would; the moves of a bot follow from a seed. */
function run(example: DocsExample, token = '', seed = ''): Promise<Printed> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileOf(example)], { env: { ...process.env, TOKEN: token, SEED: seed } });
    const printed = { output: '', errors: '' };
    child.stdout.on('data', (text: Buffer) => (printed.output += text));
    child.stderr.on('data', (text: Buffer) => (printed.errors += text));
    child.on('close', () => resolve(printed));
  });
}

async function runAll(example: DocsExample): Promise<readonly Printed[]> {
  if (example.name !== FOR_TWO) return [await run(example)];
  const bots = [await newBot(server), await newBot(server)];
  return await Promise.all(bots.map(({ token }, number) => run(example, token, `bot ${number}`)));
}

test('the README of every published package has a program', () => {
  const shown = new Set(EXAMPLES.map(({ name }) => name.split(' ')[0]));
  expect(['README.md', ...READMES].filter((file) => !shown.has(file))).toEqual([]);
});

test('all of them compile in strict TypeScript', () => {
  const settings = {
    extends: path.join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: { lib: ['es2024'], types: ['node'], noEmit: true, allowImportingTsExtensions: true },
    include: ['*.ts'],
  };
  const file = path.join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [scriptOf('tsc'), '-p', file], { encoding: 'utf8', cwd: folder });
  expect(stdout).toBe('');
});

test.concurrent.for(EXAMPLES)('$name prints what the text says', async (example, { expect }) => {
  const { output = '' } = example;
  expect(output, 'a block of output behind the program').not.toBe('');
  for (const printed of await runAll(example)) {
    expect(printed.errors).toBe('');
    if (!isOutput(printed.output, output)) expect(printed.output).toBe(output);
  }
});

test('a program is found with what it prints, and output with gaps is compared', () => {
  const text =
    '# A\n\n```ts\nconsole.log(1);\n```\n\nThis prints\n\n```js\nconsole.log(2);\n```\n\n```output\n2...\n```\n\n```sh\nnpm start\n```\n';
  expect(examplesIn('a.md', text)).toEqual([
    { name: 'a.md 1', language: 'ts', code: 'console.log(1);\n', output: undefined },
    { name: 'a.md 2', language: 'js', code: 'console.log(2);\n', output: '2...\n' },
  ]);
  expect([isOutput('2 (3 ms)\n4\n', '2 (... ms)\n4\n'), isOutput('2\n', '2'), isOutput('(2)', '.2.')]).toEqual([true, true, false]);
});
