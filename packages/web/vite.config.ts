// How the web app is built: one page, split by route, workers beside it.

import path from 'node:path';
import { defineConfig } from 'vite';
import { compileTexts } from './compileTexts.ts';
import { compressed } from './compress.ts';
import { offline } from './offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '..', '..', '.cache', 'vite-web'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [compileTexts(), offline(), compressed()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        serviceWorker: path.join(import.meta.dirname, 'src/offline/serviceWorker.ts'),
      },
      // A browser looks for a newer service worker at the same address.
      output: {
        entryFileNames: ({ name }) => (name === 'serviceWorker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What the first page needs comes in one file: thirty small ones would wait for each other on a slow network.
        codeSplitting: {
          groups: [{ name: 'base', test: /packages\/web\/src\/(art|home|offline|router|settings|shell|words)\/(?!serviceWorker)/ }],
        },
      },
    },
  },
});
