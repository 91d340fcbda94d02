/** By what an address is known after it was deleted; different for each sender, so that lists cannot be compared. */

import { createHash } from 'node:crypto';

export const emailHash = (userId: string, email: string): string =>
  createHash('sha256').update(`${userId}\n${email.toLowerCase()}`).digest('base64url');
