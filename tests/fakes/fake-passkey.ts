/** A security key in software: makes passkeys and answers as a browser would, and lies where a test tells it to. */

import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A byte string of CBOR with a length of two bytes. */
const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export interface Lies {
  origin?: string;
  rpId?: string;
  /** The device did not ask its owner for finger, face or PIN. */
  unverified?: boolean;
  challenge?: string;
}

export interface FakePasskey {
  id: string;
  register(options: { challenge: string }, lies?: Lies): object;
  answer(options: { challenge: string }, lies?: Lies): object;
}

/** `origin`: the address of the page that asks. */
export function createFakePasskey(origin: string, userId: string): FakePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = sha256(randomUUID());
  const id = base64url(credentialId);
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin }),
    );
  const authenticatorData = (lies: Lies, credentialData?: Buffer): Buffer => {
    const head = Buffer.alloc(5);
    head[0] = USER_PRESENT | (lies.unverified ? 0 : USER_VERIFIED) | (credentialData ? HAS_CREDENTIAL : 0);
    head.writeUInt32BE(++counter, 1);
    const rpId = lies.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), head, credentialData ?? Buffer.alloc(0)]);
  };

  return {
    id,
    register({ challenge }, lies = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(
        lies,
        Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]),
      );
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge }, lies = {}) {
      const client = clientData('webauthn.get', challenge, lies);
      const data = authenticatorData(lies);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: base64url(Buffer.from(userId)),
        },
      };
    },
  };
}

/** ES256 as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' }) as { x: string; y: string };
  const point = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ]);
}
