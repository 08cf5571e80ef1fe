/** The German texts, all themes together. */

import type { Catalogue } from '../en/index.ts';
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

export const de: Catalogue = {
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
};
