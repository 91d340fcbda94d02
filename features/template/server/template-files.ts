/** Pictures and other files of templates: which ones a content names, whose they are, and copies for whoever uses it. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { linkAsset } from '#platform/assets/asset-links.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { assets as assetsTable } from '#platform/db/tables/work.table.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { TemplateContent } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';

const ADDRESS = /\/api\/files\/([0-9a-zA-Z-]{1,64})/g;

/** Ids of all files that it names. */
export const filesIn = (content: TemplateContent): string[] => [
  ...new Set([...JSON.stringify(content).matchAll(ADDRESS)].map(([, id]) => id!)),
];

/** Names a file that nobody has. */
const GONE = 'gone';
const AN_ID = /^[0-9a-z]{26}$/;

/** The same with other files, in addresses and where an id stands alone; the rest of the words stays as it is. */
function withFiles(content: TemplateContent, ids: ReadonlyMap<string, string>): TemplateContent {
  const other = (text: string): string =>
    (AN_ID.test(text) ? ids.get(text) : undefined) ??
    text.replace(ADDRESS, (address, id: string) => (ids.has(id) ? assetUrl(ids.get(id)!) : address));
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return other(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return walk(content) as TemplateContent;
}

type Files = Pick<Platform, 'db' | 'assets' | 'storage'>;

const ownRows = (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  ids: readonly string[],
): Promise<AssetRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(assetsTable)
        .where(and(eq(assetsTable.userId, userId), inArray(assetsTable.id, [...ids])));

/** What kind of file each of them is. */
export async function fileTypes(
  { db }: Pick<Platform, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: assetsTable.id, type: assetsTable.type })
    .from(assetsTable)
    .where(inArray(assetsTable.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Only what is the owner's own stays named: a document may speak of files that never were theirs. */
export async function withOwnFilesOnly(
  platform: Files,
  userId: string,
  content: TemplateContent,
): Promise<TemplateContent> {
  const ids = filesIn(content);
  const own = new Set((await ownRows(platform, userId, ids)).map(({ id }) => id));
  return withFiles(content, new Map(ids.filter((id) => !own.has(id)).map((id) => [id, GONE])));
}

/** Copies of everything that the content names, as the person's own files; `keeper` holds them until the thing does. */
export async function copiedFor(
  platform: Files,
  { ownerId, userId, keeper }: { ownerId: string; userId: string; keeper: ItemRef },
  content: TemplateContent,
): Promise<TemplateContent> {
  if (ownerId === userId) return content;
  const rows = await ownRows(platform, ownerId, filesIn(content));
  const ids = new Map<string, string>();
  for (const row of rows) ids.set(row.id, await copyOf(platform, userId, keeper, row));
  const gone = filesIn(content).filter((id) => !ids.has(id));
  return withFiles(content, new Map([...ids, ...gone.map((id): [string, string] => [id, GONE])]));
}

/** One that they have already, byte by byte, is used again. */
async function copyOf(
  { db, assets, storage }: Files,
  userId: string,
  keeper: ItemRef,
  row: AssetRow,
): Promise<string> {
  const known = await db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: assetsTable.id })
      .from(assetsTable)
      .where(
        and(
          eq(assetsTable.userId, userId),
          eq(assetsTable.sha256, row.sha256 ?? ''),
          eq(assetsTable.type, row.type),
        ),
      )
      .limit(1)
      .for('share');
    if (same) await linkAsset(tx, same.id, { ...keeper, role: 'copy' });
    return same?.id;
  });
  if (known) return known;
  return inTempFolder('fetch', async (folder) => {
    const path = join(folder, 'file');
    const { stream } = await storage.get(row.storageKey);
    await pipeline(stream, createWriteStream(path));
    const { name, type, facts } = row;
    const copy = await assets.saveFile({
      userId,
      name,
      type,
      ...(facts && { facts }),
      path,
      isCounted: true,
      partOf: { ...keeper, role: 'copy' },
    });
    return copy.id;
  });
}

/** The address of a picture of theirs, however it was named. */
export async function ownPicture(
  { assets }: Pick<Platform, 'assets'>,
  userId: string,
  value: string,
  place: string,
): Promise<string> {
  const id = assetIdOf(value) ?? value;
  const row = /^[0-9a-zA-Z-]{1,64}$/.test(id) ? await assets.findOwn(userId, id) : undefined;
  if (!row?.type.startsWith('image/'))
    throw new AppError('bad_request', `Please choose a picture from your library for “${place}”.`);
  return assetUrl(row.id);
}
