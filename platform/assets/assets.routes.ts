/** Uploading a file and reading one back, with ranges, caching and no way for its content to run. */

import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileUse } from '#common/asset.ts';
import { deleteFile, getFile, getThumbnail, listFiles, uploadFile } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { pageOf, readCursor } from '#platform/db/page-cursor.ts';
import type { Items } from '#platform/generation-jobs/items.ts';
import type { Api } from '#platform/http/api.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import { disposition } from '#platform/storage/disposition.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { assertWhole, openWhole } from '#platform/storage/whole-file.ts';
import { UPLOAD } from './asset-links.ts';
import type { AssetRow, Assets } from './assets.service.ts';
import { toAsset } from './assets.service.ts';
import type { Cache } from './cache.ts';
import { inspectImage } from './inspect-image.ts';
import { type InspectedMedia, inspectMedia } from './inspect-media.ts';
import type { Moderation } from './moderation/moderation.ts';
import { parseRange } from './parse-range.ts';
import { drawThumbnail, hasThumbnail } from './thumbnails.ts';

/** Shown in place; everything else is downloaded. */
const INLINE = /^(image\/(png|jpeg|webp|gif|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)$/;

export interface UploadLimits {
  /** What the environment allows; no setting goes beyond it. */
  maxBytes: number;
  /** What the operator allows at this moment. */
  bytesNow: () => Promise<number>;
}

interface AssetParts {
  assets: Assets;
  storage: Storage;
  upload: UploadLimits;
  items: Items;
  cache: Cache;
  moderation: Moderation;
}

export async function registerAssetRoutes(
  api: Api,
  { assets, storage, upload, items, cache, moderation }: AssetParts,
): Promise<void> {
  await api.fastify.register(multipart, {
    limits: { fileSize: upload.maxBytes, files: 1, fields: 10, parts: 11 },
  });

  api.handle(
    uploadFile,
    async ({ user, request, query }) => {
      const uploadBytes = Math.min(upload.maxBytes, await upload.bytesNow());
      const part = await request.file({ limits: { fileSize: uploadBytes } });
      if (!part) throw new AppError('bad_request', 'Please choose a file to upload.');
      if (part.fieldname !== 'file') throw new AppError('bad_request', "Send the file in the field 'file'.");
      const mb = Math.round(uploadBytes / 1024 / 1024);
      const bytes = await partBytes(part, `Maximum file size is ${mb} MB.`);
      const isForLibrary = query.library === 'true';
      const look: (bytes: Buffer, userId: string) => Promise<InspectedMedia> = isForLibrary
        ? inspectMedia
        : inspectImage;
      const { type, facts, still } = await look(bytes, user.id);
      const picture = type.startsWith('image/') ? bytes : still;
      if (picture) await moderation.assertAllowed({ userId: user.id, name: part.filename, picture });
      const partOf = { type: UPLOAD, id: newId(), role: 'file' };
      const file = { userId: user.id, name: part.filename, type, bytes, facts, isUpload: true };
      const row = await assets.save({ ...file, ...(isForLibrary && { partOf }) });
      // Drawn again when it is asked for, should this fail.
      if (still) await drawThumbnail({ cache, storage }, row, still).catch(() => undefined);
      return toAsset(row);
    },
    { bodyLimit: upload.maxBytes + 64 * 1024 },
  );

  api.handle(listFiles, async ({ user, query }) => {
    const read = await assets.listPage(user.id, readCursor(query.cursor), query.limit + 1);
    const { page, nextCursor } = pageOf(read.rows, query.limit);
    const uses = await items.usesOf(read.uses);
    return {
      items: page.map((row) => ({
        ...toAsset(row),
        createdAt: row.createdAt.toISOString(),
        usedBy: uses.get(row.id) ?? [],
      })),
      nextCursor,
      usedBytes: await assets.storedBytes(user.id),
    };
  });

  api.handle(deleteFile, async ({ user, params, query }) => {
    const row = await assets.findOwn(user.id, params.id);
    if (!row) throw notFound('That file');
    const usedBy = await items.otherUsesOf(row.id);
    if (usedBy.length > 0 && query.force === 'false')
      throw new AppError('conflict', inUse(usedBy), { details: { usedBy } });
    // The file of an image is the image: both go.
    const item = await items.mainItemOf(row.id);
    if (item) {
      await items.assertIdle(item);
      await items.remove(item);
    }
    await assets.delete(user.id, [row.id]);
  });

  api.handle(getThumbnail, async ({ user, params, reply }) => {
    const row = await assets.findFor(user, params.id);
    if (!row || !hasThumbnail(row)) throw notFound('That picture');
    const bytes = await drawThumbnail({ cache, storage }, row);
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': `${row.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes);
  });

  api.handle(getFile, async ({ user, params, request, reply }) => {
    const row = await assets.findFor(user, params.id);
    if (!row) throw notFound('That file');
    return sendAsset(request, reply, row, storage);
  });
}

/** "the video 'Summer' and 2 others". */
/** What is in the bin cannot be changed: it comes back, or it goes for good and the file with it. */
function inUse(usedBy: readonly FileUse[]): string {
  const shown = usedBy.filter((one) => !one.isBinned);
  if (shown.length > 0) return `This file is in use by ${inWords(shown)}. Remove it there first.`;
  return `This file is in use by ${inWords(usedBy)} in the bin. Empty the bin first to delete both, or restore what still needs it.`;
}

function inWords([first, ...others]: readonly FileUse[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} other${others.length === 1 ? '' : 's'}`;
  return `the ${first!.noun} “${first!.title}”${more}`;
}

/** Under the title that was asked for, or as it was stored; what kind of file it is stays. */
function nameFor(stored: string, title: unknown): string {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(stored)?.[1];
  return typeof title === 'string' && title.length > 1 && extension ? fileNameOf(title, extension) : stored;
}

export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  row: AssetRow,
  storage: Storage,
  caching = `${row.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`,
) {
  const etag = `"${row.sha256.slice(0, 32)}"`;
  const ifRange = request.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, row.size) : undefined;
  const isKnown = request.headers['if-none-match'] === etag;
  const isSent = !isKnown && range !== 'unsatisfiable';
  // First of all: a file that is lost is told in words, and not with the headers of the file.
  let content = Readable.from([]);
  if (isSent && request.method === 'HEAD') await assertWhole(storage, row);
  else if (isSent) content = await openWhole(storage, row, range);
  request.raw.once('close', () => content.destroy());

  const { download } = request.query as { download?: string };
  const kind = INLINE.test(row.type) && download === undefined ? 'inline' : 'attachment';
  reply.headers({
    'content-type': row.type,
    'content-disposition': disposition(nameFor(row.name, download), kind),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': caching,
    'accept-ranges': 'bytes',
    etag,
  });
  if (isKnown) return reply.code(304).send();
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${row.size}`)
      .header('content-disposition', 'inline')
      .send();
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${row.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : row.size);
  return reply.send(content);
}
