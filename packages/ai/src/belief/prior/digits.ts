/** Numbers from 0 to 63 as characters, for tables in source files. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const DIGIT_MAX = 63;

export function encodeDigit(number: number): string {
  return DIGITS[Math.max(0, Math.min(DIGIT_MAX, Math.round(number)))];
}

const NUMBER_BY_DIGIT = new Map([...DIGITS].map((digit, number) => [digit, number]));

export function decodeDigits(text: string): readonly number[] {
  return Array.from(text, (digit) => NUMBER_BY_DIGIT.get(digit) ?? 0);
}
