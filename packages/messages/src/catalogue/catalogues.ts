/** The languages; a new one is a file beside `en.ts` and a line here. */

import type { Locale } from '../types.ts';
import { type Catalogue, en } from './en.ts';

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en };
