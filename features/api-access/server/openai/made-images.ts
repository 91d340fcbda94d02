/** Finished pictures as the protocol hands them out: in the size and format that was asked for, as text or behind an address. */

import { buffer } from 'node:stream/consumers';
import { AppError, notFound } from '#common/errors.ts';
import type { ChangedPicture } from '#platform/assets/pictures/change-picture.ts';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Platform } from '#platform/platform.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { ImageFields, ImageFormat } from '../../calls/openai-calls.ts';
import { findOwner } from '../keys/keys.repo.ts';
import { badField } from './errors.ts';

/** Seconds that an address lives, as at OpenAI. */
const LIFETIME = 3600;

/** Sealed for this one purpose: nothing else that we sign opens a picture. */
const sealingKey = ({ secret }: Platform): string => `${secret}:made-images`;
const MAX_SIDE = 4096;

/** The address is open to anybody: whoever has it draws one at a time, and nobody else waits long. */
const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 1,
  maxPerPerson: 8,
  busy: 'Many pictures are being fetched right now. Please try again in a moment.',
});

export interface Look {
  width?: number;
  height?: number;
  format: ImageFormat;
  quality: number;
}

interface Sealed extends Look {
  userId: string;
  assetId: string;
}

export function lookOf({ size, output_format, output_compression }: ImageFields): Look {
  const [width, height] = size && size !== 'auto' ? size.split('x').map(Number) : [];
  if (Math.max(width ?? 1, height ?? 1) > MAX_SIDE || Math.min(width ?? 64, height ?? 64) < 64)
    throw badField('size', `Choose 64 to ${MAX_SIDE} pixels for each side.`);
  return { width, height, format: output_format ?? 'png', quality: output_compression ?? 90 };
}

export const inLook = (
  bytes: Uint8Array,
  { width, height, format, quality }: Look,
  userId: string,
): Promise<ChangedPicture> =>
  changePicture(
    bytes,
    {
      ...(width && height && { resize: { width, height, fit: 'cover' } }),
      ...(format === 'jpeg' && { flatten: { background: '#ffffff' } }),
    },
    format === 'png' ? { type: format } : { type: format, options: { quality: Math.max(1, quality) } },
    { userId },
  );

/** An address that opens without a key, for as long as it says. */
export const sealedUrl = (platform: Platform, base: string, sealed: Sealed): string =>
  `${base}/v1/images/made?token=${signValue(sealingKey(platform), sealed, LIFETIME)}`;

export async function openSealed(
  platform: Platform,
  token: string,
): Promise<{ bytes: Buffer; type: string }> {
  const sealed = verifyValue<Sealed>(sealingKey(platform), token);
  if (!sealed) throw new AppError('not_found', 'This address has expired, or never was one.');
  // Whoever was suspended, or has left, shows nothing any more, whatever was handed out before.
  if (!(await findOwner(platform.db, sealed.userId))?.isActive) throw notFound('That image');
  const row = await platform.assets.findOwn(sealed.userId, sealed.assetId);
  if (!row) throw notFound('That image');
  return inTurn(sealed.userId, async () => {
    const bytes = await buffer((await platform.storage.get(row.storageKey)).stream);
    const made = await inLook(bytes, sealed, sealed.userId);
    return { bytes: made.bytes, type: `image/${sealed.format}` };
  });
}
