// The language of the pages in a real browser: fetched alone, changed without a reload, and remembered.

import { expect, test } from 'vitest';
import { describeOnStage, openStage } from './support/stageForTests.ts';

describeOnStage('in a browser', openStage, (stage) => {
  test('the language of the browser comes first; another is chosen at the top, applies at once, and is still there after a reload', async () => {
    const { page, complaints } = await stage().newPage();
    const fetched: string[] = [];
    page.on('request', (request) => {
      const locale = /\/assets\/(nl|fr|de|en|es|it|pt|da)-[^/]+\.js$/.exec(request.url())?.[1];
      if (locale !== undefined) fetched.push(locale);
    });
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Einstellungen');
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    expect(await page.title()).toBe('Einstellungen - Flagfall');
    await page.reload();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Einstellungen');
    // German was fetched for the choice and after the reload, English not again.
    expect(fetched).toEqual(['de', 'de']);
    await page.getByRole('radio', { name: 'Wie der Browser' }).check();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Settings');
    expect(complaints).toEqual([]);
  });

  test('a language that cannot be fetched is reported, and the page stays as it is', async () => {
    const { page } = await stage().newPage();
    await page.route(/\/assets\/de-[^/]+\.js$/, (route) => route.abort());
    const choice = page.locator('.languageChoice select');
    await choice.selectOption('de');
    await page.waitForSelector('.update-notice');
    expect(await page.locator('.update-notice p').innerText()).toContain('Deutsch');
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await choice.inputValue()).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('flagfall.language'))).toBe('browser');
    await choice.selectOption('fr');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
    expect(await page.locator('.update-notice').count()).toBe(0);
  });

  test('without any texts there is a way to try again, also at an address with something behind the #', async () => {
    const { page } = await stage().newPage();
    const texts = /\/assets\/(en|de)-[^/]+\.js$/;
    await page.route(texts, (route) => route.abort());
    await page.goto(new URL('/rules/original#CORE-13', page.url()).href);
    await page.waitForSelector('.start-again');
    await page.unroute(texts);
    await page.locator('.start-again').click();
    await page.waitForSelector('.rules-screen');
  });
});
