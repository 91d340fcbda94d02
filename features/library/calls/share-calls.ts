/** Links that show work to people without an account. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';

const LIST = '/api/shares';

export const shareSchema = z.object({
  id: z.string(),
  /** Null where the key that kept it readable was changed since; the link itself still works. */
  url: z.string().nullable(),
  title: z.string(),
  assetId: z.string().nullable(),
  collectionId: z.string().nullable(),
  hasPassword: z.boolean(),
  expiresAt: isoTime.nullable(),
  allowDownload: z.boolean(),
  isListed: z.boolean(),
  views: z.int(),
  createdAt: isoTime,
});
export type Share = z.infer<typeof shareSchema>;

const settings = {
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title.')
    .max(200, 'Keep the title within 200 characters.')
    .optional(),
  expiresAt: isoTime.nullable().optional(),
  allowDownload: z.boolean().optional(),
  /** Search engines may show it. */
  isListed: z.boolean().optional(),
};

const password = z
  .string()
  .min(4, 'Choose a password of at least 4 characters.')
  .max(200, 'Keep the password within 200 characters.');

export const createShare = route({
  method: 'POST',
  path: LIST,
  summary: 'Make a link to a file or a collection of mine',
  access: 'user',
  changes: [LIST],
  body: z.object({
    assetId: z.string().min(1).max(64).optional(),
    collectionId: z.string().min(1).max(64).optional(),
    password: password.optional(),
    ...settings,
  }),
  status: 201,
  response: shareSchema,
});

export const listShares = route({
  method: 'GET',
  path: LIST,
  summary: 'My links, newest first',
  access: 'user',
  query: z.object({
    assetId: z.string().max(64).optional(),
    collectionId: z.string().max(64).optional(),
  }),
  response: z.array(shareSchema),
});

export const updateShare = route({
  method: 'PUT',
  path: '/api/shares/:id',
  summary: 'Change a link of mine; a password of null takes it away',
  access: 'user',
  changes: [LIST],
  params: idParams,
  body: z.object({ password: password.nullable().optional(), ...settings }),
  response: shareSchema,
});

export const deleteShare = route({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Take a link back: it answers 404 from now on',
  access: 'user',
  changes: [LIST],
  params: idParams,
  status: 204,
});

const tokenParams = z.object({ token: z.string().min(1).max(64) });

export const openShare = route({
  method: 'GET',
  path: '/s/:token',
  summary: 'The page behind a link, for anybody',
  access: 'public',
  params: tokenParams,
  produces: 'text/html',
});

export const unlockShare = route({
  method: 'POST',
  path: '/s/:token',
  summary: 'The password of a link',
  access: 'public',
  params: tokenParams,
  body: z.object({ password: z.string().max(200) }),
  produces: 'text/html',
});

export const reportShare = route({
  method: 'POST',
  path: '/s/:token/report',
  summary: 'Tell the people who run this place what is wrong with a shared page',
  access: 'public',
  params: tokenParams,
  body: z.object({ reason: z.string().trim().min(1, 'Please say what is wrong.').max(1000) }),
  produces: 'text/html',
});

export const takeDownShare = route({
  method: 'POST',
  path: '/s/:token/take-down',
  summary: 'Take a link down, whoever made it',
  access: 'moderator',
  params: tokenParams,
  produces: 'text/html',
});

export const getSharedFile = route({
  method: 'GET',
  path: '/s/:token/files/:id',
  summary: 'A file behind a link',
  access: 'public',
  params: tokenParams.extend({ id: z.string().min(1).max(64) }),
  query: z.object({ download: z.string().max(10).optional() }),
  produces: 'application/octet-stream',
});

export const getSharedThumbnail = route({
  method: 'GET',
  path: '/s/:token/files/:id/thumbnail',
  summary: 'A small WebP of a picture behind a link',
  access: 'public',
  params: tokenParams.extend({ id: z.string().min(1).max(64) }),
  produces: 'image/webp',
});
