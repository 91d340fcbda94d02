/** Makes a book: its story is written, its pictures painted, its pages drawn; a changed book has only made what is missing. */

import { AppError } from '#common/errors.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { seedOf } from '#engine/story/seed-of.ts';
import { listLinks, releaseLinks } from '#platform/assets/asset-links.ts';
import type {
  GenerationHandler,
  GenerationRun,
} from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { type BookRow, findBooks, ITEM_TYPE, lockOwnBook, updateBook } from './book.repo.ts';
import type { MadeBook, MadePage } from './book.table.ts';
import type { MakePayload } from './make-book.job.ts';
import { paintPages } from './paint-pages.ts';
import { planBook } from './write-book.ts';

export function makeBookHandler(platform: Platform): GenerationHandler<MakePayload> {
  return async (run) => {
    const [row] = await findBooks(platform.db, [run.itemId]);
    if (!row) throw new AppError('gone', 'The book was deleted.');
    const made = row.made ?? (await plan(platform, row, run.report, run.signal));
    const whole = { ...row, title: row.title || made.pages[0]!.title };
    const store = (page: MadePage, roles: readonly string[]) =>
      run.settle(roles, (tx) => storePages(tx, run, [page]));
    const pages = await inTempFolder('design', (folder) =>
      paintPages(platform, whole, made, folder, { ...run, store }),
    );
    return new JobResult({ pages: pages.length - 1 }, async (tx) => {
      await storePages(tx, run, pages, { status: 'completed', error: null });
      const roles = new Set(pages.flatMap(({ id }) => [`art-${id}`, `page-${id}`]));
      await dropGone(tx, run.itemId, roles);
    });
  };
}

/** Into the book as it is now: what else became of it meanwhile stays, a file of it for example. */
async function storePages(
  tx: Platform['db'],
  { id: jobId, userId, itemId }: Pick<GenerationRun<unknown>, 'id' | 'userId' | 'itemId'>,
  painted: readonly MadePage[],
  more: Partial<BookRow> = {},
): Promise<void> {
  const now = await lockOwnBook(tx, userId, itemId);
  // Whoever changed the book since began to make it anew.
  if (!now?.made || now.jobId !== jobId) throw new AppError('gone', 'The book was changed or deleted.');
  const byId = new Map(painted.map((page) => [page.id, page]));
  const pages = now.made.pages.map((page) => byId.get(page.id) ?? page);
  await updateBook(tx, itemId, { ...more, made: { ...now.made, pages }, pageCount: pages.length - 1 });
}

/** The words are there before the pictures, and are not written twice when the work begins again. */
async function plan(
  platform: Platform,
  row: BookRow,
  report: (stage: string, percent: number) => void,
  signal: AbortSignal,
): Promise<MadeBook> {
  report('Writing the story', 1);
  const { title, blurb, company, pages } = await planBook(platform, row, signal);
  const made: MadeBook = {
    blurb: cutText(blurb, 600),
    company,
    seed: seedOf(title),
    version: 1,
    exports: {},
    pages: pages.map((page) => ({ ...page, pictureUrl: null, imageUrl: null })),
  };
  await updateBook(platform.db, row.id, { made, title: cutText(title, 120), pageCount: pages.length - 1 });
  return made;
}

/** Files of pages that were taken out. */
async function dropGone(tx: Platform['db'], id: string, roles: ReadonlySet<string>): Promise<void> {
  const links = await listLinks(tx, { type: ITEM_TYPE, id });
  const gone = links
    .map((one) => one.role)
    .filter((role) => /^(?:art|page)-/u.test(role) && !roles.has(role));
  if (gone.length > 0) await releaseLinks(tx, { type: ITEM_TYPE, id }, { roles: [...new Set(gone)] });
}
