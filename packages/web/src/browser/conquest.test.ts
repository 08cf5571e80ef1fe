// The map of Conquest at a glance, in a real browser: whose land it is, what the draft is about to take, and words that can be read.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contestedMap, draftingMap } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** WCAG 2.2 AA, and for the large figures of a map. */
const WORDS = 4.5;

/** Words that stand out of their zone, by zone: corners of their boxes that do not hit it. */
function strays(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGGraphicsElement>('.map-number, .map-name')].flatMap((words) => {
      const name = words.dataset.zone ?? '';
      const zone = document.querySelector<SVGPathElement>(`path[data-cell="${name}"]`);
      const box = words.getBoundingClientRect();
      const matrix = zone?.getScreenCTM()?.inverse();
      const inset = words.matches('.map-name') ? box.height / 4 : box.height / 8;
      const corners = [box.left + 1, box.right - 1].flatMap((x) => [box.top + inset, box.bottom - inset].map((y) => new DOMPoint(x, y)));
      const isInside = (point: DOMPoint): boolean => zone?.isPointInFill(point.matrixTransform(matrix)) ?? false;
      return corners.every(isInside) ? [] : [`${words.getAttribute('class')} ${name}`];
    }),
  );
}

/** The contrast of names with the halo around them, and of numbers with their disc. */
function contrasts(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    const luminance = (colour: string): number => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string): number => {
      const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const name = getComputedStyle(document.querySelector('.map-name')!);
    const disc = getComputedStyle(document.querySelector('.map-number > circle')!);
    const digit = getComputedStyle(document.querySelector('.map-number > path')!);
    return [contrast(name.fill, name.stroke), contrast(digit.stroke, disc.fill)];
  });
}

async function lookAtWords(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const contrast of await contrasts(page)) expect(contrast).toBeGreaterThan(WORDS);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await strays(page)).toEqual([]);
}

const label = (page: Page, cell: string): Promise<string | null> => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label');

describeOnStage('the map at a glance', openStage, (stage) => {
  test('[CQ-12] the draft lights the territory that would be taken, its neighbours and cities, and says whose the others are', async () => {
    const { page, complaints } = await stage().newPage(QUICK, draftingMap());
    await startGame(page, 'conquest');
    await page.waitForSelector('.zone-pick');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await lookAtWords(page);
    }
    // Every territory is somebody's or open, and none is both.
    expect(await page.locator('.draft-open').count()).toBeGreaterThan(10);
    const taken = await page.locator('.land[data-seat]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.territory));
    const open = await page.locator('.draft-open').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.territory));
    expect(taken.filter((territory) => open.includes(territory))).toEqual([]);
    expect(taken.length + open.length).toBe(24);

    // A mouse that rests on the map points too, and the map may move below it.
    await page.mouse.move(1, 1);
    const aim = page.locator('.zone-pick').first();
    const cell = (await aim.getAttribute('data-cell')) ?? '';
    await aim.focus();
    await page.waitForSelector('.draft-lit');
    expect(await page.locator('.draft-lit').getAttribute('data-territory')).toBe(cell.replace(/\d$/, ''));
    expect(await page.locator('.draft-beside').count()).toBeGreaterThan(0);
    expect(await page.locator('.status-sentence').innerText()).toMatch(/Neighbours: \d yours, \d taken, \d free/);
    expect(await label(page, cell)).toMatch(/^[\w ]+ \d, (city, )?nobody’s land, can be chosen$/);
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('[CQ-26] three seats: owners by colour and weave, contested land in the stripes of both, neutral land bare', async () => {
    const { page, complaints } = await stage().newPage(QUICK, contestedMap());
    await startGame(page, 'conquest');
    await page.waitForSelector(YOUR_TURN);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await lookAtWords(page);
    }
    const lands = await page.locator('.land').evaluateAll((all) =>
      all.map((land) => ({
        territory: (land as HTMLElement).dataset.territory ?? '',
        claims: (land as HTMLElement).dataset.seat ?? (land as HTMLElement).dataset.contested ?? '',
        weaves: land.querySelectorAll('.land-weave').length,
        stripes: [...land.querySelectorAll<HTMLElement>('.land-stripes')].map((stripes) => stripes.dataset.seat).join(' '),
      })),
    );
    // What is drawn follows from the pieces on the board, which everybody sees.
    const standing = await page
      .locator('.token')
      .evaluateAll((all) => all.map((one) => [(one as HTMLElement).dataset.pieceOn ?? '', (one as HTMLElement).dataset.seat ?? '']));
    for (const { territory, claims, weaves, stripes } of lands) {
      const seats = ['red', 'blue', 'green'].filter((seat) =>
        standing.some(([cell, owner]) => cell.startsWith(territory) && owner === seat),
      );
      expect(claims, territory).toBe(seats.join(' '));
      expect([weaves, stripes], territory).toEqual(seats.length === 1 ? [1, ''] : [0, seats.join(' ')]);
    }
    expect(new Set(lands.map(({ claims }) => claims)).size).toBeGreaterThan(3);
    expect(lands.length).toBe(new Set(standing.map(([cell]) => cell.slice(0, 3))).size);

    const contested = lands.find(({ stripes }) => stripes === 'red blue')?.territory ?? '';
    expect(await label(page, `${contested}1`)).toMatch(/ 1, (city, )?contested by Warstone and Stronghelm/);
    const [mine] = lands.filter(({ claims }) => claims === 'red');
    expect(await label(page, `${mine.territory}2`)).toMatch(/ 2, (city, )?your land/);
    const [theirs] = lands.filter(({ claims }) => claims === 'green');
    expect(await label(page, `${theirs.territory}3`)).toMatch(/ 3, (city, )?land of Courage/);
    // Whose turn it is, and how many moves are left.
    expect(Number(await page.locator('.plate[data-due="true"] .movesLeft').getAttribute('data-moves'))).toBeGreaterThan(0);
    expect(await page.locator('.plate .movesLeft').count()).toBe(1);
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
