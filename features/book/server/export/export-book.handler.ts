/** Makes a file of a book and keeps it with it. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { ExportFormat } from '../../book-limits.ts';
import { coverSheet } from '../../pages/cover-sheet.ts';
import { DPI } from '../../pages/page-look.ts';
import { findBooks, lockOwnBook, updateBook } from '../book.repo.ts';
import { bookLook, documentPage, originOf, pictureFile, pictureUrls } from '../paint-pages.ts';
import { writeEpub } from './epub/write-epub.ts';
import type { ExportPayload } from './export-book.job.ts';
import type { Making } from './making.ts';
import { readAloud } from './read-aloud.ts';

interface MadeFile {
  path: string;
  type: string;
  ending: string;
  seconds?: number;
}

const MAKERS: Record<ExportFormat, (making: Making) => Promise<MadeFile>> = {
  pdf: inside,
  cover: outside,
  epub: async (making) => {
    making.run.report('Writing the e-book', 10);
    const path = join(making.folder, 'book.epub');
    await writeFile(path, await writeEpub(making));
    return { path, type: 'application/epub+zip', ending: 'epub' };
  },
  audiobook: (making) => readAloud(making, 'audiobook'),
  film: (making) => readAloud(making, 'film'),
};

export function exportBookHandler(platform: Platform): GenerationHandler<ExportPayload> {
  return (run) =>
    inTempFolder('design', async (folder) => {
      const [row] = await findBooks(platform.db, [run.itemId]);
      const { made } = row ?? {};
      if (!row || !made) throw new AppError('gone', 'The book was deleted.');
      const { format } = run.payload;
      const { path, type, ending, seconds } = await MAKERS[format]({ platform, row, made, folder, run });
      const name = fileNameOf(format === 'cover' ? `${row.title} cover` : row.title, ending);
      const kept = await run.keep({
        role: format,
        origin:
          type.startsWith('audio') || type.startsWith('video') || ending === 'pdf'
            ? await originOf(platform)
            : null,
        name,
        type,
        path,
        isCounted: true,
        ...(seconds !== undefined && { facts: { duration: seconds } }),
      });
      const url = assetUrl(kept.id);
      return new JobResult({ url }, async (tx) => {
        const now = await lockOwnBook(tx, run.userId, run.itemId);
        if (!now?.made) throw new AppError('gone', 'The book was deleted.');
        const exports = { ...now.made.exports, [format]: { url, name, version: made.version } };
        await updateBook(tx, run.itemId, { made: { ...now.made, exports } });
      });
    });
}

/** All pages but the cover, with what is cut off and its marks. */
async function inside({ platform, row, made, folder, run }: Making): Promise<MadeFile> {
  const look = bookLook(row, made);
  run.report('Fetching the pictures', 3);
  const files: [string, string][] = [];
  for (const page of made.pages.slice(1))
    for (const url of pictureUrls(page))
      files.push([url, await pictureFile(platform, run.userId, url, folder)]);
  run.report('Drawing the pages', 20);
  const path = join(folder, 'book.pdf');
  const pages = made.pages.slice(1).map((_, i) => documentPage(row, made, i + 1));
  await platform
    .maker('design')
    .drawPages(
      { title: row.title, dpi: DPI, theme: look.theme, pages, type: 'pdf', scale: 1, files },
      path,
      run.signal,
    );
  return { path, type: 'application/pdf', ending: 'pdf' };
}

/** Back, spine and front as one sheet. */
async function outside({ platform, row, made, folder, run }: Making): Promise<MadeFile> {
  const look = bookLook(row, made);
  const files: [string, string][] = [];
  for (const url of pictureUrls(made.pages[0]!))
    files.push([url, await pictureFile(platform, run.userId, url, folder)]);
  run.report('Drawing the cover', 20);
  const path = join(folder, 'cover.pdf');
  const page = coverSheet(made.pages[0]!, look, {
    blurb: made.blurb,
    author: row.wish.author,
    pages: made.pages.length - 1,
    paper: run.payload.paper,
    heads: made.pages[0]!.heads,
  });
  await platform
    .maker('design')
    .drawPages(
      { title: row.title, dpi: DPI, theme: look.theme, pages: [page], type: 'pdf', scale: 1, files },
      path,
      run.signal,
    );
  return { path, type: 'application/pdf', ending: 'pdf' };
}
