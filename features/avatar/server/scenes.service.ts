/** Rules of scenes: own characters only, and what of a scene is drawn. */

import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import { characterDataSchema } from '../contract.ts';
import { type createScene, type Scene, sceneBody } from '../scene-calls.ts';
import * as avatars from './avatar.repo.ts';
import type { SceneOrder } from './drawing/orders.ts';
import type { SceneRow } from './scenes.repo.ts';

type SceneBody = BodyOf<typeof createScene>;

export function toScene(row: SceneRow): Scene {
  const body = sceneBody.parse({ ...row, description: row.description ?? undefined });
  return {
    ...body,
    description: row.description,
    id: row.id,
    // Changes with the scene, so that browsers may keep what they have seen.
    pictureUrl: `/api/character-scenes/${row.id}/picture?v=${row.updatedAt.getTime()}`,
    outputUrl: row.outputUrl,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function checkScene(platform: Platform, userId: string, body: SceneBody): Promise<SceneBody> {
  const words = [body.name, body.description ?? '', ...body.characters.map((one) => one.dialogue)];
  await refuseBlocked(platform.settings, words.join('\n'));
  const ids = [...new Set(body.characters.map((one) => one.characterId))];
  const found = await avatars.findAvatars(platform.db, userId, ids);
  if (found.length < ids.length)
    throw new AppError('bad_request', 'A character of this scene is not among yours. Please choose again.');
  return { ...body, description: body.description ?? null };
}

/** Characters that were deleted since have left the scene. */
export async function orderOf(platform: Platform, userId: string, scene: SceneBody): Promise<SceneOrder> {
  const ids = scene.characters.map((one) => one.characterId);
  const rows = new Map((await avatars.findAvatars(platform.db, userId, ids)).map((row) => [row.id, row]));
  return {
    kind: 'scene',
    name: scene.name,
    description: scene.description ?? '',
    sceneType: scene.sceneType,
    background: scene.background,
    cast: scene.characters.flatMap(({ characterId, position, animation, dialogue }) => {
      const row = rows.get(characterId);
      if (!row) return [];
      const characterData = characterDataSchema.parse(row.characterData);
      return [{ name: row.name, characterData, position, animation, dialogue }];
    }),
  };
}
