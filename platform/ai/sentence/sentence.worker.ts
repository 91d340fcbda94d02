/** The thread that reads sentences: the model is large and slow to load, so it lives apart and leaves when idle. */

import { serveThread } from '#platform/processes/thread-side.ts';
import { loadSentenceModel } from './sentence-model.ts';

const model = loadSentenceModel();

/** Unit vectors, one signed byte a dimension: a quarter of the space, and the same order of neighbours. */
serveThread(async (phrases: readonly string[]): Promise<Int8Array[]> => {
  const embed = await model;
  if (!embed) return [];
  return (await embed(phrases)).map((vector) => {
    const length = Math.hypot(...vector) || 1;
    return Int8Array.from(vector, (value) =>
      Math.round(Math.max(-1, Math.min(1, (value / length) * 4)) * 127),
    );
  });
});
