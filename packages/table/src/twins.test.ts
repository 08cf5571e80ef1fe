/** Two tables that differ only in red's deployment send the other viewers the same bytes, until a rule shows the difference: updates, refusals, clocks, offers and snapshots. */

import { EDITIONS } from '@flagfall/editions';
import {
  type Chance,
  type Deployment,
  deploymentFaults,
  type Edition,
  type GameEvent,
  homeOf,
  type Rules,
  seatIndex,
  seededChance,
  shuffled,
  type Viewer,
} from '@flagfall/engine';
import type { Request } from '@flagfall/protocol';
import { hasFixedSeeds, sayingSeed, storySeeds } from '@flagfall/testkit/seed';
import { expect, test } from 'vitest';
import { deterministicHooks, openTable, randomRules, randomSetup, TableFuzz } from './forTests/tableFuzzForTests.ts';
import type { TableHooks } from './setup.ts';
import type { StepResult, Table } from './table.ts';

const GAMES = process.env.FLAGFALL_LONG === '1' ? 60 : 8;
const HAPPENINGS = 200;

/** Events by which the rules show what a piece is, or what a seat can do. */
const TELLING: readonly GameEvent['type'][] = ['piecesRevealed', 'pieceShown', 'pieceGuessed', 'pieceReturned', 'movesSkipped'];

/** The same cells with other pieces; unchanged where no other order is legal, such as a late deployment. */
function twinOf(rules: Rules, table: Table, deployment: Deployment, seed: string): Deployment {
  const cells = Object.keys(deployment);
  const home = homeOf(table.position, seatIndex('red'));
  for (let n = 0; n < 20; n++) {
    const kinds = shuffled(seededChance(`${seed} twin ${n}`), Object.values(deployment));
    const twin = Object.fromEntries(cells.map((cell, at) => [cell, kinds[at]]));
    if (deploymentFaults(rules, seatIndex('red'), twin, home).length === 0) return twin;
  }
  return deployment;
}

/** Two equal hosts, except for what they deploy when red is late. */
function hostsOf(rules: Rules, seed: string, other: () => Table): readonly [TableHooks, TableHooks] {
  const host = deterministicHooks(rules, seed);
  const late: TableHooks = {
    ...host,
    deploymentFor: (view) => {
      const deployment = host.deploymentFor(view);
      return view.viewer === 'red' ? twinOf(rules, other(), deployment, seed) : deployment;
    },
  };
  return [host, late];
}

/** What all but red are told. Commitments differ on purpose and tell nothing. */
function bytesFor(viewer: Viewer, { deliveries, deadline, facts }: StepResult): string {
  const messages = deliveries.filter(({ to }) => to === viewer).map(({ message }) => message);
  return JSON.stringify([messages.map(hidden), deadline, facts.length]);
}

function hidden(message: object): object {
  return { ...message, commitments: undefined };
}

/** The end of a game that was played turns everything over; an aborted one keeps its secrets. */
function tells(reply: StepResult): boolean {
  return reply.facts.some((fact) => {
    const isAborted = fact.type === 'concluded' && fact.why === 'aborted';
    return 'events' in fact && fact.events.some(({ type }) => TELLING.includes(type) || (type === 'gameEnded' && !isAborted));
  });
}

/** How many inputs came before the twins parted, or what is wrong. */
function followTwins(edition: Edition, seed: string): number | string {
  const chance: Chance = seededChance(seed);
  const rules = randomRules(edition, chance);
  const setup = randomSetup(rules, chance, seed);
  const tables: Table[] = [];
  const hosts = hostsOf(rules, seed, () => tables[1]);
  const party = new TableFuzz(rules, chance, {
    rewrite: (table, seat, request): Request => {
      if (table !== tables[1] || seat !== 'red' || request.type !== 'play' || request.intent.type !== 'deploy') return request;
      return { ...request, intent: { type: 'deploy', deployment: twinOf(rules, table, request.intent.deployment, seed) } };
    },
    choose: (seat, legal) => {
      if (seat !== 'red') return legal;
      const { moves, deeds } = tables[1].viewOf('red');
      const there = new Set([...moves, ...deeds].map((intent) => JSON.stringify(intent)));
      return legal.filter((intent) => there.has(JSON.stringify(intent)));
    },
  });
  tables.push(...hosts.map((host) => openTable(party.now, rules, setup, host).table));
  const viewers = [...rules.seats, 'audience' as const].filter((viewer) => viewer !== 'red');
  for (let n = 0; n < HAPPENINGS; n++) {
    const happening = party.next(tables[0]);
    const [here, there] = tables.map((table) => happening(table).commit());
    for (const viewer of viewers) {
      if (bytesFor(viewer, here) !== bytesFor(viewer, there))
        return tells(here) || tells(there) ? n : `${n}: ${viewer} is told\n${bytesFor(viewer, here)}\nand\n${bytesFor(viewer, there)}`;
      const since = chance.below(tables[0].version + 1);
      const [one, other] = tables.map((table) => JSON.stringify(hidden(table.join(party.now, viewer, since))));
      if (one !== other) return `${n}: ${viewer} joins and is told\n${one}\nand\n${other}`;
    }
    if (tables[0].state.phase === 'over') return n;
  }
  return HAPPENINGS;
}

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: what red has hidden reaches nobody', (id, edition) => {
  let total = 0;
  for (const seed of storySeeds(`twins ${id}`, GAMES)) {
    const followed = followTwins(edition, seed);
    expect(followed, sayingSeed(seed)).toBeTypeOf('number');
    total += Number(followed);
  }
  if (hasFixedSeeds()) expect(total).toBeGreaterThan(80);
});
