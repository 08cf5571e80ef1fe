// Secret tokens: random, too long to guess, and stored only as hashes.

import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits, as text that fits a cookie and a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A public id that opens nothing. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** The stored hash of a token. A plain hash is enough: tokens are too many to try. */
export function hashOfToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Without letters that are easily confused. */
const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 16;
export const RECOVERY_CODES = 10;

/** `k3pq-9xmw-...`: 79 bits each, to be written down. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Hyphens, spaces and capitals do not count: people copy codes from paper. */
export function recoveryCodeHash(account: string, code: string): string {
  return hashOfToken(`${account} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
