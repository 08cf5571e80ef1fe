/** The languages; a new one is a folder beside `en` and a line here. */

import type { Locale } from '../types.ts';
import { type Catalogue, en } from './en/index.ts';

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en };
