// What chat and moderation guarantee on every store.

import type { Seat } from '@flagfall/engine';
import { SECOND_MS } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { defined } from '../defined.ts';
import { Moderator } from '../moderation/moderator.ts';
import { fresh, newAccount, openGame, step } from '../store/contract/storeBenchForTests.ts';
import type { StoredChatRoom } from '../store/games/chat.ts';
import type { Store } from '../store/store.ts';
import { type ChatAuthor, chatRecipients, postChat, readChat } from './chat.ts';
import { addBlock, removeBlock, report } from './reports.ts';
import type { ChatReader } from './rooms.ts';

const NOW = 1_000_000 * SECOND_MS;

const guest = (seat?: Seat): ChatAuthor => {
  const name = fresh('guest');
  return { person: { type: 'guest', guest: name }, name, ...defined({ seat }) };
};

/** A running game between two guests. */
async function table(
  store: Store,
): Promise<{ readonly game: string; readonly red: ChatAuthor; readonly blue: ChatAuthor; end(): Promise<void> }> {
  const [red, blue] = [guest('red'), guest('blue')];
  const seats = [red, blue].map(({ person, name, seat = 'red' }) => ({ seat, sitter: { ...person, name } }));
  const game = await openGame(store, { seats });
  await store.facts.append(step(game, 0, 1, { change: { type: 'started', at: NOW } }));
  const end = () =>
    store.facts.append(step(game, 1, 1, { change: { type: 'ended', at: NOW, ending: 'resigned', winners: ['red'], actions: 1 } }));
  return { game, red, blue, end };
}

/** `second` is another node's store on the same data, where there can be one. */
export function chatContract(store: () => Store, second: () => Store): void {
  const speak = async (who: ChatAuthor, game: string, room: StoredChatRoom, text: string, now = NOW) => {
    const said = await postChat(store(), who, { id: fresh('line'), game, room, text }, now);
    if (!said.ok) throw new Error(said.error.code);
    return said.value;
  };
  const texts = async (game: string, room: StoredChatRoom, who: ChatReader) =>
    (await readChat(second(), game, room, who)).map(({ text }) => text);

  test('seats and audience have their own rooms, and no seat reads the audience before the end', async () => {
    const { game, red, blue, end } = await table(store());
    const watcher = guest();
    const line = await speak(red, game, 'seats', 'hello');
    const outside = await speak(watcher, game, 'audience', 'blue has the bomb');
    expect(line).toMatchObject({ seat: 'red', room: 'seats', hidden: false });
    await expect(speak(watcher, game, 'seats', 'psst')).rejects.toThrow('otherRoom');
    await expect(speak(red, game, 'audience', 'psst')).rejects.toThrow('otherRoom');
    const secondWindow: ChatReader = { person: red.person };
    const all = [red, blue, watcher, secondWindow];
    expect(await chatRecipients(store(), line, all)).toEqual([red, blue, secondWindow]);
    const [bySecret, stranger]: ChatReader[] = [{ seat: 'red' }, {}];
    expect(await chatRecipients(second(), outside, [...all, bySecret, stranger])).toEqual([watcher, stranger]);
    expect(await chatRecipients(second(), line, [bySecret, stranger])).toEqual([bySecret]);
    expect(await texts(game, 'seats', blue)).toEqual(['hello']);
    expect(await texts(game, 'seats', watcher)).toEqual([]);
    for (const seated of [red, blue, secondWindow]) expect(await texts(game, 'audience', seated)).toEqual([]);
    expect(await texts(game, 'audience', watcher)).toEqual(['blue has the bomb']);
    await end();
    expect(await texts(game, 'audience', red)).toEqual(['blue has the bomb']);
    await speak(red, game, 'audience', 'so it was');
    await expect(speak(red, 'no such game', 'seats', 'x')).rejects.toThrow('unknownGame');
  });

  test('a muted or blocked person still writes, unread by the person who muted or blocked them', async () => {
    const { game, red, blue } = await table(store());
    const [fan, other] = [guest(), guest()];
    const rude = await speak(fan, game, 'audience', 'rude');
    expect(await addBlock(store(), other, { type: 'author', line: rude.id }, 'mute', NOW)).toMatchObject({ ok: true });
    expect(await texts(game, 'audience', other)).toEqual([]);
    expect(await chatRecipients(store(), await speak(fan, game, 'audience', 'ruder'), [fan, other])).toEqual([fan]);
    expect(await removeBlock(store(), other, { type: 'author', line: rude.id }, 'mute')).toBe(true);
    expect(await texts(game, 'audience', other)).toEqual(['rude', 'ruder']);
    expect(await addBlock(store(), red, { type: 'sitter', game, seat: 'blue' }, 'block', NOW)).toMatchObject({ ok: true });
    expect(await chatRecipients(store(), await speak(blue, game, 'seats', 'hello?'), [red, blue])).toEqual([blue]);
    expect(await addBlock(store(), red, { type: 'sitter', game, seat: 'red' }, 'block', NOW)).toEqual({
      ok: false,
      error: { code: 'yourself' },
    });
    // A seat cannot even name a line that it may not read.
    expect(await addBlock(store(), red, { type: 'author', line: rude.id }, 'mute', NOW)).toEqual({ ok: false, error: { code: 'nobody' } });
  });

  test('rate limits hold over all nodes and games', async () => {
    const [one, two] = [await table(store()), await table(store())];
    const fan = guest();
    for (let index = 0; index < 5; index += 1) await speak(fan, index % 2 ? one.game : two.game, 'audience', `${index}`, NOW + index);
    const next = { id: fresh('line'), game: one.game, room: 'audience', text: 'more' } as const;
    expect(await postChat(second(), fan, next, NOW + SECOND_MS)).toEqual({ ok: false, error: { code: 'tooFast', retryMs: 9 * SECOND_MS } });
    expect(await postChat(second(), fan, next, NOW + 10 * SECOND_MS)).toMatchObject({ ok: true });
    // Repeated with the same id: it was posted, and is not posted twice.
    expect(await postChat(store(), fan, next, NOW + 10 * SECOND_MS)).toMatchObject({ ok: true, value: { at: NOW + 10 * SECOND_MS } });
    expect((await store().chat.latest(one.game, 'audience', 100)).filter(({ text }) => text === 'more')).toHaveLength(1);
    expect(await postChat(second(), guest(), { ...next, id: fresh('line') }, NOW)).toMatchObject({ ok: true });
  });

  test('reports reach the operators; a silenced person cannot write, and only operators see a hidden line', async () => {
    const { game, red } = await table(store());
    const bad = await newAccount(store());
    const villain: ChatAuthor = { person: { type: 'account', account: bad }, name: bad };
    const line = await speak(villain, game, 'audience', 'insult');
    const watcher = guest();
    const complaint = { id: fresh('report'), reason: ' insults ' };
    expect(await report(store(), watcher, { type: 'author', line: line.id }, complaint, NOW)).toEqual({ ok: true, value: villain.person });
    const moderator = new Moderator(store(), 'op', () => NOW);
    const open = (await moderator.reports(1000)).find(({ id }) => id === complaint.id);
    expect(open).toMatchObject({ about: villain.person, by: watcher.person, line: line.id, game, reason: 'insults' });
    const silence = await moderator.punish({ type: 'silence', who: villain.person, reason: 'insults', hours: 1 });
    const again = (now: number) => postChat(second(), villain, { id: fresh('line'), game, room: 'audience', text: 'more' }, now);
    expect(await again(NOW + 1)).toEqual({ ok: false, error: { code: 'silenced', until: NOW + 3600 * SECOND_MS } });
    await moderator.lift(silence.id);
    expect(await again(NOW + 1)).toMatchObject({ ok: true });
    await moderator.hideLine(line.id);
    await expect(moderator.hideLine('no such line')).rejects.toThrow('no line');
    expect(await texts(game, 'audience', watcher)).toEqual(['more']);
    expect(await texts(game, 'audience', { ...watcher, isOperator: true })).toEqual(['insult', 'more']);
    await moderator.punish({ type: 'ban', who: villain.person, reason: 'r' });
    expect(await again(NOW + 2)).toEqual({ ok: false, error: { code: 'silenced' } });
    expect(await report(store(), red, { type: 'sitter', game, seat: 'gold' }, { id: fresh('r'), reason: 'x' }, NOW)).toEqual({
      ...{ ok: false, error: { code: 'nobody' } },
    });
  });

  test('operators cannot be flooded', async () => {
    const { game, red } = await table(store());
    const file = (reason: string, now: number) =>
      report(store(), red, { type: 'sitter', game, seat: 'blue' }, { id: fresh('r'), reason }, now);
    for (let index = 0; index < 10; index += 1) expect(await file('cheats', NOW + index)).toMatchObject({ ok: true });
    expect(await file('cheats', NOW + 11)).toEqual({ ok: false, error: { code: 'reportedEnough' } });
    expect(await file('cheats', NOW + 24 * 3600 * SECOND_MS + 1)).toMatchObject({ ok: true });
    for (const reason of ['', ' ', 'x'.repeat(501)]) expect(await file(reason, NOW)).toMatchObject({ error: { code: 'badReason' } });
  });
}
