// Every screen, reached the way a player reaches it, is looked at: nobody is shut out, nothing is wider than the window. With FLAGFALL_LONG=1 at three widths,
// by day and by night, and pictures of all of it are left in .cache/screens.

import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { LOCAL_STORIES } from './stories/localStoriesForTests.ts';
import { ONLINE_STORIES } from './stories/onlineStoriesForTests.ts';
import { READING_STORIES } from './stories/readingStoriesForTests.ts';
import { lookAt, PICTURES } from './support/picturesForTests.ts';
import { serveReally } from './support/realServerForTests.ts';
import { describeOnStage, openStage } from './support/stageForTests.ts';

const hasPictures = process.env.FLAGFALL_LONG === '1';

describeOnStage(
  'every screen',
  () => openStage(serveReally),
  (stage) => {
    beforeAll(async () => {
      if (hasPictures) await rm(PICTURES, { recursive: true, force: true });
    });

    test.each([...LOCAL_STORIES, ...READING_STORIES, ...ONLINE_STORIES].filter(({ isLong }) => hasPictures || !isLong))(
      '$title',
      async ({ tell }) => {
        const faults: string[] = [];
        await tell(stage(), async (page, name) => void faults.push(...(await lookAt(page, name, hasPictures))));
        expect(faults).toEqual([]);
      },
    );
  },
);
