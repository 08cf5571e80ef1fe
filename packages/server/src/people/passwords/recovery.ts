// Recovery codes: no mail is ever sent, so a forgotten password is replaced with a code from paper. Each works once.

import type { PeopleContext } from '../peopleContext.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../tokens.ts';

/** New codes in the place of all old ones; they can never be shown again. */
export async function newCodesFor(people: PeopleContext, account: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(account, code));
  await people.store.credentials.replaceRecoveryCodes(account, hashes, people.now());
  return codes;
}

/** Does the same for a name that nobody has. */
export async function useCode(people: PeopleContext, account: string | undefined, code: string): Promise<boolean> {
  const used = await people.store.credentials.useRecoveryCode(account ?? '', recoveryCodeHash(account ?? '', code));
  return used && account !== undefined;
}
