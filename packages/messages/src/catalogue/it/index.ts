/** The Italian texts, all themes together. */

import type { Catalogue } from '../en/index.ts';
import { joined } from '../texts.ts';
import * as themes from './themes.ts';

export const it: Catalogue = joined(themes);
