/** Passkeys: the device keeps a key for this server, and opens it with a finger, a face or a number. */

import type { VisitorInfo } from '@flagfall/protocol/http';
import { api } from '../online/connection.ts';

/** Whether this browser can, and the page may: passkeys need a secure address. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function logInByPasskey(): Promise<VisitorInfo> {
  const options = (await api.passkeyLogInOptions()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const key = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return await api.logInByPasskey(jsonOf(key));
}

export async function addPasskey(password: string, label: string): Promise<void> {
  const options = (await api.passkeyOptions(password)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const key = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  await api.addPasskey(label, jsonOf(key));
}

function jsonOf(key: Credential | null): object {
  if (!(key instanceof PublicKeyCredential)) throw new Error('the browser has made no passkey');
  return key.toJSON();
}
