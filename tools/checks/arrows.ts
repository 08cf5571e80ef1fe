// Checks the direction of imports: between packages only along the arrows below, inside a package without cycles, not even of types alone: a file
// that cannot be read without the file that reads it is one idea in two places.
// `node tools/checks/arrows.ts` prints problems and fails; npm test runs it.

import { isBuiltin } from 'node:module';
import path from 'node:path';
import { isTestFile, listFiles, listPackages, readText } from '../paths.ts';
import { type ImportStatement, importsOf } from './imports.ts';

interface PackageRule {
  /** The packages it may import. */
  readonly mayImport: readonly string[];
  /** Of those, the ones it may take only types from. */
  readonly typesOnly?: readonly string[];
  /** It runs anywhere, so it may not import modules of Node. */
  readonly anywhere?: true;
  /** It exists for tests, so it may use the test libraries of the workspace. */
  readonly testCode?: true;
  /** Its doors that are not for everybody, each with the folders that may come in. */
  readonly doors?: Readonly<Record<string, readonly string[]>>;
}

/** Our own search, the host of the rules, and tools that look at positions as numbers (docs/decisions/doors.md). */
const INSIDERS = ['ai', 'learn', 'table', 'testkit', ...cliFolders('arena', 'belief', 'bots', 'commands', 'positions', 'puzzles', 'train')];

/** The arrows of the design. */
export const PACKAGE_ARROWS: Readonly<Record<string, PackageRule>> = {
  engine: { mayImport: [], anywhere: true, doors: { edition: ['editions', ...INSIDERS], internal: INSIDERS } },
  editions: { mayImport: ['engine'], anywhere: true },
  messages: { mayImport: ['engine', 'protocol'], typesOnly: ['engine', 'protocol'], anywhere: true },
  ai: { mayImport: ['engine', 'editions'], anywhere: true },
  learn: { mayImport: ['engine', 'editions'], anywhere: true },
  protocol: { mayImport: ['engine'], typesOnly: ['engine'], anywhere: true },
  table: { mayImport: ['engine', 'protocol'], anywhere: true },
  client: { mayImport: ['engine', 'protocol'], anywhere: true },
  seat: { mayImport: ['engine', 'editions', 'messages', 'ai', 'protocol', 'table', 'client'], anywhere: true },
  server: { mayImport: ['engine', 'editions', 'messages', 'ai', 'protocol', 'table', 'client'] },
  web: { mayImport: ['engine', 'editions', 'messages', 'ai', 'learn', 'protocol', 'table', 'client', 'seat'] },
  cli: { mayImport: ['engine', 'editions', 'messages', 'ai', 'learn', 'protocol', 'table', 'client', 'seat', 'server'] },
  testkit: { mayImport: ['engine', 'editions', 'table', 'client'], testCode: true },
};

/**
 * A position has rules, rules have an edition and its extension, and the hooks of an extension take a position. These four describe one model, so they may
 * name each other's types; each has more to say than one file should hold.
 */
const MODEL = ['edition/edition.ts', 'extension/extension.ts', 'position/position.ts', 'rules/rules.ts'].map(
  (file) => `packages/engine/src/${file}`,
);

/** Tests of any package may also import these: the testkit and its dependencies. */
const FOR_TESTS: readonly string[] = ['testkit', ...PACKAGE_ARROWS.testkit.mayImport];

/** A `package.json`, as far as the check needs it. */
interface PackageManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** May be missing in an installation: only a dynamic import can do without it. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** All problems of the imports of a tree of files: paths from the root of the checkout, each with its text. */
export function checkImports(files: ReadonlyMap<string, string>): string[] {
  const manifests = readManifests(files);
  const folderOf = new Map([...manifests].map(([folder, manifest]) => [manifest.name, folder]));
  const testLibraries = Object.keys(parseManifest(files.get('package.json') ?? '{}').devDependencies ?? {});
  const problems = [...manifests].flatMap(([folder, manifest]) => checkManifest(folder, manifest, folderOf));
  const edges = new Map<string, string[]>();
  for (const [file, text] of files) {
    const folder = /^packages\/([^/]+)\/src\/.*\.tsx?$/.exec(file)?.[1];
    const manifest = folder === undefined ? undefined : manifests.get(folder);
    if (folder === undefined || manifest === undefined) continue;
    for (const one of importsOf(text)) {
      const problem = one.from.startsWith('.')
        ? checkRelative(file, folder, one)
        : checkNamed(file, folder, one, manifest, folderOf, testLibraries);
      if (problem !== undefined) problems.push(`${file}:${one.line}: ${problem}`);
    }
    edges.set(file, staticNeighbours(file, text));
  }
  return [...problems, ...findCycles(edges).map((cycle) => `import cycle: ${cycle.join(' -> ')}`)];
}

/** Folders of the command, as paths below packages. */
function cliFolders(...names: readonly string[]): string[] {
  return names.map((name) => `cli/src/${name}`);
}

/** A package's declared dependencies follow the arrows too. */
function checkManifest(folder: string, manifest: PackageManifest, folderOf: ReadonlyMap<string, string>): string[] {
  const rule = PACKAGE_ARROWS[folder];
  if (rule === undefined) return [`packages/${folder}: not in the table of arrows (tools/checks/arrows.ts)`];
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .map((name) => folderOf.get(name))
    .filter((target) => target !== undefined && !rule.mayImport.includes(target))
    .map((target) => `packages/${folder}/package.json: ${folder} may not depend on ${target}`);
}

function checkRelative(file: string, folder: string, { from }: ImportStatement): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), from);
  if (target.startsWith(`packages/${folder}/`)) return undefined;
  return `'${from}' leaves the package; import another package by its name`;
}

function checkNamed(
  file: string,
  folder: string,
  { from, typesOnly, dynamic }: ImportStatement,
  manifest: PackageManifest,
  folderOf: ReadonlyMap<string, string>,
  testLibraries: readonly string[],
): string | undefined {
  const rule = PACKAGE_ARROWS[folder] ?? { mayImport: [] };
  const forTests = isTestFile(file) || rule.testCode === true;
  if (isBuiltin(from)) return rule.anywhere === true && !forTests ? `${folder} runs anywhere and may not import '${from}'` : undefined;
  const name = packageNameOf(from);
  const target = folderOf.get(name);
  if (target === undefined) {
    const declared =
      name in (manifest.dependencies ?? {}) || (forTests && (testLibraries.includes(name) || name in (manifest.devDependencies ?? {})));
    return declared ? undefined : `'${name}' is not declared in packages/${folder}/package.json`;
  }
  if (isTestFile(file) && (FOR_TESTS.includes(target) || target === folder)) return undefined;
  if (target === folder) return `'${from}' is this package itself; import the module by its relative path`;
  if (!rule.mayImport.includes(target)) return `${folder} may not import ${target}`;
  const guests = PACKAGE_ARROWS[target].doors?.[from.slice(name.length + 1)];
  if (guests?.every((guest) => !file.startsWith(`packages/${guest}/`)) && !forTests)
    return `'${from}' is not for ${path.posix.dirname(file)}`;
  if (rule.typesOnly?.includes(target) && !typesOnly && !isTestFile(file))
    return `${folder} may import only types from ${target} (import type)`;
  const isPeer = name in (manifest.peerDependencies ?? {});
  if (isPeer && !forTests && !typesOnly && !dynamic) return `'${name}' may be missing (a peer); import it dynamically`;
  const isDeclared = isPeer || name in (manifest.dependencies ?? {}) || (forTests && name in (manifest.devDependencies ?? {}));
  return isDeclared ? undefined : `'${name}' is not declared in packages/${folder}/package.json`;
}

/** The modules that must be read before this one. Dynamic imports come later and make no cycle. */
function staticNeighbours(file: string, text: string): string[] {
  return importsOf(text)
    .filter((one) => one.from.startsWith('.') && !one.dynamic)
    .map((one) => ({ to: path.posix.join(path.posix.dirname(file), one.from), typesOnly: one.typesOnly }))
    .filter(({ to, typesOnly }) => !(typesOnly && MODEL.includes(file) && MODEL.includes(to)))
    .map(({ to }) => to);
}

/** `@scope/name/deep` is package `@scope/name`; `name/deep` is package `name`. */
function packageNameOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

function readManifests(files: ReadonlyMap<string, string>): Map<string, PackageManifest> {
  const found = [...files].flatMap(([file, text]) => {
    const folder = /^packages\/([^/]+)\/package\.json$/.exec(file)?.[1];
    return folder === undefined ? [] : [[folder, parseManifest(text)] as const];
  });
  return new Map(found);
}

function parseManifest(text: string): PackageManifest {
  return JSON.parse(text);
}

/** Reads the checkout: the manifests and all sources of all packages. */
export function readCheckout(): Map<string, string> {
  const sources = listPackages().flatMap((name) => listFiles(`packages/${name}`).filter((file) => /\.tsx?$|\/package\.json$/.test(file)));
  return new Map(['package.json', ...sources].map((file) => [file, readText(file)]));
}

if (import.meta.main) {
  const files = readCheckout();
  const problems = checkImports(files);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? `${files.size} files: every import follows the arrows` : `${problems.length} imports against the arrows`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** One cycle for each loop that a depth-first walk closes; the first module stands at the end again. */
function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (module: string): void => {
    const seenAt = trail.indexOf(module);
    if (seenAt !== -1) cycles.push([...trail.slice(seenAt), module]);
    if (seenAt !== -1 || finished.has(module)) return;
    trail.push(module);
    for (const next of edges.get(module) ?? []) visit(next);
    trail.pop();
    finished.add(module);
  };
  for (const module of edges.keys()) visit(module);
  return cycles;
}
