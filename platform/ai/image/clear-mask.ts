/** Masks as OpenAI's protocol wants them: ours are white where something is to change, theirs are clear there. */

import { AppError } from '#common/errors.ts';
import { drawSafely, MAX_PIXELS, rasterTypeOf } from '#platform/assets/pictures/picture-intake.ts';
import type { ModelOf } from '../model-kinds.ts';
import type { ClearOrder } from './clear-where-white.ts';

const CLEAR = new URL('./clear-where-white.ts', import.meta.url);

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

/** White and clear where something is to change, black and solid elsewhere. */
export async function clearWhereWhite(mask: Uint8Array): Promise<Buffer> {
  try {
    await rasterTypeOf(mask);
    const order: ClearOrder = { mask, maxPixels: MAX_PIXELS };
    return Buffer.from(await drawSafely<Uint8Array>(CLEAR, order, { userId: undefined }));
  } catch (cause) {
    throw new AppError('bad_request', 'The mask can’t be read as a picture.', { cause: cause as Error });
  }
}
