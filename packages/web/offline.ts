// A step of the build: the service worker is told which files the pages consist of, and a name for just this set of them.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'serviceWorker.js';
const PLACE = '__FLAGFALL_FILES__';

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== WORKER)
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .sort();
      const build = createHash('sha256');
      for (const file of files) build.update(`${file}\n`).update(readFileSync(path.join(dir, file)));
      const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
      const worker = path.join(dir, WORKER);
      const told = readFileSync(worker, 'utf8').replace(PLACE, [build.digest('hex').slice(0, 16), ...addresses].join(' '));
      writeFileSync(worker, told);
    },
  };
}
