/** Barriers of a page, found by an accessibility checker. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The faults that an accessibility checker finds on the page. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  // During a change of theme the contrast is wrong, so wait for the end of transitions.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // Drawings are hidden from screen readers, and would only cost time.
  const { violations } = await checkerOn(page).exclude('svg').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A checker that reports only faults, and opens no second page for its report, because our pages have no frames. */
export function checkerOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}
