// Asks the tools where the real programs are that a test talks to; what is missing is fetched on the way.

import { spawnSync } from 'node:child_process';
import path from 'node:path';

export type PartPlace = { readonly found: true; readonly folder: string } | { readonly found: false; readonly why: string };

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

/** The folder with the binaries of a part (`tools/testPrograms.ts`). */
export function findPart(name: 'postgres' | 'nats' | 'chromium' | 'buildah' | 'debootstrap'): PartPlace {
  const tool = path.join(repositoryRoot, 'tools', 'testPrograms.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, name], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? { found: true, folder: stdout.trim() } : { found: false, why: stderr.trim() };
}
