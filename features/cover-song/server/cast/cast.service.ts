/** Rules of who performs and where: own characters and own pictures only, and a face only with a word of consent. */

import { type Asset, assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { toAsset } from '#platform/assets/assets.service.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import {
  FACE_CONSENT,
  FACE_CONSENT_REQUIRED,
  type putCharacter,
  type putScenes,
  type SongCharacter,
  type SongScene,
} from '../../contract.ts';
import type { CoverParts } from '../parts.ts';
import type { Projects } from '../projects/project.service.ts';
import { dropFiles, filesOf, keepFile } from '../projects/project-files.ts';
import type { Received } from '../song/receive-file.ts';
import { readCharacter, readScenes, saveCharacter, writeScenes } from './cast.repo.ts';
import { readingOf } from './face-reading.ts';
import { findOwnAvatar } from './own-avatar.ts';

const BUSY = 'The video is being made. Stop it first, or wait until it is ready.';
const ANIMATED = 'This picture moves. Please choose a still photo.';

export type Cast = ReturnType<typeof createCast>;

export function createCast(platform: Platform, projects: Projects, parts: CoverParts) {
  const { db } = platform;

  async function idle(userId: string, id: string): Promise<void> {
    const { cover } = await projects.own(userId, id);
    if (cover.status === 'processing') throw new AppError('conflict', BUSY);
  }

  return {
    async character(userId: string, id: string, body: BodyOf<typeof putCharacter>): Promise<SongCharacter> {
      await projects.own(userId, id);
      if (body.avatarId && !(await findOwnAvatar(db, userId, body.avatarId)))
        throw new AppError('bad_request', 'Choose one of your own characters.');
      const { face } = await readCharacter(db, id);
      if (body.chosenFace !== undefined && body.chosenFace >= (face?.faces.length ?? 0))
        throw new AppError('bad_request', 'Choose one of the faces in the photo.');
      await saveCharacter(db, id, {
        row: {
          ...(body.name && { name: body.name }),
          characterType: body.characterType,
          bodyType: body.bodyType,
          clothing: { style: body.clothingStyle },
        },
        casting: {
          ...(body.avatarId !== undefined && { avatarId: body.avatarId }),
          ...(body.persona && { persona: body.persona }),
          ...(face && body.chosenFace !== undefined && { face: { ...face, chosen: body.chosenFace } }),
        },
      });
      return readCharacter(db, id);
    },

    async face(userId: string, id: string, received: Received, signal: AbortSignal): Promise<SongCharacter> {
      await idle(userId, id);
      if (!/^(true|yes|on|1)$/i.test(received.fields.confirmed ?? ''))
        throw new AppError('bad_request', FACE_CONSENT_REQUIRED);
      const { bytes, name } = received;
      const picture = await inspectImage(bytes);
      await refuseAnimated(bytes);
      const face = parts.readFace ? readingOf(await parts.readFace(bytes, signal)) : null;
      const file = { ...picture, userId, name, bytes, coverSongId: id, role: 'face' as const };
      const asset = await keepFile(platform, file);
      await saveCharacter(db, id, {
        row: { faceImageUrl: assetUrl(asset.id), characterType: 'user_face' },
        casting: {
          faceAssetId: asset.id,
          faceConfirmedAt: new Date(),
          faceVersion: FACE_CONSENT.version,
          face,
        },
      });
      await dropFiles(platform, userId, id, 'face', [asset.id]);
      return readCharacter(db, id);
    },

    async withoutFace(userId: string, id: string): Promise<SongCharacter> {
      await idle(userId, id);
      await saveCharacter(db, id, {
        row: { faceImageUrl: null },
        casting: { faceAssetId: null, faceConfirmedAt: null, faceVersion: null, face: null },
      });
      await dropFiles(platform, userId, id, 'face');
      return readCharacter(db, id);
    },

    async background(userId: string, id: string, { bytes, name }: Received): Promise<Asset> {
      await projects.own(userId, id);
      const picture = await inspectImage(bytes);
      const file = { ...picture, userId, name, bytes, coverSongId: id, role: 'background' as const };
      return toAsset(await keepFile(platform, file));
    },

    async scenes(userId: string, id: string, body: BodyOf<typeof putScenes>): Promise<SongScene[]> {
      await projects.own(userId, id);
      await refuseBlocked(platform.settings, body.scenes.map((one) => one.prompt ?? '').join('\n'));
      refuseDisorder(body.scenes);
      const own = (await filesOf(platform, id, ['background'])).map((one) => assetUrl(one.assetId));
      const foreign = body.scenes.find((one) => one.backgroundUrl && !own.includes(one.backgroundUrl));
      if (foreign)
        throw new AppError(
          'bad_request',
          'A background must be a picture that you uploaded to this project.',
        );
      const scenes = body.scenes.map((one, at) => ({ ...one, name: one.name || `Scene ${at + 1}` }));
      await writeScenes(db, id, scenes);
      return readScenes(db, id);
    },
  };
}

/** One after the other, each with some time of its own. */
function refuseDisorder(scenes: readonly Pick<SongScene, 'startTime' | 'endTime'>[]): void {
  for (const [at, one] of scenes.entries()) {
    if (one.endTime <= one.startTime)
      throw new AppError('bad_request', `Scene ${at + 1} must end after it begins.`);
    if (at > 0 && one.startTime < scenes[at - 1]!.endTime)
      throw new AppError('bad_request', `Scene ${at + 1} begins before the one before it ends.`);
  }
}

async function refuseAnimated(bytes: Uint8Array): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { pages = 1 } = await sharp(bytes).metadata();
  if (pages > 1) throw new AppError('unprocessable', ANIMATED);
}
