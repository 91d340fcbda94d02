/** Files of a project: each is noted as the project's own, so that none outlives it. */

import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import type { AssetRow, NewAsset } from '#platform/assets/assets.service.ts';
import { databaseCode } from '#platform/db/database-code.ts';
import type { Platform } from '#platform/platform.ts';
import { coverSongFiles } from '../cover-work.table.ts';

export type FileRole = 'song' | 'face' | 'background' | 'thumbnail' | 'preview' | 'video';

const FOREIGN_KEY_VIOLATION = '23503';
const GONE = 'The cover song was deleted.';

export interface ProjectFile {
  coverSongId: string;
  role: FileRole;
}

/** A project that was deleted meanwhile leaves nothing behind. */
export async function keepFile(
  platform: Platform,
  { coverSongId, role, ...file }: ProjectFile & NewAsset,
): Promise<AssetRow> {
  return noted(platform, { coverSongId, role }, await platform.assets.save(file));
}

/** The same for what lies on disk: a finished video is streamed, and counts against no limit of its maker. */
export async function keepFileFrom(
  platform: Platform,
  { coverSongId, role, ...file }: ProjectFile & Omit<NewAsset, 'bytes'> & { path: string },
): Promise<AssetRow> {
  return noted(platform, { coverSongId, role }, await platform.assets.saveFile(file));
}

async function noted(platform: Platform, note: ProjectFile, asset: AssetRow): Promise<AssetRow> {
  try {
    await platform.db.insert(coverSongFiles).values({ ...note, assetId: asset.id });
    return asset;
  } catch (error) {
    await platform.assets.delete(asset.userId, [asset.id]);
    if (databaseCode(error) === FOREIGN_KEY_VIOLATION) throw new AppError('gone', GONE);
    throw error;
  }
}

export async function filesOf(
  platform: Platform,
  coverSongId: string,
  roles?: FileRole[],
): Promise<{ assetId: string; role: string }[]> {
  return platform.db
    .select({ assetId: coverSongFiles.assetId, role: coverSongFiles.role })
    .from(coverSongFiles)
    .where(
      and(
        eq(coverSongFiles.coverSongId, coverSongId),
        roles ? inArray(coverSongFiles.role, roles) : undefined,
      ),
    );
}

/** Removes the files of a role that are no longer used. */
export async function dropFiles(
  platform: Platform,
  userId: string,
  coverSongId: string,
  role: FileRole,
  except: readonly string[] = [],
): Promise<void> {
  const files = await filesOf(platform, coverSongId, [role]);
  const gone = files.map((one) => one.assetId).filter((id) => !except.includes(id));
  await platform.assets.delete(userId, gone);
}
