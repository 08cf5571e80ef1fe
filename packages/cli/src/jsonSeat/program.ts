/** A process that is a seat: the `./seat` of this package, by which an arena finds it in any commit. */

import { serveSeat } from './serveSeat.ts';

await serveSeat(process.stdin, (line) => process.stdout.write(`${line}\n`));
