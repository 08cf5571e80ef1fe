// What the lobby guarantees on every store, with two nodes where there can be two.

import { type Chance, seededChance } from '@flagfall/engine';
import { type LobbyOffer, SECOND_MS } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { fresh, newAccount, newGame, openGame, step } from '../store/contract/storeBenchForTests.ts';
import type { NewGame } from '../store/games/games.ts';
import type { StoredOffer } from '../store/lobby/offers.ts';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { SeatAssignment } from './assignSeats.ts';
import type { GameSetup, LobbyPlayer, SetupRequest } from './gameSetup.ts';
import { acceptInvite, findInvite, inviteTo } from './invites.ts';
import { acceptOffer, declineOffer, makeOffer, type NewOffer } from './offers.ts';
import { BlockList, lobbyFor } from './offerViews.ts';
import { keepLobbyAlive, leaveLobby, lobbyState, markTold, matchesOf, pairAll, startSearch } from './quickPairing.ts';

const NOW = 1_000_000 * SECOND_MS;
const CLOCK = { type: 'increment', initialMs: 300 * SECOND_MS, incrementMs: 3 * SECOND_MS } as const;
const SETUP: SetupRequest = { edition: 'barrage', options: {}, clock: CLOCK, rated: false };

const guest = (): LobbyPlayer => {
  const name = fresh('guest');
  return { person: { type: 'guest', guest: name }, name, bot: false };
};

const member = async (store: Store, bot = false): Promise<LobbyPlayer> => {
  const account = await newAccount(store, bot);
  return { person: { type: 'account', account }, name: account, bot };
};

const isOneOf =
  (players: readonly LobbyPlayer[]) =>
  (person: Person): boolean =>
    players.some((player) => personKey(player.person) === personKey(person));

/** The offers that a reader is shown. */
async function shownTo(store: Store, { person }: LobbyPlayer): Promise<readonly LobbyOffer[]> {
  const { offers } = await lobbyState(store, NOW);
  return lobbyFor(offers, 0, person, await BlockList.load(store, offers)).offers;
}

const gameFor = ({ edition, rated }: GameSetup, seats: readonly SeatAssignment[]): NewGame =>
  newGame({ edition, rated, seats, createdAt: NOW });

/** `second` is another node's store on the same data, where there can be one. */
export function lobbyContract(store: () => Store, second: () => Store): void {
  const chance: Chance = seededChance('lobby');
  const accept = (where: Store, taker: LobbyPlayer, id: string) => acceptOffer(where, taker, id, NOW + 1, chance, gameFor);

  test('of two players who accept on two nodes one gets the game, and the other hears that the offer is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [maker, ann, bob] = [guest(), guest(), guest()];
      const [id, node] = [fresh('offer'), fresh('node')];
      expect(await makeOffer(store(), maker, { id, node, setup: { ...SETUP, seat: 'blue' } }, NOW)).toMatchObject({ ok: true });
      const answers = await Promise.all([accept(store(), ann, id), accept(second(), bob, id)]);
      const won = answers.findIndex((answer) => answer.ok);
      expect(answers[1 - won]).toEqual({ ok: false, error: { code: 'gone' } });
      const matches = await matchesOf(second(), isOneOf([maker]));
      expect(matches).toMatchObject([{ id, person: maker.person }]);
      expect((await store().games.find(matches[0].game))?.seats).toMatchObject([
        { seat: 'blue', sitter: { name: maker.name } },
        { seat: 'red', sitter: { name: [ann, bob][won].name } },
      ]);
      await markTold(store(), matches);
      expect(await matchesOf(store(), isOneOf([maker]))).toEqual([]);
    }
  });

  test('[AUD-1] rated offers and searches are by the club rules, and an older offer that is not cannot be accepted', async () => {
    const [ann, bob] = [await member(store()), await member(store())];
    const rated = { ...SETUP, edition: 'original', rated: true };
    const clubbed = { ...rated, options: { chaseRule: 'on', memory: 'pencil' } };
    const refusal = { code: 'ratedNeedsClub', options: { chaseRule: 'on' } };
    const [id, node] = [fresh('offer'), 'n'];
    expect(await makeOffer(store(), ann, { id, node, setup: rated }, NOW)).toEqual({ ok: false, error: refusal });
    expect(await startSearch(store(), bob, rated, { id, node, now: NOW })).toEqual({ ok: false, error: refusal });
    expect(await startSearch(store(), bob, clubbed, { id, node, now: NOW })).toMatchObject({ ok: true });
    await store().seekers.stop(bob.person);
    const made = await makeOffer(store(), ann, { id, node, setup: clubbed }, NOW);
    if (!made.ok) throw new Error('this is a good offer');
    const before: StoredOffer = { ...made.value, id: fresh('offer'), setup: { ...(made.value.setup as GameSetup), options: {} } };
    await store().offers.offer(before);
    expect(await accept(store(), bob, before.id)).toEqual({ ok: false, error: refusal });
  });

  test('impossible offers are refused, and so are offers accepted by the wrong player', async () => {
    const [ann, bob] = [await member(store()), await member(store())];
    const make = (player: LobbyPlayer, setup: Partial<SetupRequest>, more = {}) =>
      makeOffer(store(), player, { id: fresh('offer'), node: 'n', setup: { ...SETUP, ...setup }, ...more }, NOW);
    expect(await make(ann, { edition: 'chess' })).toMatchObject({ error: { code: 'unknownEdition' } });
    expect(await make(ann, { options: { colour: 'pink' } })).toMatchObject({ error: { code: 'unknownOption' } });
    expect(await make(ann, { clock: { ...CLOCK, initialMs: -1 } })).toMatchObject({ error: { code: 'badClock' } });
    expect(await make(ann, { seat: 'gold' })).toMatchObject({ error: { code: 'unknownSeat' } });
    expect(await make(ann, { edition: 'conquest', options: { players: 4 } })).toMatchObject({ error: { code: 'twoOnly' } });
    expect(await make(guest(), { rated: true })).toMatchObject({ error: { code: 'ratedNeedsAccount' } });
    expect(await make(ann, { rated: true, clock: { type: 'unlimited' } })).toMatchObject({ error: { code: 'ratedNeedsClock' } });
    expect(await make(ann, {}, { ratingMin: 1600, ratingMax: 1500 })).toMatchObject({ error: { code: 'badRange' } });
    const high = await make(ann, { rated: true }, { ratingMin: 1600 });
    const direct = await make(ann, {}, { invited: bob.name });
    if (!high.ok || !direct.ok) throw new Error('these are good offers');
    expect(await accept(store(), ann, high.value.id)).toMatchObject({ error: { code: 'ownOffer' } });
    expect(await accept(store(), guest(), high.value.id)).toMatchObject({ error: { code: 'ratedNeedsAccount' } });
    expect(await accept(store(), bob, high.value.id)).toEqual({ ok: false, error: { code: 'outOfRange', rating: 1500 } });
    expect(await accept(store(), guest(), direct.value.id)).toMatchObject({ error: { code: 'notForYou' } });
    expect(await declineOffer(store(), guest(), direct.value.id)).toBe(false);
    expect(await accept(store(), bob, direct.value.id)).toMatchObject({ ok: true });
    expect(await declineOffer(store(), bob, direct.value.id)).toBe(false);
    expect(await accept(store(), bob, 'no such offer')).toMatchObject({ error: { code: 'gone' } });
  });

  test('a bot is marked; people accept its offers and its challenges, and it accepts no open offers of people', async () => {
    const [ann, bot, other] = [await member(store()), await member(store(), true), await member(store(), true)];
    const make = async (player: LobbyPlayer, more = {}) => {
      const offer = { id: fresh('offer'), node: 'n', setup: { ...SETUP, rated: true }, ...more };
      expect(await makeOffer(store(), player, offer, NOW)).toMatchObject({ ok: true });
      return offer.id;
    };
    expect(await accept(store(), bot, await make(ann))).toEqual({ ok: false, error: { code: 'notForYou' } });
    const offered = await make(bot);
    expect((await shownTo(store(), ann)).find(({ id }) => id === offered)).toMatchObject({ from: { bot: true, name: bot.name } });
    expect(await accept(store(), ann, offered)).toMatchObject({ ok: true });
    expect(await accept(store(), other, await make(bot))).toMatchObject({ ok: true });
    expect(await accept(store(), bot, await make(ann, { invited: bot.name }))).toMatchObject({ ok: true });
    const challenge = await make(bot, { invited: ann.name });
    expect(await declineOffer(store(), ann, challenge)).toBe(true);
    expect(await accept(store(), ann, challenge)).toEqual({ ok: false, error: { code: 'gone' } });
  });

  test('blocked people see no offers of each other and are not told why', async () => {
    const [ann, bob] = [await member(store()), await member(store())];
    const id = fresh('offer');
    await makeOffer(store(), ann, { id, node: 'n', setup: SETUP }, NOW);
    const sees = async (player: LobbyPlayer) => (await shownTo(store(), player)).some((offer) => offer.id === id);
    expect(await sees(bob)).toBe(true);
    await store().blocks.add(bob.person, ann.person, 'block', NOW);
    expect(await sees(bob)).toBe(false);
    expect(await accept(store(), bob, id)).toEqual({ ok: false, error: { code: 'notForYou' } });
    const challenge = { id: fresh('offer'), node: 'n', setup: SETUP, invited: bob.name };
    // The challenger sees what an unanswered challenge looks like.
    expect(await makeOffer(store(), ann, challenge, NOW)).toMatchObject({ ok: true });
    expect((await shownTo(store(), bob)).map((offer) => offer.id)).not.toContain(challenge.id);
    expect(await accept(store(), bob, challenge.id)).toEqual({ ok: false, error: { code: 'notForYou' } });
    // The blocking player knows it: there is nothing to wait for.
    const back = { ...challenge, id: fresh('offer'), invited: ann.name };
    expect(await makeOffer(store(), bob, back, NOW)).toEqual({ ok: false, error: { code: 'notForYou' } });
    expect(await makeOffer(store(), ann, { ...challenge, invited: 'nobody' }, NOW)).toEqual({ ok: false, error: { code: 'notForYou' } });
  });

  test('a banned player can neither offer nor accept nor search', async () => {
    const [bad, good] = [guest(), guest()];
    await store().moderation.sanction({ id: fresh('ban'), type: 'ban', person: bad.person, reason: 'r', byOperator: 'op', at: NOW });
    const offer = { id: fresh('offer'), node: 'n', setup: SETUP };
    expect(await makeOffer(store(), bad, offer, NOW)).toEqual({ ok: false, error: { code: 'banned' } });
    await makeOffer(store(), good, offer, NOW);
    expect(await accept(store(), bad, offer.id)).toEqual({ ok: false, error: { code: 'banned' } });
    expect(await startSearch(store(), bad, SETUP, { id: fresh('seek'), node: 'n', now: NOW })).toEqual({
      ok: false,
      error: { code: 'banned' },
    });
  });

  test('two pairers that race on two nodes give each player exactly one game', async () => {
    const node = fresh('node');
    const players = Array.from({ length: 30 }, guest);
    // A pool of its own: no other test uses this option.
    const setup = { ...SETUP, options: { quietLimit: 77 } };
    for (const [index, player] of players.entries()) {
      const found = await startSearch([store(), second()][index % 2], player, setup, { id: fresh('seek'), node, now: NOW + index });
      expect(found).toMatchObject({ ok: true });
    }
    const pair = (where: Store) => pairAll(where, NOW + SECOND_MS, chance, gameFor);
    const found = (await Promise.all([pair(store()), pair(second()), pair(store()), pair(second())])).flat();
    expect(found.map(({ id }) => id).toSorted()).toEqual([...new Set(found.map(({ id }) => id))].toSorted());
    // A player skipped by a pairer because another had the row is found the next time.
    for (const where of [store(), second()]) found.push(...(await pair(where)));
    expect(found).toHaveLength(players.length);
    const matches = await matchesOf(store(), isOneOf(players));
    expect(matches.map(({ person }) => (person.type === 'guest' ? person.guest : '')).toSorted()).toEqual(
      players.map(({ name }) => name).toSorted(),
    );
    const games = [...new Set(matches.map(({ game }) => game))];
    expect(games).toHaveLength(15);
    for (const game of games) {
      const sitting = (await second().games.find(game))?.seats.map(({ seat, sitter }) => [seat, sitter.type]);
      expect(sitting).toEqual([
        ...[
          ['blue', 'guest'],
          ['red', 'guest'],
        ],
      ]);
    }
  });

  test('four players find each other for Conquest; bots wait in their own pool', async () => {
    const node = fresh('node');
    const setup = { ...SETUP, edition: 'conquest', options: { players: 4 } };
    const join = (player: LobbyPlayer) => startSearch(store(), player, setup, { id: fresh('seek'), node, now: NOW });
    for (const _ of [1, 2, 3]) await join(guest());
    await join(await member(store(), true));
    expect(await pairAll(store(), NOW, chance, gameFor)).toEqual([]);
    await join(guest());
    const matches = await pairAll(store(), NOW, chance, gameFor);
    expect(new Set(matches.map(({ game }) => game)).size).toBe(1);
    expect((await store().games.find(matches[0].game))?.seats.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'gold', 'green', 'red']);
  });

  test('a search ends when its player leaves, and lasts while they are present somewhere', async () => {
    const [node, dead] = [fresh('node'), fresh('node')];
    const [ann, bob, late] = [guest(), guest(), guest()];
    const setup = { ...SETUP, options: { quietLimit: 78 } };
    const join = (player: LobbyPlayer, where: string) => startSearch(store(), player, setup, { id: fresh('seek'), node: where, now: NOW });
    await join(ann, node);
    await join(bob, dead);
    const isOn = (where: string) => (wish: { readonly node: string }) => wish.node === where;
    // Ann is present on another node than the one that took her search.
    const later = NOW + 50 * SECOND_MS;
    await keepLobbyAlive(store(), await lobbyState(store(), later), dead, isOneOf([ann]), later);
    expect(await pairAll(store(), NOW + 90 * SECOND_MS, chance, gameFor)).toEqual([]);
    await startSearch(store(), late, setup, { id: fresh('seek'), node, now: NOW + 90 * SECOND_MS });
    expect(await leaveLobby(store(), late.person, NOW + 90 * SECOND_MS, isOn(dead))).toBe(false);
    expect(await leaveLobby(store(), late.person, NOW + 90 * SECOND_MS, isOn(node))).toBe(true);
    expect(await pairAll(store(), NOW + 90 * SECOND_MS, chance, gameFor)).toEqual([]);
    await startSearch(store(), late, setup, { id: fresh('seek'), node, now: NOW + 90 * SECOND_MS });
    expect(await pairAll(store(), NOW + 90 * SECOND_MS, chance, gameFor)).toHaveLength(2);
  });

  test('the lobby cannot be filled: open offers per person are limited, and those of a guest end with their visit', async () => {
    const ann = guest();
    const days = { type: 'days', days: 2 } as const;
    const offer = (edition: string, changes: Partial<NewOffer> = {}) =>
      makeOffer(store(), ann, { id: fresh('offer'), node: 'n', setup: { ...SETUP, edition, clock: days }, ...changes }, NOW);
    for (const edition of ['duel', 'original', 'duel']) expect(await offer(edition)).toMatchObject({ ok: true });
    expect(await offer('barrage')).toEqual({ ok: false, error: { code: 'tooMany', most: 2 } });
    const { person } = await member(store());
    expect(await offer('barrage', { invited: 'account' in person ? person.account : '' })).toMatchObject({ ok: true });
    expect(await store().offers.of(ann.person, NOW + 60 * SECOND_MS)).toEqual([]);
  });

  test('a leaving player withdraws their offers, except correspondence games of an account', async () => {
    const ann = await member(store());
    const days = fresh('offer');
    await makeOffer(store(), ann, { id: fresh('offer'), node: 'n', setup: SETUP }, NOW);
    await makeOffer(store(), ann, { id: days, node: 'n', setup: { ...SETUP, edition: 'duel', clock: { type: 'days', days: 2 } } }, NOW);
    await leaveLobby(store(), ann.person, NOW + 1);
    expect((await store().offers.of(ann.person, NOW + 1)).map(({ id }) => id)).toEqual([days]);
  });

  test('a link opens its seat for the first player, and its token is nowhere in the store', async () => {
    const game = await openGame(store(), {
      seats: [
        { seat: 'red', sitter: { type: 'open' } },
        { seat: 'blue', sitter: { type: 'open' } },
      ],
    });
    const [red, blue] = [await inviteTo(store(), { game, seat: 'red' }, NOW), await inviteTo(store(), { game, seat: 'blue' }, NOW)];
    expect(red).toMatch(/^[\w-]{43}$/);
    expect(await findInvite(store(), red, NOW)).toEqual({ game, seat: 'red' });
    expect(await store().invites.find(red, NOW)).toBeUndefined();
    const [ann, bob] = [guest(), guest()];
    const answers = await Promise.all([acceptInvite(store(), ann, red, NOW), acceptInvite(second(), bob, red, NOW)]);
    const won = answers.findIndex(({ ok }) => ok);
    expect(answers[won]).toEqual({ ok: true, value: { game, seat: 'red' } });
    expect(answers[1 - won]).toEqual({ ok: false, error: { code: 'noInvite' } });
    expect(await acceptInvite(store(), [ann, bob][won], blue, NOW)).toEqual({ ok: false, error: { code: 'alreadySeated' } });
    expect(await acceptInvite(store(), [ann, bob][1 - won], blue, NOW + 8 * 24 * 3600 * SECOND_MS)).toMatchObject({
      error: { code: 'noInvite' },
    });
    expect(await acceptInvite(store(), [ann, bob][1 - won], blue, NOW)).toMatchObject({ ok: true });
  });

  test('a link to an aborted game opens nothing', async () => {
    const game = await openGame(store(), { seats: [{ seat: 'blue', sitter: { type: 'open' } }] });
    const token = await inviteTo(store(), { game, seat: 'blue' }, NOW);
    await store().facts.append(step(game, 0, 1, { change: { type: 'aborted', at: NOW } }));
    expect(await acceptInvite(store(), guest(), token, NOW)).toEqual({ ok: false, error: { code: 'noInvite' } });
  });

  test('a guest cannot join a rated game', async () => {
    const game = await openGame(store(), { rated: true, seats: [{ seat: 'blue', sitter: { type: 'open' } }] });
    const token = await inviteTo(store(), { game, seat: 'blue' }, NOW);
    expect(await acceptInvite(store(), guest(), token, NOW)).toEqual({ ok: false, error: { code: 'ratedNeedsAccount' } });
    expect(await acceptInvite(store(), await member(store()), token, NOW)).toMatchObject({ ok: true });
  });
}
