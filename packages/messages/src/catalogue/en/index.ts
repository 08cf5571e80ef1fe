/** The English texts, all themes together. English decides which ids there are; every other language must have the same. */

import { cards } from './cards.ts';
import { deeds } from './deeds.ts';
import { doors } from './doors.ts';
import { endings, events } from './events.ts';
import { faults } from './faults.ts';
import { interfaceTexts } from './interface.ts';
import { online } from './online.ts';
import { options } from './options.ts';
import { presets } from './presets.ts';
import { puzzles } from './puzzles.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { server } from './server.ts';
import { terminal } from './terminal.ts';
import { web } from './web.ts';
import { webOnline } from './webOnline.ts';

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
  interfaceTexts,
  terminal,
  online,
  presets,
  doors,
  server,
  web,
  review,
  webOnline,
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
  ...interfaceTexts,
  ...terminal,
  ...online,
  ...presets,
  ...doors,
  ...server,
  ...web,
  ...review,
  ...webOnline,
  ...puzzles,
} as const;

export type MessageId = keyof typeof en;
/** A language: the same ids, each with a text in ICU message format. */
export type Catalogue = Readonly<Record<MessageId, string>>;
