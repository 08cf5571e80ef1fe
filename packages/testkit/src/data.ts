/** Games and deployments of people lie in a folder beside some checkouts. Tests that read them are named `*.data.test.ts`. */

import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder `shared/data` beside the checkout, whether or not it is there. Without it the data tests are absent (vitest.config.ts). */
export const dataFolder = path.resolve(import.meta.dirname, '../../../../shared/data');

/** Whether data tests run in this checkout. */
export function hasData(): boolean {
  return existsSync(dataFolder);
}
