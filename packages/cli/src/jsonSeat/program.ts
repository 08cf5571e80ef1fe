/** The program of a seat: `./seat` of this package, where an arena finds it in any commit. */

import { serveSeat } from './serveSeat.ts';

await serveSeat(process.stdin, (line) => process.stdout.write(`${line}\n`));
