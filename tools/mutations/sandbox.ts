// Makes a copy of the checkout in which a tool may change sources while the working tree stays as it is.

import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../paths.ts';

const LEFT_OUT = new Set(['.git', '.cache', 'node_modules', 'dist', 'dist-packs']);

/** Copies the checkout into a new temporary folder and returns that folder. */
export function makeSandbox(): string {
  const sandbox = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-'));
  cpSync(repositoryRoot, sandbox, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
  linkModules(path.join(repositoryRoot, 'node_modules'), path.join(sandbox, 'node_modules'), sandbox);
  return sandbox;
}

export function removeSandbox(sandbox: string): void {
  rmSync(sandbox, { recursive: true, force: true });
}

/** Links every dependency to the installed one, but our own packages to their copies: through a link to all of node_modules, tests would read the originals. */
function linkModules(from: string, to: string, sandbox: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const source = path.join(from, name);
    const isOurs = lstatSync(source).isSymbolicLink();
    if (isOurs) symlinkSync(path.join(sandbox, path.relative(repositoryRoot, realpathSync(source))), path.join(to, name), 'junction');
    else if (name.startsWith('@')) linkModules(source, path.join(to, name), sandbox);
    else if (!name.startsWith('.')) symlinkSync(source, path.join(to, name), 'junction');
  }
}
