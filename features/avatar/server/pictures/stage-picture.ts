/** A picture of the person's own as the place of a scene: as large as the stage, whatever its shape. */

import { buffer } from 'node:stream/consumers';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import type { Platform } from '#platform/platform.ts';
import type { SceneOrder } from '../drawing/orders.ts';
import { PLACE_SIZE } from '../drawing/scene/places.ts';

const MAX_PIXELS = 100_000_000;

/** Fills the stage; what of it is seen is up to each view. */
export async function withPicture(
  { assets, storage }: Pick<Platform, 'assets' | 'storage'>,
  userId: string,
  order: SceneOrder,
): Promise<SceneOrder> {
  const row = order.picture && (await assets.findOwn(userId, order.picture.assetId));
  if (!order.picture || !row) return order;
  const { stream } = await storage.get(row.storageKey);
  const { bytes } = await changePicture(
    await buffer(stream),
    { autoOrient: true, resize: { ...PLACE_SIZE, fit: 'cover' }, flatten: { background: '#fff' } },
    { type: 'png', options: { compressionLevel: 1 } },
    { userId, maxPixels: MAX_PIXELS, isSvg: row.type === 'image/svg+xml' },
  );
  return { ...order, picture: { ...order.picture, bytes } };
}
