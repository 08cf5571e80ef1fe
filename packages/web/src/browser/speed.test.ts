// What a page costs, where it does not depend on how fast the machine is: scripts on the wire, and things that jump about while it loads.

import { expect, test } from 'vitest';
import { gravonText } from '../forTests/gravonForTests.ts';
import { FIRST_MOVE } from './stories/situationsForTests.ts';
import { measureLoad } from './support/measureForTests.ts';
import { startGame, YOUR_TURN } from './support/playerForTests.ts';
import { serveReally } from './support/realServerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

const SCRIPT_BYTES_MAX = 200 * 1024;

describeOnStage(
  'small and still',
  () => openStage(serveReally),
  (stage) => {
    test('home loads little script, and nothing on it moves while it loads', async () => {
      const { page } = await stage().newPage(QUICK);
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

    test('nothing moves while a game or a replay is opened', async () => {
      const { page } = await stage().newPage(QUICK, FIRST_MOVE);
      await startGame(page, 'original');
      await page.waitForSelector(YOUR_TURN);
      expect((await measureLoad(page, page.url(), '.field', false)).shift).toBe(0);

      const { page: other } = await stage().newPage({}, undefined, { at: '/replay' });
      await other.setInputFiles('input[type="file"]', { name: 'game.xml', mimeType: 'text/xml', buffer: Buffer.from(gravonText()) });
      await other.waitForSelector('.replay-now');
      const url = other.url();
      await other.goto('about:blank');
      expect((await measureLoad(other, url, '.replay-now', false)).shift).toBe(0);
    });
  },
);
