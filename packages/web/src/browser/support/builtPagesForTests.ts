/** The built pages, one build for all tests of the same sources: a hash of the sources names the folder. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');
const shelf = path.join(root, '.cache', 'pages');
const DAY_MS = 86_400_000;

/** The folder with the built pages, which no test changes. */
export async function builtPages(): Promise<string> {
  const folder = path.join(shelf, hashOfSources());
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(shelf, { recursive: true });
  await dropOld();
  const fresh = await mkdtemp(path.join(shelf, 'building-'));
  await build({
    configFile: path.join(root, 'packages', 'web', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: fresh, reportCompressedSize: false },
  });
  // Two test files may build at the same time; the second finds the same pages in place.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return folder;
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const packages = path.join(root, 'packages');
  for (const name of readdirSync(packages).sort()) {
    if (name === 'server' || name === 'cli' || name === 'testkit') continue;
    for (const file of sourcesIn(path.join(packages, name))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Every file of a package that can become part of a page. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === 'node_modules' || entry.name === 'dist' || /(\.test|ForTests)\.tsx?$/.test(entry.name)) return [];
      const found = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(found) : [found];
    });
}

async function dropOld(): Promise<void> {
  for (const name of readdirSync(shelf)) {
    const folder = path.join(shelf, name);
    // Another run may have dropped it meanwhile.
    const usedAt = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - usedAt > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
