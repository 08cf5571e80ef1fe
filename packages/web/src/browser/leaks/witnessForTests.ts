/** A player or spectator and everything that their machine got of a game; after the game it is compared with the truth. */

import type { Viewer } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import type { Page } from 'playwright-core';
import { LeakFinder, leaksIn } from './leaksForTests.ts';
import { keptBy, listenTo, type Machine, type PageContents, rememberedBy, shownBy } from './machineForTests.ts';
import type { Truth } from './truthForTests.ts';

interface Moment {
  readonly version: number;
  readonly shown: PageContents;
  readonly kept: string;
  readonly remembered: readonly unknown[];
}

const words = createMessages('en');

export class Witness {
  readonly page: Page;
  readonly #machine: Machine;
  readonly #moments: Moment[] = [];

  /** Starts to listen; the page has not opened any address yet. */
  constructor(page: Page) {
    this.page = page;
    this.#machine = listenTo(page);
  }

  get received(): readonly string[] {
    return this.#machine.received;
  }

  /** The number of actions of the game in its last message. */
  get version(): number {
    return this.#machine.version();
  }

  /** Records what the page shows, stores and has in memory now; call it while the game waits. */
  async takeDown(): Promise<void> {
    const [shown, kept, remembered] = [await shownBy(this.page), await keptBy(this.page), await rememberedBy(this.page)];
    this.#moments.push({ version: this.version, shown, kept, remembered });
  }

  /** The shadows that were found in the memory of the page. */
  get shadows(): number {
    return this.#moments.reduce(
      (sum, { remembered }) => sum + remembered.filter((one) => Array.isArray((one as { kinds?: unknown }).kinds)).length,
      0,
    );
  }

  /** The leaks to this viewer. `told` is how much about the others it was rightly told. */
  report(viewer: Viewer, truth: Truth): { readonly leaks: readonly string[]; readonly told: number } {
    const finder = new LeakFinder(viewer, truth);
    const leaks = [
      ...leaksIn(finder, this.received),
      ...this.#moments.flatMap(({ version, shown, kept, remembered }) => [
        ...finder.inText(kept, version),
        ...finder.inValue(remembered, version),
        ...leaksShown(shown, viewer, version, truth),
      ]),
    ];
    return { leaks, told: finder.told.size };
  }
}

/** Waits until every page shows the game after this many actions. */
export async function settled(witnesses: readonly Witness[], version: number): Promise<void> {
  await Promise.all(witnesses.map(({ page }) => page.waitForSelector(`.status[data-version="${version}"]`)));
}

/** Until the end turns everything over, hidden pieces look and read all alike; of cards that nobody has shown, not even the name is there. */
function leaksShown({ labels, tokens, document }: PageContents, viewer: Viewer, version: number, truth: Truth): readonly string[] {
  const standing = truth.standing.get(version);
  if (version >= truth.endedAt) return [];
  const leaks: string[] = truth.secrets.filter((secret) => document.includes(secret));
  const backs = new Map<string, string>();
  for (const { cell, seat, drawing } of tokens) {
    const piece = standing?.get(cell)?.piece;
    const isKnown = [...truth.kinds].some(
      (kind) => (truth.knowsPieceFrom(viewer, piece ?? -1, kind) ?? Number.POSITIVE_INFINITY) <= version,
    );
    if (seat === viewer || isKnown) continue;
    if (!/\bhidden piece of\b/.test(labels[cell])) leaks.push(`${viewer}, after ${version} actions: ${labels[cell]}`);
    if ((backs.get(seat) ?? drawing) !== drawing || drawing.includes('piece-rank'))
      leaks.push(`${viewer}, after ${version} actions: ${cell} looks different`);
    backs.set(seat, drawing);
  }
  for (const card of truth.cards) {
    const isKnown = (truth.knowsCardFrom(viewer, card) ?? Number.POSITIVE_INFINITY) <= version;
    if (!isKnown && document.includes(`>${words.card(card)}<`))
      leaks.push(`${viewer}, after ${version} actions: ${words.card(card)} is named`);
  }
  return leaks;
}
