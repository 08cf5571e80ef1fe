// `npm start`: builds the pages when they are missing or older than their sources, then runs `flagfall serve` with the arguments that were given.

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ARROWS } from './arrows.ts';
import { isTestFile, listFiles, repositoryRoot } from './paths.ts';

const page = path.join(repositoryRoot, 'packages', 'web', 'dist', 'index.html');

if (!isFresh()) await build({ configFile: path.join(repositoryRoot, 'packages', 'web', 'vite.config.ts'), logLevel: 'warn' });

process.argv.splice(2, 0, 'serve');
await import('../packages/cli/src/main.ts');

function isFresh(): boolean {
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  const folders = ['packages/web', ...ARROWS.web.mayImport.map((name) => `packages/${name}/src`)];
  const sources = folders.flatMap((folder) => listFiles(folder)).filter((file) => !isTestFile(file));
  return ['package-lock.json', ...sources].every((file) => statSync(path.join(repositoryRoot, file)).mtimeMs <= built);
}
