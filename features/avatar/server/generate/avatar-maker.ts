/** Makes a character's picture: reads the words, counts, draws, keeps the file, and gives the count back when it fails. */

import { assetUrl } from '#common/asset.ts';
import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { AppError, messageOf } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import { type CharacterData, DEFAULT_CHARACTER, type generateAvatar } from '../../contract.ts';
import { describedCharacter } from '../../scene/read-description.ts';
import { seedFrom } from '../../scene/seed-from.ts';
import { asImage, type Drawing } from '../drawing/draw-pool.ts';
import { cloudEngine, drawInCloud, NO_CLOUD } from './cloud-portrait.ts';
import { createDrawingGate } from './drawing-gate.ts';
import * as repo from './generation.repo.ts';

export const BUILTIN_NAME = 'Atelier Characters';
export const PORTRAIT = { width: 768, height: 960 };

type Order = BodyOf<typeof generateAvatar>;
type Made = ResponseOf<typeof generateAvatar>;
type Picture = { bytes: Uint8Array; type: string };

export type AvatarMaker = ReturnType<typeof createAvatarMaker>;

export function createAvatarMaker(platform: Platform, drawing: Drawing) {
  const { db, usage, assets, models } = platform;
  const gate = createDrawingGate();

  const drawHere = async (characterData: CharacterData, signal: AbortSignal): Promise<Picture> => {
    const drawn = await drawing.draw({ kind: 'portrait', characterData, ...PORTRAIT }, signal);
    return { bytes: await asImage(drawn).png({ compressionLevel: 7 }).toBuffer(), type: 'image/png' };
  };

  async function makeOne(user: User, order: Order, signal: AbortSignal): Promise<Made> {
    const { description } = order;
    const cloud = order.engine === 'cloud' ? await cloudEngine(models) : undefined;
    if (order.engine === 'cloud' && !cloud) throw new AppError('bad_request', NO_CLOUD);
    const { characterData, understood } = characterOf(order);
    const id = await repo.insertPending(db, user.id, description);
    try {
      await usage.charge({ user, kind: 'avatar', key: id, isMetered: cloud !== undefined });
      const { bytes, type } = cloud
        ? await drawInCloud(models, description, characterData, signal)
        : await drawHere(characterData, signal);
      const { facts } = await inspectImage(bytes);
      const name = `character-${id}.${type.split('/')[1] ?? 'png'}`;
      const asset = await assets.save({ userId: user.id, name, type, bytes, facts });
      const engine = cloud?.name ?? BUILTIN_NAME;
      await repo.complete(db, id, { assetId: asset.id, engine, characterData });
      return { imageUrl: assetUrl(asset.id), characterData, understood, engine };
    } catch (error) {
      await usage.refund(id);
      await repo.fail(db, id, error instanceof AppError ? error.message : messageOf(error));
      throw error;
    }
  }

  return {
    async make(user: User, order: Order, signal: AbortSignal): Promise<Made> {
      await refuseBlocked(platform.settings, order.description);
      return gate(user.id, () => makeOne(user, order, signal));
    },
  };
}

/** The chosen options, the art style chosen beside them, and what the words say over both. */
function characterOf({ description, style, characterData, followDescription }: Order) {
  const chosen: CharacterData = {
    ...characterData,
    style: { ...characterData.style, ...(style && { artStyle: style }) },
    // A person who was not drawn yet is made from the words, so that the same words give the same person.
    seed: characterData.seed === DEFAULT_CHARACTER.seed ? seedFrom(description) : characterData.seed,
  };
  return followDescription
    ? describedCharacter(description, chosen)
    : { characterData: chosen, understood: [] };
}
