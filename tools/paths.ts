// Where things are in the checkout, and how the tools list its files.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repositoryRoot = path.dirname(import.meta.dirname);

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', '.git', 'dist-packs']);

/** Every file under a folder of the checkout, as paths from its root with forward slashes, in a stable order. */
export function listFiles(folder: string, root = repositoryRoot): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(file, root);
      return entry.isFile() ? [file] : [];
    });
}

/** Reads a file of the checkout as text. */
export function readText(file: string, root = repositoryRoot): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The packages of the checkout, by folder name. */
export function listPackages(root = repositoryRoot): string[] {
  return readdirSync(path.join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** Whether a file holds tests, or only helps them. */
export function isTestFile(file: string): boolean {
  return /(\.test|ForTests)\.ts$/.test(file);
}
