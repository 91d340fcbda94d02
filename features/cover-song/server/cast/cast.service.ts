/** Rules of who performs and where: own characters and own pictures only, and a face only with a word of consent. */

import { type Asset, assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import { toAsset } from '#platform/assets/assets.service.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { createSemaphore } from '#platform/usage/semaphore.ts';
import type { PerformerData } from '../../calls/performer-calls.ts';
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
import { coverItem, fileOf } from '../projects/project-files.ts';
import type { Received } from '../song/receive-file.ts';
import { NO_FACE_CHANGE, readCharacter, readScenes, saveCharacter, writeScenes } from './cast.repo.ts';
import { readingOf } from './face-reading.ts';
import { performerOf } from './performer.ts';

const ANIMATED = 'This picture moves. Please choose a still photo.';

export type Cast = ReturnType<typeof createCast>;

export function createCast(platform: Platform, projects: Projects, parts: CoverParts) {
  const { db } = platform;
  const semaphore = createSemaphore(
    2,
    'Several previews are being asked for already. Please wait a moment.',
    3,
  );

  return {
    async character(userId: string, id: string, body: BodyOf<typeof putCharacter>): Promise<SongCharacter> {
      await projects.own(userId, id);
      if (body.avatarId && !(await platform.items.findFor(userId, { type: 'avatar', id: body.avatarId })))
        throw new AppError('bad_request', 'Choose one of your own characters.');
      const { face, chosenLook, clothingStyle, wearsOwnClothes } = await readCharacter(db, id);
      if (body.chosenFace !== undefined && body.chosenFace >= (face?.faces.length ?? 0))
        throw new AppError('bad_request', 'Choose one of the faces in the photo.');
      // Whoever names another style wants to see it.
      const isOwn = body.wearsOwnClothes ?? (wearsOwnClothes && body.clothingStyle === clothingStyle);
      await saveCharacter(db, id, {
        row: {
          ...(body.name && { name: body.name }),
          characterType: body.characterType,
          ...(body.bodyType !== undefined && { bodyType: body.bodyType }),
          clothing: { style: body.clothingStyle, isOwn },
        },
        casting: {
          ...(body.avatarId !== undefined && { avatarId: body.avatarId }),
          ...(body.persona && { persona: body.persona }),
          ...(body.chosenLook && { chosenLook: { ...chosenLook, ...body.chosenLook } }),
          ...(face && body.chosenFace !== undefined && { face: { ...face, chosen: body.chosenFace } }),
        },
      });
      return readCharacter(db, id);
    },

    async face(userId: string, id: string, received: Received, signal: AbortSignal): Promise<SongCharacter> {
      await projects.assertIdle(userId, id);
      if (!/^(true|yes|on|1)$/i.test(received.fields.confirmed ?? ''))
        throw new AppError('bad_request', FACE_CONSENT_REQUIRED);
      const { bytes, name } = received;
      const { isAnimated, ...picture } = await inspectImage(bytes, userId);
      await platform.moderation.assertAllowed({ userId, name, picture: bytes });
      if (isAnimated) throw new AppError('unprocessable', ANIMATED);
      const face = parts.readFace ? readingOf(await parts.readFace(bytes, signal)) : null;
      const asset = await platform.assets.save({
        ...picture,
        userId,
        name,
        bytes,
        partOf: fileOf(id, 'face'),
      });
      await saveCharacter(db, id, {
        row: { faceImageUrl: assetUrl(asset.id), characterType: 'user_face' },
        casting: {
          faceAssetId: asset.id,
          faceConfirmedAt: new Date(),
          faceVersion: FACE_CONSENT.version,
          face,
        },
      });
      await platform.assets.release(coverItem(id), { roles: ['face', 'face-data'], except: [asset.id] });
      return readCharacter(db, id);
    },

    /** Ready to be drawn by the page. */
    performer: async (userId: string, id: string, signal: AbortSignal): Promise<PerformerData> =>
      semaphore(userId, async () => performerOf(platform, userId, await projects.get(userId, id), signal)),

    async withoutFace(userId: string, id: string): Promise<SongCharacter> {
      await projects.assertIdle(userId, id);
      await saveCharacter(db, id, NO_FACE_CHANGE);
      await platform.assets.release(coverItem(id), { roles: ['face', 'face-data'] });
      return readCharacter(db, id);
    },

    async background(userId: string, id: string, { bytes, name }: Received): Promise<Asset> {
      await projects.own(userId, id);
      const { type, facts } = await inspectImage(bytes, userId);
      await platform.moderation.assertAllowed({ userId, name, picture: bytes });
      const partOf = fileOf(id, 'background');
      return toAsset(await platform.assets.save({ type, facts, userId, name, bytes, partOf }));
    },

    async scenes(userId: string, id: string, body: BodyOf<typeof putScenes>): Promise<SongScene[]> {
      await projects.own(userId, id);
      await assertNoBlockedWords(platform.settings, body.scenes.map((one) => one.prompt ?? '').join('\n'));
      assertSceneOrder(body.scenes);
      const own = (await listLinks(db, coverItem(id), ['background'])).map((one) => assetUrl(one.assetId));
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
function assertSceneOrder(scenes: readonly Pick<SongScene, 'startTime' | 'endTime'>[]): void {
  for (const [at, one] of scenes.entries()) {
    if (one.endTime <= one.startTime)
      throw new AppError('bad_request', `Scene ${at + 1} must end after it begins.`);
    if (at > 0 && one.startTime < scenes[at - 1]!.endTime)
      throw new AppError('bad_request', `Scene ${at + 1} begins before the one before it ends.`);
  }
}
