/** Takes a picture or a clip for a film: what it is, is decided by its content, never by its name. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { type Asset, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { toAsset } from '#platform/assets/assets.service.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { CLIP_KINDS } from '#platform/media/film/clip-kinds.ts';
import type { ClipFacts } from '#platform/media/film/clip-reader.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { ClipOrder } from './clip.process.ts';

const PROCESS = new URL('./clip.process.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 900, failure: 'The clip is damaged and cannot be read.' };
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
  return toAsset(await platform.assets.save({ userId, name, type, bytes, facts }));
}

async function keepClip(
  { assets }: Platform,
  userId: string,
  name: string,
  bytes: Buffer,
  type: string,
  format: string,
): Promise<Media> {
  return inTempFolder('clip', async (folder) => {
    const [path, poster] = [join(folder, 'clip'), join(folder, 'still.jpg')];
    await writeFile(path, bytes);
    const order: ClipOrder = { path, format, poster };
    const { seconds, width, height } = await runInChild<ClipFacts>(PROCESS, order, LIMITS);
    const still = await assets.save({
      userId,
      name: `${name}.jpg`,
      type: 'image/jpeg',
      bytes: await readFile(poster),
    });
    try {
      const facts = { width, height, duration: seconds };
      const row = await assets.save({ userId, name, type: type.toLowerCase(), bytes, facts });
      return { ...toAsset(row), seconds, posterUrl: assetUrl(still.id) };
    } catch (error) {
      await assets.delete(userId, [still.id]);
      throw error;
    }
  });
}
