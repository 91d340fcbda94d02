/** AUTOMATIC1111's protocol, as Forge and SD.Next speak it too: pictures from words, from pictures and into masks. */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { adapterOptions } from '../image/abilities.ts';
import { progressNow } from '../image/progress.ts';
import type { ModelOf } from '../model-kinds.ts';
import { aspectOfPicture, fileBytes, fitted, wholePicture } from './given-pictures.ts';
import type { ModelServer } from './model-server.ts';
import { aspectOf, pixelsFor, TINY_SIDE } from './picture-size.ts';
import type { ServerDriver } from './server-driver.ts';
import type { ServerLine } from './server-line.ts';

type CallOptions = Parameters<ModelOf['image']['doGenerate']>[0];

const modelList = z
  .array(z.object({ title: z.string().max(500), model_name: z.string().max(500).optional() }))
  .max(5000);
const answer = z.object({ images: z.array(z.string()) });
const progress = z.object({
  progress: z.number().catch(0),
  // Newer versions tell whose turn it is.
  current_task: z.string().nullish().catch(undefined),
});

const LOOK_EVERY_MS = 1000;
const DEFAULT_STRENGTH = 0.6;
const TINY_STEPS = 8;

export const a1111: ServerDriver = {
  kinds: () => ['image'],
  abilities: () => ({ startsFromPicture: true, hasStrength: true, inpaints: true }),
  list: async (_server, line) =>
    (await line.json(modelList, '/sdapi/v1/sd-models')).map(({ title, model_name }) => model_name ?? title),
  async open(_kind, model, server, line) {
    const opened: ModelOf['image'] = {
      specificationVersion: 'v4',
      provider: server.name,
      modelId: model,
      maxImagesPerCall: 1,
      doGenerate: (options) => draw(options, model, server, line),
    };
    return opened as never;
  },
};

async function draw(options: CallOptions, model: string, server: ModelServer, line: ServerLine) {
  const task = `atelier-${randomUUID()}`;
  const { path, body } = await orderOf(options, model, server, task);
  const watch = watchTask(line, task, options.abortSignal);
  try {
    const { images } = await line.json(answer, path, { body, isWork: true, signal: options.abortSignal });
    if (!images[0]) throw line.fail(`${line.name} made no picture.`);
    const bytes = Buffer.from(images[0].replace(/^data:[^,]*,/, ''), 'base64');
    return {
      images: [new Uint8Array(await wholePicture(line, bytes))],
      warnings: [],
      response: { timestamp: new Date(), modelId: model, headers: undefined },
    };
  } finally {
    watch.stop();
  }
}

async function orderOf(options: CallOptions, model: string, { options: set }: ModelServer, task: string) {
  const { strength = DEFAULT_STRENGTH, isTiny } = adapterOptions(options.providerOptions);
  const source = fileBytes(options.files?.[0]);
  const mask = fileBytes(options.mask);
  const aspect = source ? await aspectOfPicture(source) : aspectOf(options);
  const { width, height } = pixelsFor(isTiny ? TINY_SIDE : set.side, aspect);
  const body = {
    prompt: options.prompt ?? '',
    negative_prompt: set.negative,
    seed: options.seed ?? -1,
    steps: isTiny ? Math.min(TINY_STEPS, set.steps) : set.steps,
    cfg_scale: set.guidance,
    ...(set.sampler && { sampler_name: set.sampler }),
    width,
    height,
    batch_size: 1,
    n_iter: 1,
    override_settings: { sd_model_checkpoint: model },
    // The next picture likely wants the same model.
    override_settings_restore_afterwards: false,
    send_images: true,
    save_images: false,
    force_task_id: task,
  };
  if (!source) return { path: '/sdapi/v1/txt2img', body };
  const inBase64 = async (bytes: Uint8Array) => (await fitted(bytes, width, height)).toString('base64');
  return {
    path: '/sdapi/v1/img2img',
    body: {
      ...body,
      init_images: [await inBase64(source)],
      denoising_strength: strength,
      ...(mask && {
        // White is painted anew, beginning with what is there.
        mask: await inBase64(mask),
        inpainting_mask_invert: 0,
        inpainting_fill: 1,
        inpaint_full_res: false,
        mask_blur: 4,
      }),
    },
  };
}

/** Looks how far it is while it works, and has it stopped when nobody waits any more. */
function watchTask(line: ServerLine, task: string, signal: AbortSignal | undefined) {
  const report = progressNow();
  let isOthers = false;
  let isOver = false;
  const look = async () => {
    const seen = await line
      .json(progress, '/sdapi/v1/progress?skip_current_image=true')
      .catch(() => undefined);
    if (isOver || !seen) return;
    isOthers = Boolean(seen.current_task) && seen.current_task !== task;
    if (isOthers) report(`Waiting for other pictures on ${line.name}`, 0);
    else report(`Drawing on ${line.name}`, Math.min(1, Math.max(0, seen.progress)));
  };
  let timer = setTimeout(async function again() {
    await look();
    if (!isOver) timer = setTimeout(again, LOOK_EVERY_MS);
  }, LOOK_EVERY_MS / 2);
  const interrupt = () => {
    // Somebody else's picture goes on.
    if (!isOthers) void line.tell('/sdapi/v1/interrupt', {});
  };
  signal?.addEventListener('abort', interrupt, { once: true });
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
    },
  };
}
