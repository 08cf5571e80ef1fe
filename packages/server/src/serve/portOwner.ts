// Which program listens on a port of this machine, as far as Linux tells: other users' programs stay hidden, and other systems tell nothing.

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

export interface PortOwner {
  readonly pid: number;
  readonly program: string;
}

/** The state of a listening socket in /proc/net/tcp. */
const LISTENS = '0A';

export function portOwner(port: number, proc = '/proc'): PortOwner | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeners(textIn(path.join(proc, 'net', table)), port)));
  if (sockets.size === 0) return undefined;
  for (const pid of namesIn(proc).filter((name) => /^\d+$/.test(name))) {
    const files = path.join(proc, pid, 'fd');
    if (!namesIn(files).some((file) => sockets.has(targetOf(path.join(files, file))))) continue;
    const program = path.basename(targetOf(path.join(proc, pid, 'exe')));
    return program === '' ? undefined : { pid: Number(pid), program };
  }
  return undefined;
}

/** The sockets that listen on a port, as links of open files name them. */
function listeners(table: string, port: number): readonly string[] {
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/));
  return rows
    .filter(([, local = '', , state]) => state === LISTENS && Number.parseInt(local.split(':')[1], 16) === port)
    .map((row) => `socket:[${row[9]}]`);
}

function textIn(file: string): string {
  return orNothing(() => readFileSync(file, 'utf8')) ?? '';
}

function namesIn(folder: string): readonly string[] {
  return orNothing(() => readdirSync(folder)) ?? [];
}

function targetOf(link: string): string {
  return orNothing(() => readlinkSync(link)) ?? '';
}

/** A process may be another user's, or end meanwhile. */
function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
