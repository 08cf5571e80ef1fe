// The contract of how players meet: offers that become games, quick pairing, invitations, blocks.

import { expect, test } from 'vitest';
import type { StoredOffer } from '../lobby/offers.ts';
import type { Seeker } from '../lobby/seekers.ts';
import { personKey } from '../rows.ts';
import { type ContractPart, finishedGame, fresh, newAccount, newGame, openGame } from './storeBenchForTests.ts';

const guest = () => ({ type: 'guest', guest: fresh('guest') }) as const;

const offerOf = (person: StoredOffer['person'], changes: Partial<StoredOffer> = {}): StoredOffer => ({
  ...{ id: fresh('offer'), person, name: 'Ann', bot: false, edition: 'duel', speed: 'brisk', rated: false, setup: {} },
  ...{ node: fresh('node'), createdAt: 1, expiresAt: 100, ...changes },
});

const seekerOf = (pool: string, changes: Partial<Seeker> = {}): Seeker => ({
  ...{
    id: fresh('seeker'),
    person: guest(),
    name: 'Bob',
    pool,
    setup: { pool },
    rating: 1500.5,
    deviation: 80,
    met: ['guest:x'],
    avoids: [],
  },
  ...{ node: fresh('node'), createdAt: 1, expiresAt: 100, ...changes },
});

export const lobbyStoreContract: ContractPart = (bench) => {
  test('of many who accept an offer one gets it, with the game, and its maker is told once', async () => {
    const store = bench().store();
    const offer = offerOf(guest());
    await store.offers.offer(offer);
    const takers = await Promise.all([1, 2, 3, 4].map(() => store.offers.accept(offer.id, 50, () => newGame())));
    const [match, ...others] = takers.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect(match).toMatchObject({ id: offer.id, person: offer.person });
    expect(await store.games.find(match.game)).toMatchObject({ status: 'waiting' });
    expect(await store.offers.find(offer.id, 50)).toBeUndefined();
    expect(await store.offers.withdraw(offer.id, offer.person)).toBe(false);
    const isIts = ({ id }: { readonly id: string }) => id === offer.id;
    expect((await store.offers.matches()).filter(isIts)).toEqual([match]);
    await store.offers.told([offer.id]);
    expect((await store.offers.matches()).filter(isIts)).toEqual([]);
  });

  test('an offer whose game cannot be opened stays open; an expired one cannot be accepted', async () => {
    const { offers } = bench().store();
    const offer = offerOf(guest());
    await offers.offer(offer);
    const refuse = () => {
      throw new TypeError('a mistake of ours');
    };
    await expect(offers.accept(offer.id, 50, refuse)).rejects.toThrow('a mistake of ours');
    expect(await offers.find(offer.id, 50)).toEqual(offer);
    expect(await offers.accept(offer.id, 100, refuse)).toBeUndefined();
  });

  test('a person has one offer per edition, and one per challenged account', async () => {
    const store = bench().store();
    const [ann, bob] = [await newAccount(store), await newAccount(store)];
    const person = { type: 'account', account: ann } as const;
    const offers = [{}, { createdAt: 2 }, { edition: 'barrage' }, { invited: bob }, { invited: bob, edition: 'barrage', createdAt: 3 }];
    const made = offers.map((changes) => offerOf(person, changes));
    for (const offer of made) await store.offers.offer(offer);
    const shown = (await store.offers.all(50)).filter((offer) => personKey(offer.person) === personKey(person));
    expect(shown.map(({ id }) => id).toSorted()).toEqual([made[1].id, made[2].id, made[4].id].toSorted());
    expect((await store.offers.of(person, 50)).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    expect(await store.offers.decline(made[1].id, bob)).toBe(false);
    expect(await store.offers.decline(made[4].id, bob)).toBe(true);
    expect(await store.offers.find(made[4].id, 50)).toBeUndefined();
    const match = await store.offers.accept(made[1].id, 50, () => newGame());
    expect(match).toBeDefined();
    await store.offers.offer(offerOf(person));
    expect(await store.offers.matches()).toContainEqual(match);
  });

  test('a node keeps its offers and searches alive, and never shortens one', async () => {
    const { offers, seekers } = bench().store();
    const [short, long, other] = [offerOf(guest()), offerOf(guest(), { expiresAt: 900 }), offerOf(guest())];
    for (const offer of [short, long, other]) await offers.offer(offer);
    await offers.keep([], 'n', 500);
    await offers.keep([short.id, long.id], 'n', 500);
    expect(await offers.find(short.id, 150)).toMatchObject({ node: 'n', expiresAt: 500 });
    expect(await offers.find(long.id, 150)).toMatchObject({ node: 'n', expiresAt: 900 });
    expect((await offers.all(50)).map(({ id }) => id)).toEqual(expect.arrayContaining([short.id, long.id, other.id]));
    expect((await offers.all(150)).map(({ id }) => id)).not.toContain(other.id);
    const seeker = seekerOf(fresh('pool'));
    await seekers.seek(seeker);
    await seekers.keep([seeker.id], 'n', 500);
    await seekers.setAvoids(seeker.person, ['guest:y']);
    expect(await seekers.of(seeker.person, 150)).toEqual({ ...seeker, node: 'n', expiresAt: 500, avoids: ['guest:y'] });
    expect(await seekers.of(seeker.person, 500)).toBeUndefined();
    expect(await seekers.waiting(150)).toContainEqual({ id: seeker.id, person: seeker.person, node: 'n', expiresAt: 500 });
  });

  test('a player waits once, in the pool of their last search, and keeps their place when they repeat it', async () => {
    const { seekers } = bench().store();
    const [pool, other] = [fresh('pool'), fresh('pool')];
    const [first, second] = [seekerOf(pool), seekerOf(pool, { createdAt: 5 })];
    for (const one of [first, second]) await seekers.seek(one);
    expect(await seekers.pools(50)).toContain(pool);
    await seekers.seek({ ...first, id: fresh('seeker'), createdAt: 9 });
    const seen: Seeker[][] = [];
    const look = async (where: string, now: number) => {
      await seekers.pair(where, now, (waiting) => {
        seen.push([...waiting]);
        return [];
      });
      return seen.at(-1);
    };
    expect((await look(pool, 50))?.map(({ person, createdAt }) => [person, createdAt])).toEqual([
      [first.person, 1],
      [second.person, 5],
    ]);
    await seekers.seek({ ...first, id: fresh('seeker'), pool: other, createdAt: 20 });
    expect(await look(pool, 50)).toEqual([second]);
    expect(await look(other, 50)).toMatchObject([{ createdAt: 20, met: ['guest:x'], setup: first.setup }]);
    expect(await look(pool, 100)).toEqual([]);
    expect(await seekers.stop(first.person)).toBe(true);
    expect(await seekers.stop(first.person)).toBe(false);
    expect(await seekers.pools(50)).not.toContain(pool);
  });

  test('pairers that race give each player one game', async () => {
    const store = bench().store();
    const pool = fresh('pool');
    const node = fresh('node');
    for (let index = 0; index < 20; index += 1) await store.seekers.seek(seekerOf(pool, { node, createdAt: index }));
    const pairAll = () =>
      store.seekers.pair(pool, 50, (waiting) =>
        Array.from({ length: Math.floor(waiting.length / 2) }, (_, index) => ({
          seekers: waiting.slice(2 * index, 2 * index + 2),
          game: newGame(),
        })),
      );
    const raced = (await Promise.all([1, 2, 3, 4].map(pairAll))).flat();
    // Two pairers that divide the players may each have one over: they are paired the next time.
    const matches = [...raced, ...(await pairAll())];
    expect(matches).toHaveLength(20);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(20);
    expect(new Set(matches.map(({ game }) => game)).size).toBe(10);
    expect(await store.seekers.matches()).toEqual(expect.arrayContaining([...matches]));
    await store.seekers.told(matches.map(({ id }) => id));
    const left = new Set((await store.seekers.matches()).map(({ id }) => id));
    expect(matches.filter(({ id }) => left.has(id))).toEqual([]);
  });

  test('an invitation opens its seat once', async () => {
    const store = bench().store();
    const game = await openGame(store, { seats: [{ seat: 'blue', sitter: { type: 'open' } }] });
    const invite = { tokenHash: fresh('hash'), game, seat: 'blue', createdAt: 1, expiresAt: 100 } as const;
    await store.invites.create(invite);
    expect(await store.invites.find(invite.tokenHash, 99)).toEqual(invite);
    expect(await store.invites.find(invite.tokenHash, 100)).toBeUndefined();
    expect(await store.invites.accept('another', 50, { type: 'guest', guest: 'g', name: 'G' })).toBeUndefined();
    const accepted = await Promise.all(
      ['a', 'b', 'c'].map((name) => store.invites.accept(invite.tokenHash, 50, { type: 'guest', guest: name, name }, `secret-${name}`)),
    );
    expect(accepted.filter((one) => one !== undefined)).toEqual([invite]);
    const winner = ['a', 'b', 'c'][accepted.findIndex((one) => one !== undefined)];
    expect((await store.games.find(game))?.seats).toMatchObject([{ sitter: { guest: winner }, secretHash: `secret-${winner}` }]);
    expect(await store.invites.find(invite.tokenHash, 50)).toBeUndefined();
    const unused = { ...invite, tokenHash: fresh('hash') };
    await store.invites.create(unused);
    const newer = { ...unused, tokenHash: fresh('hash') };
    await store.invites.create(newer);
    expect(await store.invites.find(unused.tokenHash, 50)).toBeUndefined();
    expect(await store.invites.find(newer.tokenHash, 50)).toEqual(newer);
  });

  test('mutes and blocks are separate lists; a block separates two people whoever made it', async () => {
    const store = bench().store();
    const [ann, bob] = [guest(), { type: 'account', account: await newAccount(store) } as const];
    await store.blocks.add(ann, bob, 'mute', 1);
    await store.blocks.add(ann, bob, 'mute', 2);
    expect(await store.blocks.of(ann, 'mute')).toEqual([personKey(bob)]);
    expect(await store.blocks.of(ann, 'block')).toEqual([]);
    expect(await store.blocks.blockedWith(ann)).toEqual([]);
    await store.blocks.add(bob, ann, 'block', 3);
    expect(await store.blocks.blockedWith(ann)).toEqual([personKey(bob)]);
    expect(await store.blocks.blockedWith(bob)).toEqual([personKey(ann)]);
    const block = { who: personKey(bob), about: personKey(ann) };
    for (const one of [ann, bob]) expect(await store.blocks.blocksAround([personKey(one), 'guest:x'])).toEqual([block]);
    for (const people of [[], ['guest:x']]) expect(await store.blocks.blocksAround(people)).toEqual([]);
    expect(await store.blocks.count(ann)).toBe(1);
    expect(await store.blocks.mutersOf(bob)).toEqual([personKey(ann)]);
    expect(await store.blocks.remove(ann, bob, 'mute')).toBe(true);
    expect(await store.blocks.remove(ann, bob, 'mute')).toBe(false);
    expect(await store.privacy.export(bob.account)).toMatchObject({ aversions: [{ type: 'block', at: 3 }] });
    await store.privacy.erase(bob.account);
    expect(await store.blocks.blockedWith(ann)).toEqual([]);
  });

  test('recent opponents, chat and outcomes of a person can be queried', async () => {
    const store = bench().store();
    const [ann, bob, eve] = [await newAccount(store), await newAccount(store), await newAccount(store)];
    await finishedGame(store, { red: ann, blue: bob }, ['red'], 3000, { createdAt: 2500 });
    const game = await finishedGame(store, { red: ann, blue: eve }, [], 4000, { createdAt: 3500 });
    const person = { type: 'account', account: ann } as const;
    expect((await store.games.metSince(person, 2500)).toSorted()).toEqual([`account:${bob}`, `account:${eve}`].toSorted());
    expect(await store.games.metSince(person, 2501)).toEqual([`account:${eve}`]);
    expect(await store.archive.finishedBy(ann)).toEqual([
      { edition: 'barrage', outcome: 'won', withComputer: false },
      { edition: 'barrage', outcome: 'drawn', withComputer: false },
    ]);
    await store.chat.say({ id: fresh('line'), game, room: 'audience', person, name: 'Ann', text: 'hello', at: 10 });
    expect(await store.chat.saidBy(person, 10)).toMatchObject([{ text: 'hello' }]);
    expect(await store.chat.saidBy(person, 11)).toEqual([]);
  });
};
