// Somebody else than root to run a server as: PostgreSQL refuses to run as root, and tests in containers often do.

import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What `spawn` takes to run as somebody; empty when we are not root and run it as ourselves. */
export type RunAs = { readonly uid?: number; readonly gid?: number };

export function plainUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('we are root, and there is neither a user postgres nor a user nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Gives a folder to somebody. */
export function giveTo(folder: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/**
 * The same binaries where somebody may run them: a checkout inside root's home is closed to others, so they are copied, with the
 * libraries beside them.
 */
export function reachableFor(who: RunAs, binaries: string, program: string, folder: string): string {
  if (spawnSync(path.join(binaries, program), ['--version'], { ...who, stdio: 'ignore' }).status === 0) return binaries;
  const copy = path.join(folder, 'program');
  cpSync(path.dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, path.basename(binaries));
}
