/** Weights on this machine in the shape of any other image model: words, a size, perhaps a picture and a mask. */

import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import { adapterOptions } from '../image/abilities.ts';
import { progressNow } from '../image/progress.ts';
import type { ModelOf } from '../model-kinds.ts';
import type { Drawing, Role } from './catalogue.ts';
import type { DiffusionHost } from './diffusion-host.ts';
import type { Pixels } from './protocol.ts';

export interface ReadyWeights {
  id: string;
  files: Partial<Record<Role, string>>;
  drawing: Drawing;
}

type Call = Parameters<ModelOf['image']['doGenerate']>[0];
type Picture = NonNullable<Call['mask']>;

const STEP = 64;
/** As much of the picture as is painted anew where nobody says: with a mask nearly all of it. */
const STRENGTH = 0.7;
const MASKED_STRENGTH = 0.9;
const TINY = { steps: 2, shrink: 2 };
const MAX_PICTURE_PIXELS = 50_000_000;

export function createDiffusionModel(host: DiffusionHost, weights: ReadyWeights): ModelOf['image'] {
  const { id, files: paths, drawing } = weights;
  return {
    specificationVersion: 'v4',
    provider: 'local',
    modelId: id,
    maxImagesPerCall: 1,
    async doGenerate(call) {
      const { prompt, seed, files, mask, providerOptions, abortSignal } = call;
      if (!prompt) throw new AppError('bad_request', 'The engine needs a description.');
      if (mask && !files?.length)
        throw new AppError('bad_request', 'A mask needs the picture that it belongs to.');
      const { strength, isTiny = false } = adapterOptions(providerOptions);
      const size = sizeFor(call, isTiny ? drawing.side / TINY.shrink : drawing.side);
      const start = files?.[0] && (await pixelsOf(files[0], size, 'The picture'));
      const where = start && mask && (await pixelsOf(mask, size, 'The mask'));
      const drawn = await host.draw(
        {
          weights: paths,
          prompt,
          seed: seed ?? 0,
          ...size,
          steps: isTiny ? Math.min(TINY.steps, drawing.steps) : drawing.steps,
          guidance: drawing.guidance,
          ...(drawing.sampler && { sampler: drawing.sampler }),
          ...(drawing.scheduler && { scheduler: drawing.scheduler }),
          ...(start && { start, strength: strength ?? (where ? MASKED_STRENGTH : STRENGTH) }),
          ...(where && { mask: where }),
        },
        { signal: abortSignal, onProgress: progressNow() },
      );
      const result = start && where && isSameSize(drawn, start) ? onlyWhere(drawn, start, where) : drawn;
      return {
        images: [await toPng(result)],
        warnings: [],
        response: { timestamp: new Date(), modelId: id, headers: undefined },
      };
    },
  };
}

/** As many pixels as the model was trained on, in the shape that is asked for, in steps that it can draw. */
export function sizeFor({ size, aspectRatio }: Pick<Call, 'size' | 'aspectRatio'>, side: number) {
  const [across, down] = (size?.split('x') ?? aspectRatio?.split(':') ?? ['1', '1']).map(Number);
  const ratio = Math.min(4, Math.max(0.25, across! / down!)) || 1;
  const round = (pixels: number) => Math.max(STEP, Math.round(pixels / STEP) * STEP);
  return { width: round(side * Math.sqrt(ratio)), height: round(side / Math.sqrt(ratio)) };
}

async function pixelsOf(
  picture: Picture,
  { width, height }: { width: number; height: number },
  what: string,
): Promise<Pixels> {
  if (picture.type !== 'file')
    throw new AppError('bad_request', `${what} has to be sent along, not as an address.`);
  const bytes = typeof picture.data === 'string' ? Buffer.from(picture.data, 'base64') : picture.data;
  try {
    const { bytes: rgb } = await changePicture(
      bytes,
      {
        autoOrient: true,
        flatten: { background: '#ffffff' },
        resize: { width, height, fit: 'cover' },
        toColourspace: 'srgb',
        removeAlpha: true,
      },
      { type: 'raw' },
      { userId: undefined, maxPixels: MAX_PICTURE_PIXELS },
    );
    return { width, height, rgb };
  } catch (cause) {
    throw new AppError('bad_request', `${what} cannot be read.`, { cause });
  }
}

const isSameSize = (a: Pixels, b: Pixels): boolean => a.width === b.width && a.height === b.height;

/** The engine also repaints the rest a little: outside of the mask the picture stays as it was. */
function onlyWhere(drawn: Pixels, before: Pixels, { rgb: mask }: Pixels): Pixels {
  const rgb = new Uint8Array(drawn.rgb.length);
  for (let i = 0; i < rgb.length; i++) {
    const share = mask[i]! / 255;
    rgb[i] = Math.round(drawn.rgb[i]! * share + before.rgb[i]! * (1 - share));
  }
  return { ...drawn, rgb };
}

const toPng = async ({ width, height, rgb }: Pixels): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 7 })
      .toBuffer(),
  );
