// Recovery codes: the server sends no mail, so a code on paper replaces a forgotten password. Each works once.

import type { PeopleContext } from '../peopleContext.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../tokens.ts';

/** New codes that replace all old ones; they are shown only once. */
export async function newCodesFor(people: PeopleContext, account: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(account, code));
  await people.store.credentials.replaceRecoveryCodes(account, hashes, people.now());
  return codes;
}

/** Does the same work for an unknown name. */
export async function useCode(people: PeopleContext, account: string | undefined, code: string): Promise<boolean> {
  const used = await people.store.credentials.useRecoveryCode(account ?? '', recoveryCodeHash(account ?? '', code));
  return used && account !== undefined;
}
