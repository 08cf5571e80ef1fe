/** Checks a screen on the narrowest phone: long words neither widen the page nor are broken in two. */

import type { Page } from 'playwright-core';
import { drawn } from './picturesForTests.ts';

const NARROWEST = { width: 320, height: 640 } as const;

/** Returns what is too wide there, and restores the width of the page. */
export async function tightOn(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  await page.waitForFunction((width) => innerWidth === width, NARROWEST.width);
  await drawn(page);
  const faults = await faultsOn(page);
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

async function faultsOn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = new Set<string>();
    for (const element of document.querySelectorAll('h1, h2, h3, th, td, button, summary, label')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.add(word);
        }
      }
    }
    const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels wider than the narrowest phone`] : [];
    return [...wide, ...[...broken].map((word) => `"${word}" is broken in two`)];
  });
}
