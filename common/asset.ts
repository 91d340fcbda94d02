/** A stored file as both sides see it. */

import { z } from 'zod';
import { route } from './contract.ts';
import { idParams, isoTime } from './schema-parts.ts';

export const assetSchema = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
});

export type Asset = z.infer<typeof assetSchema>;

const FILES = '/api/files/';

export const assetUrl = (id: string): string => `${FILES}${id}`;

/** The small WebP of a stored picture, for lists; whatever is no stored file stays as it is. */
export const smallUrl = (url: string): string =>
  /^\/api\/files\/[^/?]+$/.test(url) ? `${url}/thumbnail` : url;

/** The file behind an address of ours; null for any other address. */
export const assetIdOf = (url: string | null): string | null =>
  url?.startsWith(FILES) ? url.slice(FILES.length) : null;

/** Pixels. */
export const THUMBNAIL_WIDTH = 480;

export const getThumbnail = route({
  method: 'GET',
  path: '/api/files/:id/thumbnail',
  summary: 'A small WebP of a picture or of a film: mine, or public',
  access: 'public',
  params: idParams,
  produces: 'image/webp',
});

export const uploadFile = route({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Store a file of mine; its content is checked by decoding it',
  access: 'user',
  /** `library`: films and sounds are taken too, and it stays until it is deleted there, whatever uses it meanwhile. */
  query: z.object({ library: z.enum(['true', 'false']).default('false') }),
  changes: ['/api/library', '/api/library/summary'],
  consumes: 'multipart/form-data',
  status: 201,
  response: assetSchema,
});

export const getFile = route({
  method: 'GET',
  path: '/api/files/:id',
  summary: 'Bytes of a stored file: mine, or public',
  access: 'public',
  params: idParams,
  /** To be kept instead of shown; a title here becomes the name of the file. */
  query: z.object({ download: z.string().max(1000).optional() }),
  produces: 'application/octet-stream',
});

/** What a file is part of, in words and with the page where it is found. */
export const fileUseSchema = z.object({
  type: z.string(),
  noun: z.string(),
  title: z.string(),
  page: z.string(),
  /** It was thrown away, and still has the file until the bin is emptied. */
  isBinned: z.literal(true).optional(),
});

export type FileUse = z.infer<typeof fileUseSchema>;

export const storedFileSchema = assetSchema.extend({
  createdAt: isoTime,
  usedBy: z.array(fileUseSchema),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

export const listFiles = route({
  method: 'GET',
  path: '/api/files',
  summary: 'My stored files, newest first, with what uses each of them',
  access: 'user',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(80).optional(),
  }),
  response: z.object({
    items: z.array(storedFileSchema),
    nextCursor: z.string().nullable(),
    usedBytes: z.int(),
  }),
});

export const deleteFile = route({
  method: 'DELETE',
  path: '/api/files/:id',
  summary: 'Delete a file of mine; one that something uses only if forced to',
  access: 'user',
  params: idParams,
  query: z.object({ force: z.enum(['true', 'false']).default('false') }),
  changes: ['/api/library', '/api/library/summary', '/api/files'],
  status: 204,
});
