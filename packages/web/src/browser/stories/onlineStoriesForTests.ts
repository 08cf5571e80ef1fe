/** Stories with other people, and the screens in them that are checked. */

import type { Page } from 'playwright-core';
import { deployBoth, invite, linksOn } from '../support/onlineStageForTests.ts';
import { move, resign } from '../support/playerForTests.ts';
import { type BrowserStage, QUICK } from '../support/stageForTests.ts';
import type { LookAtScreen, ScreenStory } from './localStoriesForTests.ts';

const ONLINE = { ...QUICK, edition: 'original', clock: 'long', onlineSide: 'red' } as const;

/** These stories run in several browsers on one server. */
let accounts = 0;

async function invited(stage: BrowserStage, look: LookAtScreen): Promise<readonly [Page, Page]> {
  const { page: red } = await stage.newPage(ONLINE);
  await invite(red);
  await look(red, 'waiting-room');
  // A player who wants another game than the one that a tap has opened.
  await red.locator('.room-change').click();
  await red.waitForSelector('.friend-invite:enabled');
  await look(red, 'friend');
  await red.locator('.friend-invite').click();
  const [link] = await linksOn(red);
  const { page: blue } = await stage.newPage(ONLINE);
  await blue.goto(link);
  await blue.waitForSelector('.invite-accept');
  await look(blue, 'invite');
  await blue.locator('.invite-accept').click();
  await Promise.all([red, blue].map((page) => page.waitForSelector('.deploy-ready:enabled')));
  return [red, blue];
}

export const ONLINE_STORIES: readonly ScreenStory[] = [
  {
    title: 'two play by a link, a third watches',
    isLong: true,
    async tell(stage, look) {
      const [red, blue] = await invited(stage, look);
      await look(red, 'online-deploy');
      await deployBoth([red, blue]);
      // One of them is a battle of scouts.
      await move(red, 'a4', 'a5');
      await move(blue, 'j7', 'j6');
      await move(red, 'i4', 'i6');
      await move(blue, 'b7', 'b5');
      await move(red, 'i6', 'j6');
      await red.locator('.chat-presets button').first().click();
      await blue.locator('.chat-presets button').last().click();
      await look(red, 'online');
      const { page: watcher } = await stage.newPage(ONLINE);
      await watcher.goto(red.url());
      await watcher.waitForSelector('.seats, .plates');
      await look(watcher, 'online-watch');
      await watcher.context().close();

      await blue.context().setOffline(true);
      await blue.waitForSelector('.wire');
      await look(blue, 'online-cut');
      await resign(red);
      await red.waitForSelector('dialog h2');
      await look(red, 'online-result');
    },
  },
  {
    title: 'the lobby, alone, offering and searching; the lists of people and games',
    async tell(stage, look) {
      const { page: one } = await stage.newPage(ONLINE);
      const { page: other } = await stage.newPage(ONLINE);
      for (const page of [one, other]) {
        await page.locator('.header a[href="/lobby"]').click();
        await page.waitForSelector('.search-begin');
      }
      await look(one, 'lobby');
      await other.locator('.lobby-panel summary').click();
      await other.locator('.lobby-panel details button').click();
      await one.waitForSelector('.lobby-offer');
      await look(one, 'lobby-offers');
      await look(other, 'lobby-own-offer');
      await one.locator('.search-begin').click();
      await one.waitForSelector('.lobby-searching');
      await look(one, 'lobby-searching');
      await one.locator('.lobby-searching button').click();
      await one.locator('.lobby-offer .button-main').click();
      await Promise.all([one, other].map((page) => page.locator('.deploy-ready:enabled').click()));
      await one.goto(new URL('/lobby', one.url()).href);
      await one.waitForSelector('.front-waiting');
      await look(one, 'lobby-own-games');
      for (const way of ['leaders', 'archive']) {
        await other.goto(new URL(`/${way}`, one.url()).href);
        await other.waitForLoadState('networkidle');
        await look(other, way);
      }
      await other.goto(new URL('/game/none', one.url()).href);
      await other.waitForSelector('.trouble, [role="alert"]');
      await look(other, 'online-missing');
    },
  },
  {
    title: 'an account, from outside and inside, and what others see of it',
    async tell(stage, look) {
      const { page } = await stage.newPage(ONLINE);
      await page.locator('.header a[href="/account"]').click();
      await page.waitForSelector('.account-form');
      await look(page, 'account-out');
      const name = `Zora${++accounts}`;
      await page.locator('form.account-form:visible input[name="name"]').fill(name);
      await page.locator('form.account-form:visible input[name="fresh"]').fill('a lamp beside the window');
      await page.locator('form.account-form:visible button').click();
      await page.waitForSelector('.account-codes li');
      await look(page, 'account-codes');
      await page.locator('dialog .button-main').click();
      await page.waitForSelector('dialog', { state: 'detached' });
      await look(page, 'account-in');
      await page.goto(new URL(`/people/${name}`, page.url()).href);
      await page.waitForLoadState('networkidle');
      await look(page, 'person');
    },
  },
];
