// The names that the packages export, each with its comment: TypeDoc writes them as Markdown. TypeDoc needs an older TypeScript than ours, so it has a
// manifest and a lockfile of its own beside this file, and is installed when somebody asks for the reference.

import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNpm } from '../npm.mjs';
import { repositoryRoot } from '../paths.ts';
import { captureScript } from '../programs.ts';
import type { DocsPage } from './pages.ts';

/** The packages for programmers; `cli` and `server` are run, not imported. */
export const DOCUMENTED = ['engine', 'editions', 'ai', 'learn', 'protocol', 'messages', 'table', 'client', 'seat'] as const;

/** What is a row of a table and not a chapter. */
const TABLES = ['parameters', 'interfaceProperties', 'classProperties', 'typeDeclaration', 'propertyMembers'] as const;

const tools = path.join(import.meta.dirname, 'reference');

/** A page for each package. Throws with what npm or TypeDoc said. */
export async function makeReference(): Promise<DocsPage[]> {
  const typedoc = path.join(tools, 'node_modules', 'typedoc', 'bin', 'typedoc');
  if (!existsSync(typedoc)) install();
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-reference-'));
  try {
    const { code, output } = await captureScript(typedoc, settings(folder));
    if (code !== 0) throw new Error(`TypeDoc failed:\n${output}`);
    return DOCUMENTED.map((name) => pageOf(name, path.join(folder, name, 'src.md')));
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
  const entries = DOCUMENTED.flatMap((name) => ['--entryPoints', path.join(repositoryRoot, 'packages', name, 'src', 'index.ts')]);
  return [...Object.entries(values).flatMap(([key, value]) => [`--${key}`, value]), ...flags.map((flag) => `--${flag}`), ...entries];
}

function pageOf(name: string, file: string): DocsPage {
  const title = `@flagfall/${name}`;
  const text = readFileSync(file, 'utf8').replace(/^# .*$/m, `# ${title}`);
  return { source: `reference/${name}.md`, address: `reference/${name}.html`, title, text };
}
