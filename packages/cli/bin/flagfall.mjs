#!/usr/bin/env node
// The `flagfall` command. Plain JavaScript, so that an old Node can at least say what is missing.
// In a checkout it runs the TypeScript sources, in an installed package the compiled ones.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNewEnough } from './nodeVersion.mjs';

const source = new URL('../src/main.ts', import.meta.url);
const main = existsSync(source) ? source : new URL('../dist/main.js', import.meta.url);

if (isNewEnough(process.versions.node)) {
  await import(main.href);
} else {
  const node = existsSync(source) ? findFetchedNode(fileURLToPath(new URL('../../../.cache/', import.meta.url))) : undefined;
  if (node === undefined) {
    process.stderr.write(`flagfall needs Node 24.15 or newer and this is Node ${process.versions.node}: install Node 24.\n`);
    process.exit(1);
  }
  const result = spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(result.status ?? 1);
}

/**
 * The Node that `npm start` or `npm test` fetched for this checkout, if they did.
 * @param {string} cache
 * @returns {string | undefined}
 */
function findFetchedNode(cache) {
  if (!existsSync(cache)) return undefined;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  return readdirSync(cache)
    .filter((folder) => /^node-24\.[\d.]+$/.test(folder))
    .map((folder) => `${cache}${folder}/node_modules/${name}/bin/${binary}`)
    .find((file) => existsSync(file));
}
