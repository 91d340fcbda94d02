/** Rules of scenes: own characters only, and what of a scene is drawn. */

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { JobRow } from '#platform/jobs/jobs.repo.ts';
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

/** The job that films a scene. */
export const SCENE_FILM = { name: 'render-scene-film', itemType: 'scene' };

/** A cast of nobody is no scene to keep, but one to show when its characters cannot be read any more. */
const storedScene = sceneBody
  .omit({ name: true, description: true })
  .extend({ characters: z.array(sceneCharacterSchema).default([]) });

const NO_FILM: Scene['film'] = { jobId: null, thumbnailUrl: null, isOutdated: false, error: null };

function toScene(row: repo.SceneRow, film: Scene['film'] = NO_FILM): Scene {
  return {
    ...parseJson(storedScene, row, storedScene.parse({})),
    name: row.name,
    description: row.description,
    id: row.id,
    // Changes with the scene, so that browsers may keep what they have seen.
    pictureUrl: `/api/character-scenes/${row.id}/picture?v=${row.updatedAt.getTime()}`,
    outputUrl: row.outputUrl,
    film,
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

const UNDER_WAY: readonly string[] = ['queued', 'running'];

function filmOf(row: repo.SceneRow, job: JobRow | undefined, thumbnailId: string | undefined): Scene['film'] {
  const thumbnailUrl = thumbnailId ? assetUrl(thumbnailId) : null;
  if (!job) return { ...NO_FILM, thumbnailUrl };
  return {
    thumbnailUrl,
    jobId: UNDER_WAY.includes(job.status) ? job.id : null,
    isOutdated: row.outputUrl !== null && row.updatedAt > job.createdAt,
    error: job.status === 'failed' ? job.error : null,
  };
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
    ...(scene.sceneType === 'comic_strip' && scene.sceneData.comic && { comic: scene.sceneData.comic }),
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

  const withFilms = async (rows: readonly repo.SceneRow[]): Promise<Scene[]> => {
    const ids = rows.map((row) => row.id);
    const jobs = await platform.generationJobs.latest(SCENE_FILM, ids);
    const thumbnails = await repo.findThumbnails(db, ids);
    return rows.map((row) => toScene(row, filmOf(row, jobs.get(row.id), thumbnails.get(row.id))));
  };
  const get = async (userId: string, id: string): Promise<Scene> => {
    const row = await repo.findScene(db, userId, id);
    if (!row) throw notFound('That scene');
    return (await withFilms([row]))[0]!;
  };
  /** The bin shows it, too. */
  const getDrawn = async (userId: string, id: string): Promise<Scene> => {
    const [row] = await repo.findScenes(db, [id]);
    if (row?.userId !== userId) throw notFound('That scene');
    return toScene(row);
  };
  const order = (userId: string, scene: SceneBody) => orderOf(platform, userId, scene);

  return {
    get,
    getDrawn,
    order,

    checkedOrder: async (userId: string, body: SceneBody) =>
      order(userId, await checkScene(platform, userId, body)),

    list: (userId: string, query: PageQuery): Promise<Page<Scene>> =>
      readPage(query, (after, limit) => repo.listScenes(db, userId, after, limit), withFilms),

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
      const row = await db.transaction(async (tx) => {
        const changed = await repo.updateScene(tx, userId, id, checked);
        if (!changed) throw notFound('That scene');
        await linkPicture(tx, userId, toScene(changed));
        return changed;
      });
      return (await withFilms([row]))[0]!;
    },

    async remove(userId: string, id: string): Promise<void> {
      await get(userId, id);
      await platform.generationJobs.bin({ type: 'scene', id }, userId);
    },
  };
}

/** With its film, and what makes one. */
const removeScene = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: 'scene', id }, (tx) => repo.removeScene(tx, id));

export const sceneItems = (platform: Platform): ItemKind => ({
  type: 'scene',
  noun: 'scene',
  page: '/avatar-creator',
  find: async (db, ids) =>
    new Map(
      (await repo.findScenes(db, ids)).map((row) => [row.id, { title: row.name, ownerId: row.userId }]),
    ),
  remove: (id) => removeScene(platform, id),
  library: {
    tool: 'avatar',
    kind: 'scene',
    mainRole: 'film',
    title: characterScenes.name,
    words: sql`concat_ws(' ', ${characterScenes.name}, ${characterScenes.description}, ${characterScenes.sceneData}::text)`,
    openUrl: (id) => `/avatar-creator?scene=${id}`,
    thumbnailUrl: (id) => fillPath(getScenePicture.path, { id }),
    fileUrl: (id) => `${fillPath(exportScene.path, { id })}?format=png`,
  },
  rows: {
    table: characterScenes,
    documents: [characterScenes.characters, characterScenes.sceneData, characterScenes.description],
    max: 1000,
  },
  retention: {
    listOlderThan: repo.listFilmsOlderThan,
    // The scene stays: it can be filmed again.
    expire: (id) =>
      platform.generationJobs.remove({ type: 'scene', id }, (tx) => repo.removeFilm(tx, id), {
        roles: ['film', 'thumbnail'],
      }),
  },
});
