/**
 * Whole random games of every edition, with offers, drops, late clocks and restarts: facts restore the same table, nothing is lost, done twice or
 * leaked, and what every viewer folds from its messages is what the table shows it.
 */

import { Shadow } from '@flagfall/client';
import { EDITIONS } from '@flagfall/editions';
import { type Edition, type Rules, type SeenEvent, seededChance, type Viewer } from '@flagfall/engine';
import { seenActionsIn, type TableSnapshot, type Update, versionBefore } from '@flagfall/protocol';
import { differenceOfImages, imageOf } from '@flagfall/testkit';
import { hasFixedSeeds, sayingSeed, storySeeds } from '@flagfall/testkit/seed';
import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { deterministicHooks, type FuzzAction, openTable, randomRules, randomSetup, TableFuzz } from './forTests/tableFuzzForTests.ts';
import { type StepResult, Table } from './table.ts';

const isLong = process.env.FLAGFALL_LONG === '1';
const GAMES = isLong ? 60 : 4;
const HAPPENINGS = isLong ? 800 : 260;
/** Every so often the store fails. */
const DROP_EVERY = 10;

/** What happened in a run, so that a test can check its coverage. */
interface Seen {
  readonly facts: Map<string, number>;
  ended: number;
}

/** A client that loses some messages, and asks again. */
class Client {
  readonly viewer: Viewer;
  readonly actions: (readonly SeenEvent[])[] = [];
  readonly #shadow: Shadow;

  constructor(viewer: Viewer, rules: Rules) {
    this.viewer = viewer;
    this.#shadow = new Shadow(rules);
  }

  get version(): number {
    return this.#shadow.seenTable?.version ?? 0;
  }

  /** Receives a message, and asks for what is missing before it. */
  take(message: Update | TableSnapshot, table: Table, now: number): void {
    this.#fold(versionBefore(message) === this.version ? message : table.join(now, this.viewer, this.version));
  }

  #fold(message: Update | TableSnapshot): void {
    const seenTable = this.#shadow.take(JSON.parse(JSON.stringify(message)));
    this.actions.push(...(seenTable?.actions ?? []));
  }

  /** How its folded view differs from the table's; compared only when it is up to date. */
  differenceFrom(table: Table): string | undefined {
    const { seenTable } = this.#shadow;
    if (seenTable === undefined) return undefined;
    const joined = table.join(seenTable.now, this.viewer);
    if (joined.version !== seenTable.version) return undefined;
    const isBehind = this.viewer === 'audience' && table.setup.audienceDelay > 0;
    const view = isBehind ? new Shadow(table.rules).take(joined)?.view : table.viewOf(this.viewer);
    const { phase, isPaused, seats, offers, marks, commitments, rematch, opened, about } = joined;
    const [shown, seen] = [
      { phase, isPaused, seats, offers, marks, commitments, rematch, opened, about, view },
      {
        ...{
          phase: seenTable.phase,
          isPaused: seenTable.isPaused,
          seats: seenTable.seats,
          offers: seenTable.offers,
          marks: seenTable.marks,
        },
        ...{ commitments: seenTable.commitments, rematch: seenTable.rematch, opened: seenTable.opened },
        ...{ about: seenTable.about, view: seenTable.view },
      },
    ].map((one) => JSON.stringify(one));
    return shown === seen ? undefined : `${this.viewer} has folded ${seen}\n\nand is to see ${shown}`;
  }
}

function stored(facts: readonly Fact[]): readonly Fact[] {
  return JSON.parse(JSON.stringify(facts));
}

/** Fails with what is wrong. */
function simulate(edition: Edition, seed: string, seen: Seen): string | undefined {
  const chance = seededChance(seed);
  const rules = randomRules(edition, chance);
  const setup = randomSetup(rules, chance, seed);
  const host = deterministicHooks(rules, seed);
  const party = new TableFuzz(rules, chance);
  const opened = openTable(party.now, rules, setup, host);
  const live = opened.table;
  const facts: Fact[] = [...opened.reply.facts];
  let other = Table.restore(rules, setup, stored(facts), host);
  const clients = [...rules.seats, 'audience' as const].map((viewer) => new Client(viewer, rules));
  const requests = new Set<string>();
  let before = opened.reply;
  for (let n = 0; n < HAPPENINGS; n++) {
    if (chance.below(12) === 0) {
      const prefix = chance.below(facts.length) + 1;
      Table.restore(rules, setup, stored(facts.slice(0, prefix)), host).join(party.now, 'red', 0);
      other = Table.restore(rules, setup, stored(facts), host);
    }
    const happening = party.next(live);
    if (n % DROP_EVERY === 0) {
      const changed = changedByDropping(live, Table.restore(rules, setup, stored(facts), host), happening, party.now);
      if (changed !== undefined) return `${n}: ${changed}`;
    }
    const reply = happening(live).commit();
    const again = happening(other).commit();
    const [here, there] = [reply, again].map((one) => JSON.stringify(one));
    if (here !== there) return `${n}: the restored table says ${there}\n\nand the live one ${here}`;
    const fault = checkReply(reply, before, requests, live.state.at);
    if (fault !== undefined) return `${n}: ${fault}`;
    facts.push(...reply.facts);
    before = reply;
    for (const fact of reply.facts) seen.facts.set(fact.type, (seen.facts.get(fact.type) ?? 0) + 1);
    for (const client of clients) {
      deliver(client, reply, live, chance.below(5) === 0, party.now);
      const difference = client.differenceFrom(live);
      if (difference !== undefined) return `${n}: ${difference}`;
    }
    const viewer = clients[chance.below(clients.length)].viewer;
    const since = chance.below(live.version + 3);
    if (JSON.stringify(live.join(party.now, viewer, since)) !== JSON.stringify(other.join(party.now, viewer, since)))
      return `${n}: joining the restored table is not the same`;
  }
  if (live.state.phase === 'over') seen.ended++;
  return rules.remembersReveals ? lostSteps(clients, live, party.now) : undefined;
}

/** A dropped step leaves a table as it was, equal to one that never had the step. */
function changedByDropping(live: Table, restored: Table, happening: FuzzAction, now: number): string | undefined {
  const before = imageOf(live, now);
  const step = happening(live);
  const pending = differenceOfImages(before, imageOf(live, now));
  if (pending !== undefined) return `a pending step has changed ${pending}`;
  step.drop();
  const dropped = differenceOfImages(before, imageOf(live, now));
  if (dropped !== undefined) return `a dropped step has changed ${dropped}`;
  const other = differenceOfImages(before, imageOf(restored, now));
  return other === undefined ? undefined : `a restored table has another ${other}`;
}

function checkReply({ facts, deadline }: StepResult, before: StepResult, requests: Set<string>, at: number): string | undefined {
  if (deadline !== undefined && deadline <= at) return `what was due at ${deadline} has not happened at ${at}`;
  let last = before.facts.at(-1)?.at ?? 0;
  for (const fact of facts) {
    if (fact.at < last) return 'time goes back';
    last = fact.at;
    if (fact.request === undefined) continue;
    const key = `${fact.request.seat} ${fact.request.id}`;
    if (requests.has(key)) return `${key} was carried out twice`;
    requests.add(key);
  }
  return undefined;
}

/** The message may get lost; a client that sees a gap asks for what it missed. */
function deliver(client: Client, { deliveries }: StepResult, table: Table, isLost: boolean, now: number): void {
  for (const { to, message } of deliveries) {
    if (to !== client.viewer || (message.type !== 'update' && message.type !== 'snapshot')) continue;
    // Only absent viewers can miss a message without a version.
    if (!isLost || message.steps.length === 0) client.take(message, table, now);
  }
}

/** At the end every viewer has been told everything once. */
function lostSteps(clients: readonly Client[], table: Table, now: number): string | undefined {
  for (const client of clients) {
    client.take(table.join(now, client.viewer, client.version), table, now);
    const all = seenActionsIn(table.join(now, client.viewer, 0).steps);
    if (JSON.stringify(client.actions) !== JSON.stringify(all))
      return `${client.viewer} was told ${client.actions.length} actions of ${all.length}`;
  }
  return undefined;
}

describe('random games', () => {
  const seen: Seen = { facts: new Map(), ended: 0 };

  test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: a restored table is the same table', (id, edition) => {
    for (const seed of storySeeds(id, GAMES)) expect(simulate(edition, seed, seen), sayingSeed(seed)).toBeUndefined();
  });

  if (hasFixedSeeds())
    test('together they have seen everything that can happen', () => {
      const expected = ['sat', 'nonceGiven', 'begun', 'played', 'left', 'concluded', 'offered', 'accepted', 'declined', 'withdrawn'];
      for (const type of [...expected, 'undone', 'paused', 'unpaused', 'rematch', 'marked', 'away', 'back', 'graceOver', 'resumed'])
        expect(seen.facts.get(type) ?? 0, type).toBeGreaterThan(0);

      expect(seen.ended).toBeGreaterThan(5);
    });
});
