// Which passwords are accepted: long ones that are not among the first guesses. No rules about digits and signs: they make passwords worse.

import { refuse } from '../../http/refused.ts';
import { nameKey } from '../../store/people/nameKey.ts';

export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

/** The same password however the keyboard composes its letters. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

export function acceptPassword(wanted: string, name: string): string {
  const password = normalPassword(wanted);
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) refuse({ code: 'badPassword', why: 'tooShort', ...PASSWORD_LENGTH });
  if (length > PASSWORD_LENGTH.most) refuse({ code: 'badPassword', why: 'tooLong', ...PASSWORD_LENGTH });
  const bare = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (isLikeName(bare, name)) refuse({ code: 'badPassword', why: 'likeName', ...PASSWORD_LENGTH });
  if (isCommon(bare)) refuse({ code: 'badPassword', why: 'common', ...PASSWORD_LENGTH });
  return password;
}

/** The rest without the name is too short for a password. */
function isLikeName(bare: string, name: string): boolean {
  const rest = nameKey(bare).replaceAll(nameKey(name).replace(/[-_]/g, ''), '');
  return rest.length < nameKey(bare).length && rest.length < 6;
}

/** The first guesses among long passwords: words, rows of keys, and common endings. */
const WORDS =
  /^(?:password|passwort|motdepasse|contrasena|wachtwoord|letmein|iloveyou|welcome|stratego|flagfall|football|baseball|princess|sunshine|superman|dragon|monkey|master|qwerty|azerty|qwertz|admin|login|test)+\d*$/;
const ROWS = [
  '01234567890123456789',
  '09876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
const KEYS = ['azertyuiopqsdfghjklmwxcvbn', '1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb6yhn'];

function isCommon(bare: string): boolean {
  const different = new Set(bare).size;
  return different < 5 || WORDS.test(bare) || [...ROWS, ...KEYS].some((row) => row.includes(bare));
}
