// The names that the packages export, each with its comment: TypeDoc writes them as Markdown. TypeDoc needs an older TypeScript than ours, so it has a
// manifest and a lockfile of its own beside this file, and is installed when somebody asks for the reference.

import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNpm } from '../npm.mjs';
import { readText, repositoryRoot } from '../paths.ts';
import { captureScript } from '../programs.ts';
import type { DocsPage } from './pages.ts';

/** The packages for programmers; `cli` and `server` are run, not imported. */
export const DOCUMENTED = ['engine', 'editions', 'ai', 'learn', 'protocol', 'messages', 'table', 'client', 'seat'] as const;

/** What is promised to nobody is in no reference. */
const NOT_DOCUMENTED = './internal';

interface Door {
  /** What one imports: `@flagfall/engine/edition`. */
  readonly name: string;
  /** From the root of the checkout: `packages/engine/src/edition/index.ts`. */
  readonly file: string;
}

/** The doors of the documented packages, as their manifests name them. */
export function documentedDoors(): Door[] {
  return DOCUMENTED.flatMap((folder) => {
    const { name, exports }: { name: string; exports: Readonly<Record<string, string>> } = JSON.parse(
      readText(`packages/${folder}/package.json`),
    );
    // A door with a star is many files of one type, which another door describes.
    const doors = Object.entries(exports).filter(([door]) => door !== NOT_DOCUMENTED && !door.includes('*'));
    return doors.map(([door, file]) => ({ name: path.posix.join(name, door), file: path.posix.join('packages', folder, file) }));
  });
}

/** What is a row of a table and not a chapter. */
const TABLES = ['parameters', 'interfaceProperties', 'classProperties', 'typeDeclaration', 'propertyMembers'] as const;

const tools = path.join(import.meta.dirname, 'reference');

/** A page for each door. Throws with what npm or TypeDoc said. */
export async function makeReference(): Promise<DocsPage[]> {
  const typedoc = path.join(tools, 'node_modules', 'typedoc', 'bin', 'typedoc');
  if (!existsSync(typedoc)) install();
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-reference-'));
  try {
    const { code, output } = await captureScript(typedoc, settings(folder));
    if (code !== 0) throw new Error(`TypeDoc failed:\n${output}`);
    const written = readPages(folder);
    return documentedDoors().map((door) => pageOf(door, written));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function install(): void {
  const { ok, output } = runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tools, quiet: true });
  if (!ok) throw new Error(`TypeDoc could not be installed:\n${output}`);
}

function settings(folder: string): string[] {
  const values: Readonly<Record<string, string>> = {
    plugin: path.join(tools, 'node_modules', 'typedoc-plugin-markdown', 'dist', 'index.js'),
    tsconfig: path.join(repositoryRoot, 'tsconfig.anywhere.json'),
    out: folder,
    readme: 'none',
    router: 'module',
    logLevel: 'Error',
    ...Object.fromEntries(TABLES.map((part) => [`${part}Format`, 'table'])),
  };
  const flags = ['skipErrorChecking', 'hideBreadcrumbs', 'hidePageHeader', 'disableSources', 'excludePrivate'];
  const entries = documentedDoors().flatMap(({ file }) => ['--entryPoints', path.join(repositoryRoot, file)]);
  return [...Object.entries(values).flatMap(([key, value]) => [`--${key}`, value]), ...flags.map((flag) => `--${flag}`), ...entries];
}

function pageOf({ name, file }: Door, written: ReadonlyMap<string, string>): DocsPage {
  const module = path.posix.relative('packages', file).replace(/(\/index)?\.ts$/, '');
  const text = written.get(module);
  if (text === undefined) throw new Error(`TypeDoc wrote no page for ${module}`);
  const page = `reference/${name.slice('@flagfall/'.length).replace('/', '-')}`;
  return { source: `${page}.md`, address: `${page}.html`, title: name, text: text.replace(/^# .*$/m, `# ${name}`) };
}

/** What TypeDoc wrote, by the module that stands in the heading: names of files have a number behind them where two would be alike. */
function readPages(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Map(texts.map((text) => [/^# (.*)$/m.exec(text)?.[1] ?? '', text]));
}
