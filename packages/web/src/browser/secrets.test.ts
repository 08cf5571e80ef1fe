// Nobody's machine is given what they could not know: games with cards, powers and the map on a real server, watched by one more. What was sent, shown, kept
// and remembered is compared with the record.

import { findEdition } from '@flagfall/editions';
import { compileRules, type Viewer } from '@flagfall/engine';
import { findPart } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LeakFinder, leaksIn } from './leaksForTests.ts';
import { invite, type OnlineStage, openOnlineStage, playUntil, recordAt } from './onlineStageForTests.ts';
import { truthOf } from './truthForTests.ts';
import { settled, Witness } from './witnessForTests.ts';

const part = findPart('chromium');
const QUICK = { battles: 'off', clock: 'long', onlineSide: 'red', sounds: 'off' } as const;
const isLongRun = process.env.FLAGFALL_LONG === '1';
const MOVES = isLongRun ? 150 : 12;
/** Hidden hands and powers that look; a guess and a map take longer. */
const WATCHED = ['battle-cards', 'creed-special', ...(isLongRun ? ['clone-special', 'conquest'] : [])];

describe.skipIf(!part.found)(part.found ? 'secrets' : `secrets: ${part.why}`, () => {
  let stage: OnlineStage;
  beforeAll(async () => {
    stage = await openOnlineStage(part.found ? part.folder : '');
  });
  afterAll(async () => await stage?.close());

  test.each(WATCHED)('%s: nobody is told, shown or left with what they may not know', async (id) => {
    const { seats } = compileRules(findEdition(id)!, {});
    const newWitness = async (): Promise<Witness> => new Witness((await stage.newPage({ ...QUICK, edition: id })).page);
    const players: Witness[] = [];
    for (const _ of seats) players.push(await newWitness());
    const watcher = await newWitness();
    const pages = players.map(({ page }) => page);

    const links = await invite(pages[0]);
    expect(links.length).toBe(seats.length - 1);
    for (const [at, link] of links.entries()) {
      await pages[at + 1].goto(link);
      await pages[at + 1].locator('.invite-accept').click();
    }
    await pages[0].waitForSelector('.deploy-ready, [data-cell]');
    await watcher.page.goto(pages[0].url());
    await watcher.page.waitForSelector('.seats');

    const witnesses = new Map<Viewer, Witness>([...players.map((one, at): [Viewer, Witness] => [seats[at], one]), ['audience', watcher]]);
    for (const moves of [1, MOVES / 2, MOVES / 2]) {
      await playUntil(pages, (made) => made >= moves);
      await settled([...witnesses.values()]);
      await Promise.all([...witnesses.values()].map((one) => one.takeDown()));
    }
    // All but one resign, and everything may be told.
    for (const page of pages.slice(1)) {
      if ((await page.locator('dialog[open]').count()) > 0) break;
      await page.locator('.menu .button-danger').click();
      await page.locator('dialog .button-danger').click();
    }
    await watcher.page.waitForSelector('dialog h2');

    const truth = truthOf(await recordAt(pages[0]));
    for (const [viewer, witness] of witnesses) {
      expect(witness.report(viewer, truth).leaks).toEqual([]);
      expect(witness.received.length).toBeGreaterThan(5);
    }
    // The comparison itself can fail: what a player had would have been too much for who watches, and for the next player.
    for (const other of ['audience', seats[1]] as const) {
      const finder = new LeakFinder(other, truth);
      expect(leaksIn(finder, players[0].received)).not.toEqual([]);
      expect(players[0].report(other, truth).leaks.length).toBeGreaterThan(0);
    }
  });
});
