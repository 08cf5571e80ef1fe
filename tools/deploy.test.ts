// The rest of deploy/: correct compose files, and a unit that systemd can read.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../packages/server/src/config.ts';
import { readText, repositoryRoot } from './paths.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly pull_policy?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const deploy = path.join(repositoryRoot, 'deploy');
const read = (file: string): Compose => parse(readText(`deploy/${file}`), { merge: true });
const [plain, cluster] = [read('compose.yaml'), read('compose.cluster.yaml')];

/** deploy/.env as docs/operations.md writes it. */
const SETTINGS = { SITE: 'play.example', POSTGRES_PASSWORD: 'secret' };

/** The environment of a service, with `${NAME:-otherwise}` and `${NAME:?why}` filled in as Compose does. Throws where a needed one is missing. */
function environmentOf({ environment = {} }: Service, settings: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::-([^}]*)|:\?([^}]*))?\}/g, (whole, name: string, otherwise?: string) => {
      const value = settings[name] ?? otherwise;
      if (value === undefined) throw new Error(`nothing is set for ${whole}`);
      return value;
    });
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

describe.each([
  ['compose.yaml', plain],
  ['compose.cluster.yaml', cluster],
])('%s', (_, { services, volumes }) => {
  test('builds one image, from the Dockerfile and the whole checkout', () => {
    const builds = Object.values(services).flatMap(({ build }) => (build === undefined ? [] : [build]));
    expect(builds).toHaveLength(1);
    expect(path.resolve(deploy, builds[0].context)).toBe(repositoryRoot);
    expect(existsSync(path.resolve(deploy, builds[0].context, builds[0].dockerfile))).toBe(true);
  });

  test('names only existing files, volumes and services', () => {
    const sources = Object.values(services).flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0]));
    const named = sources.filter((source) => !source.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
    expect(sources.filter((source) => source.startsWith('.') && !existsSync(path.join(deploy, source)))).toEqual([]);
    const needed = Object.values(services).flatMap(({ depends_on: others = [] }) => (Array.isArray(others) ? others : Object.keys(others)));
    expect(needed.filter((name) => !(name in services))).toEqual([]);
  });

  test('sets only variables of the server', () => {
    const known = readText('packages/server/src/config.ts');
    const nodes = Object.entries(services).filter(([name]) => /^(flagfall|node\d)$/.test(name));
    expect(nodes).not.toEqual([]);
    for (const [, node] of nodes)
      expect(Object.keys(node.environment ?? {}).filter((variable) => !known.includes(`'${variable}'`))).toEqual([]);
  });
});

test('the plain one is one service without settings, with its store in a volume', () => {
  expect(Object.keys(plain.services)).toEqual(['flagfall']);
  const { flagfall } = plain.services;
  expect(flagfall.volumes).toEqual(['store:/data']);
  expect(readText('deploy/Dockerfile')).toMatch(/^ENV .*\bSTORE_FILE=\/data\//m);
  expect(readConfig(environmentOf(flagfall))).toEqual(readConfig({}));
});

test('both nodes of the cluster run the image that the first one builds', () => {
  const { node1, node2 } = cluster.services;
  expect(node2).toEqual({ ...node1, build: undefined, pull_policy: 'never' });
  expect(node1).toMatchObject({ image: expect.any(String), pull_policy: 'build' });
  expect(readConfig(environmentOf(node1, SETTINGS))).toMatchObject({
    ...{ natsUrl: 'nats://nats:4222', publicOrigin: 'https://play.example', trustProxy: ['uniquelocal'], logLevel: 'info' },
    store: { databaseUrl: 'postgresql://flagfall:secret@postgres:5432/flagfall' },
  });
  expect(() => environmentOf(node1)).toThrow(/POSTGRES_PASSWORD/);
  expect(readText('deploy/Caddyfile')).toContain('reverse_proxy node1:8080 node2:8080');
});

/** From this version on it judges files that are not installed. */
const SYSTEMD_MIN = 250;
const systemd = Number(/^systemd (\d+)/.exec(spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);
const isThere = systemd >= SYSTEMD_MIN;

// A long test, because its result depends on the machine's systemd.
if (process.env.FLAGFALL_LONG === '1')
  test.skipIf(!isThere)(`systemd reads the unit, and finds it well confined${isThere ? '' : ' (systemd-analyze 250 is not here)'}`, () => {
    const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-unit-'));
    try {
      const unit = path.join(folder, 'flagfall.service');
      // It asks that the program is there; Node may be elsewhere on this machine.
      writeFileSync(unit, readText('deploy/flagfall.service').replace('=/usr/bin/node ', `=${process.execPath} `));
      const analyze = (...args: readonly string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
      const verified = analyze('verify', '--man=no', '--recursive-errors=no');
      expect(verified.status, verified.stderr).toBe(0);
      // An exposure of 2.0 out of 10.
      const secured = analyze('security', '--offline=true', '--threshold=20', '--no-pager');
      expect(secured.status, secured.stdout).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
