/** Our own numerals, as lines of one thickness: the same on every machine, and wide open so that 6, 8 and 9 stay apart when small. A digit is 20 wide and 28 high. */

import { assert } from '@flagfall/engine';

const DIGITS: readonly string[] = [
  'M10 2C4 2 2 8 2 14S4 26 10 26S18 20 18 14S16 2 10 2Z',
  'M2 9L9 2V26',
  'M2.5 8.500C2.5 4 6 2 10 2C15 2 17.5 5 17.5 9C17.5 14 10 18.5 2.5 26H18.5',
  'M3 2H17L10.5 11.500C15 11.5 18 14.5 18 18.800C18 23.5 14.5 26 10 26C6.5 26 4 25 2 22.5',
  'M14 26V2L1.5 19H19.5',
  'M17 2H5L4 13C6 11.5 8 11 10.5 11C15 11 18 14 18 18.500C18 23 15 26 10 26C6.5 26 4 25 2 23',
  'M14 2C7 6 2 12 2 18.500C2 23.5 5.5 26 10 26C14.5 26 18 23.2 18 18.500C18 14 15 11.5 10.5 11.500C6.5 11.5 3 14 2.2 17.5',
  'M2 2H18C13 9 9 17 8 26',
  'M10 13C5.5 13 3.5 10.5 3.5 7.500C3.5 4 6 2 10 2S16.5 4 16.5 7.500C16.5 10.5 14.5 13 10 13C5 13 2 15.5 2 19.500C2 23.5 5 26 10 26S18 23.5 18 19.500C18 15.5 15 13 10 13Z',
  'M6 26C13 22 18 16 18 9.500C18 4.5 14.5 2 10 2C5.5 2 2 4.8 2 9.500C2 14 5 16.5 9.5 16.500C13.5 16.5 17 14 17.8 10.5',
];

const WIDTH = 20;
/** The one is narrow, so that a ten is hardly wider than a nine. */
const WIDTH_OF_ONE = 10;
const GAP = 8;

export interface Numeral {
  readonly width: number;
  readonly digits: readonly { readonly path: string; readonly x: number }[];
}

export function numeralOf(value: number): Numeral {
  let x = 0;
  const digits = [...String(value)].map((digit) => {
    const path = DIGITS[Number(digit)];
    assert(path !== undefined, `${value} is a whole number`);
    const placed = { path, x };
    x += (digit === '1' ? WIDTH_OF_ONE : WIDTH) + GAP;
    return placed;
  });
  return { width: x - GAP, digits };
}
