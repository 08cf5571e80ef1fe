// `npm start`: builds the pages and the documentation when they are missing or older than their sources, then runs `flagfall serve` with the given arguments.

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ARROWS } from './checks/arrows.ts';
import { isTestFile, listFiles, repositoryRoot } from './paths.ts';

const page = path.join(repositoryRoot, 'packages', 'web', 'dist', 'index.html');
const docs = path.join(path.dirname(page), 'docs');

if (isHelpWanted() || ((isFresh() || (await buildPages())) && (await buildDocs()))) {
  process.argv.splice(2, 0, 'serve');
  await import('../packages/cli/src/main.ts');
} else process.exitCode = 1;

function isHelpWanted(): boolean {
  return process.argv.slice(2).some((word) => word === '--help' || word === '-h');
}

function isFresh(): boolean {
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  const folders = ['packages/web', ...PACKAGE_ARROWS.web.mayImport.map((name) => `packages/${name}/src`)];
  const sources = folders.flatMap((folder) => listFiles(folder)).filter((file) => !isTestFile(file));
  return ['package-lock.json', ...sources].every((file) => statSync(path.join(repositoryRoot, file)).mtimeMs <= built);
}

/** False when it failed; then it has printed why. */
async function buildPages(): Promise<boolean> {
  const reason = existsSync(page) ? 'because their sources have changed' : 'for the first time';
  process.stderr.write(`Building the pages ${reason}; this takes some seconds ...\n`);
  // Loading the bundler takes a second, and mostly there is nothing to build.
  const { build } = await import('vite');
  try {
    await build({ configFile: path.join(repositoryRoot, 'packages', 'web', 'vite.config.ts'), logLevel: 'silent' });
    return true;
  } catch (error) {
    process.stderr.write(`The pages could not be built: ${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

/** Players need no documentation, so an error in it is printed and stops nothing. */
async function buildDocs(): Promise<true> {
  const { readSections } = await import('./docs/pages.ts');
  const first = path.join(docs, 'index.html');
  const sources = readSections().flatMap(({ pages }) => pages.map(({ source }) => path.join(repositoryRoot, source)));
  if (existsSync(first) && sources.every((file) => statSync(file).mtimeMs <= statSync(first).mtimeMs)) return true;
  try {
    const { buildSite } = await import('./docs/site.ts');
    await buildSite(docs);
  } catch (error) {
    process.stderr.write(`The documentation could not be built: ${error instanceof Error ? error.message : error}\n`);
  }
  return true;
}
