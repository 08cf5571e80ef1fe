/** Browsers with a real server that serves the pages and hosts the games, on a line that can be cut. */

import { ReconnectingSocket, SeatClient, type SocketLike, socketUrl } from '@flagfall/client';
import { rulesOf } from '@flagfall/seat';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type CuttableLine, openLine } from './cuttableLineForTests.ts';
import { act, SOMETHING_TO_DO } from './playerForTests.ts';
import { type PlacedOnline, type PlacedPlayer, type RealServer, serveReally } from './realServerForTests.ts';
import { type BrowserStage, openStage, type PageWishes } from './stageForTests.ts';

export interface OnlineStage extends BrowserStage {
  readonly line: CuttableLine;
  readonly server: RealServer;
}

export async function openOnlineStage(): Promise<OnlineStage> {
  let opened: Pick<OnlineStage, 'line' | 'server'> | undefined;
  const stage = await openStage(async (pages) => {
    const server = await serveReally(pages);
    const line = await openLine(Number(new URL(server.url).port));
    opened = { line, server };
    return {
      url: line.url,
      async close() {
        await line.close();
        await server.close();
      },
    };
  });
  if (opened === undefined) throw new Error('whoever serves the pages opens the line');
  return { ...stage, ...opened };
}

/** The first address of a page that will open something else than home: a cheap answer of the server. */
export const ELSEWHERE: PageWishes = { at: '/healthz' };

/** Seats guests in these browsers at a game that is under way, in the order of its seats, and opens it; returns its id. */
export async function sitDown({ server }: OnlineStage, game: Omit<PlacedOnline, 'seats'>, pages: readonly Page[]): Promise<string> {
  const guests = await Promise.all(pages.map((page) => becomeGuest(page)));
  const [red, blue, green, gold] = guests;
  const id = await server.place({ ...game, seats: { red, blue, ...(green && { green }), ...(gold && { gold }) } });
  await Promise.all(pages.map((page) => watch(page, id)));
  return id;
}

/** Opens a game by its address. */
export async function watch(page: Page, game: string): Promise<void> {
  await page.goto(new URL(`/game/${game}`, page.url()).href);
  await page.waitForSelector('.seats, .plates');
}

async function becomeGuest(page: Page): Promise<PlacedPlayer> {
  const { id, name } = await register(page, '/api/v1/guests');
  return { type: 'guest', guest: id, name };
}

/** Makes an account for this browser, without the screen for it. */
export async function becomeAccount(page: Page, name: string, password: string): Promise<void> {
  await register(page, '/api/v1/accounts', { name, password });
}

async function register(page: Page, path: string, data?: object): Promise<{ readonly id: string; readonly name: string }> {
  const answer = await page.context().request.post(new URL(path, page.url()).href, data === undefined ? {} : { data });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.evaluate(() => localStorage.setItem('flagfall.visited', 'yes'));
  return await answer.json();
}

/** Opens a game by a tap on the first page; returns its invitation links, in the order of the seats. */
export async function invite(page: Page): Promise<readonly string[]> {
  await page.locator('.front-door[href="/friend"]').click();
  return await linksOn(page);
}

/** The links in the waiting room. */
export async function linksOn(page: Page): Promise<readonly string[]> {
  const fields = page.locator('.room-invitation input');
  await fields.first().waitFor();
  const links = (): Promise<string[]> => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await expect.poll(async () => (await links()).every((link) => link.includes('/invite#'))).toBe(true);
  return await links();
}

/** Lets each player who can act do so, until a condition holds or the game is over. */
export async function playUntil(pages: readonly Page[], isEnough: (moves: number) => boolean): Promise<void> {
  for (let moves = 0; !isEnough(moves); ) {
    const done = await act(await whoIsAsked(pages));
    if (done === 'over') return;
    if (done === 'moved') moves++;
  }
}

async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  let asked: Page | undefined;
  const ask = async (): Promise<boolean> => {
    for (const page of pages) if ((await page.locator(SOMETHING_TO_DO).count()) > 0) asked = page;
    return asked !== undefined;
  };
  await expect.poll(ask).toBe(true);
  return asked ?? pages[0];
}

/** One player invites by a tap on the first page, the other follows the link; both are then setting up their armies. */
export async function meet(host: Page, guest: Page): Promise<void> {
  const [link] = await invite(host);
  await guest.goto(link);
  await guest.locator('.invite-accept').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.deploy-ready:enabled')));
}

/** Sets up the first army of the library, for stories that know where its pieces are. */
export async function takeFirstArmy(page: Page): Promise<void> {
  await page.locator('.deploy-armies').click();
  await page.locator('.armies-library button').first().click();
  await page.waitForSelector('dialog', { state: 'detached' });
}

/** Confirms the suggested armies. */
export async function deployBoth(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.locator('.deploy-ready:enabled').click()));
  await Promise.all(pages.map((page) => page.waitForSelector('.deploy-ready', { state: 'detached' })));
}

/** Sends a chat line of this player from another device, which reaches the server while the line of the pages is cut. */
export async function sayElsewhere({ server }: OnlineStage, page: Page, text: string): Promise<void> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const openSocket = (url: string) => new WebSocket(url, { headers: { cookie } } as unknown as string[]) as SocketLike;
  const link = new ReconnectingSocket({ url: () => socketUrl(server.url), openSocket });
  await new Promise<void>((said) => {
    const client = new SeatClient({ game, rulesOf }, { chatted: () => said() });
    link.add(client);
    client.talk(text);
  });
  link.close();
}

/** The public record of a finished game from the server. */
export async function recordAt(page: Page): Promise<string> {
  const { origin, pathname } = new URL(page.url());
  const { record } = (await (await fetch(`${origin}/api/v1/games/${pathname.split('/').at(-1)}/record`)).json()) as {
    readonly record: string;
  };
  return record;
}
