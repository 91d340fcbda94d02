/** Rows of earlier versions of songs, and their files, which carry the version in their role. */

import { and, asc, desc, eq, like, not, sql } from 'drizzle-orm';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { assetLinks } from '#platform/db/tables/work.table.ts';
import { ITEM_TYPE, type SongRow } from '../song.repo.ts';
import { songVersions } from '../song.table.ts';

export type VersionRow = typeof songVersions.$inferSelect;

/** With their files they are large: the oldest go. */
const MAX_KEPT = 5;

const linksOf = (songId: string) => and(eq(assetLinks.itemType, ITEM_TYPE), eq(assetLinks.itemId, songId));
const mark = (versionId: string): string => `${versionId}/`;

export const listVersionRows = (db: Db, songId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(songVersions)
    .where(eq(songVersions.songId, songId))
    .orderBy(desc(songVersions.createdAt), desc(songVersions.id));

/** The song as it is now becomes a version; its files no longer have the roles that the next ones will have. */
export async function putAside(tx: Db, row: SongRow, jobId: string | null): Promise<void> {
  if (!row.made) return;
  const { id: songId, userId, lyrics, voice, wish, made } = row;
  const [version] = await tx
    .insert(songVersions)
    .values({ songId, userId, lyrics, voice, wish, made, jobId })
    .returning({ id: songVersions.id });
  await tx
    .update(assetLinks)
    .set({ role: sql`${mark(version!.id)} || ${assetLinks.role}` })
    .where(and(linksOf(songId), not(like(assetLinks.role, '%/%'))));
}

/** Its files become the song's own again. */
export async function takeBack(tx: Db, { id, songId }: VersionRow): Promise<void> {
  const prefix = mark(id);
  await tx
    .update(assetLinks)
    .set({ role: sql`substr(${assetLinks.role}, ${prefix.length + 1}::int)` })
    .where(and(linksOf(songId), like(assetLinks.role, `${prefix}%`)));
  await tx.delete(songVersions).where(eq(songVersions.id, id));
}

export async function deleteVersion(tx: Db, { id, songId }: VersionRow): Promise<void> {
  const roles = await tx
    .selectDistinct({ role: assetLinks.role })
    .from(assetLinks)
    .where(and(linksOf(songId), like(assetLinks.role, `${mark(id)}%`)));
  if (roles.length > 0)
    await releaseLinks(tx, { type: ITEM_TYPE, id: songId }, { roles: roles.map((one) => one.role) });
  await tx.delete(songVersions).where(eq(songVersions.id, id));
}

/** A change went well: what it put aside stays, and the oldest goes. */
export async function settleVersions(tx: Db, songId: string): Promise<void> {
  await tx.update(songVersions).set({ jobId: null }).where(eq(songVersions.songId, songId));
  const rows = await tx
    .select()
    .from(songVersions)
    .where(eq(songVersions.songId, songId))
    .orderBy(asc(songVersions.createdAt), asc(songVersions.id));
  for (const row of rows.slice(0, -MAX_KEPT)) await deleteVersion(tx, row);
}

/** A change came to nothing: the song is what it was. */
export async function undoPutAside(tx: Db, songId: string): Promise<void> {
  const rows = await listVersionRows(tx, songId);
  for (const row of rows.filter((one) => one.jobId !== null)) await takeBack(tx, row);
}
