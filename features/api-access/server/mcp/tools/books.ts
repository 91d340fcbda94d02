/** The tool that makes books: from a sentence or a text, painted page by page, with the files that are wanted of it. */

import { z } from 'zod';
import type { ResponseOf } from '#common/contract.ts';
import { type Book, bookBody, type createBook, exportBook, type getBook } from '#features/book/contract.ts';
import { getJson, sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool, follow } from '../tool.ts';

const FORMAT = exportBook.body.shape.format;

export const makeBook = defineTool({
  name: 'make_book',
  title: 'Make a book',
  description:
    'Makes a picture book or a comic from one sentence, or a picture book, comic, recipe book or guide from a text in Markdown. The same characters are on every page. Takes some minutes.',
  input: z.object({
    ...bookBody.shape,
    files: z.array(FORMAT).max(FORMAT.options.length).default([]).describe('Files to make of it'),
  }),
  run: async ({ files, ...order }, run) => {
    const { id, jobId } = await sendJson<ResponseOf<typeof createBook>>(run.client, '/api/books', order);
    await follow(run, jobId);
    const path = `/api/books/${id}`;
    for (const format of files) {
      const begun = await sendJson<ResponseOf<typeof exportBook>>(run.client, `${path}/export`, { format });
      await follow(run, begun.jobId);
    }
    const { title, pages, exports }: Book = await getJson<ResponseOf<typeof getBook>>(run.client, path);
    return answer({
      bookId: id,
      title,
      pages: pages.map(({ text, imageUrl }) => ({ text, url: imageUrl && run.base + imageUrl })),
      files: exports.map(({ format, url }) => ({ format, url: run.base + url })),
    });
  },
});
