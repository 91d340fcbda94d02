/** Rules of kept characters: only own pictures, only known templates, and pictures that outlive an undo. */

import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type AvatarTemplate,
  characterDataSchema,
  type createUserAvatar,
  type UserAvatar,
} from '../contract.ts';
import * as repo from './avatar.repo.ts';
import * as generations from './generate/generation.repo.ts';

type AvatarBody = BodyOf<typeof createUserAvatar>;

/** Free data of the animations column; more than any client of ours sends. */
const MAX_ANIMATIONS_BYTES = 20_000;

export const toAvatar = (row: repo.AvatarRow): UserAvatar => ({
  id: row.id,
  name: row.name,
  description: row.description,
  templateId: row.templateId,
  imageUrl: row.imageUrl,
  characterData: characterDataSchema.parse(row.characterData),
  animations: row.animations ?? null,
  isConsistent: row.isConsistent,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toTemplate = (row: repo.TemplateRow): AvatarTemplate => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  style: row.style,
  imageUrl: row.imageUrl,
  characterType: row.characterType,
  tags: row.tags,
  basePrompt: row.basePrompt,
  characterData: characterDataSchema.parse(row.characterData),
});

export const assetIdOf = (imageUrl: string): string => imageUrl.slice(imageUrl.lastIndexOf('/') + 1);

/** What may be stored of a body; a template that is no more is simply not remembered. */
export async function checkedAvatar(
  platform: Platform,
  userId: string,
  body: AvatarBody,
): Promise<AvatarBody> {
  await refuseBlocked(platform.settings, `${body.name}\n${body.description ?? ''}`);
  if (JSON.stringify(body.animations ?? {}).length > MAX_ANIMATIONS_BYTES)
    throw new AppError('too_large', 'The animations of this character are too large to keep.');
  const asset = await platform.assets.findOwn(userId, assetIdOf(body.imageUrl));
  if (!asset?.type.startsWith('image/'))
    throw new AppError('bad_request', 'The picture must be one that you made or uploaded here.');
  const isKnown = body.templateId ? await repo.hasTemplate(platform.db, body.templateId) : false;
  return { ...body, name: body.name || 'My Avatar', templateId: isKnown ? body.templateId : null };
}

/** The picture stays for a while, so that an undo finds it; upkeep removes it when nothing shows it any more. */
export async function removeAvatar(platform: Platform, userId: string, id: string): Promise<void> {
  const row = await repo.deleteAvatar(platform.db, userId, id);
  if (!row) throw notFound('That character');
  if (row.imageUrl) await generations.release(platform.db, userId, assetIdOf(row.imageUrl));
}
