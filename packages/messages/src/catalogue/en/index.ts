/** The English texts, all themes together. English decides which ids there are; every other language must have the same. */

import { joined } from '../texts.ts';
import * as themes from './themes.ts';

export const en = joined(themes);

/** The themes one by one, so that a test can see an id that two of them have. */
export const THEMES = Object.values(themes);

export type MessageId = keyof typeof en;
/** A language: the same ids, each with a text in ICU message format. */
export type Catalogue = Readonly<Record<MessageId, string>>;
