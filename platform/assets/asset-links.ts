/** Which file is part of which thing: so that none outlives what it was made for, and none goes while it is used. */

import { and, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { assetLinks, assets, orphanedFiles } from '#platform/db/tables/work.table.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';

export type AssetLink = typeof assetLinks.$inferSelect;

/** Retired by its item; removed by maintenance unless it is linked again until then. */
export const UNUSED = 'unused';

/** What a person put into the library themselves is owned by nothing else, and outlives what uses it. */
export const UPLOAD = 'upload';

export interface LinkTarget extends ItemRef {
  role: string;
  note?: string | undefined;
}

const of = (item: ItemRef) => and(eq(assetLinks.itemType, item.type), eq(assetLinks.itemId, item.id));

/** Whatever nobody owns, or what its owner retired, is owned by the next thing that it becomes part of. */
export async function linkAsset(
  tx: Db,
  assetId: string,
  { type, id, role, note }: LinkTarget,
): Promise<void> {
  await tx.delete(assetLinks).where(and(eq(assetLinks.assetId, assetId), eq(assetLinks.role, UNUSED)));
  await tx
    .insert(assetLinks)
    .values({
      assetId,
      itemType: type,
      itemId: id,
      role,
      note: note ?? null,
      isOwner: sql<boolean>`not exists (select 1 from ${assetLinks} as other where other.asset_id = ${assetId} and other.is_owner)`,
    })
    .onConflictDoUpdate({
      target: [assetLinks.assetId, assetLinks.itemType, assetLinks.itemId],
      set: { role, ...(note !== undefined && { note }), createdAt: new Date() },
    });
}

export const listLinks = (db: Db, item: ItemRef, roles?: readonly string[]): Promise<AssetLink[]> =>
  db
    .select()
    .from(assetLinks)
    .where(and(of(item), roles && inArray(assetLinks.role, [...roles])))
    .orderBy(assetLinks.createdAt, assetLinks.assetId);

/** What uses these files now. */
export const listUses = (db: Db, assetIds: readonly string[]): Promise<AssetLink[]> =>
  db
    .select()
    .from(assetLinks)
    .where(and(inArray(assetLinks.assetId, [...assetIds]), ne(assetLinks.role, UNUSED)));

/** Makes these the files of a role; files of the person only, and those that it had before become unused. */
export async function setLinks(
  tx: Db,
  userId: string,
  item: ItemRef,
  role: string,
  assetIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(assetIds)];
  await tx
    .update(assetLinks)
    .set({ role: UNUSED, createdAt: new Date() })
    .where(
      and(of(item), eq(assetLinks.role, role), ids.length ? notInArray(assetLinks.assetId, ids) : undefined),
    );
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, ids)));
  for (const { id } of own) await linkAsset(tx, id, { ...item, role });
}

/** Takes the files from a thing: those made for it go, unless something else uses them and so owns them now. */
export async function releaseLinks(
  tx: Db,
  item: ItemRef,
  only: { roles?: readonly string[]; except?: readonly string[] } = {},
): Promise<void> {
  const gone = await tx
    .delete(assetLinks)
    .where(
      and(
        of(item),
        only.roles && inArray(assetLinks.role, [...only.roles]),
        only.except?.length ? notInArray(assetLinks.assetId, [...only.except]) : undefined,
      ),
    )
    .returning({ assetId: assetLinks.assetId, isOwner: assetLinks.isOwner });
  await dropUnowned(tx, gone);
}

/** Files that were retired before this moment. */
export async function releaseUnused(tx: Db, before: Date): Promise<void> {
  const gone = await tx
    .delete(assetLinks)
    .where(and(eq(assetLinks.role, UNUSED), lt(assetLinks.createdAt, before)))
    .returning({ assetId: assetLinks.assetId, isOwner: assetLinks.isOwner });
  await dropUnowned(tx, gone);
}

/** What a job has kept becomes part of what it made, or only these roles; files of the same role from before are released. Tells which. */
export async function transferLinks(
  tx: Db,
  jobId: string,
  item: ItemRef,
  only?: readonly string[],
): Promise<string[]> {
  const kept = await listLinks(tx, { type: 'job', id: jobId }, only);
  const roles = kept.map((one) => one.role);
  if (roles.length > 0) await releaseLinks(tx, item, { roles });
  await tx
    .update(assetLinks)
    .set({ itemType: item.type, itemId: item.id })
    .where(and(of({ type: 'job', id: jobId }), only && inArray(assetLinks.role, [...only])));
  return kept.map((one) => one.assetId);
}

/** After these links were taken away: files that lost their owner get another one, or go. */
async function dropUnowned(tx: Db, gone: readonly Pick<AssetLink, 'assetId' | 'isOwner'>[]): Promise<void> {
  const assetIds = gone.filter((one) => one.isOwner).map((one) => one.assetId);
  if (assetIds.length === 0) return;
  const used = await tx
    .select({ assetId: assetLinks.assetId, itemType: assetLinks.itemType, itemId: assetLinks.itemId })
    .from(assetLinks)
    .where(inArray(assetLinks.assetId, [...assetIds]));
  const heirs = new Map(used.map((one) => [one.assetId, one]));
  for (const { assetId, itemType, itemId } of heirs.values())
    await tx
      .update(assetLinks)
      .set({ isOwner: true })
      .where(and(eq(assetLinks.assetId, assetId), of({ type: itemType, id: itemId })));
  await deleteAssetRows(
    tx,
    assetIds.filter((id) => !heirs.has(id)),
  );
}

/** Rows at once, bytes by the sweep. */
export async function deleteAssetRows(tx: Db, assetIds: readonly string[], userId?: string): Promise<number> {
  if (assetIds.length === 0) return 0;
  const gone = await tx
    .delete(assets)
    .where(
      and(inArray(assets.id, [...assetIds]), userId === undefined ? undefined : eq(assets.userId, userId)),
    )
    .returning({ storageKey: assets.storageKey });
  if (gone.length > 0) await tx.insert(orphanedFiles).values(gone).onConflictDoNothing();
  return gone.length;
}
