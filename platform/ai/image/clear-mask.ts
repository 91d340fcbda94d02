/** Masks as OpenAI's protocol wants them: ours are white where something is to change, theirs are clear there. */

import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import type { ModelOf } from '../model-kinds.ts';

type ImageModel = ModelOf['image'];

export function withClearMask(model: ImageModel): ImageModel {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    maxImagesPerCall:
      typeof model.maxImagesPerCall === 'function'
        ? model.maxImagesPerCall.bind(model)
        : model.maxImagesPerCall,
    async doGenerate(options) {
      const { mask } = options;
      if (mask?.type !== 'file') return model.doGenerate(options);
      const data = new Uint8Array(await clearWhereWhite(bytesOf(mask.data)));
      return model.doGenerate({ ...options, mask: { ...mask, mediaType: 'image/png', data } });
    },
  };
}

export const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? Buffer.from(data, 'base64') : data;

/** White and clear where something is to change, black and solid elsewhere: whatever is looked at says the same. */
export async function clearWhereWhite(mask: Uint8Array): Promise<Buffer> {
  try {
    const { data, info } = await sharp(mask)
      .removeAlpha()
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rgba = Buffer.alloc(data.length * 4);
    for (let i = 0; i < data.length; i++) {
      rgba.fill(data[i]!, i * 4, i * 4 + 3);
      rgba[i * 4 + 3] = 255 - data[i]!;
    }
    return await sharp(rgba, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toBuffer();
  } catch (cause) {
    throw new AppError('bad_request', 'The mask can’t be read as a picture.', { cause: cause as Error });
  }
}
