/** The thread in which prompts are read and pictures painted, away from the requests. */

import { serveThread } from '#platform/processes/thread-side.ts';
import { illustratePrompt } from './illustrate-prompt.ts';
import type { Painted, PaintOrder } from './illustrator.model.ts';

serveThread<PaintOrder, Painted>(
  async ({ prompt, language, script, changes, ...options }) => {
    const reading = { ...(language && { language }), ...(script && { script }) };
    const { rgba, scene } = await illustratePrompt(prompt, options, reading, changes);
    return { rgba: rgba as Painted['rgba'], scene };
  },
  ({ rgba }) => [rgba.buffer],
);
