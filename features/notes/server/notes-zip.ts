/** All notes of a person as one archive of Markdown files, read a few at a time. */

import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Platform } from '#platform/platform.ts';
import { uniqueName } from '#platform/storage/zip-names.ts';
import { zipStream } from '#platform/storage/zip-stream.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import * as repo from './notes.repo.ts';
import type { Notes } from './notes.service.ts';

const BATCH = 50;
const MAX_NAME = 80;

export function notesZip({ db }: Platform, notes: Notes, userId: string): Readable {
  const taken = new Set<string>();
  return zipStream(async ({ add }) => {
    for (let after = ''; ; ) {
      // One row too far, to know whether there are more.
      const found = await repo.listWhole(db, userId, after, BATCH + 1);
      const rows = found.slice(0, BATCH);
      const shown = await notes.shownTogether(userId, rows);
      for (const [at, row] of rows.entries()) {
        const name =
          row.title
            .replace(/^\.+|\s+/g, ' ')
            .trim()
            .slice(0, MAX_NAME) || 'Note';
        const text = writeMarkdown(row.title, shown[at]!);
        await add(uniqueName(`${name}.md`, taken), Buffer.from(text));
        await setImmediate();
      }
      if (found.length <= BATCH) break;
      after = rows.at(-1)!.id;
    }
    if (taken.size === 0) await add('README.md', Buffer.from('There are no notes yet.\n'));
  });
}
