// The contract of exporting and erasing in easily forgotten places: names inside games, words about others, the work of operators.

import { expect, test } from 'vitest';
import { type ContractPart, fresh, openGame } from './storeBenchForTests.ts';

/** A person whose name and words can be searched in everything stored. */
async function somebody(bench: Parameters<ContractPart>[0]) {
  const store = bench().store();
  const [account, name] = [fresh('account'), fresh('Unforgettable')];
  await store.accounts.create({ id: account, name, bot: false, createdAt: 1 });
  return { account, name, person: { type: 'account', account } as const };
}

export const privacyContract: ContractPart = (bench) => {
  test('a name is erased from setups and facts, and everything else stays', async () => {
    const store = bench().store();
    const [ann, ben] = [await somebody(bench), await somebody(bench)];
    const sitter = ({ account, name }: typeof ann) => ({ type: 'account', account, name }) as const;
    const setup = { edition: 'barrage', seats: { red: { type: 'person', name: ann.name }, blue: { type: 'open' } }, secret: 'of the game' };
    const game = await openGame(store, {
      setup,
      seats: [
        { seat: 'red', sitter: sitter(ann) },
        { seat: 'blue', sitter: { type: 'open' } },
      ],
    });
    const sat = { v: 1, at: 2, type: 'sat', seat: 'blue', occupant: { type: 'person', name: ben.name } };
    const moved = { v: 1, at: 3, type: 'moved', note: 'sat' };
    await store.games.takeSeat(game, 'blue', sitter(ben));
    await store.facts.append({ game, fromSeq: 0, facts: [sat, moved] });

    await store.privacy.erase(ben.account);
    expect(await bench().dump()).not.toContain(ben.name);
    expect((await store.facts.read(game)).map(({ fact }) => fact)).toEqual([{ ...sat, occupant: { type: 'person' } }, moved]);
    expect((await store.games.find(game))?.setup).toEqual(setup);
    await store.privacy.erase(ann.account);
    expect(await bench().dump()).not.toContain(ann.name);
    expect((await store.games.find(game))?.setup).toEqual({ ...setup, seats: { ...setup.seats, red: { type: 'person' } } });
  });

  test('words about others are deleted with their author; that there was a report stays', async () => {
    const store = bench().store();
    const [ann, ben] = [await somebody(bench), await somebody(bench)];
    const id = fresh('report');
    await store.moderation.report({ id, at: 2, by: ann.person, about: ben.person, reason: 'he called me Annabel' });
    await store.privacy.erase(ann.account);
    expect(await bench().dump()).not.toContain('Annabel');
    expect(await store.moderation.openReports(1000)).toContainEqual(expect.objectContaining({ id, about: ben.person, reason: '' }));
  });

  test('what an operator did stays without the name', async () => {
    const store = bench().store();
    const [operator, ben] = [await somebody(bench), await somebody(bench)];
    const id = fresh('ban');
    await store.moderation.sanction({ id, type: 'ban', person: ben.person, reason: 'r', byOperator: operator.name, at: 1 });
    const report = fresh('report');
    await store.moderation.report({ id: report, at: 2, by: ben.person, about: ben.person, reason: 'r' });
    await store.moderation.closeReport(report, operator.name, 3);
    await store.privacy.erase(operator.account);
    expect(await bench().dump()).not.toContain(operator.name);
    expect(await store.moderation.sanctionsOf(ben.person, 5)).toMatchObject([{ id, byOperator: '' }]);
  });

  test('an export contains nothing about anybody else', async () => {
    const store = bench().store();
    const [ann, ben] = [await somebody(bench), await somebody(bench)];
    const guest = fresh('guest');
    const sitters = [
      { seat: 'red', sitter: { type: 'account', account: ann.account, name: ann.name } },
      { seat: 'blue', sitter: { type: 'account', account: ben.account, name: ben.name } },
    ] as const;
    const game = await openGame(store, { seats: sitters });
    for (const person of [ann.person, ben.person])
      await store.chat.say({ id: fresh('line'), game, room: 'seats', person, name: 'x', text: `words of ${person.account}`, at: 1 });
    await store.blocks.add(ann.person, ben.person, 'block', 1);
    await store.blocks.add(ann.person, { type: 'guest', guest }, 'mute', 2);
    await store.blocks.add(ben.person, ann.person, 'mute', 3);
    await store.moderation.report({ id: fresh('report'), at: 4, by: ann.person, about: ben.person, game, reason: 'my own words' });
    await store.moderation.report({ id: fresh('report'), at: 5, by: ben.person, about: ann.person, game, reason: 'words of another' });
    const offer = { bot: false, edition: 'barrage', speed: 'blitz', rated: false, setup: {}, node: 'n', createdAt: 1, expiresAt: 9 };
    await store.offers.offer({ ...offer, id: fresh('offer'), person: ann.person, name: ann.name, invited: ben.account });
    await store.credentials.replaceRecoveryCodes(ann.account, ['one', 'two'], 5);
    const told = await store.privacy.export(ann.account);
    const text = JSON.stringify(told);
    for (const word of [ben.account, ben.name, guest, 'words of another']) expect(text).not.toContain(word);
    expect(told).toMatchObject({
      account: { name: ann.name },
      games: [{ game, seat: 'red', edition: 'barrage', createdAt: 1000 }],
      chat: [{ text: `words of ${ann.account}` }],
      aversions: [
        { type: 'block', at: 1 },
        { type: 'mute', at: 2 },
      ],
      reports: [{ reason: 'my own words' }],
      offers: [{ edition: 'barrage' }],
      recoveryCodes: 2,
    });
  });
};
