/** The deployments of the Classic game, with the sharpshooter and the berserker in the place of the foremost 7 and 6. */

import { cloneClassicLibrary } from '../clone-classic/deployments.ts';
import type { DeploymentLibrary } from '../core/library.ts';

export const cloneSpecialLibrary: DeploymentLibrary = (options) =>
  cloneClassicLibrary(options).map(({ name, rows }) => ({ name, rows: rows.join('/').replace('7', 'R').replace('6', 'A').split('/') }));
