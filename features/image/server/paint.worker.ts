/** The thread in which prompts are read and pictures painted, away from the requests. */

import { parentPort } from 'node:worker_threads';
import { illustratePrompt } from './illustrate-prompt.ts';
import type { Painted, PaintOrder } from './illustrator.model.ts';

parentPort!.on('message', async ({ id, input }: { id: number; input: PaintOrder }) => {
  try {
    const { prompt, language, script, changes, ...options } = input;
    const reading = { ...(language && { language }), ...(script && { script }) };
    const { rgba, scene } = await illustratePrompt(prompt, options, reading, changes);
    const output: Painted = { rgba: rgba as Painted['rgba'], scene };
    parentPort!.postMessage({ id, output }, [output.rgba.buffer]);
  } catch (error) {
    parentPort!.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
