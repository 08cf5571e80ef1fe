// A real PostgreSQL for a test: its own data in a temporary folder, its own port, gone afterwards.

import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
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

const READY = /database system is ready to accept connections/;

/** Starts one with the binaries in a folder (see `findPart`). */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-postgres-'));
  const who = plainUser();
  giveTo(folder, who);
  const program = reachableFor(who, binaries, 'postgres', folder);
  const data = path.join(folder, 'data');
  initialize(path.join(program, 'initdb'), data, folder, who);
  const port = await freePort();
  const settings = ['unix_socket_directories=', 'shared_buffers=32MB', ...quickRecovery(program)].flatMap((setting) => ['-c', setting]);
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

function initialize(initdb: string, data: string, cwd: string, who: RunAs): void {
  const args = ['-D', data, '-U', 'flagfall', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const { status, stderr } = spawnSync(initdb, args, { ...who, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
}

/** After a crash PostgreSQL writes every file of its data to the disk one by one, for seconds; Linux can do it at once, from version 14 on. */
function quickRecovery(program: string): readonly string[] {
  const { stdout } = spawnSync(path.join(program, 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = Number(/(\d+)/.exec(stdout)?.[1]);
  return process.platform === 'linux' && version >= 14 ? ['recovery_init_sync_method=syncfs'] : [];
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

/** The children of a killed server take a moment to notice, and until then its data counts as in use. */
async function restarted(run: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
