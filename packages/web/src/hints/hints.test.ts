// Hints use what the seat was shown, without undone actions; and some games have none.

import type { SeenTable } from '@flagfall/client';
import type { SeenEvent, View } from '@flagfall/engine';
import type { LocalGameSpec, SessionUpdate } from '@flagfall/seat';
import { expect, test, vi } from 'vitest';
import { Hints } from './hints.ts';
import type { HintQuestion } from './hintWorker.ts';

const PLAN: LocalGameSpec = { edition: 'barrage', options: {}, seats: { red: { type: 'person' }, blue: { type: 'computer', level: 1 } } };

function arrival(isWhole: boolean, names: readonly string[], undone = 0): SessionUpdate {
  const actions = names.map((type) => ({ events: [{ type } as unknown as SeenEvent] }));
  const steps = undone === 0 ? actions : [{ news: [{ type: 'undone', actions: undone }] }, ...actions];
  return { seat: 'red', sight: { steps } as unknown as SeenTable, fresh: 0, isWhole };
}

test('undone actions are not remembered', () => {
  const hints = new Hints(PLAN);
  const seen = () => hints.seen.map(([event]) => event.type as string);
  hints.arrived(arrival(true, ['one', 'two']));
  hints.arrived(arrival(false, ['three', 'four']));
  hints.arrived(arrival(false, [], 2));
  expect(seen()).toEqual(['one', 'two']);
  hints.arrived(arrival(false, ['five']));
  expect(seen()).toEqual(['one', 'two', 'five']);
  hints.arrived(arrival(true, ['one'], 3));
  expect(seen()).toEqual(['one']);
});

test('hints do not reveal what waits behind a battle that is still shown', () => {
  const asked: HintQuestion[] = [];
  class Listening {
    postMessage(question: HintQuestion): void {
      asked.push(question);
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Listening);
  const hints = new Hints(PLAN);
  hints.arrived(arrival(true, ['one', 'two']));
  hints.arrived(arrival(false, ['three']));
  hints.ask('pieces', 'red', { version: 2 } as View);
  expect(asked[0].actions.map(([event]) => event.type)).toEqual(['one', 'two']);
});

test('a worker that does not load is reported, and asked again at the next request', () => {
  const workers: Broken[] = [];
  class Broken {
    onerror: (() => void) | undefined;
    constructor() {
      workers.push(this);
    }
    postMessage(): void {}
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Broken);
  const hints = new Hints(PLAN);
  hints.ask('move', 'red', { version: 0 } as View);
  workers[0].onerror?.();
  expect([hints.isThinking.value, hints.isBroken.value]).toEqual([false, true]);
  hints.ask('move', 'red', { version: 0 } as View);
  expect([hints.isThinking.value, hints.isBroken.value]).toEqual([true, false]);
});

test('only a player whose opponents are all computers may ask', () => {
  expect(Hints.areAllowed(PLAN, ['red'])).toBe(true);
  expect(Hints.areAllowed({ ...PLAN, seats: { red: { type: 'person' }, blue: { type: 'person' } } }, ['red', 'blue'])).toBe(false);
  expect(Hints.areAllowed({ ...PLAN, seats: { ...PLAN.seats, green: { type: 'person' } } }, ['red', 'green'])).toBe(false);
});
