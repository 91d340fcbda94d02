/** Rules of scenes: own characters only, and what of a scene is drawn. */

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BodyOf } from '#common/contract.ts';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/making/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import {
  type createScene,
  exportScene,
  getScenePicture,
  type Scene,
  sceneBody,
  sceneCharacterSchema,
} from '../calls/scene-calls.ts';
import * as avatars from './avatar.repo.ts';
import { readCharacter } from './avatar.service.ts';
import { characterScenes } from './avatar.table.ts';
import type { SceneOrder } from './drawing/orders.ts';
import * as repo from './scenes.repo.ts';

type SceneBody = BodyOf<typeof createScene>;

/** A cast of nobody is no scene to keep, but one to show when its characters cannot be read any more. */
const storedScene = sceneBody
  .omit({ name: true, description: true })
  .extend({ characters: z.array(sceneCharacterSchema).default([]) });

function toScene(row: repo.SceneRow): Scene {
  return {
    ...parseJson(storedScene, row, storedScene.parse({})),
    name: row.name,
    description: row.description,
    id: row.id,
    // Changes with the scene, so that browsers may keep what they have seen.
    pictureUrl: `/api/character-scenes/${row.id}/picture?v=${row.updatedAt.getTime()}`,
    outputUrl: row.outputUrl,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function pictureOf({ assets }: Platform, userId: string, id: string) {
  const row = await assets.findOwn(userId, id);
  return row?.type.startsWith('image/') ? row : undefined;
}

/** The picture stays as long as the scene shows it. */
const linkPicture = (tx: Db, userId: string, { id, sceneData }: Scene): Promise<void> =>
  setLinks(tx, userId, { type: 'scene', id }, 'picture', sceneData.pictureId ? [sceneData.pictureId] : []);

async function checkScene(platform: Platform, userId: string, body: SceneBody): Promise<SceneBody> {
  const words = [body.name, body.description ?? '', ...body.characters.map((one) => one.dialogue)];
  await assertNoBlockedWords(platform.settings, words.join('\n'));
  const ids = [...new Set(body.characters.map((one) => one.characterId))];
  const found = await avatars.findAvatars(platform.db, ids, userId);
  if (found.length < ids.length)
    throw new AppError('bad_request', 'A character of this scene is not among yours. Please choose again.');
  const { pictureId } = body.sceneData;
  if (pictureId && !(await pictureOf(platform, userId, pictureId)))
    throw new AppError('bad_request', 'The background must be a picture of yours. Please choose again.');
  return { ...body, description: body.description ?? null };
}

/** Characters that were deleted since have left the scene. */
async function orderOf(platform: Platform, userId: string, scene: SceneBody): Promise<SceneOrder> {
  const ids = scene.characters.map((one) => one.characterId);
  const rows = new Map((await avatars.findAvatars(platform.db, ids, userId)).map((row) => [row.id, row]));
  const { pictureId } = scene.sceneData;
  // A picture that was deleted since gives way to the place before it.
  const picture = pictureId ? await pictureOf(platform, userId, pictureId) : undefined;
  return {
    kind: 'scene',
    name: scene.name,
    description: scene.description ?? '',
    sceneType: scene.sceneType,
    background: picture ? 'simple' : scene.background,
    ...(picture && { picture: { assetId: picture.id, sha256: picture.sha256 } }),
    cast: scene.characters.flatMap(({ characterId, position, animation, dialogue }) => {
      const row = rows.get(characterId);
      if (!row) return [];
      const characterData = readCharacter(row.characterData);
      return [{ name: row.name, characterData, position, animation, dialogue }];
    }),
  };
}

export function createSceneService(platform: Platform) {
  const { db } = platform;

  const get = async (userId: string, id: string): Promise<Scene> => {
    const row = await repo.findScene(db, userId, id);
    if (!row) throw notFound('That scene');
    return toScene(row);
  };
  const order = (userId: string, scene: SceneBody) => orderOf(platform, userId, scene);

  return {
    get,
    order,

    checkedOrder: async (userId: string, body: SceneBody) =>
      order(userId, await checkScene(platform, userId, body)),

    list: (userId: string, query: PageQuery): Promise<Page<Scene>> =>
      readPage(
        query,
        (after, limit) => repo.listScenes(db, userId, after, limit),
        (rows) => rows.map(toScene),
      ),

    async create(userId: string, body: SceneBody): Promise<Scene> {
      await platform.items.assertRoom(userId, 'scene', body);
      const checked = await checkScene(platform, userId, body);
      return db.transaction(async (tx) => {
        const scene = toScene(await repo.insertScene(tx, userId, checked));
        await linkPicture(tx, userId, scene);
        return scene;
      });
    },

    async update(userId: string, id: string, body: SceneBody): Promise<Scene> {
      await get(userId, id);
      const checked = await checkScene(platform, userId, body);
      return db.transaction(async (tx) => {
        const row = await repo.updateScene(tx, userId, id, checked);
        if (!row) throw notFound('That scene');
        const scene = toScene(row);
        await linkPicture(tx, userId, scene);
        return scene;
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      const deleteOwn = async (tx: Db) => {
        if (!(await repo.deleteScene(tx, userId, id))) throw notFound('That scene');
      };
      // The picture stays for a while, so that an undo finds it.
      await platform.making.remove({ type: 'scene', id }, deleteOwn, { isKept: true });
    },
  };
}

export const sceneItems = (platform: Platform): ItemKind => ({
  type: 'scene',
  noun: 'scene',
  page: '/avatar-creator',
  find: async (db, ids) =>
    new Map(
      (await repo.findScenes(db, ids)).map((row) => [row.id, { title: row.name, ownerId: row.userId }]),
    ),
  remove: (id) => platform.making.remove({ type: 'scene', id }, (tx) => repo.removeScene(tx, id)),
  library: {
    tool: 'avatar',
    kind: 'scene',
    title: characterScenes.name,
    words: sql`concat_ws(' ', ${characterScenes.name}, ${characterScenes.description}, ${characterScenes.sceneData}::text)`,
    openUrl: (id) => `/avatar-creator?scene=${id}`,
    thumbnailUrl: (id) => fillPath(getScenePicture.path, { id }),
    fileUrl: (id) => `${fillPath(exportScene.path, { id })}?format=png`,
  },
  rows: {
    table: characterScenes,
    documents: [characterScenes.characters, characterScenes.sceneData, characterScenes.description],
    most: 1000,
  },
});
