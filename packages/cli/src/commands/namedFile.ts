/** Reads and writes files that are named on the command line; a fault is one line. */

import { readFile, writeFile } from 'node:fs/promises';
import { UsageError } from '../arguments.ts';
import { reasonOf } from './records/recordFiles.ts';

export async function readNamed(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${reasonOf(error)}`);
  }
}

export async function writeNamed(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`${file}: ${reasonOf(error)}`);
  }
}
