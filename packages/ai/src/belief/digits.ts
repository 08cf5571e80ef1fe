/** Numbers from 0 to 63 as characters: how tables are written down. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const DIGIT_MAX = 63;

export function digitOf(number: number): string {
  return DIGITS[Math.max(0, Math.min(DIGIT_MAX, Math.round(number)))];
}

const NUMBERS = new Map([...DIGITS].map((digit, number) => [digit, number]));

export function numbersOf(text: string): readonly number[] {
  return Array.from(text, (digit) => NUMBERS.get(digit) ?? 0);
}
