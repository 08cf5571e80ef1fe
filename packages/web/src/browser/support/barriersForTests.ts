/** What shuts somebody out of a page, as a checker of accessibility sees it. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What a checker of accessibility finds wrong with the page as it is. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  // A colour on its way from day to night has a contrast of neither.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // Drawings say nothing: they are hidden from who listens, and only cost time.
  const { violations } = await checkerOn(page).exclude('svg').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A checker that describes nothing but faults, and asks for no second page to put its findings together: our pages have no frames. */
export function checkerOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}
