/** Earlier versions of a project: one is kept when a save replaces it, and its files stay as long as it does. */

import { assetIdOf } from '#common/asset.ts';
import { notFound } from '#common/errors.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type VideoData, videoDataSchema } from '../contract.ts';
import { withoutDrawn } from './project-files.ts';
import { findOwn, ITEM_TYPE, type ProjectRow } from './projects.repo.ts';
import * as repo from './versions.repo.ts';

/** Saves in quick succession are one step for whoever wants to go back. */
const EVERY_MS = 60_000;
const MAX = 40;

const filesOf = (data: VideoData): string[] => [
  ...data.uploadedFiles.flatMap((one) => [one.id, assetIdOf(one.posterUrl ?? null) ?? []].flat()),
  ...[data.logo, data.ownMusic, data.voiceOver].flatMap((one) => one?.id ?? []),
];

/**
 * To be called in the transaction of a save that changes something, before the files of the new data are linked.
 * `always`: what another window saved is not ours to leave out.
 */
export async function keepBefore(
  tx: Db,
  before: ProjectRow,
  { always = false }: { always?: boolean | undefined } = {},
): Promise<void> {
  const past = videoDataSchema.safeParse(before.data).data;
  if (before.type !== 'video' || !past) return;
  const [last] = await repo.listVersions(tx, before.userId, before.id);
  if (!always && last && before.updatedAt.getTime() - last.createdAt.getTime() < EVERY_MS) return;
  await repo.keepVersion(tx, before, MAX);
}

/** To be called after the files of the present data are linked: a file has one role in a project. */
export async function keepFiles(tx: Db, { id, userId }: ProjectRow, present: unknown): Promise<void> {
  const now = new Set(filesIn(present));
  const kept = (await repo.filesOfVersions(tx, id)).flatMap(filesIn).filter((one) => !now.has(one));
  await setLinks(tx, userId, { type: ITEM_TYPE, id }, 'version', kept);
}

function filesIn(data: unknown): string[] {
  const parsed = videoDataSchema.safeParse(data).data;
  return parsed ? filesOf(parsed) : [];
}

export const createVersionService = (db: Db) => ({
  async list(userId: string, projectId: string) {
    if (!(await findOwn(db, userId, projectId))) throw notFound('That project');
    const rows = await repo.listVersions(db, userId, projectId);
    return rows.map(({ id, title, createdAt }) => ({ id, name: title, savedAt: createdAt.toISOString() }));
  },

  async get(userId: string, projectId: string, id: string): Promise<VideoData> {
    const found = videoDataSchema.safeParse(await repo.findVersion(db, userId, projectId, id));
    if (!found.success) throw notFound('That version');
    return withoutDrawn(found.data) as VideoData;
  },
});
