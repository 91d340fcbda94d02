/** Costly things that a film is made of, kept by what they were made from, so that a film made again is made quickly. */

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#common/errors.ts';
import type { Storage } from '#platform/storage/storage.ts';

/**
 * Under the person's files, but with no row of their own: the upkeep that removes bytes without a row ends them after a
 * while, and they go with the person.
 */
const keyOf = (userId: string, recipe: unknown): string =>
  `assets/${userId}/made-${createHash('sha256').update(JSON.stringify(recipe)).digest('hex')}`;

export async function madeOnce(
  storage: Storage,
  userId: string,
  recipe: unknown,
  contentType: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = keyOf(userId, recipe);
  const known = await storage.get(key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (known) return buffer(known.stream);
  const bytes = await make();
  await storage.put(key, bytes, { contentType, size: bytes.byteLength });
  return bytes;
}
