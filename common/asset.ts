/** A stored file as both sides see it. */

import { z } from 'zod';
import { idParams, route } from './contract.ts';

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

/** The file behind an address of ours; null for any other address. */
export const assetIdOf = (url: string | null): string | null =>
  url?.startsWith(FILES) ? url.slice(FILES.length) : null;

export const uploadFile = route({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Store a file of mine; its content is checked by decoding it',
  access: 'user',
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
  produces: 'application/octet-stream',
});
