/** Tools that write, find and read notes. */

import { z } from 'zod';
import type { Note, NoteSummary } from '#features/notes/contract.ts';
import { getBytes, getJson, sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool } from '../tool.ts';

export const writeNote = defineTool({
  name: 'write_note',
  title: 'Write a note',
  description:
    'Writes a note from Markdown. Lines like "- [ ] Call Ann" become tasks of the person’s task list; [title](/notes/ID) links to another note.',
  input: z.object({
    title: z.string().max(200).default(''),
    markdown: z.string().min(1).max(500_000),
  }),
  run: async (body, run) => {
    const { id, title } = await sendJson<Note>(run.client, '/api/notes', body);
    return answer({ noteId: id, title, url: `${run.base}/notes/${id}` });
  },
});

export const findNotes = defineTool({
  name: 'find_notes',
  title: 'Find notes',
  description: 'The person’s notes, the last changed first, or those that have these words.',
  isReadOnly: true,
  input: z.object({
    query: z.string().max(200).default(''),
    limit: z.int().min(1).max(50).default(20),
  }),
  run: async ({ query, limit }, run) => {
    const search = new URLSearchParams({ limit: String(limit), ...(query && { q: query }) });
    const found = await getJson<NoteSummary[]>(run.client, `/api/notes?${search}`);
    return answer({
      notes: found.map(({ id, title, excerpt, updatedAt }) => ({ noteId: id, title, excerpt, updatedAt })),
    });
  },
});

export const readNote = defineTool({
  name: 'read_note',
  title: 'Read a note',
  description: 'One of the person’s notes, all of it, as Markdown.',
  isReadOnly: true,
  input: z.object({ noteId: z.string().min(1).max(64) }),
  run: async ({ noteId }, run) => {
    const path = `/api/notes/${encodeURIComponent(noteId)}/export`;
    const { bytes } = await getBytes(run.client, path);
    return answer({ noteId, markdown: bytes.toString('utf8'), url: `${run.base}/notes/${noteId}` });
  },
});
