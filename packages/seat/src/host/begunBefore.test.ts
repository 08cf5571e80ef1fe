// [AUD-4] Games of this device from before the second revision of Clone Wars: they are played to their end by the rules they were begun with.

import { Shadow } from '@flagfall/client';
import { pick, seededChance, type View } from '@flagfall/engine';
import type { Fact } from '@flagfall/table';
import { legacyGames, shortView } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import type { LocalGameSummary } from '../sessions/localGameSpec.ts';
import { rulesOf } from '../sessions/rulesFor.ts';
import type { HostReply } from './messages.ts';
import type { TableStorage } from './storage.ts';
import { TableHost } from './tableHost.ts';

const people = { red: { type: 'person' }, blue: { type: 'person' } } as const;

/** A page with a stored game, and what it shows. */
class Page {
  readonly facts: Fact[];
  readonly host: TableHost;
  readonly failed: HostReply[] = [];
  view: View | undefined;
  #shadow: Shadow | undefined;
  #requests = 0;

  constructor({ summary, setup, facts }: ReturnType<typeof legacyGames>[number]) {
    this.facts = [...facts];
    const storage: TableStorage = {
      load: async () => ({
        summary: { ...summary, plan: { ...summary.plan, seats: people } } as LocalGameSummary,
        setup,
        facts: this.facts,
      }),
      store: async (_, first, added) => void this.facts.splice(first, added.length, ...added),
    };
    this.host = new TableHost(storage, (message) => this.#hear(message));
  }

  #hear(message: HostReply): void {
    if (message.type === 'failed') this.failed.push(message);
    if (message.type !== 'delivered') return;
    // A page from before knows nothing of what the end turns over, and shows what it showed.
    const told: typeof message.message = JSON.parse(JSON.stringify({ ...message.message, opened: undefined }));
    if (message.fresh !== undefined && told.type === 'snapshot') this.#shadow = new Shadow(rulesOf(told.about)!);
    this.view = this.#shadow?.take(told)?.view;
  }

  async look(seat: 'red' | 'blue'): Promise<View> {
    await this.host.receive({ type: 'look', seat });
    return this.view!;
  }

  async play(seat: 'red' | 'blue', intent: View['moves'][number] | View['deeds'][number]): Promise<void> {
    await this.host.receive({ type: 'request', seat, request: { type: 'play', intent, id: `later ${++this.#requests}` } });
  }
}

test.each(legacyGames())('[AUD-4] $summary.plan.edition, $summary.actions actions, stands as it was left and goes on', async (before) => {
  const page = new Page(before);
  await page.host.receive({ type: 'open', game: before.summary.id });
  const view = await page.look('red');
  // Options that came later have their defaults, which keep the old meaning.
  const options = { ...view.options, chaseReach: undefined, runnersTwoSquares: undefined };
  expect(shortView({ ...view, options } as unknown as View)).toEqual(before.view);
  expect(view.options).toMatchObject({ chaseReach: 'adjacent', runnersTwoSquares: 'crossed' });
  const chance = seededChance(`goes on ${before.summary.id}`);
  for (let turn = 0; turn < 200 && page.view!.result === undefined; turn++) {
    const [seat] = page.view!.waiting!.seats as ('red' | 'blue')[];
    const { moves, deeds } = await page.look(seat);
    await page.play(seat, pick(chance, [...moves, ...deeds]));
  }
  expect(page.failed).toEqual([]);
  if (before.summary.result === undefined) expect(page.facts.length).toBeGreaterThan(before.facts.length + 100);
  else expect(page.view!.result).toEqual(before.summary.result);
});
