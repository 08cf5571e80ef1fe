// The contract of accounts, their credentials, and exports.

import { expect, test } from 'vitest';
import { NameTaken } from '../errors.ts';
import type { Person } from '../rows.ts';
import type { Store } from '../store.ts';
import { type ContractPart, finishedGame, fresh, newAccount, openGame } from './storeBenchForTests.ts';

export const accountsContract: ContractPart = (bench) => {
  test('a name belongs to one account, in any capitals', async () => {
    const { accounts } = bench().store();
    const name = fresh('Zoë');
    const id = fresh('account');
    await accounts.create({ id, name, bot: false, createdAt: 5 });
    expect(await accounts.find(id)).toEqual({ id, name, bot: false, operator: false, profile: {}, createdAt: 5 });
    expect((await accounts.findByName(name.toUpperCase()))?.id).toBe(id);
    expect((await accounts.findByName(name.normalize('NFD')))?.id).toBe(id);
    await expect(accounts.create({ id: fresh('account'), name: name.toUpperCase(), bot: false, createdAt: 6 })).rejects.toThrow(NameTaken);
    const other = await newAccount(bench().store());
    await expect(accounts.change(other, { name: name.toLowerCase() })).rejects.toThrow(NameTaken);
    expect(await accounts.change(id, { name: name.toUpperCase() })).toBe(true);
    expect((await accounts.find(id))?.name).toBe(name.toUpperCase());
  });

  test('of accounts created at once under one name, one is created', async () => {
    const { accounts } = bench().store();
    const name = fresh('Twin');
    const made = await Promise.allSettled([1, 2, 3].map(() => accounts.create({ id: fresh('account'), name, bot: false, createdAt: 5 })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an account is changed field by field', async () => {
    const { accounts } = bench().store();
    const id = await newAccount(bench().store(), true);
    expect(await accounts.change(id, { operator: true, profile: { language: 'nl' } })).toBe(true);
    expect(await accounts.change(id, { passwordHash: 'new' })).toBe(true);
    expect(await accounts.change(id, {})).toBe(true);
    expect(await accounts.find(id)).toMatchObject({
      name: id,
      bot: true,
      operator: true,
      passwordHash: 'new',
      profile: { language: 'nl' },
    });
    expect(await accounts.change('nobody', { operator: true })).toBe(false);
    expect(await accounts.change('nobody', {})).toBe(false);
  });

  test('names that look alike are one name', async () => {
    const { accounts } = bench().store();
    const id = fresh('account');
    await accounts.create({ id, name: 'Olivia-Ill', bot: false, createdAt: 5 });
    for (const name of ['0livia-I11', 'ÓLIVIA-ILL', 'Оlivia-lll', 'olivia-ıll']) {
      expect((await accounts.findByName(name))?.id).toBe(id);
      await expect(accounts.create({ id: fresh('account'), name, bot: false, createdAt: 6 })).rejects.toThrow(NameTaken);
    }
    expect(await accounts.findByName('Oliviaill')).toBeUndefined();
  });

  test('a bot stays one', async () => {
    const { accounts } = bench().store();
    const id = await newAccount(bench().store());
    expect(await accounts.change(id, { bot: true })).toBe(true);
    await accounts.change(id, { operator: true });
    expect(await accounts.find(id)).toMatchObject({ bot: true, operator: true });
  });

  test('an account adopts everything of its guest, and nothing of another', async () => {
    const store = bench().store();
    const [guest, other] = [fresh('guest'), fresh('guest')];
    const account = await newAccount(store);
    const game = await openGame(store, {
      seats: [
        { seat: 'red', sitter: { type: 'guest', guest, name: 'G' }, secretHash: 'red secret' },
        { seat: 'blue', sitter: { type: 'guest', guest: other, name: 'O' }, secretHash: 'blue secret' },
      ],
    });
    await leaveTraces(store, game, { type: 'guest', guest }, { type: 'guest', guest: other });
    const person = { type: 'account', account } as const;
    await store.blocks.add(person, { type: 'guest', guest }, 'mute', 1);
    await store.blocks.add(person, { type: 'guest', guest: other }, 'block', 2);
    await store.accounts.adopt(guest, account);
    expect(await bench().dump()).not.toContain(`guest:${guest}`);
    expect([await store.blocks.of(person, 'block'), await store.blocks.of(person, 'mute')]).toEqual([[`guest:${other}`], []]);
    expect(await store.blocks.mutersOf(person)).toEqual([`guest:${other}`]);
    expect((await store.games.find(game))?.seats).toEqual([
      { seat: 'blue', sitter: { type: 'guest', guest: other, name: 'O' }, secretHash: 'blue secret' },
      { seat: 'red', sitter: { type: 'account', account, name: account }, secretHash: 'red secret' },
    ]);
    expect(await bench().dump()).not.toContain(`"${guest}"`);
    expect(await store.games.unfinishedOf({ type: 'account', account })).toEqual([game]);
    expect(await store.moderation.sanctionsOf({ type: 'account', account }, 5)).toHaveLength(1);
    expect(await store.sessions.find(`token-of-${guest}`, 5)).toBeUndefined();
    expect(JSON.stringify(await store.privacy.export(account))).toContain('words of a guest');
    expect(await bench().dump()).toContain(`"${other}"`);
  });

  test('a session belongs to a person until it ends', async () => {
    const { sessions } = bench().store();
    const account = await newAccount(bench().store());
    const open = async (person: Parameters<typeof sessions.open>[0]['person'], expiresAt: number) => {
      const tokenHash = fresh('token');
      await sessions.open({ tokenHash, id: `id-${tokenHash}`, person, label: 'Firefox', createdAt: 10, expiresAt });
      return tokenHash;
    };
    const person = { type: 'account', account } as const;
    const [one, two, three] = [await open(person, 100), await open(person, 200), await open(person, 200)];
    const guest = await open({ type: 'guest', guest: 'g' }, 100);
    expect(await sessions.find(one, 99)).toEqual({ id: `id-${one}`, person, label: 'Firefox', createdAt: 10, seenAt: 10, expiresAt: 100 });
    expect(await sessions.find(one, 100)).toBeUndefined();
    expect(await sessions.find(guest, 50)).toMatchObject({ person: { type: 'guest', guest: 'g' } });
    await sessions.renew(one, 90, 300);
    expect((await sessions.of(account, 100)).map(({ id }) => id)).toEqual([one, two, three].map((token) => `id-${token}`));
    expect(await sessions.endById('somebody else', `id-${two}`)).toBe(false);
    expect(await sessions.endById(account, `id-${two}`)).toBe(true);
    await sessions.endAll(account, one);
    expect((await sessions.of(account, 100)).map(({ id }) => id)).toEqual([`id-${one}`]);
    await sessions.end(one);
    expect(await sessions.find(one, 100)).toBeUndefined();
    await bench().store().sweep(150);
    expect(await sessions.find(guest, 50)).toBeUndefined();
  });

  test('a passkey whose counter does not grow is a copy, unless it never counts', async () => {
    const { credentials } = bench().store();
    const account = await newAccount(bench().store());
    const key = { id: fresh('key'), account, publicKey: 'abc', counter: 3, transports: ['usb', 'nfc'], label: 'Key', createdAt: 5 };
    const quiet = { ...key, id: fresh('key'), counter: 0, createdAt: 6 };
    await credentials.addPasskey(key);
    await credentials.addPasskey(quiet);
    expect(await credentials.passkeysOf(account)).toEqual([key, quiet]);
    expect(await credentials.notePasskeyUse(key.id, 3, 9)).toBe(false);
    expect(await credentials.notePasskeyUse(key.id, 0, 9)).toBe(false);
    expect(await credentials.notePasskeyUse(key.id, 4, 9)).toBe(true);
    expect(await credentials.notePasskeyUse(quiet.id, 0, 9)).toBe(true);
    expect(await credentials.findPasskey(key.id)).toEqual({ ...key, counter: 4, usedAt: 9 });
    expect(await credentials.removePasskey('somebody else', key.id)).toBe(false);
    expect(await credentials.removePasskey(account, key.id)).toBe(true);
    expect(await credentials.findPasskey(key.id)).toBeUndefined();
  });

  test('a recovery code works once', async () => {
    const { credentials } = bench().store();
    const account = await newAccount(bench().store());
    await credentials.replaceRecoveryCodes(account, ['old'], 5);
    await credentials.replaceRecoveryCodes(account, ['a', 'b'], 6);
    expect(await credentials.useRecoveryCode(account, 'old')).toBe(false);
    const uses = await Promise.all([1, 2, 3].map(() => credentials.useRecoveryCode(account, 'a')));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await credentials.countRecoveryCodes(account)).toBe(1);
  });

  test('a bot token is found by its hash, and is gone when removed', async () => {
    const { credentials } = bench().store();
    const account = await newAccount(bench().store(), true);
    const token = { tokenHash: fresh('hash'), id: fresh('token'), account, label: 'Bot', scopes: ['play', 'challenge'], createdAt: 5 };
    await credentials.addBotToken(token);
    expect(await credentials.botTokensOf(account)).toEqual([token]);
    expect(await credentials.useBotToken(token.tokenHash, 9)).toEqual({ ...token, usedAt: 9 });
    expect(await credentials.useBotToken('another', 9)).toBeUndefined();
    expect(await credentials.removeBotToken('somebody else', token.id)).toBe(false);
    expect(await credentials.removeBotToken(account, token.id)).toBe(true);
    expect(await credentials.useBotToken(token.tokenHash, 9)).toBeUndefined();
  });

  test('an export contains everything but credentials, and erasing leaves no trace but the game', async () => {
    const store = bench().store();
    const other = await newAccount(store);
    const account = await newAccount(store);
    const game = await fullLife(bench, account, other);
    const told = JSON.stringify(await store.privacy.export(account));
    for (const word of ['Firefox', 'the chat line', 'barrage', game, '"hasPassword":true']) expect(told).toContain(word);
    for (const secret of ['password-of', 'token-of', 'code-of', 'secret-', 'key-of']) expect(told).not.toContain(secret);
    expect(await bench().dump()).toContain(account);

    expect(await store.privacy.erase(account)).toBe(true);
    const left = await bench().dump();
    expect(left).not.toContain(account);
    expect(left).toContain(other);
    const kept = await store.games.find(game);
    expect(kept?.seats.map(({ sitter, outcome }) => [sitter.type, outcome])).toEqual([
      ['account', 'lost'],
      ['gone', 'won'],
    ]);
    expect(await store.facts.read(game)).toHaveLength(2);
    expect(await store.privacy.export(account)).toBeUndefined();
    expect(await store.privacy.erase(account)).toBe(false);
  });
};

/** Leaves rows of a guest wherever guests leave some. */
async function leaveTraces(store: Store, game: string, person: Person, other: Person): Promise<void> {
  const name = person.type === 'guest' ? person.guest : '';
  await store.sessions.open({ tokenHash: `token-of-${name}`, id: fresh('session'), person, label: '', createdAt: 1, expiresAt: 99 });
  await store.chat.say({ id: fresh('line'), game, room: 'seats', seat: 'red', person, name: 'G', text: 'words of a guest', at: 1 });
  await store.moderation.report({ id: fresh('report'), at: 2, by: other, about: person, reason: 'rude' });
  await store.moderation.report({ id: fresh('report'), at: 3, by: person, about: other, reason: 'slow' });
  await store.moderation.sanction({ id: fresh('silence'), type: 'silence', person, reason: 'r', byOperator: 'op', at: 1 });
  const offer = { bot: false, edition: 'barrage', speed: 'blitz', rated: false, setup: {}, node: 'n', createdAt: 1, expiresAt: 99 };
  await store.offers.offer({ ...offer, id: fresh('offer'), person, name: 'G' });
  const seeker = { pool: 'p', setup: {}, rating: 1500, deviation: 60, met: [], avoids: [], node: 'n', createdAt: 1, expiresAt: 9 };
  await store.seekers.seek({ ...seeker, id: fresh('seeker'), person, name: 'G' });
  await store.blocks.add(person, other, 'block', 1);
  await store.blocks.add(other, person, 'mute', 1);
}

/** Leaves rows of an account in every table. */
async function fullLife(bench: Parameters<ContractPart>[0], account: string, other: string): Promise<string> {
  const store = bench().store();
  const person = { type: 'account', account } as const;
  const otherPerson = { type: 'account', account: other } as const;
  const game = await finishedGame(store, { red: account, blue: other }, ['red'], 3000, { rated: true });
  const first = { rating: 1500, deviation: 350, volatility: 0.06 };
  await store.ratings.rateGame({ game, edition: 'barrage', speed: 'blitz', accounts: [account, other], at: 4 }, first, (before) => before);
  await store.sessions.open({
    tokenHash: `token-of-${account}`,
    id: fresh('session'),
    person,
    label: 'Firefox',
    createdAt: 1,
    expiresAt: 9,
  });
  const key = { publicKey: 'p', counter: 0, transports: [], label: 'Key', createdAt: 5 };
  await store.credentials.addPasskey({ ...key, id: `key-of-${account}`, account });
  await store.credentials.replaceRecoveryCodes(account, [`code-of-${account}`], 5);
  await store.credentials.addBotToken({
    tokenHash: `token-of-bot-${account}`,
    id: fresh('t'),
    account,
    label: 'T',
    scopes: [],
    createdAt: 5,
  });
  const line = fresh('line');
  await store.chat.say({ id: line, game, room: 'seats', seat: 'red', person, name: account, text: 'the chat line', at: 1 });
  await store.moderation.report({ id: fresh('report'), at: 2, by: otherPerson, about: person, line, reason: 'rude' });
  await store.moderation.report({ id: fresh('report'), at: 3, by: person, about: otherPerson, game, reason: 'slow' });
  await store.moderation.sanction({ id: fresh('ban'), type: 'ban', person, reason: 'r', byOperator: 'op', at: 1 });
  const offer = { bot: false, edition: 'barrage', speed: 'blitz', rated: false, setup: {}, node: 'n', createdAt: 1, expiresAt: 9 };
  await store.offers.offer({ ...offer, id: fresh('offer'), person, name: account });
  await store.offers.offer({ ...offer, id: fresh('offer'), person: otherPerson, name: 'o', invited: account });
  const seeker = { pool: 'p', setup: {}, rating: 1500, deviation: 60, met: [], avoids: [], node: 'n', createdAt: 1, expiresAt: 9 };
  await store.seekers.seek({ ...seeker, id: fresh('seeker'), person, name: account });
  await store.blocks.add(person, otherPerson, 'block', 1);
  await store.blocks.add(otherPerson, person, 'mute', 1);
  return game;
}
