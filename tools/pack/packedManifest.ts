// Turns a package.json of the workspace, which points to TypeScript, into the published one, which points to compiled files.

type Exports = Readonly<Record<string, string>>;

/** A package.json of the workspace, as far as packing reads it. */
export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The manifest that goes into the tarball. Dependencies stay: they name exact versions in the workspace too. */
export function packedManifest(manifest: WorkspaceManifest): WorkspaceManifest & { readonly files: readonly string[] } {
  const { devDependencies: _devDependencies, scripts: _scripts, private: _private, exports = {}, ...rest } = manifest;
  const compiled = Object.fromEntries(Object.entries(exports).map(([door, source]) => [door, compiledDoor(source)]));
  return {
    ...rest,
    ...('.' in compiled ? { types: compiled['.'].types } : {}),
    exports: compiled as never,
    files: ['dist', 'bin', 'README.md', 'LICENSE'],
    engines: { node: '^24.15 || >=26' },
  };
}

function compiledDoor(source: string): { types: string; default: string } {
  const base = source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}
