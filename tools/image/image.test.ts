// The image of deploy/Dockerfile: it builds from a clean checkout, holds only what a server needs, and keeps its games in its volume.

import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Seat, seededChance } from '@flagfall/engine';
import { findPart, freePort } from '@flagfall/testkit/parts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { randomIntent } from '../../packages/server/src/bench/randomIntent.ts';
import { until } from '../../packages/server/src/forTests/untilForTests.ts';
import { newGuest } from '../../packages/server/src/forTests/wholeServerForTests.ts';
import { rulesOf } from '../../packages/server/src/games/live/rulesOf.ts';
import { isTestFile, listPackages, readText, repositoryRoot } from '../paths.ts';
import { addBase, BASE, whyNoImages } from './baseForTests.ts';
import { Buildah } from './buildahForTests.ts';
import { Container } from './containerForTests.ts';
import { npmVolumes } from './npmSettingsForTests.ts';
import { type TestSeat, takeSeat } from './seatForTests.ts';

const IMAGE = 'flagfall';
const ADDED_BYTES_MAX = 40e6;
const BUILD_TIMEOUT_MS = 1_800_000;

test('the Dockerfile copies the manifest of every package before it installs', () => {
  const [manifests] = readText('deploy/Dockerfile').split('RUN npm ci');
  const copied = [...manifests.matchAll(/^COPY packages\/(\S+)\/package\.json packages\/\1\/$/gm)].map(([, name]) => name);
  expect(copied).toEqual(listPackages());
});

const isLong = process.env.FLAGFALL_LONG === '1';
const why = isLong ? whyNoImages() : undefined;

const imageSuite = () => {
  let folder: string;
  let context: string;
  let buildah: Buildah;
  let firstBuild: string;
  const containers: Container[] = [];
  const seats: TestSeat[] = [];

  const build = () => buildah.build({ context, file: 'deploy/Dockerfile', tag: IMAGE, volumes: npmVolumes(folder) });

  function newContainer(environment: Readonly<Record<string, string>> = {}): Container {
    const container = new Container({ buildah, image: IMAGE, volume: path.join(folder, 'volume'), environment });
    containers.push(container);
    return container;
  }

  beforeAll(() => {
    folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-image-'));
    context = path.join(folder, 'checkout');
    copyCheckout(context);
    const part = findPart('buildah');
    buildah = new Buildah(path.join(part.found ? part.folder : '', 'buildah'), path.join(folder, 'buildah'));
    addBase(buildah);
    firstBuild = build();
  }, BUILD_TIMEOUT_MS);

  afterEach(() => {
    for (const seat of seats.splice(0)) seat.leave();
    for (const container of containers.splice(0)) container.kill();
  });

  afterAll(() => {
    buildah.remove();
    rmSync(folder, { recursive: true, force: true });
  }, BUILD_TIMEOUT_MS);

  test('it holds no compiler, no development tools and no tests, and is small', () => {
    const { files } = newContainer();
    const app = readdirSync(path.join(files, 'app'), { recursive: true, encoding: 'utf8' });
    expect(app).toContain('packages/web/dist/index.html');
    expect(
      app.filter((file) => /node_modules\/(@?typescript|vite|vitest|@biomejs|rolldown|fast-check|playwright-core)$/.test(file)),
    ).toEqual([]);
    expect(app.filter((file) => isTestFile(file) || /^packages\/(testkit|web\/src)/.test(file))).toEqual([]);
    // Where the settings of npm were mounted there is at most an empty file.
    const settings = path.join(files, 'usr/local/etc/npmrc');
    expect(existsSync(settings) ? statSync(settings).size : 0).toBe(0);
    const added = buildah
      .layerSizes(IMAGE)
      .slice(buildah.layerSizes(BASE).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    console.log(`the image adds ${(added / 1e6).toFixed(1)} MB to its base`);
    expect(added).toBeGreaterThan(1e6);
    expect(added).toBeLessThan(ADDED_BYTES_MAX);
  });

  test('it plays a move as a user without rights, stops in order, and has the game after a new start on the same volume', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = { HOST: '127.0.0.1', PORT: String(port) };
    const sit = (cookie: string | undefined, game: string) => {
      const seat = takeSeat(url, cookie, game);
      seats.push(seat);
      return seat;
    };

    const first = newContainer(environment);
    first.start();
    await until(() => first.isHealthy(), 'the health check');
    expect(readFileSync(`/proc/${first.processId}/status`, 'utf8')).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
    expect(await (await fetch(url)).text()).toContain('<script type="module"');

    const guests = { red: await newGuest({ url }), blue: await newGuest({ url }) };
    const { game, invitations } = (
      await guests.red.post('/games', {
        ...{ edition: 'barrage', clock: { type: 'unlimited' } },
        seats: { red: { type: 'me' }, blue: { type: 'open' } },
      })
    ).body;
    await guests.blue.post('/invitations/accept', { token: invitations.blue });
    const before = { red: sit(guests.red.cookie, game), blue: sit(guests.blue.cookie, game) };
    const play = (sides: typeof before, seat: 'red' | 'blue') => {
      const { last } = sides[seat].client;
      const intent = last && randomIntent(rulesOf({ edition: 'barrage', options: {} }), seat, last.view, seededChance(`image ${seat}`));
      if (intent === undefined) throw new Error(`nothing is asked of ${seat}`);
      return sides[seat].client.ask({ type: 'play', intent });
    };
    const isPhase = (sides: typeof before, phase: string) => () =>
      sides.red.client.last?.phase === phase && sides.blue.client.last?.phase === phase;
    await until(isPhase(before, 'deploying'), 'the deployment');
    expect(await Promise.all([play(before, 'red'), play(before, 'blue')])).toEqual([undefined, undefined]);
    await until(isPhase(before, 'playing'), 'the first turn');
    const mover = turnOf(before.red.client.last?.view.waiting?.seats);
    const played = before.red.actions.length;
    expect(await play(before, mover)).toBeUndefined();
    await until(() => before.red.actions.length > played, 'the move');
    expect(before.red.actions.at(-1)?.map(({ type }) => type)).toContain('pieceMoved');
    for (const seat of seats.splice(0)) seat.leave();
    expect([await first.stop(), first.log]).toEqual([0, expect.stringContaining('Flagfall')]);

    expect(newContainer().command('operator', 'reports')).toBe('no open reports\n');

    const second = newContainer(environment);
    second.start();
    await until(() => second.isHealthy(), 'the health check after a new start');
    const after = { red: sit(guests.red.cookie, game), blue: sit(guests.blue.cookie, game) };
    await until(isPhase(after, 'playing'), 'the game');
    expect(after.red.actions).toEqual(before.red.actions);
    expect(after.red.client.last?.view).toEqual(before.red.client.last?.view);
    expect(await play(after, mover === 'red' ? 'blue' : 'red')).toBeUndefined();
    expect(await second.stop()).toBe(0);
  });

  test('an edited source is built again, and no dependency is installed again', () => {
    const installed = /added \d+ packages/g;
    expect(firstBuild.match(installed)).toHaveLength(2);
    appendFileSync(path.join(context, 'packages/server/src/serve.ts'), '// edited\n');
    const log = build();
    expect(log.match(installed)).toBeNull();
    expect(readFileSync(path.join(newContainer().files, 'app/packages/server/src/serve.ts'), 'utf8')).toMatch(/\/\/ edited\n$/);
  });
};

if (isLong) describe.skipIf(why !== undefined)(why === undefined ? 'the image' : `the image (${why})`, imageSuite);

function turnOf(waiting: readonly Seat[] = []): 'red' | 'blue' {
  const [seat] = waiting;
  if (seat !== 'red' && seat !== 'blue') throw new Error(`it is nobody's turn: ${seat}`);
  return seat;
}

/** The files that a commit of everything would hold: neither what is built nor what was installed. */
function copyCheckout(target: string): void {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git does not list the files of the checkout:\n${stderr}`);
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(repositoryRoot, name))))
    cpSync(path.join(repositoryRoot, file), path.join(target, file));
}
