// Runs npm under a chosen Node. Plain JavaScript without dependencies: the set-up step uses it on an old Node.

import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs npm and waits for it. Under `npm run`, npm itself tells its path; otherwise it is searched on the path, `node`'s folder first,
 * so that npm's own `#!/usr/bin/env node` finds the Node we chose.
 * @param {string[]} args
 * @param {{ node?: string, cwd: string, quiet?: boolean }} options
 * @returns {{ ok: boolean, output: string }}
 */
export function runNpm(args, { node = process.execPath, cwd, quiet = false }) {
  const cli = process.env.npm_execpath;
  const direct = cli !== undefined && path.basename(cli) === 'npm-cli.js';
  const command = direct ? node : 'npm';
  const result = spawnSync(command, direct ? [cli, ...args] : args, {
    cwd,
    env: environmentFor(node),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', quiet ? 'pipe' : 'inherit'],
    shell: !direct && process.platform === 'win32',
  });
  const failure = result.error === undefined ? '' : result.error.message;
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}${failure}` };
}

/**
 * The environment for npm: the chosen Node comes first on the path, and settings of a surrounding `npm run` do not leak in.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
function environmentFor(node) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(local_prefix|prefix|global_prefix|workspace.*)|package_|lifecycle_)/i.test(name),
  );
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...Object.fromEntries(kept), [pathName]: `${path.dirname(node)}${path.delimiter}${process.env[pathName] ?? ''}` };
}
