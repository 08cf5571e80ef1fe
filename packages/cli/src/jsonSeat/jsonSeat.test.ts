/** A seat over JSON lines, for every edition: it plays what the same player plays that is asked directly. */

import { EDITIONS } from '@flagfall/editions';
import { seededChance } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { type ContestGame, openContest } from '../arena/contest.ts';
import type { Contestant } from '../arena/contestants/contestant.ts';
import { playMatch } from '../arena/match.ts';
import { rulesFor } from '../arguments.ts';
import { JsonSeat } from './jsonSeat.ts';
import type { SeatReply, SeatRequest } from './messages.ts';
import { MAKERS } from './players.ts';

/** Enough to look at a few worlds, and quick. */
const NODES = 40;
const SEED = 'same';

function ask(seat: JsonSeat, request: SeatRequest): SeatReply | undefined {
  const [line] = seat.receive(JSON.stringify(request));
  return line === undefined ? undefined : (JSON.parse(line) as SeatReply);
}

describe.each(EDITIONS)('$id', ({ id }) => {
  test('through lines, a seat plays the same game as the player asked directly', async () => {
    const rules = rulesFor(id, []);
    const stories = await Promise.all([false, true].map((isThroughLines) => play(isThroughLines)));
    expect(stories[0].length).toBeGreaterThan(rules.seats.length + 10);
    expect(stories[1]).toEqual(stories[0]);

    /** Every choice of the game, with what the search did for it. */
    async function play(isThroughLines: boolean): Promise<readonly string[]> {
      const story: string[] = [];
      const seats = rules.seats.map((seat, at): Contestant => {
        const [name, seed] = [at === 0 ? 'level5' : 'level2', `${SEED} ${seat}`];
        const contestant = isThroughLines ? overLines(id, seat, name, seed) : MAKERS[name](rules, seat, seededChance(seed));
        return {
          seat,
          learn: (actions) => contestant.learn(actions),
          deploy: async (view) => {
            const deployment = await contestant.deploy(view);
            story.push(JSON.stringify(deployment));
            return deployment;
          },
          choose: async (view, budget) => {
            // Forty choices tell.
            if (story.length > 40) return 'resign';
            const choice = await contestant.choose(view, budget);
            const { depth, nodes, worlds } = contestant.effort ?? {};
            story.push(JSON.stringify([choice, depth, nodes, worlds]));
            return choice;
          },
        };
      });
      await playMatch(rules, (seat) => seats[rules.seats.indexOf(seat)], SEED, { budget: { nodes: NODES } });
      return story;
    }
  });
});

/** A contestant that says and hears nothing but lines. */
function overLines(edition: string, seat: Contestant['seat'], player: string, seed: string): Contestant {
  const lines = new JsonSeat();
  let effort: Contestant['effort'];
  expect(ask(lines, { type: 'start', edition, options: {}, seat, seed, player })).toEqual({ type: 'started', version: 1 });
  const decide = (budget: { readonly nodes?: number }) => {
    const reply = ask(lines, { type: 'decide', budget });
    if (reply?.type !== 'decided') throw new Error(JSON.stringify(reply));
    effort = reply.cost;
    return reply.intent;
  };
  return {
    seat,
    get effort() {
      return effort;
    },
    learn: (actions) => expect(ask(lines, { type: 'learn', actions })).toBeUndefined(),
    deploy: () => {
      const intent = decide({});
      if (intent.type !== 'deploy') throw new Error(intent.type);
      return intent.deployment;
    },
    choose: (_, budget) => {
      const intent = decide(budget);
      if (intent.type === 'deploy') throw new Error(intent.type);
      return intent;
    },
  };
}

test('a fault is answered by a line, and the next game is played as usual', () => {
  const seat = new JsonSeat();
  const start = { type: 'start', edition: 'duel', options: {}, seat: 'red', seed: '1', player: 'level1' } as const;
  const whyOf = (line: string): string => (JSON.parse(seat.receive(line)[0]) as { why: string }).why;
  expect(whyOf('deploy!')).toMatch(/JSON/);
  expect(whyOf('{"type":"decide","budget":{}}')).toBe('no game has been started');
  expect(whyOf('{"type":"dance"}')).toMatch(/dance/);
  for (const [wrong, why] of [
    [{ edition: 'chess' }, 'unknown edition "chess"'],
    [{ seat: 'gold' }, 'unknown seat "gold"'],
    [{ player: 'nobody' }, /^unknown player "nobody"; known are random, greedy, level1/],
    [{ options: { board: 'round' } }, 'unknown options {"board":"round"}'],
  ] as const)
    expect(whyOf(JSON.stringify({ ...start, ...wrong }))).toMatch(why);
  expect(ask(seat, start)?.type).toBe('started');
  expect(whyOf('{"type":"learn","actions":5}')).not.toBe('');
  expect(ask(seat, start)?.type).toBe('started');
  expect(ask(seat, { type: 'decide', budget: {} })).toMatchObject({ type: 'decided', intent: { type: 'deploy' }, cost: {} });
  expect(seat.receive('')).toEqual([]);
});

test('as a process it plays game after game in the arena, and reports the cost of each decision', async () => {
  const contest = { edition: 'barrage', options: [], seed: 'process', budget: { nodes: 200 }, patienceMs: 100_000 };
  const told = async (a: string): Promise<readonly ContestGame[]> => {
    const open = openContest({ ...contest, a, b: 'greedy' });
    const reports = [await open.play(0), await open.play(1)];
    await open.close();
    return reports;
  };
  const [there, here] = [await told('seat:5'), await told('5')];
  for (const [game, report] of there.entries()) {
    const { costs, longestMs: _, ...rest } = report;
    const { costs: hereCosts, longestMs: __, ...hereRest } = here[game];
    expect(rest).toEqual(hereRest);
    expect(costs[0].nodes).toEqual(hereCosts[0].nodes);
    expect(costs[0].cpuMs).toHaveLength(costs[0].ms.length);
    expect(costs[0].nodes.some((nodes) => nodes > 100)).toBe(true);
  }
});
