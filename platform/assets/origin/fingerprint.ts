/** A certificate's name among all others. */

import { createHash } from 'node:crypto';

export const fingerprintOf = (certificate: ArrayBuffer | Uint8Array): string =>
  createHash('sha256').update(new Uint8Array(certificate)).digest('hex');
