/** Tools that look at what a person has: lists of the library, one thing in full, and its file. */

import { z } from 'zod';
import type { ResponseOf } from '#common/contract.ts';
import { LIBRARY_KINDS, type listLibrary } from '#common/library.ts';
import { getBytes, getJson, sizeOf } from '#platform/http/in-process/calls.ts';
import { answer, defineTool } from '../tool.ts';

/** Bytes of a file that is sent along; a larger one is fetched by its address. */
const MAX_SENT = 8 * 1024 * 1024;

export const listThings = defineTool({
  name: 'list_library',
  title: 'List the library',
  description: 'Lists what the person made or uploaded, newest first; finds things by words or by meaning.',
  isReadOnly: true,
  input: z.object({
    query: z.string().max(200).optional().describe('Words to look for'),
    kind: z.enum(LIBRARY_KINDS).optional(),
    limit: z.int().min(1).max(100).default(20),
    cursor: z.string().max(80).optional().describe('From nextCursor of the page before'),
  }),
  run: async ({ query, kind, limit, cursor }, run) => {
    const requested = { q: query, kind, limit, cursor };
    const search = new URLSearchParams(
      Object.entries(requested).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    );
    const page = await getJson<ResponseOf<typeof listLibrary>>(run.client, `/api/library?${search}`);
    const items = page.items.map(
      ({ id, kind: what, title, url, createdAt, contentType, size, duration }) => ({
        id,
        kind: what,
        title,
        url: url && run.base + url,
        contentType,
        bytes: size,
        seconds: duration,
        createdAt,
      }),
    );
    return answer({ items, nextCursor: page.nextCursor });
  },
});

export const getThing = defineTool({
  name: 'get_library_item',
  title: 'Look at one thing',
  description: 'One thing of the library: how it was made, its versions, and what uses it.',
  isReadOnly: true,
  input: z.object({ id: z.string().min(1).max(64) }),
  run: async ({ id }, run) =>
    answer(await getJson<Record<string, unknown>>(run.client, `/api/library/${encodeURIComponent(id)}`)),
});

export const fetchFile = defineTool({
  name: 'fetch_file',
  title: 'Fetch a file',
  description:
    'The content of a file of the library: pictures and sounds as such, texts as text, others as data.',
  isReadOnly: true,
  input: z.object({
    fileId: z.string().min(1).max(64),
    small: z.boolean().default(false).describe('Of a picture or film: a small picture of it'),
  }),
  run: async ({ fileId, small }, run) => {
    const path = `/api/files/${encodeURIComponent(fileId)}`;
    const url = run.base + path;
    const size = small ? 0 : await sizeOf(run.client, path);
    if (size > MAX_SENT)
      return answer({ fileId, url, bytes: size, note: 'Too large to send along; fetch it by its url.' });
    const { bytes, type } = await getBytes(run.client, small ? `${path}/thumbnail` : path);
    const facts = { fileId, url, contentType: type, bytes: bytes.length };
    const data = bytes.toString('base64');
    if (type.startsWith('image/')) return answer(facts, { type: 'image', data, mimeType: type });
    if (type.startsWith('audio/')) return answer(facts, { type: 'audio', data, mimeType: type });
    if (type.startsWith('text/')) return answer(facts, { type: 'text', text: bytes.toString() });
    return answer(facts, { type: 'resource', resource: { uri: url, mimeType: type, blob: data } });
  },
});
