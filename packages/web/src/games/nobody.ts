/** What a table on this device asks of nobody: there is no clock, and who wants to play again opens a new table. */

import type { Host } from '@flagfall/table';

export const NOBODY: Host = {
  deploymentFor() {
    throw new Error('nobody is late without a clock');
  },
  newGame() {
    throw new Error('a game on one device is followed by none');
  },
};
