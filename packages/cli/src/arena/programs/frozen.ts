/** Frozen baselines: the seat program of a commit, built from git into `.cache/frozen`, as an opponent for the present one. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../arguments.ts';

/** The packages of the seat program: `cli` and all that it imports. */
const PACKAGES = ['engine', 'editions', 'ai', 'cli'];
const DOOR = './seat';
export const CHECKOUT = path.resolve(import.meta.dirname, '..', '..', '..', '..', '..');

/** The full name of a commit in a repository. */
export function commitNamed(name: string, repository: string = CHECKOUT): string {
  const found = git(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (found.status === 0) return found.stdout.trim();
  const isShallow = git(repository, ['rev-parse', '--is-shallow-repository']);
  if (isShallow.status !== 0) throw new UsageError('frozen: needs a checkout with git');
  throw new UsageError(
    isShallow.stdout.trim() === 'true'
      ? `this shallow clone has no commit ${name}: git fetch --unshallow origin`
      : `there is no commit ${name}: git fetch origin`,
  );
}

/** The entry file of the seat of a commit; it is built if necessary. */
export function frozenEntry(commit: string, repository: string = CHECKOUT): string {
  const folder = path.join(repository, '.cache', 'frozen', commit);
  if (!existsSync(folder)) build(commit, repository, folder);
  const entry = doorOf(path.join(folder, 'packages', 'cli'));
  if (entry === undefined)
    throw new UsageError(`commit ${commit} has no seat over JSON lines (docs/strength.md names the first that has one)`);
  return entry;
}

/** Several processes may build it at once, so it is built beside its place and moved there when it is complete. */
function build(commit: string, repository: string, folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    checkOut(commit, repository, draft);
    const scope = path.join(draft, 'node_modules', '@flagfall');
    mkdirSync(scope, { recursive: true });
    for (const name of PACKAGES) {
      const target = path.join('..', '..', 'packages', name);
      symlinkSync(process.platform === 'win32' ? path.join(folder, 'packages', name) : target, path.join(scope, name), 'junction');
    }
    move(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Uses an index of its own, so that the checkout and its staged changes stay as they are. */
function checkOut(commit: string, repository: string, folder: string): void {
  const index = path.join(folder, 'index');
  const packages = PACKAGES.map((name) => `packages/${name}`);
  const { status, stderr } = git(repository, [`--work-tree=${folder}`, 'checkout', commit, '--', 'package.json', ...packages], index);
  rmSync(index, { force: true });
  if (status !== 0) throw new UsageError(`commit ${commit} cannot be frozen: ${stderr.trim().split('\n')[0]}`);
}

/** Another process may have been faster. */
function move(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function doorOf(packageFolder: string): string | undefined {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { exports?: Record<string, string> };
  const door = manifest.exports?.[DOOR];
  return door === undefined ? undefined : path.join(packageFolder, door);
}

function git(repository: string, args: readonly string[], index?: string): { status: number | null; stdout: string; stderr: string } {
  const env = index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index };
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', repository, ...args], { encoding: 'utf8', env });
  if (error !== undefined) throw new UsageError(`frozen: needs git (${error.message})`);
  return { status, stdout, stderr };
}
