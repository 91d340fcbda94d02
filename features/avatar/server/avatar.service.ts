/** Rules of kept characters: only own pictures, only known templates, and pictures that outlive an undo. */

import { sql } from 'drizzle-orm';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import {
  type AvatarTemplate,
  type CharacterData,
  characterDataSchema,
  type createUserAvatar,
  DEFAULT_CHARACTER,
  type UserAvatar,
} from '../contract.ts';
import * as repo from './avatar.repo.ts';
import { userAvatars } from './avatar.table.ts';

type AvatarBody = BodyOf<typeof createUserAvatar>;

/** Free data of the animations column; more than any client of ours sends. */
const MAX_ANIMATIONS_BYTES = 20_000;

export const readCharacter = (stored: unknown): CharacterData =>
  parseJson(characterDataSchema, stored, DEFAULT_CHARACTER);

export const toAvatar = (row: repo.AvatarRow): UserAvatar => ({
  id: row.id,
  name: row.name,
  description: row.description,
  templateId: row.templateId,
  imageUrl: row.imageUrl,
  characterData: readCharacter(row.characterData),
  animations: row.animations ?? null,
  isConsistent: row.isConsistent,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toTemplate = (row: repo.TemplateRow): AvatarTemplate => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  style: row.style,
  imageUrl: row.imageUrl,
  characterType: row.characterType,
  tags: row.tags,
  basePrompt: row.basePrompt,
  characterData: readCharacter(row.characterData),
});

export const assetIdOf = (imageUrl: string): string => imageUrl.slice(imageUrl.lastIndexOf('/') + 1);

/** What may be stored of a body; a template that is no more is simply not remembered. */
export async function checkedAvatar(
  platform: Platform,
  userId: string,
  body: AvatarBody,
): Promise<AvatarBody> {
  await assertNoBlockedWords(platform.settings, `${body.name}\n${body.description ?? ''}`);
  if (JSON.stringify(body.animations ?? {}).length > MAX_ANIMATIONS_BYTES)
    throw new AppError('too_large', 'The animations of this character are too large to keep.');
  const asset = await platform.assets.findOwn(userId, assetIdOf(body.imageUrl));
  if (!asset?.type.startsWith('image/'))
    throw new AppError('bad_request', 'The picture must be one that you made or uploaded here.');
  const isKnown = body.templateId ? await repo.hasTemplate(platform.db, body.templateId) : false;
  return { ...body, name: body.name || 'My Avatar', templateId: isKnown ? body.templateId : null };
}

const linked = async (tx: Db, row: repo.AvatarRow | undefined): Promise<repo.AvatarRow | undefined> => {
  if (row?.imageUrl)
    await setLinks(tx, row.userId, { type: 'avatar', id: row.id }, 'picture', [assetIdOf(row.imageUrl)]);
  return row;
};

export function createAvatarService(platform: Platform) {
  const { db } = platform;
  return {
    listTemplates: async (
      category: string | undefined,
      style: string | undefined,
    ): Promise<AvatarTemplate[]> => (await repo.listTemplates(db, category, style)).map(toTemplate),

    listPresets: () => repo.listPresets(db),

    list: (userId: string, query: PageQuery): Promise<Page<UserAvatar>> =>
      readPage(
        query,
        (after, limit) => repo.listAvatars(db, userId, after, limit),
        (rows) => rows.map(toAvatar),
      ),

    async create(userId: string, body: AvatarBody): Promise<UserAvatar> {
      await platform.items.assertRoom(userId, 'avatar', body);
      const avatar = await checkedAvatar(platform, userId, body);
      const row = await db.transaction(async (tx) => linked(tx, await repo.insertAvatar(tx, userId, avatar)));
      return toAvatar(row!);
    },

    async get(userId: string, id: string): Promise<UserAvatar> {
      const [row] = await repo.findShown(db, userId, id);
      if (!row) throw notFound('That character');
      return toAvatar(row);
    },

    async update(userId: string, id: string, body: AvatarBody): Promise<UserAvatar> {
      if ((await repo.findShown(db, userId, id)).length === 0) throw notFound('That character');
      const avatar = await checkedAvatar(platform, userId, body);
      const row = await db.transaction(async (tx) =>
        linked(tx, await repo.updateAvatar(tx, userId, id, avatar)),
      );
      if (!row) throw notFound('That character');
      return toAvatar(row);
    },

    async rename(userId: string, id: string, name: string): Promise<UserAvatar> {
      await assertNoBlockedWords(platform.settings, name);
      const row = await repo.renameAvatar(db, userId, id, name);
      if (!row) throw notFound('That character');
      return toAvatar(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      if ((await repo.findShown(db, userId, id)).length === 0) throw notFound('That character');
      await platform.generationJobs.bin({ type: 'avatar', id }, userId);
    },
  };
}

export const avatarItems = (platform: Platform): ItemKind => ({
  type: 'avatar',
  noun: 'character',
  page: '/avatar-creator',
  find: async (db, ids) =>
    new Map(
      (await repo.findAvatars(db, ids)).map((row) => [
        row.id,
        {
          title: row.name,
          ownerId: row.userId,
          previewAssetId: row.imageUrl ? assetIdOf(row.imageUrl) : null,
          data: row.characterData,
        },
      ]),
    ),
  remove: (id) => platform.generationJobs.remove({ type: 'avatar', id }, (tx) => repo.deleteAvatar(tx, id)),
  library: {
    tool: 'avatar',
    kind: 'character',
    isAlways: true,
    mainRole: 'picture',
    title: userAvatars.name,
    words: sql`concat_ws(' ', ${userAvatars.name}, ${userAvatars.description})`,
    openUrl: (id) => `/avatar-creator?character=${id}`,
    recipe: async (db, id) => {
      const [row] = await repo.findAvatars(db, [id]);
      return row?.description ? [{ label: 'Description', value: row.description }] : [];
    },
  },
  rows: {
    table: userAvatars,
    documents: [userAvatars.characterData, userAvatars.animations, userAvatars.description],
    max: 1000,
  },
  retention: {
    listOlderThan: repo.listPicturesOlderThan,
    // The character stays: it can be drawn again.
    expire: (id) =>
      platform.generationJobs.remove({ type: 'avatar', id }, (tx) => repo.removePicture(tx, id)),
  },
});
