/** What the server has after a save, in the words of this window: an answer that says them otherwise is no reason to save again. */

import type { Block } from './block.ts';

/** Blocks as they were sent, were answered, and stood here before and after the answer was taken in. */
export function acknowledged(
  sent: readonly Block[],
  answered: readonly Block[],
  before: readonly Block[],
  after: readonly Block[],
): Block[] {
  const [known, was, now] = [answered, before, after].map((all) => new Map(all.map((one) => [one.id, one])));
  // Untouched since: whatever stands here now is what the server knows.
  return sent.map((one) => (was!.get(one.id) === one ? now!.get(one.id) : known!.get(one.id)) ?? one);
}
