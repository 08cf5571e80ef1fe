// Online with others, in real browsers on a real server: what they are told and called by, what they agree on, and how they are spared from each other.

import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLOSE } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { becomeAccount, deployBoth, ELSEWHERE, meet, openOnlineStage, sitDown } from './support/onlineStageForTests.ts';
import { act, chooseInMenu, move, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { messagesOf, notesOf, setHidden, soundRuns, spyOn } from './support/spiesForTests.ts';
import { describeOnStage, type PageWishes, QUICK } from './support/stageForTests.ts';

const ONLINE = { ...QUICK, edition: 'original', clock: 'long', onlineSide: 'red' } as const;
const PASSWORD = 'seven boats on a lake';
/** The first note of the tune that calls a player. */
const TURN = 523;

describeOnStage('people', openOnlineStage, (house) => {
  const newPage = async (settings: Readonly<Record<string, string>> = {}, wishes?: PageWishes): Promise<Page> =>
    (await house().newPage({ ...ONLINE, ...settings }, undefined, wishes)).page;
  const newPages = (wishes?: PageWishes): Promise<Page[]> => Promise.all([newPage({}, wishes), newPage({}, wishes)]);
  let accounts = 0;
  const newAccount = async (page: Page): Promise<string> => {
    const name = `Zoe${++accounts}`;
    await becomeAccount(page, name, PASSWORD);
    return name;
  };

  test('a reload loses no half army and no half sentence, and neither is sent early', async () => {
    const [red, blue] = await Promise.all([newPage(), newPage({}, ELSEWHERE)]);
    const sent: string[] = [];
    red.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
    await meet(red, blue);
    await red.locator('.deploy-clear').click();
    await red.locator('.box-kind').first().click();
    await red.locator('[data-cell="c1"]').click();
    await red.locator('.chat-form input').fill('I was about to');
    const label = () => red.locator('[data-cell="c1"]').getAttribute('aria-label');
    const before = await label();
    expect(before).toContain('your ');
    await red.reload();
    await expect.poll(label).toBe(before);
    expect(await red.locator('[data-standing="own"]').count()).toBe(1);
    expect(await red.locator('.chat-form input').inputValue()).toBe('I was about to');
    expect(sent.filter((frame) => /"deploy"|about to/.test(frame))).toEqual([]);
    await red.locator('.chat-form button').click();
    await expect.poll(() => blue.locator('.chat-lines').innerText()).toContain('I was about to');
    await red.locator('.deploy-another').click();
    await deployBoth([red, blue]);
    expect(await red.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flagfall.draft.')))).toEqual([]);
  });

  test('a lost answer leaves no second game behind, also after a reload', async () => {
    const page = await newPage();
    let lost = 0;
    await page.route('**/api/v1/games', async (route) => {
      if (route.request().method() !== 'POST' || lost === 2) return await route.continue();
      lost++;
      await route.fetch();
      await route.abort();
    });
    await page.locator('.front-door', { hasText: 'Invite a friend' }).click();
    const fault = () => page.locator('.lobby-fault').innerText();
    await expect.poll(fault).toContain('cannot be reached');
    await page.reload();
    await page.locator('.friend-invite').click();
    await expect.poll(fault).toContain('cannot be reached');
    await page.locator('.friend-invite').click();
    await expect.poll(() => page.locator('.room-invitation input').inputValue()).toContain('/invite#');
    expect(lost).toBe(2);
    const games = await page.evaluate(async () => (await (await fetch('/api/v1/me/games')).json()).games.length);
    expect(games).toBe(1);
    // The next wish is another game.
    await page.locator('.header-name').click();
    await page.locator('.front-door', { hasText: 'Invite a friend' }).click();
    await expect.poll(() => page.locator('.room-invitation input').inputValue()).toContain('/invite#');
    expect(await page.evaluate(async () => (await (await fetch('/api/v1/me/games')).json()).games.length)).toBe(2);
  });

  test('a player who looks elsewhere is alerted by a tune, the title and the device; one who has muted it is not', async () => {
    const [red, blue] = await Promise.all([newPage({ sounds: 'on', notices: 'on' }, ELSEWHERE), newPage({}, ELSEWHERE)]);
    await red.context().grantPermissions(['notifications']);
    await spyOn(red);
    await sitDown(house(), CLOSE, [red, blue]);
    await move(red, 'b1', 'b2');
    await soundRuns(red);
    await blue.waitForSelector(YOUR_TURN);
    const title = await red.title();
    await setHidden(red, true);
    const heard = async () => (await notesOf(red)).filter(({ hertz }) => hertz === TURN);
    const count = (await heard()).length;
    await move(blue, 'g7', 'g6');
    await expect.poll(async () => (await heard()).slice(count)).toEqual([{ hertz: TURN, state: 'running' }]);
    expect(await messagesOf(red)).toEqual(['Your turn!']);
    await expect.poll(() => red.title()).toBe('Your turn!');
    await setHidden(red, false);
    expect(await red.title()).toBe(title);

    // In sight there is nothing to be called away from, and muted nothing is heard.
    await chooseInMenu(red, 'Sound is on');
    await red.keyboard.press('Escape');
    await move(red, 'b2', 'b3');
    await move(blue, 'g6', 'g7');
    await red.waitForSelector(YOUR_TURN);
    expect(await heard()).toHaveLength(count + 1);
    expect(await messagesOf(red)).toHaveLength(1);

    // Whoever goes is seen to be away, and seen to come back.
    const away = red.locator('.plate[data-away="true"]');
    const address = blue.url();
    await blue.goto('about:blank');
    await away.waitFor();
    await blue.goto(address);
    await away.waitFor({ state: 'detached' });
  });

  test('a draw is offered, withdrawn, declined and agreed; then the game is watched, found again, and played again', async () => {
    const [red, blue] = await Promise.all([newPage(), newPage({}, ELSEWHERE)]);
    const name = await newAccount(red);
    await meet(red, blue);
    await deployBoth([red, blue]);
    for (const page of [red, blue]) expect(await act(page)).toBe('moved');
    const offer = (page: Page) => chooseInMenu(page, 'draw');
    const answer = (page: Page, text: string) => page.locator('.slot button', { hasText: text }).click();
    await offer(red);
    await answer(red, 'Withdraw');
    await expect.poll(() => blue.locator('.slot').innerText()).not.toContain('Accept');
    await offer(red);
    await answer(blue, 'Decline');
    await expect.poll(() => red.locator('.slot').innerText()).not.toContain('Withdraw');
    for (const page of [red, blue]) expect(await act(page)).toBe('moved');
    await offer(blue);
    await answer(red, 'Accept');
    await Promise.all([red, blue].map((page) => page.locator('dialog h2', { hasText: 'draw' }).waitFor()));

    // From the result to the replay, from there to the archive, and back.
    await red.locator('dialog button', { hasText: 'Watch again' }).click();
    await red.waitForSelector('.replay-fair[data-verdict="holds"]');
    const replay = red.url();
    await red.locator('.replay-record a', { hasText: 'Archive' }).click();
    await expect.poll(() => red.locator('.front-waiting').innerText()).toMatch(/Original.*drawn/s);
    await red.locator('.front-waiting a').first().click();
    await red.waitForSelector('.replay-fair[data-verdict="holds"]');
    expect(red.url()).toBe(replay);
    await red.goto(`${house().line.url}/people/${name}`);
    await red.locator('.front-waiting a').first().click();
    await red.waitForSelector('.replay-fair[data-verdict="holds"]');
    expect(red.url()).toBe(replay);

    // The other way round: who accepted asks for another, and who offered accepts it, on a page that was loaded again.
    await red.goto(blue.url());
    await blue.locator('dialog .button-main').click();
    await red.locator('dialog .button-main', { hasText: 'Accept another game' }).click();
    await Promise.all([red, blue].map((page) => page.waitForSelector('.deploy-ready')));
    expect(red.url()).toBe(blue.url());
  });

  test('one tap starts a search, and neither a reload nor another game ends it', async () => {
    const [one, other] = await Promise.all([newPage({ edition: 'duel' }), newPage({ edition: 'duel' })]);
    const find = (page: Page) => page.locator('.front-door', { hasText: 'Find an opponent' }).click();
    await find(one);
    const wait = one.locator('.lobby-wait');
    await expect.poll(() => wait.innerText()).not.toBe('0:00');
    // Another page of the same person stays: a server that sees nobody for ten seconds ends the search, and a reload can be slower on a busy machine.
    const beside = await one.context().newPage();
    await beside.goto(house().url);
    await beside.locator('a', { hasText: 'You are looking for an opponent' }).waitFor();
    await one.reload();
    expect(await wait.innerText()).not.toBe('0:00');
    expect(await barriersOn(one)).toEqual([]);
    await one.locator('.header-name').click();
    await one.locator('a', { hasText: 'You are looking for an opponent' }).waitFor();
    await one.reload();
    await one.locator('a', { hasText: 'You are looking for an opponent' }).waitFor();
    await startGame(one, 'barrage');
    await one.waitForSelector('.deploy-ready');
    await beside.close();
    await find(other);
    // Whoever sits at a table is told, and goes when they like.
    await one.locator('.header-found').waitFor();
    expect(new URL(one.url()).pathname).toMatch(/^\/play\//);
    await one.locator('.header-found').click();
    await Promise.all([one, other].map((page) => page.waitForSelector('.seats, .plates')));
    expect(one.url()).toBe(other.url());
    expect(await one.locator('.header-found').count()).toBe(0);
  });

  test('the first page shows challenges, but none of blocked people, who do not learn of it', async () => {
    const [ann, bob, carol] = await Promise.all([1, 2, 3].map(() => newPage({}, ELSEWHERE)));
    const challengers: string[] = [];
    bob.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { type, offer } = JSON.parse(payload.toString());
        if (type === 'challenged') challengers.push(offer.from.name);
      }),
    );
    const [annName, bobName] = [await newAccount(ann), await newAccount(bob)];
    const challenge = async (from: Page, name: string): Promise<void> => {
      await from.goto(`${house().line.url}/lobby`);
      await from.locator('.lobby-panel summary').click();
      await from.locator('.lobby-to input').fill(name);
      await from.locator('.lobby-panel button', { hasText: 'Challenge' }).click();
      await from.locator('.lobby-offer[data-yours="true"]').waitFor();
    };
    await bob.goto(house().line.url);
    // Half a name is there after a reload.
    await ann.goto(`${house().line.url}/lobby`);
    await ann.locator('.lobby-panel summary').click();
    await ann.locator('.lobby-to input').fill('Zo');
    await ann.reload();
    expect(await ann.locator('.lobby-to input').inputValue()).toBe('Zo');
    await ann.locator('.lobby-to input').fill('');
    await challenge(ann, bobName);
    const call = bob.locator('.header-found', { hasText: annName });
    await call.waitFor();
    await call.click();
    await bob.locator('.lobby-offer button', { hasText: 'Accept' }).click();
    await Promise.all([ann, bob].map((page) => page.waitForSelector('.seats, .plates')));
    expect(ann.url()).toBe(bob.url());

    await ann.locator('.chat-form input').fill('boo');
    await ann.locator('.chat-form button').click();
    await bob.locator('.chat-lines .button-icon').first().click();
    await bob.locator('dialog button', { hasText: 'Do not meet them' }).click();
    await expect.poll(() => bob.locator('dialog [role="status"]').innerText()).toContain(annName);
    await bob.goto(house().line.url);
    await challenge(ann, bobName);
    expect(await ann.locator('.lobby-fault').innerText()).toBe('');
    // Somebody else, who comes after her, is heard on the same line.
    await challenge(carol, bobName);
    await bob.locator('.header-found').waitFor();
    expect(challengers).toHaveLength(2);
    expect(challengers[0]).toBe(annName);
    expect(challengers[1]).not.toBe(annName);
  });

  test('a player is muted, blocked and reported', async () => {
    const [red, blue] = await newPages(ELSEWHERE);
    await sitDown(house(), CLOSE, [red, blue]);
    const say = async (page: Page, text: string): Promise<void> => {
      await page.locator('.chat-form input').fill(text);
      await page.locator('.chat-form button').click();
      await expect.poll(() => page.locator('.chat-lines').innerText()).toContain(text);
    };
    await say(blue, 'a rude word');
    await red.locator('.chat-lines .button-icon').first().click();
    const dialog = red.locator('dialog');
    const answered = (text: string) => expect.poll(() => dialog.locator('[role="status"]').innerText()).toContain(text);
    expect(await barriersOn(red)).toEqual([]);
    await dialog.locator('textarea').fill('rude');
    await dialog.locator('button', { hasText: 'Report' }).click();
    await answered('reported');
    await dialog.locator('button', { hasText: 'Do not meet them' }).click();
    await answered('not paired');
    await dialog.locator('button', { hasText: 'Do not hear them' }).click();
    await answered('do not hear');
    await dialog.locator('.dialog-head button').click();
    expect(await red.locator('.chat-lines').innerText()).not.toContain('rude');
    await say(blue, 'another word');
    // What is said too often in a minute is refused, and not lost.
    await blue.evaluate(async () => {
      const [form, input] = [
        document.querySelector<HTMLFormElement>('.chat-form'),
        document.querySelector<HTMLInputElement>('.chat-form input'),
      ];
      for (let time = 0; time < 8; time++) {
        if (input !== null) input.value = 'line';
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 0));
        form?.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
    await blue.locator('.chat-fault').waitFor();
    await expect.poll(() => blue.locator('.chat-form input').inputValue()).toBe('line');
    // Also after a reload, when what was said before is asked for.
    await say(red, 'my own');
    await red.reload();
    await expect.poll(() => red.locator('.chat-lines').innerText()).toContain('my own');
    expect(await red.locator('.chat-lines').innerText()).not.toMatch(/word|line/);
  });

  test('a passkey opens the account, new codes are shown, everything is exported, and all of it is deleted', async () => {
    const page = await newPage();
    // A passkey belongs to a name, and never to a number.
    await page.goto(house().line.url.replace('127.0.0.1', 'localhost'));
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    const name = 'Zelda';
    await page.locator('.header a[href="/account"]').click();
    await page.locator('input[name="name"]').fill(name);
    await page.locator('input[name="fresh"]').fill(PASSWORD);
    await page.locator('form.account-form button').click();
    await page.locator('dialog .button-main').click();
    const open = (title: string) => page.locator('.account-part summary', { hasText: title }).click();
    const confirm = async (): Promise<void> => {
      await page.locator('form.account-form:visible input[name="current"]').fill(PASSWORD);
      await page.locator('form.account-form:visible button').click();
    };
    const title = () => page.locator('h1').innerText();
    await page.locator('.header a[href="/account"]').click();
    await open('Passkeys');
    await confirm();
    await page.locator('.account-keys li').waitFor();
    await open('Passkeys');
    await page.locator('button', { hasText: 'Log out' }).click();
    await page.waitForSelector('.edition');
    await page.locator('.header a[href="/account"]').click();
    await page.locator('.choiceRow-value', { hasText: 'Log in' }).click();
    await page.locator('button', { hasText: 'Log in with a passkey' }).click();
    await expect.poll(title).toContain(name);

    await open('New recovery codes');
    await confirm();
    await expect.poll(() => page.locator('.account-codes li').count()).toBeGreaterThan(3);
    await page.locator('dialog .button-main').click();
    await open('New recovery codes');

    await open('Everything that is stored');
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('button', { hasText: 'Save it as a file' }).click()]);
    expect(JSON.stringify(JSON.parse(await text(await file.createReadStream())))).toContain(name);
    await open('Everything that is stored');

    await open('Passkeys');
    await page.locator('.account-keys button').click();
    await expect.poll(() => page.locator('.account-keys li').count()).toBe(0);
    await open('Passkeys');
    await open('Delete the account');
    await confirm();
    await page.waitForSelector('.edition');
    await page.locator('.header a[href="/account"]').click();
    await page.locator('.choiceRow-value', { hasText: 'Log in' }).click();
    await page.locator('input[name="name"]').fill(name);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.locator('form.account-form button').click();
    await expect.poll(() => page.locator('[role="alert"]').innerText()).not.toBe('');
  });

  if (process.env.FLAGFALL_LONG === '1') {
    // Whoever is away has a minute to come back.
    test('a win is claimed from a player who stays away', async () => {
      const [red, blue] = await newPages(ELSEWHERE);
      await sitDown(house(), CLOSE, [red, blue]);
      await red.goto('about:blank');
      await blue.locator('button', { hasText: 'Claim the win' }).click({ timeout: 120_000 });
      await blue.locator('dialog h2', { hasText: 'won' }).waitFor();
    });

    // The server has forgotten a search after ten seconds without its seeker.
    test('a search outlives a long loss of connection', async () => {
      const [one, other] = await newPages();
      await one.locator('.front-door', { hasText: 'Find an opponent' }).click();
      await one.waitForSelector('.lobby-searching');
      house().line.cut();
      const searching = async () => (await (await fetch(`${house().server.url}/api/v1/lobby`)).json()).searching;
      await expect.poll(searching, { timeout: 120_000 }).toBe(0);
      house().line.mend();
      await expect.poll(() => one.locator('.lobby-fault').innerText(), { timeout: 120_000 }).toBe('');
      await other.locator('.front-door', { hasText: 'Find an opponent' }).click();
      await Promise.all([one, other].map((page) => page.waitForSelector('.seats, .plates')));
      expect(one.url()).toBe(other.url());
    });
  }
});
