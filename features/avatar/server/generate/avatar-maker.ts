/** Makes a character's picture: reads the words, draws, and keeps the file until a character is kept with it. */

import { assetUrl } from '#common/asset.ts';
import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { UNUSED } from '#platform/assets/asset-links.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import { MAX_PICTURE_PIXELS } from '#platform/assets/pictures/picture-intake.ts';
import type { Db } from '#platform/db/database.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { type CharacterData, DEFAULT_CHARACTER, type generateAvatar } from '../../contract.ts';
import { describedCharacter } from '../../scene/describe/read-description.ts';
import { seedFrom } from '../../scene/seed-from.ts';
import { asImage, type Drawing } from '../drawing/draw-pool.ts';
import { cloudEngine, drawInCloud, NO_CLOUD } from './cloud-portrait.ts';
import { drawPortraitJob } from './draw-portrait.job.ts';
import * as repo from './generation.repo.ts';

export const BUILTIN_NAME = 'Atelier Characters';
export const PORTRAIT = { width: 768, height: 960 };

type Order = BodyOf<typeof generateAvatar>;
type Made = ResponseOf<typeof generateAvatar>;
type Picture = { bytes: Uint8Array; type: string };

export type AvatarMaker = ReturnType<typeof createAvatarMaker>;

export function createAvatarMaker(platform: Platform, drawing: Drawing) {
  const { models } = platform;

  const drawHere = async (characterData: CharacterData, signal: AbortSignal): Promise<Picture> => {
    const drawn = await drawing.draw({ kind: 'portrait', characterData, ...PORTRAIT }, signal);
    return { bytes: await asImage(drawn).png({ compressionLevel: 7 }).toBuffer(), type: 'image/png' };
  };

  async function makeOne(user: User, order: Order, caller: AbortSignal): Promise<Made> {
    const { description } = order;
    const cloud = order.engine === 'cloud' ? await cloudEngine(models) : undefined;
    if (order.engine === 'cloud' && !cloud) throw new AppError('bad_request', NO_CLOUD);
    const { characterData, understood, unused } = characterOf(order);
    const engine = cloud?.name ?? BUILTIN_NAME;
    const itemId = newId();
    const begin = (tx: Db) => repo.insertPending(tx, itemId, user.id, description);
    const generationOrder = { user, itemId, isMetered: cloud?.isPaid ?? false, begin };
    return platform.generationJobs.runInline<Made>(
      drawPortraitJob,
      generationOrder,
      caller,
      async ({ keep, signal }) => {
        const { bytes, type } = cloud
          ? await drawInCloud(models, description, characterData, signal)
          : await drawHere(characterData, signal);
        const { facts } = await inspectImage(bytes, undefined, MAX_PICTURE_PIXELS);
        const name = `character-${itemId}.${type.split('/')[1] ?? 'png'}`;
        // Nobody's until a character is kept with it.
        const origin: Recipe = {
          tool: '3D Avatar & Character Creator',
          engine,
          madeAs: cloud ? 'trainedAlgorithmicMedia' : 'algorithmicMedia',
          prompt: description,
          seed: characterData.seed,
        };
        const asset = await keep({ role: UNUSED, name, type, bytes, facts, origin });
        const made: Made = { imageUrl: assetUrl(asset.id), characterData, understood, unused, engine };
        return new JobResult(made, (tx) => repo.complete(tx, itemId, { engine, characterData }));
      },
    );
  }

  return {
    async make(user: User, order: Order, signal: AbortSignal): Promise<Made> {
      await assertNoBlockedWords(platform.settings, order.description);
      return makeOne(user, order, signal);
    },
  };
}

/** The chosen options, the art style chosen beside them, and what the words say over both. */
function characterOf({ description, style, characterData, followDescription, removed }: Order) {
  const chosen: CharacterData = {
    ...characterData,
    style: { ...characterData.style, ...(style && { artStyle: style }) },
    // A person who was not drawn yet is made from the words, so that the same words give the same person.
    seed: characterData.seed === DEFAULT_CHARACTER.seed ? seedFrom(description) : characterData.seed,
  };
  return followDescription
    ? describedCharacter(description, chosen, removed)
    : { characterData: chosen, understood: [], unused: [] };
}
