/** Lets projects be reported: shown by their thumbnail, removed with their files. */

import { and, eq } from 'drizzle-orm';
import { assetIdOf } from '#common/asset.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import type { Reportable } from '#platform/moderation/reportable.ts';
import type { Platform } from '#platform/platform.ts';

export const projectReportable = ({ db, assets }: Platform): Reportable => ({
  contentType: 'project',

  /** A project is seen by its owner alone, and by reviewers. */
  async find(id, viewerId) {
    const [row] = await db
      .select()
      .from(projects)
      .where(and(eq(projects.id, id), viewerId === null ? undefined : eq(projects.userId, viewerId)));
    return row && { title: row.title, ownerId: row.userId, previewAssetId: assetIdOf(row.thumbnailUrl) };
  },

  async remove(id) {
    const [gone] = await db.delete(projects).where(eq(projects.id, id)).returning();
    if (!gone) return;
    const files = [gone.thumbnailUrl, gone.fileUrl].flatMap((url) => assetIdOf(url) ?? []);
    await assets.delete(gone.userId, files);
  },
});
