// A software passkey device: it makes keys and signs challenges as a browser with a security key does.

import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT_AND_VERIFIED = 0b0000_0101;
const WITH_KEY = 0b0100_0000;

// biome-ignore lint/suspicious/noExplicitAny: what a server sent, as a browser takes it
type Options = any;

let devices = 0;

export class Authenticator {
  readonly #origin: string;
  readonly #id = createHash('sha256').update(`device ${++devices}`).digest();
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  /** The use counter that it reports. */
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    // No result depends on the key, and Node makes no key from a seed.
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** The result of `navigator.credentials.create`. */
  create(options: Options) {
    const authData = Buffer.concat([this.#head(options.rp.id, PRESENT_AND_VERIFIED | WITH_KEY), this.#credential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get`. */
  get(options: Options) {
    this.counter += 1;
    const authData = this.#head(options.rpId, PRESENT_AND_VERIFIED);
    const clientData = this.#clientData('webauthn.get', options.challenge);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #answer<Response>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  /** The id of the device model, the id of the key, and the key in COSE: elliptic, ES256, on P-256. */
  #credential(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, Buffer.from(isoCBOR.encode(cose as never))]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}
