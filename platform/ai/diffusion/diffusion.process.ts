/** The process that draws with Stable Diffusion: keeps one model loaded, and makes one picture at a time. */

import { availableParallelism } from 'node:os';
import { AppError } from '#common/errors.ts';
import { childArguments, type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import { COMPLAINT } from '#platform/processes/orders.ts';
import { type ContextOptions, type EngineContext, loadEngine, type RawImage } from './binding.ts';
import type { Role } from './catalogue.ts';
import type { PictureOrder, Pixels } from './protocol.ts';

const [engineName] = childArguments;
const ERROR = 3;

const OPTIONS: Record<Role, keyof ContextOptions> = {
  model: 'modelPath',
  diffusion: 'diffusionModelPath',
  vae: 'vaePath',
  llm: 'llmPath',
  clip_l: 'clipLPath',
  clip_g: 'clipGPath',
  t5xxl: 't5xxlPath',
};

let loaded: { key: string; context: EngineContext } | undefined;
/** The engine's own last words, for the log: its errors say little. */
let complaints: string[] = [];

async function open(weights: PictureOrder['weights'], report: ReportProgress): Promise<EngineContext> {
  const key = JSON.stringify(weights);
  if (loaded?.key === key) return loaded.context;
  report('Loading the model', 0);
  // Two models at once would need the memory of both.
  loaded?.context.close();
  loaded = undefined;
  const engine = loadEngine(engineName);
  engine.setLogCallback(({ level, text }) => {
    if (level >= ERROR) complaints = [...complaints, text.trim()].slice(-5);
  });
  const paths = Object.entries(weights).map(([role, path]) => [OPTIONS[role as Role], path]);
  try {
    const context = await engine.StableDiffusionContext.create({
      ...Object.fromEntries(paths),
      vaeDecodeOnly: false,
      freeParamsImmediately: false,
      nThreads: threads(),
    });
    loaded = { key, context };
    return context;
  } catch (error) {
    process.stderr.write(`${COMPLAINT}${[String(error), ...complaints].join(' · ').replace(/\s+/g, ' ')}\n`);
    throw new AppError('unprocessable', 'The picture engine cannot load these weights.');
  }
}

/** One is left for everybody else. */
const threads = (): number => Math.max(1, availableParallelism() - (availableParallelism() > 2 ? 1 : 0));

const toRaw = ({ width, height, rgb }: Pixels): RawImage => ({
  width,
  height,
  channel: 3,
  data: Buffer.from(rgb),
});

/** The engine takes masks with one number a pixel. */
const toMask = ({ width, height, rgb }: Pixels): RawImage => ({
  width,
  height,
  channel: 1,
  data: Buffer.from(Uint8Array.from({ length: width * height }, (_, i) => rgb[i * 3]!)),
});

serveChild(async (order: PictureOrder, report): Promise<Pixels> => {
  complaints = [];
  const context = await open(order.weights, report);
  const { steps, start, mask, negative, strength } = order;
  report('Drawing your picture', 0);
  loadEngine(engineName).setProgressCallback((told) => {
    // Loading and decoding count too, in numbers of their own.
    if (told.steps <= steps) report('Drawing your picture', told.step / Math.max(1, told.steps));
  });
  const [image] = await context.generateImage({
    prompt: order.prompt,
    ...(negative && { negativePrompt: negative }),
    width: order.width,
    height: order.height,
    seed: order.seed,
    sampleParams: {
      sampleSteps: steps,
      guidance: { txtCfg: order.guidance },
      ...(order.sampler && { sampleMethod: order.sampler }),
      ...(order.scheduler && { scheduler: order.scheduler }),
    },
    ...(start && { initImage: toRaw(start), strength: strength ?? 0.75 }),
    ...(start && mask && { maskImage: toMask(mask) }),
  });
  if (!image || image.data.length !== image.width * image.height * image.channel || image.channel < 3)
    throw new AppError('unprocessable', 'The picture engine made no picture. Please try again.');
  return { width: image.width, height: image.height, rgb: threeChannels(image) };
});

function threeChannels({ width, height, channel, data }: RawImage): Uint8Array {
  if (channel === 3) return data;
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * channel, i * channel + 3), i * 3);
  return rgb;
}
