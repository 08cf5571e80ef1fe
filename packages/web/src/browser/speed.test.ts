// What a page costs, where it does not depend on how fast the machine is: scripts on the wire, and things that jump about while it loads.

import { findPart } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gravonText } from '../replay/gravonForTests.ts';
import { measureLoad } from './measureForTests.ts';
import { actUntil, openStage, type Stage, startGame } from './pageForTests.ts';
import { serveReally } from './realServerForTests.ts';

const part = findPart('chromium');
const SCRIPT_BYTES_MAX = 200 * 1024;

describe.skipIf(!part.found)(part.found ? 'small and still' : `small and still: ${part.why}`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '', serveReally);
  });
  afterAll(async () => await stage?.close());

  test('home comes with little script, and nothing on it moves while it comes', async () => {
    const { page } = await stage.newPage({ battles: 'off', level: '1' });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const { scriptBytes, shift } = await measureLoad(page, page.url(), '.front-door', false);
      expect(scriptBytes).toBeGreaterThan(10_000);
      expect(scriptBytes).toBeLessThan(SCRIPT_BYTES_MAX);
      expect(shift).toBe(0);
    }
  });

  test('nothing moves while a game, or one that is over, is opened', async () => {
    const { page } = await stage.newPage({ battles: 'off', level: '1' });
    await startGame(page, 'original');
    await actUntil(page, (_, moves) => moves === 2);
    expect((await measureLoad(page, page.url(), '.field', false)).shift).toBe(0);

    const { page: other } = await stage.newPage();
    await other.locator('.more a[href="/replay"]').click();
    await other.setInputFiles('input[type="file"]', { name: 'game.xml', mimeType: 'text/xml', buffer: Buffer.from(gravonText()) });
    await other.waitForSelector('.replay-now');
    const url = other.url();
    await other.goto('about:blank');
    expect((await measureLoad(other, url, '.replay-now', false)).shift).toBe(0);
  });
});
