// A game on this device from before there were rule sets goes on unchanged. setsBefore.json holds what a browser stored at commit 1c8512f.
// Two people play Barrage on one screen, each has one piece left that can move, and red is about to attack blue's.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleSetOf } from '@flagfall/editions';
import { compileRules, formatRecord, type Seat, type View } from '@flagfall/engine';
import { type Fact, restoreLocalTable, type Setup, type Table } from '@flagfall/table';
import { expect, test } from 'vitest';
import type { LocalGameSummary } from '../sessions/localGameSpec.ts';
import { rulesFor } from '../sessions/rulesFor.ts';
import type { HostReply } from './messages.ts';
import { TableHost } from './tableHost.ts';

interface KeptGame {
  readonly summary: LocalGameSummary;
  readonly setup: Setup;
  readonly facts: readonly Fact[];
  readonly views: Readonly<Record<'red' | 'blue', View>>;
}

const kept: KeptGame = JSON.parse(readFileSync(path.join(import.meta.dirname, 'setsBefore.json'), 'utf8'));

test('[AUD-1, U-6] an old game looks as before, and its last exchange still makes a draw', async () => {
  const facts = [...kept.facts];
  let { summary } = kept;
  const heard: HostReply[] = [];
  const storage = {
    load: async () => ({ ...kept, facts }),
    store: async (now: LocalGameSummary, _: number, more: readonly Fact[]) => {
      summary = now;
      facts.push(...more);
    },
  };
  const host = new TableHost(storage, (message) => heard.push(message));
  await host.receive({ type: 'open', game: 'g' });
  const rules = rulesFor(kept.summary.plan)!;
  const table = (): Table => restoreLocalTable(rules, kept.setup, facts);
  // Options that were added later have their defaults.
  const { options } = compileRules(rules.edition, kept.views.red.options);
  for (const seat of ['red', 'blue'] satisfies Seat[])
    expect(JSON.parse(JSON.stringify(table().viewOf(seat)))).toEqual({ ...kept.views[seat], options });

  await host.receive({
    type: 'request',
    seat: 'red',
    request: { id: 'last', type: 'play', intent: { type: 'move', from: 'h3', to: 'h4' } },
  });
  expect(heard.filter(({ type }) => type === 'failed')).toEqual([]);
  expect(summary.result).toEqual({ ending: 'bothImmobile', winners: [] });
  expect(table().viewOf('audience').result).toEqual(summary.result);
  expect(formatRecord(table().record([]))).toContain('end: bothImmobile, draw');
  expect(ruleSetOf(rules.edition, summary.plan.options)).toBe('club');
});
