/** Everything a person made, in one list: what both sides and every tool know of it. */

import { z } from 'zod';
import { fileUseSchema } from './asset.ts';
import { route } from './contract.ts';
import { idParams, isoTime } from './schema-parts.ts';

/** What a thing is, whichever tool made it. */
export const LIBRARY_KINDS = [
  'image',
  'video',
  'audio',
  'character',
  'scene',
  'logo',
  'design',
  'watermark',
  'transcript',
  'note',
  'project',
  'file',
] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Where it came from. */
export const LIBRARY_TOOLS = [
  'image',
  'avatar',
  'video',
  'cover-song',
  'song',
  'movie',
  'book',
  'speech',
  'logo',
  'watermark',
  'photo',
  'design',
  'note',
  'upload',
] as const;
export type LibraryTool = (typeof LIBRARY_TOOLS)[number];

export const LIBRARY_SORTS = ['newest', 'oldest', 'name', 'largest'] as const;

export const libraryItemSchema = z.object({
  /** Of the file where there is one, so that it can be shared and edited; else of the thing. */
  id: z.string(),
  kind: z.enum(LIBRARY_KINDS),
  tool: z.enum(LIBRARY_TOOLS),
  title: z.string(),
  /** The file itself; null for what has none yet, such as a video that was not rendered. */
  url: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  createdAt: isoTime,
  /** The page where it goes on, with the thing opened. */
  openUrl: z.string(),
  /** What it is for its tool: 'image', 'project', 'logo'; 'file' for a file of its own. */
  type: z.string(),
  itemId: z.string(),
  assetId: z.string().nullable(),
  contentType: z.string().nullable(),
  size: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** In seconds. */
  duration: z.number().nullable(),
  isFavorite: z.boolean(),
  tags: z.array(z.string()),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

export const tagSchema = z
  .string()
  .trim()
  .min(1, 'Please enter a tag.')
  .max(40, 'Keep a tag within 40 characters.')
  .transform((text) => text.toLowerCase());

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** An empty filter is none: forms and links send them so. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

export const listLibrary = route({
  method: 'GET',
  path: '/api/library',
  summary: 'Everything I made or uploaded, newest first, in pages',
  access: 'user',
  query: z.object({
    q: z.string().trim().max(200).optional(),
    /** Only what has these words, not what means the same. */
    exact: filter(flag),
    kind: filter(z.enum(LIBRARY_KINDS)),
    tool: filter(z.enum(LIBRARY_TOOLS)),
    collection: filter(z.string().max(64)),
    tag: filter(tagSchema),
    favorite: filter(flag),
    from: filter(isoTime),
    to: filter(isoTime),
    sort: filter(z.enum(LIBRARY_SORTS)),
    /** What was thrown away instead. */
    bin: filter(flag),
    limit: z.coerce.number().int().min(1).max(100).default(48),
    cursor: z.string().max(80).optional(),
  }),
  response: z.object({ items: z.array(libraryItemSchema), nextCursor: z.string().nullable() }),
});

export const getLibraryItem = route({
  method: 'GET',
  path: '/api/library/:id',
  summary: 'One of my things: how it was made, its versions, and what uses it',
  access: 'user',
  params: idParams,
  response: libraryItemSchema.extend({
    /** What is said or written in it, where that is known. */
    text: z.string().nullable(),
    /** Around what is written in a picture, in shares of it; null until it was read. */
    lettering: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
    usedBy: z.array(fileUseSchema),
    /** How it was made, in words; newest setting last. */
    recipe: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The picture it began with and all that were made of it, oldest first; empty where there is only one. */
    versions: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), createdAt: isoTime })),
    collections: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});
export type LibraryDetails = z.infer<(typeof getLibraryItem)['response']>;

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int(),
  coverUrl: z.string().nullable(),
  createdAt: isoTime,
});
export type Collection = z.infer<typeof collectionSchema>;

export const listCollections = route({
  method: 'GET',
  path: '/api/collections',
  summary: 'My collections',
  access: 'user',
  response: z.array(collectionSchema),
});

export const MAX_PICKED = 150;

export const libraryIds = z
  .array(z.string().min(1).max(64))
  .min(1, 'Please choose something first.')
  .max(MAX_PICKED, `Choose at most ${MAX_PICKED} at a time.`);

/** What shows the library, whole or in part. */
export const LIBRARY_LISTS = [listLibrary.path, '/api/library/summary', listCollections.path] as const;

/** What is thrown away or brought back leaves or enters the list of its tool as well. */
export const TOOL_LISTS = [
  '/api/images',
  '/api/projects',
  '/api/user-avatars',
  '/api/character-scenes',
  '/api/cover-songs',
  '/api/songs',
  '/api/movies',
  '/api/books',
  '/api/user-logos',
  '/api/user-watermarks',
  '/api/speech',
  '/api/transcriptions',
  '/api/designs',
  '/api/notes',
  '/api/brand-kits',
  '/api/character-films',
  '/api/watermark-batches',
] as const;

export const listItemUses = route({
  method: 'GET',
  path: '/api/library/uses',
  summary: 'What of mine uses a thing of mine',
  access: 'user',
  query: z.object({ type: z.string().min(1).max(64), id: z.string().min(1).max(64) }),
  response: z.array(fileUseSchema),
});

export const restoreLibraryItems = route({
  method: 'POST',
  path: '/api/library/restore',
  summary: 'Bring things back from the bin',
  access: 'user',
  changes: [...LIBRARY_LISTS, ...TOOL_LISTS],
  body: z.object({ ids: libraryIds }),
  status: 204,
});

/* Links that show work to people without an account. */

const SHARES = '/api/shares';

export const shareSchema = z.object({
  id: z.string(),
  /** Null where the key that kept it readable was changed since; the link itself still works. */
  url: z.string().nullable(),
  title: z.string(),
  /** Of the file, or of a thing that is a page of its own, such as a note. */
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

const shareSettings = {
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

const sharePassword = z
  .string()
  .min(4, 'Choose a password of at least 4 characters.')
  .max(200, 'Keep the password within 200 characters.');

export const createShare = route({
  method: 'POST',
  path: SHARES,
  summary: 'Make a link to a file or a collection of mine',
  access: 'user',
  changes: [SHARES],
  body: z.object({
    assetId: z.string().min(1).max(64).optional(),
    collectionId: z.string().min(1).max(64).optional(),
    password: sharePassword.optional(),
    ...shareSettings,
  }),
  status: 201,
  response: shareSchema,
});

export const listShares = route({
  method: 'GET',
  path: SHARES,
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
  changes: [SHARES],
  params: idParams,
  body: z.object({ password: sharePassword.nullable().optional(), ...shareSettings }),
  response: shareSchema,
});

export const deleteShare = route({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Take a link back: it answers 404 from now on',
  access: 'user',
  changes: [SHARES],
  params: idParams,
  status: 204,
});

const shareParams = z.object({ token: z.string().min(1).max(64) });

export const openShare = route({
  method: 'GET',
  path: '/s/:token',
  summary: 'The page behind a link, for anybody',
  access: 'public',
  params: shareParams,
  produces: 'text/html',
});

export const unlockShare = route({
  method: 'POST',
  path: '/s/:token',
  summary: 'The password of a link',
  access: 'public',
  params: shareParams,
  body: z.object({ password: z.string().max(200) }),
  produces: 'text/html',
});

export const reportShare = route({
  method: 'POST',
  path: '/s/:token/report',
  summary: 'Tell the people who run this place what is wrong with a shared page',
  access: 'public',
  params: shareParams,
  body: z.object({ reason: z.string().trim().min(1, 'Please say what is wrong.').max(1000) }),
  produces: 'text/html',
});

export const takeDownShare = route({
  method: 'POST',
  path: '/s/:token/take-down',
  summary: 'Take a link down, whoever made it',
  access: 'moderator',
  params: shareParams,
  produces: 'text/html',
});

export const getSharedFile = route({
  method: 'GET',
  path: '/s/:token/files/:id',
  summary: 'A file behind a link',
  access: 'public',
  params: shareParams.extend({ id: z.string().min(1).max(64) }),
  query: z.object({ download: z.string().max(10).optional() }),
  produces: 'application/octet-stream',
});

export const getSharedThumbnail = route({
  method: 'GET',
  path: '/s/:token/files/:id/thumbnail',
  summary: 'A small WebP of a picture behind a link',
  access: 'public',
  params: shareParams.extend({ id: z.string().min(1).max(64) }),
  produces: 'image/webp',
});
