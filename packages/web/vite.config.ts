// How the web app is built: one page, split by route, workers beside it.

import path from 'node:path';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';
import { textsAhead } from './textsAhead.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '..', '..', '.cache', 'vite-web'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [textsAhead(), compressed()],
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
