// npm run pack: compiles the packages that others install and packs them as tarballs into dist-packs/.
// Everything is built in a temporary folder: Node strips no types inside an installed package, so there the exports point to JavaScript.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNpm } from '../npm.mjs';
import { isTestFile, readText, repositoryRoot } from '../paths.ts';
import { scriptOf } from '../programs.ts';
import { packedManifest, type WorkspaceManifest } from './packedManifest.ts';

/** The packages to pack, each after those it depends on. */
export const PACKED = ['engine', 'editions', 'ai', 'learn', 'protocol', 'messages', 'table', 'client', 'seat', 'cli'] as const;

/** Packages that are not packed, and whose types the one on the left is compiled against. */
const TYPES_FOR: Readonly<Partial<Record<string, string>>> = { cli: 'server' };

/** The quick checks have checked it, and it is not run. */
const TYPES_ALONE = { emitDeclarationOnly: true, noCheck: true } as const;

/** Packages that only Node runs; the others see nothing of Node's types. */
const FOR_NODE: ReadonlySet<string> = new Set(['server', 'cli']);

/** Packs everything into a folder and returns the tarballs in it. */
export function packAll(destination: string): string[] {
  const stage = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-pack-'));
  try {
    mkdirSync(destination, { recursive: true });
    writeFileSync(path.join(stage, 'package.json'), '{ "private": true, "type": "module" }\n');
    for (const name of PACKED) {
      const peer = TYPES_FOR[name];
      if (peer !== undefined) buildOne(peer, stage, TYPES_ALONE);
      packOne(name, stage, destination);
    }
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return readdirSync(destination)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => path.join(destination, file));
}

/** Builds a package where it would be installed, so that the next one finds it compiled, as a user will; returns where that is. */
function buildOne(folder: string, stage: string, options: object = {}): string {
  const manifest: WorkspaceManifest = JSON.parse(readText(`packages/${folder}/package.json`));
  const to = path.join(stage, 'node_modules', manifest.name);
  mkdirSync(to, { recursive: true });
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) maybeLinkLibrary(name, stage);
  compile(folder, stage, path.join(to, 'dist'), options);
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(packedManifest(manifest), undefined, 2)}\n`);
  return to;
}

function packOne(folder: string, stage: string, destination: string): void {
  const from = path.join(repositoryRoot, 'packages', folder);
  const to = buildOne(folder, stage);
  if (existsSync(path.join(from, 'bin'))) cpSync(path.join(from, 'bin'), path.join(to, 'bin'), { recursive: true });
  if (existsSync(path.join(from, 'README.md'))) cpSync(path.join(from, 'README.md'), path.join(to, 'README.md'));
  cpSync(path.join(repositoryRoot, 'LICENSE'), path.join(to, 'LICENSE'));
  const { ok, output } = runNpm(['pack', '--silent', '--pack-destination', path.resolve(destination)], { cwd: to, quiet: true });
  if (!ok) throw new Error(`packing ${folder} failed:\n${output}`);
}

/** A library from the registry is compiled against as it is installed here; our own packages are in the stage already. */
function maybeLinkLibrary(name: string, stage: string): void {
  const link = path.join(stage, 'node_modules', name);
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(repositoryRoot, 'node_modules', name), link, 'junction');
}

/** Compiles a copy of the sources without their tests, so that imports of our packages find the compiled ones in the stage. */
function compile(folder: string, stage: string, outDir: string, options: object): void {
  const sources = path.join(stage, 'src', folder);
  cpSync(path.join(repositoryRoot, 'packages', folder, 'src'), sources, { recursive: true, filter: (file) => !isTestFile(file) });
  const node = FOR_NODE.has(folder);
  const settings = {
    extends: path.join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: {
      lib: node ? ['es2024'] : ['es2024', 'webworker'],
      types: node ? ['node'] : [],
      typeRoots: [path.join(repositoryRoot, 'node_modules', '@types')],
      rootDir: sources,
      outDir,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      ...options,
    },
    include: [sources],
  };
  const settingsFile = path.join(stage, 'src', `${folder}.json`);
  writeFileSync(settingsFile, JSON.stringify(settings));
  const result = spawnSync(process.execPath, [scriptOf('tsc'), '-p', settingsFile], { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`compiling ${folder} failed:\n${result.stdout}${result.stderr}`);
  copyData(sources, outDir);
}

/** Files beside the code that are no TypeScript (tables, texts) go along as they are. */
function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
}

if (import.meta.main) {
  const destination = path.join(repositoryRoot, 'dist-packs');
  rmSync(destination, { recursive: true, force: true });
  for (const tarball of packAll(destination)) console.log(path.relative(process.cwd(), tarball));
}
