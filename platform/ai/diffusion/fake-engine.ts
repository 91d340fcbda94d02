/** An engine in the shape of the real one for tests: draws the seed as a colour, or breaks, hangs and dies as the prompt says. */

import { statSync } from 'node:fs';
import type { ContextOptions, DiffusionEngine, EngineContext, GenerateOptions } from './binding.ts';

let tell: (told: { step: number; steps: number }) => void = () => undefined;

export const setLogCallback: DiffusionEngine['setLogCallback'] = () => undefined;

export const setProgressCallback: DiffusionEngine['setProgressCallback'] = (callback) => {
  tell = callback ?? tell;
};

async function generateImage(paths: string[], options: GenerateOptions) {
  const { prompt, width, height, seed, initImage, maskImage, strength, sampleParams } = options;
  if (prompt.includes('crash')) process.kill(process.pid, 'SIGSEGV');
  if (prompt.includes('break')) throw new Error('Image generation failed');
  if (prompt.includes('nothing')) return [];
  for (let step = 1; step <= sampleParams.sampleSteps; step++) {
    tell({ step, steps: sampleParams.sampleSteps });
    // Something else that counts, as decoding does.
    tell({ step, steps: 1000 });
  }
  if (prompt.includes('hang')) return new Promise<never>(() => undefined);
  const data = Buffer.alloc(width * height * 3, seed % 256);
  if (initImage) data[0] = Math.round(initImage.data[0]! * (1 - (strength ?? 0)));
  if (maskImage) data[1] = maskImage.channel;
  data[2] = paths.length;
  return [{ width, height, channel: 3, data }];
}

export const StableDiffusionContext: DiffusionEngine['StableDiffusionContext'] = {
  async create(options: ContextOptions): Promise<EngineContext> {
    const paths = Object.values(options).filter((one) => typeof one === 'string');
    if (paths.some((path) => statSync(path).size < 100)) throw new Error('new_sd_ctx failed');
    return { generateImage: (order) => generateImage(paths, order), close: () => undefined };
  },
};
