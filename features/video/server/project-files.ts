/** Files of a project: what its data names is linked to it, so that it goes with the project and not before. */

import { and, eq, inArray } from 'drizzle-orm';
import { assetIdOf } from '#common/asset.ts';
import { linkAsset, releaseLinks, setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { MAX_DRAWN, type VideoData, videoDataSchema } from '../contract.ts';
import { drawnFor, ITEM_TYPE, type ProjectRow } from './projects.repo.ts';

/** Drawn pictures are known by their links: an editor that was open meanwhile cannot save over them. */
export const withoutDrawn = (data: object | null | undefined): object | null | undefined => {
  if (!data) return data;
  const { drawn: _, render: __, ...rest } = data as Record<string, unknown>;
  return rest;
};

export async function linkFiles(
  tx: Db,
  { id, userId, type }: Pick<ProjectRow, 'id' | 'userId' | 'type'>,
  data: unknown,
): Promise<void> {
  const parsed = type === 'video' ? videoDataSchema.safeParse(data).data : undefined;
  if (!parsed) return;
  const item = { type: ITEM_TYPE, id };
  const { uploadedFiles } = parsed;
  await setLinks(
    tx,
    userId,
    item,
    'media',
    uploadedFiles.map((one) => one.id),
  );
  // A role of their own: the library shows what somebody uploaded, and not the stills of it beside.
  await setLinks(
    tx,
    userId,
    item,
    'poster',
    uploadedFiles.flatMap((one) => assetIdOf(one.posterUrl ?? null) ?? []),
  );
  await setLinks(
    tx,
    userId,
    item,
    'cutout',
    uploadedFiles.flatMap(({ cutout }) => cutout?.id ?? []),
  );
  await setLinks(tx, userId, item, 'logo', parsed.logo ? [parsed.logo.id] : []);
  await setLinks(tx, userId, item, 'music', parsed.ownMusic ? [parsed.ownMusic.id] : []);
  await setLinks(tx, userId, item, 'voice', parsed.voiceOver ? [parsed.voiceOver.id] : []);
  await addDrawn(tx, userId, id, parsed.drawn);
}

async function addDrawn(tx: Db, userId: string, id: string, drawn: VideoData['drawn']): Promise<void> {
  const known = new Set((await drawnFor(tx, id)).map((one) => one.id));
  const added = drawn.filter((one) => !known.has(one.id));
  if (added.length === 0) return;
  const ids = added.map((one) => one.id);
  const own = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, ids)));
  for (const { id: assetId } of own) {
    const note = added.find((one) => one.id === assetId)?.prompt;
    await linkAsset(tx, assetId, { type: ITEM_TYPE, id, role: 'drawn', note });
  }
  await trimDrawn(tx, id);
}

/** The newest stay. */
export async function trimDrawn(tx: Db, id: string): Promise<void> {
  const kept = (await drawnFor(tx, id)).slice(-MAX_DRAWN).map((one) => one.id);
  await releaseLinks(tx, { type: ITEM_TYPE, id }, { roles: ['drawn'], except: kept });
}
