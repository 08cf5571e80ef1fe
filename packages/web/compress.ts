// A step of the build: every text of some length lies there compressed as well, so that a server only has to send it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;
const BYTES_MIN = 1024;

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) if (TEXTS.test(name)) compress(path.join(dir, name));
    },
  };
}

function compress(file: string): void {
  const text = readFileSync(file);
  if (text.length < BYTES_MIN) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }));
}
