// A real PostgreSQL for a test: its own data in a temporary folder, its own port, gone afterwards.

import { type ChildProcess, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endProgram, freePort, startProgram } from './process.ts';
import { giveTo, plainUser, type RunAs, reachableFor } from './user.ts';

export interface TestPostgres {
  /** What goes into DATABASE_URL. */
  readonly url: string;
  /** kill -9 of the server and all its processes, as when the machine stops. Its connections break. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** Where new data of each version is kept: making it takes seconds, copying it does not. */
const cache = path.resolve(import.meta.dirname, '../../../../.cache');

const READY = /database system is ready to accept connections/;

/** Starts one with the binaries in a folder (see `findPart`). */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-postgres-'));
  const who = plainUser();
  giveTo(folder, who);
  const program = reachableFor(who, binaries, 'postgres', folder);
  const data = path.join(folder, 'data');
  makeData(program, data, folder, who);
  const port = await freePort();
  // Without fsync what was written outlives every killed process, and the machine itself does not stop in a test.
  const settings = ['unix_socket_directories=', 'shared_buffers=32MB', 'fsync=off'].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings];
  const run = () => startProgram(path.join(program, 'postgres'), args, READY, { ...who, cwd: folder });
  let server: ChildProcess | undefined = await run();
  return {
    url: `postgresql://flagfall@127.0.0.1:${port}/postgres`,
    async kill() {
      if (server !== undefined) await killWithChildren(server);
      server = undefined;
    },
    async start() {
      server ??= await restarted(run);
    },
    async stop() {
      // SIGQUIT ends it at once, whoever is still connected.
      if (server !== undefined) await endProgram(server, 'SIGQUIT');
      server = undefined;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeData(program: string, data: string, folder: string, who: RunAs): void {
  const kept = path.join(cache, `postgres-data-${versionOf(program)}`);
  if (!existsSync(kept)) {
    initialize(path.join(program, 'initdb'), data, folder, who);
    keep(data, kept);
    return;
  }
  cpSync(kept, data, { recursive: true });
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) giveTo(path.join(data, name), who);
  // PostgreSQL wants it closed to others.
  chmodSync(data, 0o700);
}

function versionOf(program: string): string {
  const { stdout } = spawnSync(path.join(program, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d[\w.]*/.exec(stdout)?.[0] ?? 'unknown';
}

function initialize(initdb: string, data: string, cwd: string, who: RunAs): void {
  const args = ['-D', data, '-U', 'flagfall', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const { status, stderr } = spawnSync(initdb, args, { ...who, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
}

/** It gets its name last, so that another test never copies half of it; where several make it at once, the first one stays. */
function keep(data: string, kept: string): void {
  const started = `${kept}-${process.pid}`;
  mkdirSync(cache, { recursive: true });
  cpSync(data, started, { recursive: true });
  try {
    renameSync(started, kept);
  } catch {
    rmSync(started, { recursive: true, force: true });
  }
}

/** A process of the server that is left alone would still finish its commit and answer. */
async function killWithChildren(server: ChildProcess): Promise<void> {
  const list = `/proc/${server.pid}/task/${server.pid}/children`;
  const children = existsSync(list)
    ? readFileSync(list, 'utf8')
        .split(' ')
        .filter((pid) => pid !== '')
    : [];
  await endProgram(server, 'SIGKILL');
  for (const pid of children) killIfThere(Number(pid));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has noticed by itself and is gone.
  }
}

/** The children of a killed server take a moment to be gone, and until then its data counts as in use. */
async function restarted(run: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isInUse = /is still in use|lock file .* already exists/.test(String(error));
      if (!isInUse || attempt >= 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
