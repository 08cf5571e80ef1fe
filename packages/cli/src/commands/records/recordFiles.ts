/** Finds files of games, reads them within limits, and says in one line why a file cannot be read. */

import type { Dirent } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fail, ok, type Result } from '@flagfall/engine';

/** Larger files are no games and are not opened. */
export const FILE_BYTES_MAX = 16 * 1024 * 1024;

export type FileKind = 'flag' | 'gravon' | 'chase';

export interface GameFile {
  readonly path: string;
  readonly kind: FileKind;
}

/** Games in the order of their paths, and the places that could not be read. */
export interface FoundFiles {
  readonly files: readonly GameFile[];
  readonly faults: readonly PathFault[];
}

export interface PathFault {
  readonly path: string;
  readonly what: string;
}

/** A named file, or all games below a folder. Other files in folders are skipped; a folder that cannot be read does not stop the search. */
export async function findGameFiles(place: string): Promise<FoundFiles> {
  const fault = (what: string): FoundFiles => ({ files: [], faults: [{ path: place, what }] });
  try {
    const about = await stat(place);
    if (about.isDirectory()) return await filesBelow(place);
    if (!about.isFile()) return fault('neither a file nor a folder');
    const kind = kindByName(place);
    return kind === undefined
      ? fault('unknown kind of file; .flag, .xml and .txt are read')
      : { files: [{ path: place, kind }], faults: [] };
  } catch (error) {
    return fault(reasonOf(error));
  }
}

async function filesBelow(folder: string): Promise<FoundFiles> {
  const files: GameFile[] = [];
  const faults: PathFault[] = [];
  const entries = await entriesOf(folder);
  if (!entries.ok) return { files, faults: [{ path: folder, what: entries.error }] };
  for (const entry of entries.value.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))) {
    const place = path.join(folder, entry.name);
    const kind = kindByName(place);
    // Links to folders are not followed: they may lead round in a circle.
    if (entry.isDirectory()) {
      const below = await filesBelow(place);
      files.push(...below.files);
      faults.push(...below.faults);
    } else if (kind !== undefined && (entry.isFile() || (await leadsToFile(place)))) {
      if (kind !== 'chase' || (await looksLikeChase(place))) files.push({ path: place, kind });
    }
  }
  return { files, faults };
}

async function entriesOf(folder: string): Promise<Result<readonly Dirent[], string>> {
  try {
    return ok(await readdir(folder, { withFileTypes: true }));
  } catch (error) {
    return fail(reasonOf(error));
  }
}

function kindByName(file: string): FileKind | undefined {
  const kinds: Readonly<Record<string, FileKind>> = { '.flag': 'flag', '.xml': 'gravon', '.txt': 'chase' };
  return kinds[path.extname(file).toLowerCase()];
}

async function leadsToFile(link: string): Promise<boolean> {
  try {
    return (await stat(link)).isFile();
  } catch {
    return false;
  }
}

/** Any text may end in .txt; one whose first line is a board with lakes is a game. A file that cannot be opened is kept to be reported. */
async function looksLikeChase(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
      return /^\uFEFF?[A-Za-z]{20,}__[A-Za-z_]{2,}/.test(buffer.toString('utf8', 0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch {
    return true;
  }
}

/** The text of a file of sensible size. An XML file may say that it is Latin-1; everything else is UTF-8. */
export async function readGameText(file: string): Promise<Result<string, string>> {
  try {
    const about = await stat(file);
    if (!about.isFile()) return fail('not a file');
    if (about.size > FILE_BYTES_MAX) return fail(`${about.size} bytes, a game has at most ${FILE_BYTES_MAX}`);
    const bytes = await readFile(file);
    const prolog = bytes.toString('latin1', 0, 200);
    const latin = /^<\?xml[^>]{0,150}encoding\s{0,9}=\s{0,9}["'](?:iso-8859-1|windows-1252|latin1)["']/i.test(prolog);
    return ok(latin ? new TextDecoder('windows-1252').decode(bytes) : bytes.toString('utf8'));
  } catch (error) {
    return fail(reasonOf(error));
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read or written';
  if (code === 'EISDIR') return 'is a folder';
  return code ?? (error instanceof Error ? error.message : String(error));
}
