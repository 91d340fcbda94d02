/** Decides what an uploaded picture really is by decoding all of it; its name and claimed type count for nothing. */

import sharp from 'sharp';
import type { AssetFacts } from '#platform/db/tables/work.table.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import { lookAtPicture, MAX_PIXELS } from './pictures/picture-intake.ts';

// What this process draws itself is still written as files here: it takes no more than one of the few threads that passwords
// and files need too.
sharp.concurrency(1);
sharp.cache(false);

const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 1,
  maxPerPerson: 30,
  busy: 'Too many pictures were sent at once. Please try again in a minute.',
});

export interface Inspected {
  type: string;
  facts: AssetFacts;
}

/** `userId`: who sent it; undefined for what was made here. */
export async function inspectImage(
  bytes: Uint8Array,
  userId: string | undefined,
  maxPixels = MAX_PIXELS,
): Promise<Inspected & { isAnimated: boolean }> {
  const { type, width, height, frames } = await inTurn(userId, () =>
    lookAtPicture(bytes, { userId, maxPixels }),
  );
  return { type, facts: { width, height }, isAnimated: frames > 1 };
}
