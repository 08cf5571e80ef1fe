// Gets a checkout ready: Node 24 and the dependencies of the lockfile. Plain JavaScript without dependencies, so that Node 20 can run it.
// Each step ends in one rename or one small file, written last: a step that was interrupted simply runs again.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough } from '../packages/cli/bin/nodeVersion.mjs';
import { fetchedNodePath, fetchNode, NODE_PACKAGES, thisPlatform } from './fetchNode.mjs';
import { runNpm } from './npm.mjs';

export const repositoryRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A failure that a person can fix: its message is printed in one line, without a stack trace. */
export class SetupFailure extends Error {}

/**
 * Makes the checkout ready and returns the Node 24 to run it with.
 * @param {string} [root]
 * @returns {string}
 */
export function setUp(root = repositoryRoot) {
  const node = findOrFetchNode(root);
  maybeInstallDependencies(root, node);
  return node;
}

/**
 * What the installed dependencies depend on: the lockfile and the platform, as one hash.
 * @param {string} lockfile
 * @param {string} [platform]
 */
export function dependencyStamp(lockfile, platform = `${process.platform}-${process.arch}`) {
  return createHash('sha256').update(`${platform}\n${lockfile}`).digest('hex');
}

/**
 * @param {string} root
 * @returns {string}
 */
function findOrFetchNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const wanted = wantedNode(thisPlatform());
  const fetched = fetchedNodePath(root, wanted);
  if (existsSync(fetched)) return fetched;
  say(`Node ${process.versions.node} is none that Flagfall runs on; fetching Node ${wanted.version} once ...`);
  const trouble = fetchNode(root, wanted);
  if (trouble !== undefined) throw new SetupFailure(`Install Node 24: ${wanted.name}@${wanted.version} could not be fetched (${trouble}).`);
  return fetched;
}

/**
 * The package for a platform. Where there is none, only what to do is printed.
 * @param {string} platform
 */
export function wantedNode(platform) {
  const wanted = NODE_PACKAGES[platform];
  if (wanted !== undefined) return wanted;
  throw new SetupFailure(
    `Install Node 24: Flagfall needs it, this is Node ${process.versions.node}, and there is no package to fetch for ${platform}.`,
  );
}

/**
 * @param {string} root
 * @param {string} node
 */
function maybeInstallDependencies(root, node) {
  const wanted = dependencyStamp(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const stampFile = path.join(root, 'node_modules', '.flagfall-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  say('Installing dependencies once ...');
  // The stamp goes first: an interrupted install must never look finished.
  rmSync(stampFile, { force: true });
  const { ok, output } = runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    node,
    cwd: root,
    quiet: true,
  });
  if (!ok) throw new SetupFailure(`Dependencies could not be installed; npm ci says:\n${firstLines(output, 6)}`);
  writeFileSync(stampFile, wanted);
}

/**
 * npm follows its error with a page of usage; the error stands first.
 * @param {string} output
 * @param {number} count
 */
function firstLines(output, count) {
  return output
    .split('\n')
    .filter((line) => !/^npm error(\s*$|\s+at )/.test(line))
    .slice(0, count)
    .join('\n');
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a set-up step for a command: an expected failure becomes its message and exit code 1.
 * @template T
 * @param {() => T} step
 * @returns {T}
 */
export function orExit(step) {
  try {
    return step();
  } catch (error) {
    const fileTrouble = error instanceof Error && 'code' in error;
    if (!(error instanceof SetupFailure) && !fileTrouble) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const node = orExit(() => setUp());
  say(`Ready. Node: ${path.relative(process.cwd(), node).startsWith('..') ? node : path.relative(process.cwd(), node)}`);
}
