// Games that were begun before a change go on after it: their facts are still read.
//
// begunBefore: before protocol 2. The store was made by commit f236b0b, the last one before it. castBefore: before the second revision of both editions of
// Clone Wars, made by commit 8fd157e (AUD-4). setsBefore: before there were rule sets, made by commit 1c8512f; nobody attacked in its games (AUD-1).
// A host on a `Bench` with an embedded store opened the games, with clocks of ten minutes
// and five seconds a turn; guests gave nonces of zeros and played by `randomIntent`, chance by seed. In the first game of begunBefore a move was taken back,
// and one more was played. In the end each viewer joined each game anew. The .sql holds the rows of `games`, `seats` and `facts`; the .jsonl has a line
// for each game: what opens its seats, and what each viewer was shown then (`shortView`).

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findEdition } from '@flagfall/editions';
import {
  compileRules,
  formatRecord,
  parseRecord,
  replayRecord,
  rulesForRecord,
  type Seat,
  seededChance,
  type View,
  type Viewer,
} from '@flagfall/engine';
import { checkCommitments } from '@flagfall/table';
import { shortView } from '@flagfall/testkit';
import { storySeed } from '@flagfall/testkit/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomIntent } from '../bench/randomIntent.ts';
import { storeFolder } from '../forTests/wholeServerForTests.ts';
import { HostBench, type RecordingSubscriber } from '../simulation/hostBenchForTests.ts';
import { type EmbeddedStore, openEmbeddedStore } from '../store/sqlite/open.ts';
import type { CreatedGame } from './creation/createGame.ts';
import type { GameHost } from './live/host.ts';
import { rulesOf } from './live/rulesOf.ts';

interface GameBefore extends CreatedGame {
  readonly what: string;
  readonly views: Readonly<Record<Viewers, { readonly version: number; readonly phase: string; readonly view: ViewBefore }>>;
  readonly record?: string;
  /** The outcome when no piece attacks. */
  readonly ends?: string;
}

type ViewBefore = Pick<View, 'edition' | 'options'>;
type Viewers = (typeof VIEWERS)[number];
const SEATS = ['red', 'blue'] as const satisfies readonly Seat[];
const VIEWERS = [...SEATS, 'audience'] as const satisfies readonly Viewer[];

/** No clock has run since. */
const STOPPED_AT = 1_900_000_065_877;
const MORE_MOVES = 12;
const SEED = storySeed('begun before');

const fixture = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

let folder: ReturnType<typeof storeFolder>;
let store: EmbeddedStore;
let bench: HostBench;
let host: GameHost;

async function followAll(game: CreatedGame): Promise<Readonly<Record<Viewers, RecordingSubscriber>>> {
  return {
    red: await bench.follow(host, game, 'red'),
    blue: await bench.follow(host, game, 'blue'),
    audience: await bench.follow(host, game, 'audience'),
  };
}

function shown({ last: { version, phase, view } }: RecordingSubscriber) {
  return { version, phase, view: shortView(view) };
}

function pick(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

function gamesIn(name: string): readonly GameBefore[] {
  return fixture(`${name}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe.each(['begunBefore', 'castBefore', 'setsBefore'])('%s', (name) => {
  beforeAll(async () => {
    folder = storeFolder();
    const { file } = folder;
    await (await openEmbeddedStore(file, 1)).close();
    const raw = new DatabaseSync(file);
    raw.exec(fixture(`${name}.sql`));
    raw.close();
    store = await openEmbeddedStore(file, 2);
    bench = await HostBench.open('sqlite', () => store);
    bench.time.now = STOPPED_AT;
    ({ host } = await bench.node());
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  describe.each(gamesIn(name))('$what', (before) => {
    test('every viewer sees what they were shown then', async () => {
      const ears = await followAll(before);
      for (const viewer of VIEWERS) {
        expect(ears[viewer].all('snapshot')).toHaveLength(1);
        const { view, ...rest } = before.views[viewer];
        // Newer options have their defaults.
        const { options } = compileRules(findEdition(view.edition)!, view.options);
        const now = shown(ears[viewer]);
        // What is over has been turned over since; everything else is as it was.
        const { opened } = ears[viewer].last;
        const turned = opened === undefined ? {} : pick(now.view, Object.keys(opened));
        expect(now, viewer).toEqual({ ...rest, view: { ...view, options, ...turned } });
        expect(opened === undefined, viewer).toBe(before.views.audience.phase !== 'over');
      }
    });

    if (before.ends !== undefined)
      test('[AUD-1, U-9] without attacks it ends as it would have then', async () => {
        const ears = await followAll(before);
        while (ears.audience.last.view.result === undefined) {
          const seat = SEATS.find((one) => ears[one].last.view.waiting?.seats.includes(one))!;
          const { pieces, moves, version } = ears[seat].last.view;
          const intent = moves.find(({ to }) => pieces.every((piece) => piece.cell !== to))!;
          await bench.act(host, before.game, seat, { id: `quiet ${version}`, type: 'play', intent }, ears[seat]);
        }
        expect(ears.audience.last.view).toMatchObject({ quiet: 200, result: { ending: before.ends, winners: [] } });
        expect(await store.games.find(before.game)).toMatchObject({ status: 'ended', ending: before.ends, winners: [] });
      });
    else if (before.record === undefined)
      test('it goes on, and what viewers are told leads to what they would see anew', async () => {
        const ears = await followAll(before);
        const { about, version } = ears.red.last;
        const rules = rulesOf(about);
        for (let move = 0; move < MORE_MOVES; move += 1) {
          const seat = SEATS.find((one) => ears[one].last.view.waiting?.seats.includes(one));
          if (seat === undefined) break;
          const intent = randomIntent(rules, seat, ears[seat].last.view, seededChance(`${SEED} ${before.what} ${move}`));
          expect(intent).toBeDefined();
          if (intent !== undefined) await bench.act(host, before.game, seat, { id: `later ${move}`, type: 'play', intent }, ears[seat]);
        }
        expect(ears.red.all('refused')).toEqual([]);
        expect(ears.blue.all('refused')).toEqual([]);
        expect(ears.red.last.version).toBeGreaterThan(version);
        const anew = await followAll(before);
        for (const viewer of VIEWERS) expect(shown(ears[viewer]), viewer).toEqual(shown(anew[viewer]));
      });
    else {
      test('it is still over, with the same record, and refuses moves', async () => {
        expect(await bench.done(host.query(before.game, (table) => formatRecord(table.record([]))))).toBe(before.record);
        const ear = await bench.follow(host, before, 'red');
        await bench.act(host, before.game, 'red', { id: 'late', type: 'resign' }, ear);
        expect(ear.all('refused')).toMatchObject([{ id: 'late', refusal: { code: 'gameOver' } }]);
        const { ending, winners = [] } = (await store.games.find(before.game)) ?? {};
        expect(before.record).toContain(`end: ${ending}, ${winners.length === 0 ? 'draw' : `${winners} wins`}`);
      });

      test('[AUD-4] its commitments verify, by the pieces that its edition had then', async () => {
        const text = await bench.done(host.query(before.game, (table) => formatRecord(table.record([]))));
        for (const seat of SEATS) expect(text).toContain(`commitment ${seat}: `);
        const record = parseRecord(text);
        if (!record.ok) throw new Error(record.error.what);
        const rules = rulesForRecord(record.value, findEdition);
        if (!rules.ok) throw new Error(rules.error.what);
        expect(replayRecord(rules.value, record.value)).toMatchObject({ ok: true });
        expect(checkCommitments(rules.value, record.value)).toBeUndefined();
      });
    }
  });

  test('the host logged no error', () => {
    expect(bench.errors).toEqual([]);
  });
});
