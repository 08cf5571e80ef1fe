/** Looks whether anything on the screen of a game moves by itself, and whether all of it is in the window. */

import type { Page } from 'playwright-core';
import { drawn } from './picturesForTests.ts';

/** The windows that a table has to fit: phones upright and on their side, a tablet, a desktop. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** The parts that have a place of their own. */
const PARTS = '.play-board .frame, .play-board .zoom, .field-grid, .plates, .plate, .slot, .slot-event, .slotHead, .slot-body, .gameMenu';

/** Something that has moved, and what it was. */
interface Watched {
  readonly rects: Map<Element, DOMRect>;
  readonly shifts: string[];
}

/** Gives the page another size, and looks from now on. */
export async function watchAt(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => scrollTo(0, 0));
  await drawn(page);
  await page.evaluate((parts) => {
    const globals = globalThis as unknown as { watched?: Watched & { readonly observer: PerformanceObserver } };
    globals.watched?.observer.disconnect();
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const what = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : node?.textContent,
        );
        shifts.push(`${value.toFixed(4)}: ${what.join(', ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: false });
    const rects = new Map([...document.querySelectorAll(parts)].map((element) => [element, element.getBoundingClientRect()]));
    globals.watched = { observer, shifts, rects };
  }, PARTS);
}

/** What has moved since `watchAt`, by a pixel or as the browser counts layout shifts. */
export async function movedSince(page: Page): Promise<readonly string[]> {
  await drawn(page);
  return await page.evaluate(() => {
    const { rects, shifts } = (globalThis as unknown as { readonly watched: Watched }).watched;
    const moved = [...rects].flatMap(([element, before]) => {
      const now = element.getBoundingClientRect();
      const isSame = (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(now[side] - before[side]) < 0.01);
      return isSame ? [] : [`${element.getAttribute('class')} moved from ${JSON.stringify(before)} to ${JSON.stringify(now)}`];
    });
    return [...moved, ...shifts.map((shift) => `layout shift ${shift}`)];
  });
}

/** The parts of the table that are not wholly in the window. */
export async function outsideOn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(
    (parts) =>
      [...document.querySelectorAll(`${parts}, .slot button`)].flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = left > -0.5 && top > -0.5 && right < innerWidth + 0.5 && bottom < innerHeight + 0.5;
        return isInside ? [] : [`${element.getAttribute('class')} lies at ${[left, top, right, bottom].map(Math.round).join(' ')}`];
      }),
    PARTS,
  );
}
