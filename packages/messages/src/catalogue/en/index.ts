/** The English texts, all themes together. English decides which ids there are; every other language must have the same. */

import { cards } from './cards.ts';
import { command } from './command.ts';
import { deeds } from './deeds.ts';
import { doors } from './doors.ts';
import { endings, events } from './events.ts';
import { faults } from './faults.ts';
import { hints } from './hints.ts';
import { interfaceTexts } from './interface.ts';
import { language } from './language.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { offline } from './offline.ts';
import { online } from './online.ts';
import { options } from './options.ts';
import { presets } from './presets.ts';
import { puzzles } from './puzzles.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { rulebook } from './rulebook.ts';
import { server } from './server.ts';
import { terminal } from './terminal.ts';
import { web } from './web.ts';
import { webOnline } from './webOnline.ts';
import { webPlay } from './webPlay.ts';

/** The themes one by one, so that a test can see an id that two of them have. */
export const THEMES = [
  refusals,
  faults,
  events,
  endings,
  options,
  cards,
  deeds,
  questions,
  hints,
  interfaceTexts,
  terminal,
  offline,
  online,
  presets,
  doors,
  rulebook,
  server,
  web,
  review,
  webOnline,
  webPlay,
  command,
  language,
  lessons,
  library,
  puzzles,
] as const;

export const en = {
  ...refusals,
  ...faults,
  ...events,
  ...endings,
  ...options,
  ...cards,
  ...deeds,
  ...questions,
  ...hints,
  ...interfaceTexts,
  ...terminal,
  ...offline,
  ...online,
  ...presets,
  ...doors,
  ...rulebook,
  ...server,
  ...web,
  ...review,
  ...webOnline,
  ...webPlay,
  ...command,
  ...language,
  ...lessons,
  ...library,
  ...puzzles,
} as const;

export type MessageId = keyof typeof en;
/** A language: the same ids, each with a text in ICU message format. */
export type Catalogue = Readonly<Record<MessageId, string>>;
