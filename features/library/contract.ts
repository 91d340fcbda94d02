/** What people do in the library: marks, the bin, collections, downloads. */

import { z } from 'zod';
import { fileUseSchema } from '#common/asset.ts';
import { route } from '#common/contract.ts';
import {
  LIBRARY_LISTS as CHANGES,
  collectionSchema,
  libraryIds as ids,
  LIBRARY_TOOLS,
  MAX_PICKED,
  TOOL_LISTS,
  tagSchema,
} from '#common/library.ts';
import { idParams } from '#common/schema-parts.ts';

export const MAX_TAGS = 20;

export const getLibrarySummary = route({
  method: 'GET',
  path: '/api/library/summary',
  summary: 'How much I have of what, my tags, and what takes the space',
  access: 'user',
  response: z.object({
    total: z.int(),
    binned: z.int(),
    tags: z.array(z.object({ tag: z.string(), count: z.int() })),
    usedBytes: z.int(),
    limitBytes: z.int().nullable(),
    /** By tool, the largest first. */
    space: z.array(z.object({ tool: z.enum(LIBRARY_TOOLS), count: z.int(), bytes: z.int() })),
  }),
});

export const markLibraryItems = route({
  method: 'POST',
  path: '/api/library/marks',
  summary: 'Make things favourites, or tag them',
  access: 'user',
  changes: CHANGES,
  body: z.object({
    ids,
    isFavorite: z.boolean().optional(),
    addTags: z.array(tagSchema).max(MAX_TAGS).default([]),
    removeTags: z.array(tagSchema).max(MAX_TAGS).default([]),
  }),
  status: 204,
});

export const binLibraryItems = route({
  method: 'POST',
  path: '/api/library/bin',
  summary: 'Throw things away; they stay in the bin for 30 days',
  access: 'user',
  changes: [...CHANGES, ...TOOL_LISTS],
  body: z.object({ ids }),
  response: z.object({
    ids: z.array(z.string()),
    /** What goes on using their files until the bin is emptied. */
    usedBy: z.array(fileUseSchema),
  }),
});

export const emptyBin = route({
  method: 'POST',
  path: '/api/library/bin/empty',
  summary: 'Delete what is in the bin for good: these things, or all',
  access: 'user',
  changes: [...CHANGES, ...TOOL_LISTS],
  body: z.object({ ids: ids.optional() }),
  response: z.object({ removed: z.int() }),
});

export const downloadLibrary = route({
  method: 'GET',
  path: '/api/library/zip',
  summary: 'Files of mine as one ZIP, packed while it is read: chosen ones, or a whole collection',
  access: 'user',
  query: z.object({
    /** Separated by commas. */
    ids: z
      .string()
      .max(MAX_PICKED * 65)
      .optional(),
    collection: z.string().max(64).optional(),
  }),
  produces: 'application/zip',
});

const collectionBody = z.object({
  name: z
    .string({ error: 'Please enter a name.' })
    .trim()
    .min(1, 'Please enter a name.')
    .max(80, 'Keep the name within 80 characters.'),
});

export const createCollection = route({
  method: 'POST',
  path: '/api/collections',
  summary: 'Start a collection',
  access: 'user',
  changes: CHANGES,
  body: collectionBody.extend({ ids: ids.optional() }),
  status: 201,
  response: collectionSchema,
});

export const renameCollection = route({
  method: 'PUT',
  path: '/api/collections/:id',
  summary: 'Rename a collection',
  access: 'user',
  changes: CHANGES,
  params: idParams,
  body: collectionBody,
  response: collectionSchema,
});

export const deleteCollection = route({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'Delete a collection; what is in it stays',
  access: 'user',
  changes: CHANGES,
  params: idParams,
  status: 204,
});

export const changeCollection = route({
  method: 'POST',
  path: '/api/collections/:id/items',
  summary: 'Add things to a collection, or take them out',
  access: 'user',
  changes: CHANGES,
  params: idParams,
  body: z.object({ add: ids.optional(), remove: ids.optional() }),
  response: collectionSchema,
});
