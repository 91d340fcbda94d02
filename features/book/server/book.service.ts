/** Rules of books: what is wrong is said before anything begins; a change makes again only what it changed; a book goes with its files. */

import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { TemplateLock } from '#common/templates.ts';
import type { User } from '#common/user.ts';
import type { Spoken } from '#common/voice-words.ts';
import { languageOf } from '#common/wording/language.ts';
import { assertKept, longerThanPlace } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { type ExportFormat, MAX_PAGES, type Paper } from '../book-limits.ts';
import type { Book, BookOrder, BookSummary, PageChange } from '../contract.ts';
import { layoutFor, newPage } from '../pages/plan-pages.ts';
import * as repo from './book.repo.ts';
import type { BookWish, MadeBook, MadePage } from './book.table.ts';
import { removeBook } from './book-items.ts';
import { type ExportPayload, exportBookJob } from './export/export-book.job.ts';
import { makeBookJob } from './make-book.job.ts';
import { shareUrlOf } from './share/share.service.ts';
import { type BookContent, contentOf, keptOfBook, partsOfBook } from './templates/book-parts.ts';
import { canWrite, NEEDS_TEXT } from './write-book.ts';

const TYPE = makeBookJob.itemType;
const NO_PAGE = 'The book has no such page.';
const OTHER_PAGE = 'The pages of this book have changed meanwhile. Please look at it again.';

/** A page by its number; its id says that it is still that one. */
interface PageAt {
  n: number;
  pageId?: string | undefined;
}

type Begun = { id: string; jobId: string };

const toSummary = (row: repo.ListedBook): BookSummary => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  format: row.wish.format,
  pageCount: row.pageCount,
  status: row.status,
  jobId: row.jobId,
  error: row.error,
  coverUrl: row.coverUrl,
  createdAt: row.createdAt.toISOString(),
});

/** A template holds what it has locked, whatever is changed of the book. */
function assertLocked(before: repo.BookRow, after: repo.BookRow, lock: TemplateLock): void {
  const [was, is] = [before, after].map((row) => contentOf({ ...row, made: row.made! }));
  assertKept(keptOfBook(was!, lock), keptOfBook(is!, lock), longerThanPlace(partsOfBook(is!), lock));
}

const toPage = ({ artKey: _, pageKey: __, heads: ___, panelKeys: ____, ...page }: MadePage) => page;

export function createBookService(platform: Platform) {
  const { db, generationJobs, settings } = platform;

  const own = async (userId: string, id: string): Promise<repo.BookRow> => {
    const row = await repo.findOwnBook(db, userId, id);
    if (!row) throw notFound('That book');
    return row;
  };

  const isMetered = async (): Promise<boolean> => (await platform.models.info('image')).isCloud;

  async function begin(
    user: User,
    id: string,
    isChange: boolean,
    write: (tx: typeof db, jobId: string) => Promise<unknown>,
  ): Promise<Begun> {
    const { job } = await generationJobs.begin(makeBookJob, {
      user,
      itemId: id,
      payload: { isChange },
      isMetered: await isMetered(),
      begin: write,
    });
    return { id, jobId: job.id };
  }

  /** Changes pages and begins to make what is missing then; whatever was being made gives way to it. */
  async function change(
    user: User,
    id: string,
    edit: (made: MadeBook, row: repo.BookRow) => Partial<repo.BookRow> | undefined,
  ): Promise<Begun> {
    const row = await own(user.id, id);
    if (!row.made)
      throw new AppError('conflict', 'The book has no pages yet. Please wait until it is written.');
    return begin(user, id, true, async (tx, jobId) => {
      const now = await repo.lockOwnBook(tx, user.id, id);
      if (!now?.made) throw notFound('That book');
      const made = structuredClone(now.made);
      made.version++;
      const more = edit(made, now);
      if (now.lock) assertLocked(now, { ...now, ...more, made }, now.lock);
      await repo.updateBook(tx, id, {
        ...more,
        made,
        pageCount: made.pages.length - 1,
        jobId,
        status: 'pending',
        error: null,
      });
    });
  }

  const pageAt = (made: MadeBook, { n, pageId }: PageAt): MadePage => {
    const page = made.pages[n];
    if (pageId && page?.id !== pageId) throw new AppError('conflict', OTHER_PAGE);
    if (!page) throw new AppError('not_found', NO_PAGE);
    return page;
  };
  /** The cover and the title stay where they are. */
  const assertMovable = (made: MadeBook, at: PageAt): void => {
    const { kind } = pageAt(made, at);
    if (kind === 'cover' || kind === 'title')
      throw new AppError('bad_request', 'The cover and the title page stay where they are.');
  };

  return {
    list: async (userId: string): Promise<BookSummary[]> =>
      (await repo.listBookRows(db, userId)).map(toSummary),

    own,

    async get(userId: string, id: string): Promise<Book> {
      const row = await own(userId, id);
      const { made, wish } = row;
      const exporting = (await generationJobs.latest(exportBookJob, [id])).get(id);
      const isExporting = exporting && !exporting.finishedAt;
      return {
        ...toSummary({ ...row, wish: { format: wish.format }, coverUrl: made?.pages[0]?.imageUrl ?? null }),
        author: wish.author,
        blurb: made?.blurb ?? '',
        language: wish.language,
        readers: wish.readers,
        prompt: wish.prompt,
        company: made?.company ?? [],
        pages: made?.pages.map(toPage) ?? [],
        exports: Object.entries(made?.exports ?? {}).map(([format, { url, name, version }]) => ({
          format: format as ExportFormat,
          url,
          name,
          isOld: version !== made!.version,
        })),
        exportJobId: isExporting ? exporting.id : null,
        shareUrl: shareUrlOf(platform, row),
      };
    },

    async create(user: User, order: BookOrder): Promise<Begun> {
      const {
        prompt = '',
        text = '',
        title = '',
        author = '',
        kind,
        characterIds,
        pages,
        language,
        ...rest
      } = order;
      await assertNoBlockedWords(settings, `${title}\n${author}\n${prompt}\n${text}`);
      if (!/[\p{L}\p{N}]/u.test(prompt + text))
        throw new AppError('bad_request', 'Please say in words what the book is about.');
      if (!text && !(await canWrite(platform, kind))) throw new AppError('bad_request', NEEDS_TEXT);
      const ids = [...new Set(characterIds)];
      const names = await platform.maker('act').characterNames(user.id, ids);
      const asked = pagesIn(prompt);
      if (asked !== undefined && (asked < 4 || asked > MAX_PAGES) && !pages)
        throw new AppError('bad_request', `A book has 4 to ${MAX_PAGES} pages.`);
      await platform.items.assertRoom(user.id, TYPE, text);
      const id = newId();
      const wish = {
        ...rest,
        prompt,
        text,
        author,
        pages: pages ?? asked ?? null,
        language: language ?? (languageOf(text.slice(0, 2000) || prompt) as Spoken),
        cast: ids.map((one) => ({ id: one, name: names.get(one)! })),
        take: prompt ? await repo.countOfPrompt(db, user.id, prompt) : 0,
      };
      return begin(user, id, false, (tx, jobId) =>
        repo.insertBook(tx, { id, userId: user.id, title, kind, wish, jobId }),
      );
    },

    /** With the same id again, nothing is made twice. Characters that are not the person's own are made up. */
    async createFromTemplate(
      user: User,
      id: string,
      content: BookContent,
      lock: TemplateLock,
    ): Promise<void> {
      if (await repo.findOwnBook(db, user.id, id)) return;
      const { title, kind, wish, made } = content;
      await assertNoBlockedWords(settings, JSON.stringify([title, wish.author, made]));
      await platform.items.assertRoom(user.id, TYPE, made);
      const act = platform.maker('act');
      const company = await Promise.all(
        made.company.map(async ({ characterId, ...one }) => {
          const isOwn =
            characterId && (await act.characterNames(user.id, [characterId]).catch(() => undefined));
          return isOwn ? { ...one, characterId } : one;
        }),
      );
      const own: MadeBook = { ...made, company, version: 1, exports: {} };
      const all: BookWish = { ...wish, prompt: '', text: '', pages: null, cast: [] };
      await begin(user, id, false, (tx, jobId) =>
        repo.insertBook(tx, {
          id,
          userId: user.id,
          title,
          kind,
          wish: all,
          made: own,
          pageCount: own.pages.length - 1,
          lock,
          jobId,
        }),
      );
    },

    async update(
      user: User,
      id: string,
      {
        title,
        author,
        blurb,
      }: { title?: string | undefined; author?: string | undefined; blurb?: string | undefined },
    ): Promise<Begun> {
      await assertNoBlockedWords(settings, [title, author, blurb].join('\n'));
      return change(user, id, (made, row) => {
        if (blurb !== undefined) made.blurb = blurb;
        if (title)
          for (const page of made.pages)
            if (page.kind === 'cover' || page.kind === 'title') page.title = title;
        return { ...(title && { title }), ...(author !== undefined && { wish: { ...row.wish, author } }) };
      });
    },

    async changePage(user: User, id: string, at: PageAt, edit: PageChange): Promise<Begun> {
      await assertNoBlockedWords(settings, JSON.stringify(edit));
      return change(user, id, (made) => {
        const page = pageAt(made, at);
        const { panels, picture, ...plain } = edit;
        const most = made.company.length;
        const isKnown = (seen: { who: number }[]) => seen.every((one) => one.who < most);
        if ((picture && !isKnown(picture.seen)) || panels?.some((one) => !isKnown(one.picture.seen)))
          throw new AppError('bad_request', 'Somebody in this picture is not in the book.');
        Object.assign(
          page,
          Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
        );
        if (picture !== undefined) page.picture = picture;
        if (panels) {
          if (page.kind !== 'comic') throw new AppError('bad_request', 'Only pages of a comic have panels.');
          page.panels = panels.map((one, i) => ({
            ...one,
            pictureUrl: page.panels?.[i]?.pictureUrl ?? null,
          }));
        }
        return undefined;
      });
    },

    async addPage(user: User, id: string, after: PageAt, text: string): Promise<Begun> {
      await assertNoBlockedWords(settings, text);
      return change(user, id, (made) => {
        if (made.pages.length > MAX_PAGES + 12)
          throw new AppError('bad_request', `A book has ${MAX_PAGES} pages at most.`);
        pageAt(made, after);
        const at = Math.max(2, after.n + 1);
        // The new page plays where the one before it does, seen another way.
        const before = made.pages
          .slice(0, at)
          .findLast((one) => one.kind === 'story' && one.picture)?.picture;
        const isText = made.pages.some((one) => one.kind === 'text' || one.kind === 'chapter');
        const picture = isText
          ? null
          : {
              place: before?.place ?? 'meadow',
              seen: before?.seen ?? [],
              shot: 'wide' as const,
              seed: ((before?.seed ?? 7) + made.version) % 99_991,
              isMirrored: !before?.isMirrored,
            };
        const page = newPage({
          kind: isText ? 'text' : 'story',
          text,
          picture,
          layout: picture ? layoutFor(picture, text, at) : 'below',
        });
        made.pages.splice(at, 0, { ...page, pictureUrl: null, imageUrl: null });
        return undefined;
      });
    },

    movePage: (user: User, id: string, at: PageAt, to: number): Promise<Begun> =>
      change(user, id, (made) => {
        assertMovable(made, at);
        const [page] = made.pages.splice(at.n, 1);
        made.pages.splice(Math.max(2, Math.min(to, made.pages.length)), 0, page!);
        return undefined;
      }),

    deletePage: (user: User, id: string, at: PageAt): Promise<Begun> =>
      change(user, id, (made) => {
        assertMovable(made, at);
        if (made.pages.length <= 3) throw new AppError('bad_request', 'A book needs at least one page.');
        made.pages.splice(at.n, 1);
        return undefined;
      }),

    async export(user: User, id: string, format: ExportFormat, paper: Paper): Promise<Begun> {
      const row = await own(user.id, id);
      if (!row.made?.pages.every((page) => page.imageUrl))
        throw new AppError(
          'conflict',
          'The book is not finished yet. Please wait until all pages are painted.',
        );
      const other = (await generationJobs.latest(exportBookJob, [id])).get(id);
      // The same one again takes its place, with another paper for example.
      if (other && !other.finishedAt && (other.payload as ExportPayload).format !== format)
        throw new AppError(
          'conflict',
          'Another file of this book is being made. Please wait until it is finished.',
        );
      const { job } = await generationJobs.begin(exportBookJob, {
        user,
        itemId: id,
        payload: { format, paper },
      });
      return { id, jobId: job.id };
    },

    /** One that is being made for the first time is stopped. */
    async remove(userId: string, id: string): Promise<void> {
      const row = await own(userId, id);
      if (row.made) await generationJobs.bin({ type: TYPE, id }, userId);
      else await removeBook(platform, id);
    },
  };
}

/** 'of 24 pages', 'mit 24 Seiten'. */
const pagesIn = (prompt: string): number | undefined => {
  const [, digits] =
    /(\d{1,6})\s*-?\s*(?:pages?|seiten|páginas|pagine|ページ|쪽|페이지|页)/iu.exec(prompt) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
