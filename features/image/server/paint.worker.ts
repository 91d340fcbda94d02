/** The thread in which the illustrator paints, away from the requests. */

import { parentPort } from 'node:worker_threads';
import { illustrate, unknownIn } from '#engine/illustrator/illustrate.ts';
import type { Painted, PaintOrder } from './illustrator.model.ts';

parentPort!.on('message', async ({ id, input }: { id: number; input: PaintOrder }) => {
  try {
    const { prompt, ...options } = input;
    const { rgba, drawn, notUnderstood } = illustrate(prompt, options, await findOut(prompt));
    const output: Painted = { rgba: rgba as Painted['rgba'], drawn, notUnderstood };
    parentPort!.postMessage({ id, output }, [output.rgba.buffer]);
  } catch (error) {
    parentPort!.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});

/** Dictionaries and the sentence model are only loaded for prompts with unknown words. */
async function findOut(prompt: string) {
  const phrases = unknownIn(prompt);
  if (phrases.length === 0) return undefined;
  const { learn } = await import('./meaning/learn.ts');
  return learn(phrases);
}
