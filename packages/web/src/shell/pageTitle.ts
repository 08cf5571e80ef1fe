/** The title of the page follows the screen and the language. */

import type { MessageId } from '@flagfall/messages';
import { effect } from '@preact/signals';
import { route } from '../router/router.ts';
import type { ScreenName } from '../router/routes.ts';
import { say } from '../words/texts.ts';

const APP = 'Flagfall';

/** Home and the games themselves go by the name of the app. */
const TITLES: Readonly<Partial<Record<ScreenName, MessageId>>> = {
  replay: 'web.replay.title',
  studio: 'web.studio.title',
  puzzles: 'web.puzzles.title',
  puzzle: 'web.puzzles.title',
  friend: 'web.friend.title',
  lobby: 'web.lobby.title',
  account: 'web.account.title',
  leaders: 'web.leaders.title',
  archive: 'web.archive.title',
  learn: 'lesson.course',
  lesson: 'lesson.course',
  rules: 'rulebook.way',
  settings: 'web.settings.title',
};

export function followPageTitle(): void {
  effect(() => {
    const { screen } = route.value;
    const title = screen === undefined ? undefined : TITLES[screen];
    document.title = title === undefined ? APP : `${say(title)} - ${APP}`;
  });
}
