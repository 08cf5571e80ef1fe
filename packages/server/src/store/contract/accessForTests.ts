// The contract of checking whether many people may stay connected.

import { expect, test } from 'vitest';
import { defined } from '../../defined.ts';
import type { Person } from '../rows.ts';
import type { Store } from '../store.ts';
import { type ContractPart, fresh, newAccount } from './storeBenchForTests.ts';

async function openSession(store: Store, person: Person, expiresAt: number): Promise<string> {
  const id = fresh('session');
  await store.sessions.open({ tokenHash: `hash-${id}`, id, person, label: '', createdAt: 1, expiresAt });
  return id;
}

export const accessContract: ContractPart = (bench) => {
  test('ended sessions and tokens are told from valid ones', async () => {
    const { sessions, credentials, access } = bench().store();
    const account = await newAccount(bench().store(), true);
    const person = { type: 'account', account } as const;
    const [open, ended, late] = [1000, 1000, 50].map((end) => openSession(bench().store(), person, end));
    await sessions.endById(account, await ended);
    const ids = [await open, await ended, await late, 'never-was'];
    expect(await access.openSessions(ids, 100)).toEqual([await open]);
    for (const id of [fresh('token'), fresh('token')]) {
      await credentials.addBotToken({ tokenHash: `hash-${id}`, id, account, label: '', scopes: ['play'], createdAt: 1 });
      expect(await access.openTokens([id, 'never-was'])).toEqual([id]);
      await credentials.removeBotToken(account, id);
      expect(await access.openTokens([id])).toEqual([]);
    }
    expect([await access.openSessions([], 1), await access.openTokens([]), await access.banned([], 1)]).toEqual([[], [], []]);
  });

  test('banned people are found among many, each once', async () => {
    const store = bench().store();
    const guest = fresh('guest');
    const people: Person[] = [
      { type: 'account', account: await newAccount(store) },
      { type: 'account', account: await newAccount(store) },
      { type: 'guest', guest },
      { type: 'guest', guest: fresh('guest') },
    ];
    const punish = (person: Person, type: 'ban' | 'silence', until?: number) => {
      const sanction = { id: fresh('sanction'), type, person, reason: 'r', byOperator: 'o', at: 1 } as const;
      return store.moderation.sanction({ ...sanction, ...defined({ until }) });
    };
    await punish(people[0], 'silence');
    await punish(people[1], 'ban', 500);
    await punish(people[1], 'ban', 600);
    await punish(people[2], 'ban');
    const banned = async (now: number) => [...(await store.access.banned(people, now))].toSorted();
    const account = people[1].type === 'account' ? people[1].account : '';
    expect(await banned(100)).toEqual([`account:${account}`, `guest:${guest}`]);
    expect(await banned(550)).toEqual([`account:${account}`, `guest:${guest}`]);
    expect(await banned(600)).toEqual([`guest:${guest}`]);
  });
};
