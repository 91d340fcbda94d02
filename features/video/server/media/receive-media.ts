/** Takes a picture or a clip for a film: what it is, is decided by its content, never by its name. */

import { fileTypeFromBuffer } from 'file-type';
import { type Asset, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { toAsset } from '#platform/assets/assets.service.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { CLIP_KINDS } from '#platform/media/film/clip-kinds.ts';
import { lookAtClip } from '#platform/media/film/look-at-clip.ts';
import type { Platform } from '#platform/platform.ts';

const WRONG =
  'Please choose a picture (PNG, JPEG, WebP, GIF or AVIF) or a clip (MP4, MOV, WebM, MKV, AVI or MPEG).';

export type Media = Asset & { seconds?: number; posterUrl?: string };

export async function receiveMedia(
  platform: Platform,
  userId: string,
  name: string,
  bytes: Buffer,
): Promise<Media> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The file is empty.');
  const found = await fileTypeFromBuffer(bytes);
  const format = found && CLIP_KINDS[found.mime];
  if (found && format) return keepClip(platform, userId, name, bytes, found.mime, format);
  if (!found?.mime.startsWith('image/')) throw new AppError('unsupported_media', WRONG);
  const { type, facts } = await inspectImage(bytes, userId);
  await platform.moderation.assertAllowed({ userId, name, picture: bytes });
  return toAsset(await platform.assets.save({ userId, name, type, bytes, facts, isUpload: true }));
}

async function keepClip(
  { assets, moderation }: Platform,
  userId: string,
  name: string,
  bytes: Buffer,
  type: string,
  format: string,
): Promise<Media> {
  const { facts, still } = await lookAtClip(bytes, format);
  await moderation.assertAllowed({ userId, name, picture: still });
  const poster = await assets.save({ userId, name: `${name}.jpg`, type: 'image/jpeg', bytes: still });
  try {
    const { seconds, width, height } = facts;
    const row = await assets.save({
      userId,
      name,
      type: type.toLowerCase(),
      bytes,
      facts: { width, height, duration: seconds },
    });
    return { ...toAsset(row), seconds, posterUrl: assetUrl(poster.id) };
  } catch (error) {
    await assets.delete(userId, [poster.id]);
    throw error;
  }
}
