/** Checks a screen: barriers, parts that are wider than the window and, on request, pictures of it. */

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { barriersOn } from './barriersForTests.ts';

/** The folder for pictures: test output, kept until the next run. */
export const PICTURES = path.resolve(import.meta.dirname, '../../../../../.cache/screens');

interface Glance {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const PHONE: Glance = { width: 390, height: 844, scheme: 'light' };
const EVERY: readonly Glance[] = (['light', 'dark'] as const).flatMap((scheme) => [
  { ...PHONE, scheme },
  { width: 820, height: 1180, scheme },
  { width: 1440, height: 900, scheme },
]);

/** The faults of the screen, with its name; with `hasPictures` at every width, light and dark, with pictures. */
export async function lookAt(page: Page, name: string, hasPictures: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const glance of hasPictures ? EVERY : [PHONE]) {
    const { width, height, scheme } = glance;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await showAll(page);
    await drawn(page);
    const where = `${name} at ${width}, ${scheme}`;
    for (const barrier of await barriersOn(page)) faults.push(`${where}: ${barrier}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) faults.push(`${where}: ${wide} pixels wider than the window`);
    if (hasPictures) await keep(page, `${name}-${width}-${scheme}.png`);
  }
  return faults;
}

/** On a busy machine a new width is only drawn after a while. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Parts that are drawn only when visible would be missing, or look as at another width or in the other theme. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.edition')) card.style.contentVisibility = 'visible';
  });
}

async function keep(page: Page, file: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await page.evaluate(() => scrollTo(0, 0));
  await drawn(page);
  await page.screenshot({ path: path.join(PICTURES, file), fullPage: true });
}
