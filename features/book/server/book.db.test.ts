/** Books over HTTP, small but whole: told, painted, changed page by page, written as files by their rules, shared, private, and gone. */

import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { createAvatarFeature } from '#features/avatar/server/avatar.feature.ts';
import type { Drawing } from '#features/avatar/server/drawing/draw-pool.ts';
import { designFeature } from '#features/design/server/design.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import type { Template } from '#features/template/contract.ts';
import { templateFeature } from '#features/template/server/template.feature.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { unzip } from '#tests/harness/unzip.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Book, BookSummary } from '../contract.ts';
import { bookFeature } from './book.feature.ts';
import { MAX_BOOKS } from './book.repo.ts';
import { books } from './book.table.ts';

const response = { timestamp: new Date(0), modelId: 'x', headers: undefined };
const painted: string[] = [];

/** Every place is one dot, every sentence lasts as long. */
const engines: ServerFeature = {
  name: 'engines',
  models: () => ({
    speech: {
      voice: {
        specificationVersion: 'v4',
        provider: 'builtin',
        modelId: 'voice',
        doGenerate: async () => ({ audio: wavFile({ seconds: 0.5 }), warnings: [], response }),
      },
    },
    image: {
      illustrator: {
        specificationVersion: 'v4',
        provider: 'builtin',
        modelId: 'illustrator',
        maxImagesPerCall: 1,
        async doGenerate({ prompt }) {
          painted.push(prompt ?? '');
          return { images: [Buffer.from(TINY_PNG, 'base64')], warnings: [], response };
        },
      },
    },
  }),
};

const drawn: { seen: number; lines: number }[] = [];
/** Pictures that can be drawn until the pen breaks. */
let ink = Number.POSITIVE_INFINITY;
/** Grey pictures with one head in the middle. */
const drawing = {
  async draw(order: Parameters<Drawing['draw']>[0]) {
    if (order.kind !== 'shot') throw new Error('only pictures of stories');
    if (ink-- <= 0) throw new Error('no ink');
    drawn.push({ seen: order.cast.length, lines: order.lines.length });
    const rgba = new Uint8ClampedArray(4 * 16 * 16).fill(200);
    return { width: 16, height: 16, rgba, heads: [{ x: 0.5, y: 0.5, radius: 0.1 }] };
  },
} as unknown as Drawing;

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  const avatar = createAvatarFeature({ drawing });
  app = await openTestApp({
    features: [accountFeature, libraryFeature, engines, avatar, designFeature, bookFeature, templateFeature],
  });
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

interface Begun {
  id: string;
  jobId: string;
  message?: string;
}

const read = async (id: string): Promise<Book> => (await ada.get<Book>(`/api/books/${id}`)).body;
async function done(id: string): Promise<Book> {
  await expect
    .poll(
      async () => {
        const { status, exportJobId } = await read(id);
        return status === 'pending' || exportJobId !== null;
      },
      { timeout: 120_000 },
    )
    .toBe(false);
  return read(id);
}
async function begin(order: object): Promise<Book> {
  const { status, body } = await ada.post<Begun>('/api/books', order);
  expect([status, body.message]).toEqual([202, undefined]);
  return done(body.id);
}
async function fileOf(book: Book, format: string): Promise<Buffer> {
  const { status } = await ada.post<Begun>(`/api/books/${book.id}/export`, { format });
  expect(status).toBe(202);
  const { exports } = await done(book.id);
  const made = exports.find((one) => one.format === format);
  expect(made).toMatchObject({ isOld: false });
  return Buffer.from(await (await ada.open('GET', made!.url)).arrayBuffer());
}

/** The main rules of EPUB 3, as epubcheck has them. */
async function checkEpub(bytes: Buffer, isFixed: boolean): Promise<void> {
  // 'mimetype' is the first file, without compression and without extra fields.
  expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  expect([bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0]);
  const files = new Map([...(await unzip(bytes))].map(([name, content]) => [name, Buffer.from(content)]));
  const text = (name: string) => files.get(name)!.toString();
  expect(text('META-INF/container.xml')).toContain('full-path="OEBPS/package.opf"');
  const opf = text('OEBPS/package.opf');
  for (const needed of [
    '<dc:identifier',
    '<dc:title>',
    '<dc:language>',
    'property="dcterms:modified">20',
    'schema:accessMode',
    'properties="nav"',
    'properties="cover-image"',
  ])
    expect(opf).toContain(needed);
  expect(opf.includes('pre-paginated')).toBe(isFixed);
  const items = [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)"/gu)].map(([, id, href]) => ({
    id,
    href,
  }));
  expect(new Set(items.map((one) => one.id)).size).toBe(items.length);
  const listed = new Set(items.map((one) => `OEBPS/${one.href}`));
  const inside = [...files.keys()].filter(
    (name) => name.startsWith('OEBPS/') && name !== 'OEBPS/package.opf',
  );
  expect(inside.filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !files.has(name))).toEqual([]);
  const ids = new Set(items.map((one) => one.id));
  for (const [, idref] of opf.matchAll(/<itemref idref="([^"]+)"/gu)) expect(ids).toContain(idref);
  for (const name of inside.filter((one) => one.endsWith('.xhtml'))) {
    const page = text(name);
    expect(isWellFormed(page), name).toBe(true);
    for (const [image] of page.matchAll(/<img [^>]*>/gu)) expect(image).toMatch(/alt="[^"]+"/u);
    for (const [, href] of page.matchAll(/(?:src|href)="([^"#:]+)"/gu))
      expect(listed).toContain(`OEBPS/${href}`);
    expect(page.includes('name="viewport"')).toBe(isFixed && name !== 'OEBPS/nav.xhtml');
  }
}

/** Every tag is closed in its place, and no mark stands alone. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/<\?xml[^>]*\?>|<!DOCTYPE html>/gu, '');
  for (const [, close, name, self] of body.matchAll(
    /<(\/?)([a-z0-9]+)(?:\s+[a-z:-]+="[^"<]*")*\s*(\/?)>/gu,
  )) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name!);
  }
  const left = body.replace(/<\/?[a-z0-9]+(?:\s+[a-z:-]+="[^"<]*")*\s*\/?>/gu, '');
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;)/u.test(left);
}

it('tells and paints a picture book, changes one page of it, and writes it as files', async () => {
  const book = await begin({
    prompt: 'a picture book of 6 pages about a fox who opens a bakery',
    author: 'Ada',
  });
  expect(book).toMatchObject({ status: 'completed', title: expect.stringMatching(/Bakery/u), pageCount: 6 });
  expect(book.pages.map((one) => one.kind)).toEqual([
    'cover',
    'title',
    'story',
    'story',
    'story',
    'story',
    'end',
  ]);
  expect(book.company[0]?.about).toContain('a fox');
  expect(painted.some((one) => one.includes('bakery'))).toBe(true);
  for (const { imageUrl } of book.pages)
    expect((await ada.get(imageUrl!)).headers.get('content-type')).toBe('image/jpeg');

  const before = drawn.length;
  const changed = await ada.put<Begun>(`/api/books/${book.id}/pages/3`, { text: 'WHOOSH! <b>&' });
  expect(changed.status).toBe(202);
  const again = await done(book.id);
  const differs = (one: Book) => one.pages.map((page, i) => page.imageUrl !== book.pages[i]!.imageUrl);
  expect(differs(again)).toEqual([false, false, false, true, false, false, false]);
  // Other words on it, and the same picture.
  expect([drawn.length - before, again.pages[3]!.pictureUrl]).toEqual([0, book.pages[3]!.pictureUrl]);
  await ada.put(`/api/books/${book.id}/pages/4`, {
    picture: { ...book.pages[4]!.picture!, place: 'beach at night' },
  });
  expect((await done(book.id)).pages[4]!.pictureUrl).not.toBe(book.pages[4]!.pictureUrl);
  expect(drawn.length - before).toBe(1);

  await ada.post(`/api/books/${book.id}/pages`, { after: 5, text: 'One more.' });
  await done(book.id);
  await ada.post(`/api/books/${book.id}/pages/6/move`, { to: 2 });
  await done(book.id);
  // Another window shows another page there: nothing is taken out that nobody meant.
  const stale = await ada.delete<Begun>(`/api/books/${book.id}/pages/3?pageId=${book.pages[4]!.id}`);
  expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('changed meanwhile')]);
  const target = (await read(book.id)).pages[3]!;
  const put = { text: 'Lost.', pageId: 'another' };
  expect((await ada.put(`/api/books/${book.id}/pages/3`, put)).status).toBe(409);
  expect((await ada.delete(`/api/books/${book.id}/pages/3?pageId=${target.id}`)).status).toBe(202);
  const moved = await done(book.id);
  expect(moved.pages.map((one) => one.text)[2]).toBe('One more.');
  expect(moved.pages).toHaveLength(7);
  expect((await ada.delete(`/api/books/${book.id}/pages/0`)).status).toBe(400);

  const pdf = await PDFDocument.load(await fileOf(moved, 'pdf'));
  expect(pdf.getPageCount()).toBe(6);
  const [page] = pdf.getPages();
  const mm = (points: number) => (points / 72) * 25.4;
  expect(mm(page!.getTrimBox().width)).toBeCloseTo(210, 0);
  expect(mm(page!.getBleedBox().width - page!.getTrimBox().width)).toBeCloseTo(6, 0);
  const cover = (await PDFDocument.load(await fileOf(moved, 'cover'))).getPages()[0]!;
  // Two covers, and the back of three leaves.
  expect(mm(cover.getTrimBox().width)).toBeCloseTo(421, 0);
  await checkEpub(await fileOf(moved, 'epub'), true);
  const sound = await fileOf(moved, 'audiobook');
  expect([sound.toString('latin1', 0, 3), sound.includes('CHAP')]).toEqual(['ID3', true]);

  const { body: link } = await ada.post<{ url: string }>(`/api/books/${book.id}/share`, undefined);
  const path = new URL(link.url).pathname;
  const shown = await bob.get(path);
  expect(shown.text).toContain('One more.');
  expect((await bob.get(`${path}/pages/2`)).status).toBe(200);
  expect((await bob.get(`${path}/pages/99`)).status).toBe(404);
  const isActive = (now: boolean) =>
    app.platform.db.update(users).set({ isActive: now }).where(eq(users.id, ada.user!.id));
  await isActive(false);
  expect((await bob.get(path)).status).toBe(404);
  expect((await bob.get(`${path}/pages/2`)).status).toBe(404);
  await isActive(true);
  expect((await bob.get(path)).status).toBe(200);
  expect((await ada.delete(`/api/books/${book.id}/share`)).status).toBe(204);
  expect((await bob.get(path)).status).toBe(404);

  for (const call of [
    bob.get(`/api/books/${book.id}`),
    bob.put(`/api/books/${book.id}`, { title: 'Mine' }),
    bob.put(`/api/books/${book.id}/pages/2`, { text: 'Mine' }),
    bob.post(`/api/books/${book.id}/export`, { format: 'pdf' }),
    bob.post(`/api/books/${book.id}/share`, undefined),
    bob.delete(`/api/books/${book.id}`),
    bob.get(moved.pages[0]!.imageUrl!),
  ])
    expect((await call).status).toBe(404);
  expect((await ada.delete(`/api/books/${book.id}`)).status).toBe(204);
  expect((await ada.get<BookSummary[]>('/api/books')).body).toEqual([]);
});

it('makes comics with balloons, and guides and recipes whose words stay as they are', async () => {
  const comic = await begin({
    prompt: 'a robot who is afraid of the dark',
    kind: 'comic',
    pages: 4,
    format: 'portrait',
  });
  const panels = comic.pages.flatMap((page) => page.panels ?? []);
  expect(panels.length).toBeGreaterThan(4);
  expect(panels.some((one) => one.lines.length > 0)).toBe(true);
  // What is said stands in balloons, and not in the box as well.
  for (const { caption, lines } of panels)
    for (const { text } of lines) expect(caption).not.toContain(text.slice(0, 20));

  const text =
    '# Chapter one\n\nHello <script>alert(1)</script> & مرحبا 🌱\n\n- one\n- two\n\n# Chapter two\n\nWords.';
  const guide = await begin({ text, kind: 'guide', title: 'My guide', format: 'portrait', readers: 'all' });
  expect(guide.pages.filter((one) => one.kind === 'chapter').map((one) => one.title)).toEqual([
    'Chapter one',
    'Chapter two',
  ]);
  const epub = await fileOf(guide, 'epub');
  await checkEpub(epub, false);
  const pages = [...(await unzip(epub)).values()].map((one) => Buffer.from(one).toString()).join('');
  expect(pages).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; مرحبا 🌱');

  const recipes = await begin({
    kind: 'recipes',
    text: '# Soup\n\nFor two\n\n- salt\n- water\n\n1. Boil.\n2. Eat.',
  });
  expect(recipes.pages.find((one) => one.kind === 'recipe')).toMatchObject({
    title: 'Soup',
    recipe: { facts: 'For two', ingredients: ['salt', 'water'], steps: ['Boil.', 'Eat.'] },
  });
});

it('keeps the pages that were painted when the rest fails, and paints only what is missing then', async () => {
  ink = 2;
  const { body } = await ada.post<Begun>('/api/books', { prompt: 'a bear who builds a boat', pages: 4 });
  const half = await done(body.id);
  expect([half.status, half.pages.filter((one) => one.imageUrl).length]).toEqual(['failed', 2]);
  for (const { imageUrl } of half.pages)
    if (imageUrl) expect((await ada.get(imageUrl)).headers.get('content-type')).toBe('image/jpeg');
  ink = Number.POSITIVE_INFINITY;
  const before = drawn.length;
  await ada.put(`/api/books/${body.id}`, { blurb: 'At last.' });
  const whole = await done(body.id);
  expect([whole.status, drawn.length - before]).toEqual(['completed', whole.pages.length - 2]);
  expect(whole.pages.every((one) => one.imageUrl)).toBe(true);
  for (const [i, { pictureUrl }] of half.pages.entries())
    if (pictureUrl) expect(whole.pages[i]!.pictureUrl).toBe(pictureUrl);

  // Another file does not silently take the place of the one that is being made.
  expect((await ada.post(`/api/books/${body.id}/export`, { format: 'audiobook' })).status).toBe(202);
  const other = await ada.post<Begun>(`/api/books/${body.id}/export`, { format: 'pdf' });
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('Another file')]);
  expect((await done(body.id)).exports.map((one) => one.format)).toEqual(['audiobook']);
});

it('becomes a template: the same story with another name, painted anew, and what is locked stays', async () => {
  const { id, company } = await begin({ prompt: 'a picture book about a fox who is lost', pages: 4 });
  const template = await ada.post<Template>('/api/templates', { kind: 'book', itemId: id });
  expect(template.status).toBe(201);
  const { name, places, parts, version, id: templateId } = template.body;
  const pages = parts.filter(({ key }) => key.startsWith('page-'));
  const locked = [pages[1]!.key];
  const kept = places.filter(({ key }) => !locked.includes(key));
  await ada.put(`/api/templates/${templateId}`, { name, places: kept, locked, version });
  const order = { values: { 'name-0': 'Zora' } };
  const used = await ada.post<{ id: string }>(`/api/templates/${templateId}/use`, order);
  expect(used.status).toBe(201);
  const made = await done(used.body.id);
  const hero = company[0]!.name;
  expect([made.error, made.company[0]!.name]).toEqual([null, 'Zora']);
  expect(made.pages.every(({ imageUrl }) => imageUrl)).toBe(true);
  const told = JSON.stringify(made.pages.map(({ title, text }) => [title, text]));
  expect(told).toContain('Zora');
  expect(told).not.toMatch(new RegExp(`\\b${hero}\\b`));
  const change = (text: string, n: number) => ada.put(`/api/books/${made.id}/pages/${n}`, { text });
  const at = (key: string) => made.pages.findIndex((one) => `page-${one.id}` === key);
  expect((await change('Another end.', at(locked[0]!))).status).toBe(403);
  expect((await change('Another begin.', at(pages[0]!.key))).status).toBe(202);
  await done(made.id);
  expect((await ada.delete(`/api/books/${made.id}/pages/${at(pages[0]!.key)}`)).status).toBe(403);
  expect((await bob.post(`/api/templates/${templateId}/use`, order)).status).toBe(404);
});

it('has room for as many books as its list shows', async () => {
  const wish = { prompt: 'a fox', text: '', pages: 4, format: 'square', readers: 'small' } as const;
  const row = {
    userId: bob.user!.id,
    title: 'One more',
    kind: 'picture' as const,
    wish: { ...wish, language: 'en' as const, author: '', cast: [] },
    status: 'failed' as const,
  };
  await app.platform.db
    .insert(books)
    .values(Array.from({ length: MAX_BOOKS }, (_, i) => ({ ...row, id: `full-${i}` })));
  const { status, body } = await bob.post<Begun>('/api/books', { prompt: 'a fox who is lost' });
  expect([status, body.message]).toEqual([409, expect.stringContaining('Please delete some first')]);
  expect((await bob.get<BookSummary[]>('/api/books')).body).toHaveLength(MAX_BOOKS);
});

it.each([
  [{}, 'Please say in a sentence'],
  [{ prompt: '!!!' }, 'Please say in words'],
  [{ prompt: 'a fox', pages: 10_000 }, 'A book has 4 to'],
  [{ prompt: 'a book of 10000 pages about a fox' }, 'A book has 4 to'],
  [{ prompt: 'a fox', characterIds: ['nobody'] }, 'is not among yours'],
  [{ text: 'word '.repeat(150_000) }, 'characters at most'],
  [{ prompt: 'soups', kind: 'recipes' }, 'from your own text'],
  [{ prompt: 'a fox', format: 'round' }, 'Choose square'],
])('refuses what is no book with a sentence: %#', async (wrong, message) => {
  const before = (await ada.get<BookSummary[]>('/api/books')).body.length;
  const { status, body } = await ada.post<Begun>('/api/books', wrong);
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  expect((await ada.get<BookSummary[]>('/api/books')).body).toHaveLength(before);
});
