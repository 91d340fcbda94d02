/** The chosen face of a photo as plain data: taken out of it once, kept beside the photo, and gone with it. */

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { assetIdOf } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import type { Platform } from '#platform/platform.ts';
import { type FaceData, faceDataSchema } from '../../calls/performer-calls.ts';
import type { SongCharacter } from '../../contract.ts';
import { coverItem, fileOf } from '../projects/project-files.ts';
import { readCharacter } from './cast.repo.ts';
import { loadPhotoFace } from './face-reader.ts';

/** Raised when faces are taken out in another way: older data are then made again. */
const VERSION = 1;
const ROLE = 'face-data';
const GONE = 'One of the files of this cover is gone. Please choose it again.';

/** Null where no photo was chosen. */
export async function faceDataOf(
  platform: Platform,
  userId: string,
  coverSongId: string,
  character: Pick<SongCharacter, 'characterType' | 'faceImageUrl' | 'face'>,
  signal?: AbortSignal,
): Promise<FaceData | null> {
  const photoId = assetIdOf(character.faceImageUrl);
  if (character.characterType !== 'user_face' || !photoId) return null;
  const which = character.face?.chosen ?? 0;
  const note = `${VERSION}:${photoId}:${which}`;
  const kept = (await listLinks(platform.db, coverItem(coverSongId), [ROLE])).find(
    (one) => one.note === note,
  );
  const known = kept && faceDataSchema.safeParse(await readJson(platform, userId, kept.assetId));
  if (known?.success) return known.data;
  const photo = await readOwn(platform, userId, photoId);
  if (!photo) throw new AppError('unprocessable', GONE);
  const data = await toFaceData(await loadPhotoFace(photo, which, signal));
  const asset = await platform.assets.save({
    userId,
    name: 'face.json',
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(data)),
    partOf: { ...fileOf(coverSongId, ROLE), note },
  });
  // The photo may have been removed meanwhile: then nothing read from it stays.
  const now = assetIdOf((await readCharacter(platform.db, coverSongId)).faceImageUrl);
  const except = now === photoId ? [asset.id] : [];
  await platform.assets.release(coverItem(coverSongId), { roles: [ROLE], except });
  return now === photoId ? data : null;
}

async function readOwn(platform: Platform, userId: string, id: string): Promise<Buffer | undefined> {
  const row = await platform.assets.findOwn(userId, id);
  return row && buffer((await platform.storage.get(row.storageKey)).stream);
}

/** What cannot be read is made again. */
const readJson = async (platform: Platform, userId: string, id: string): Promise<unknown> => {
  try {
    return JSON.parse(String(await readOwn(platform, userId, id)));
  } catch {
    return undefined;
  }
};

const toFaceData = async ({ points, crop, skin, hair, look }: PhotoFace): Promise<FaceData> => {
  const { width, height, rgb } = crop;
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  const file = await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const tenth = (value: number) => Math.round(value * 100) / 100;
  return { points: Array.from(points, tenth), crop: file.toString('base64'), skin, hair, look: look ?? null };
};

export async function toPhotoFace({ points, crop, skin, hair }: FaceData): Promise<PhotoFace> {
  const { data, info } = await sharp(Buffer.from(crop, 'base64')).raw().toBuffer({ resolveWithObject: true });
  return {
    skin,
    hair,
    points: Float32Array.from(points),
    crop: { width: info.width, height: info.height, rgb: data },
  };
}
