/** Paints what is missing in a book and draws its pages: whatever was made of the same before stays as it is. */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import type { PictureWish } from '#common/character/story.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { paintedPlace } from '#platform/ai/image/paint-place.ts';
import { pictureBy } from '#platform/ai/model-origin.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { artSize, type Frame, frameOf, panelArt, panelFrames } from '../pages/frames.ts';
import { pageOf } from '../pages/page-document.ts';
import { type BookLook, DPI, lookOf } from '../pages/page-look.ts';
import type { BookRow } from './book.repo.ts';
import type { MadeBook, MadePage } from './book.table.ts';

/** Another number where the same page is drawn in another way. */
const VERSION = 1;
/** Pixels of the longer side of a page on screens. */
const SCREEN_SIDE = 1280;
/** Pages that are under way at once: while one is painted, another one is drawn. */
const AT_ONCE = 3;
/** Where people will stand beside what is painted. */
const BESIDE = 'wide shot, with empty space on the left';
/** The library shows a book by it. */
export const COVER_ROLE = 'cover-page';

export const numberOf = (pages: readonly MadePage[], at: number): number | undefined =>
  at > 1 && pages[at]!.kind !== 'end' ? at : undefined;

/** Rows come back from the database with their keys in another order. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const sumOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify({ VERSION, value }, inOrder)).digest('base64url');

type Run = Pick<GenerationRun<unknown>, 'keep' | 'report' | 'signal' | 'userId'> & {
  /** A page that is painted and drawn stays, whatever becomes of the others. */
  store(page: MadePage, roles: readonly string[]): Promise<unknown>;
};

/** Of its pictures, and of the page itself. */
const rolesOf = ({ id, kind }: MadePage): [string, string] => [
  `art-${id}`,
  kind === 'cover' ? COVER_ROLE : `page-${id}`,
];

export function bookLook(row: BookRow, { seed }: MadeBook): BookLook {
  return lookOf(seed, row.wish.format, row.wish.readers);
}

export const entriesOf = (pages: readonly MadePage[]) =>
  pages.flatMap((page, number) =>
    (page.kind === 'chapter' || page.kind === 'recipe') && page.title ? [{ title: page.title, number }] : [],
  );

/** The document of a page, as it is drawn on screens and on paper. */
export const documentPage = (row: BookRow, made: MadeBook, at: number) =>
  pageOf(made.pages[at]!, bookLook(row, made), {
    number: numberOf(made.pages, at),
    heads: made.pages[at]!.heads,
    author: row.wish.author || undefined,
    entries: entriesOf(made.pages),
  });

export async function originOf({ models }: Pick<Platform, 'models'>): Promise<Recipe> {
  const info = await models.info('image');
  const { madeAs } = pictureBy(info);
  return {
    tool: 'Book Creator',
    engine: 'Atelier Books',
    madeAs: madeAs === 'algorithmicMedia' ? 'algorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia',
  };
}

export async function paintPages(
  platform: Platform,
  row: BookRow,
  made: MadeBook,
  folder: string,
  run: Run,
): Promise<MadePage[]> {
  const { report, signal } = run;
  const look = bookLook(row, made);
  const origin: Recipe = {
    ...(await originOf(platform)),
    prompt: (row.wish.prompt || row.title).slice(0, 500),
  };
  const pages = made.pages.map((page) => ({ ...page }));
  const painter = painterOf(platform, row, made, run, origin);
  let done = 0;
  const tell = () =>
    report(
      `Painting page ${Math.min(done + 1, pages.length)} of ${pages.length}`,
      5 + (done / pages.length) * 92,
    );
  const fresh = new Map<string, Buffer>();
  tell();
  // What is painted first is seen first; a few are under way at once.
  let next = 0;
  const work = async () => {
    for (let at = next++; at < pages.length; at = next++) {
      signal.throwIfAborted();
      const page = pages[at]!;
      await painter.page(page, look, fresh);
      await drawPage(at);
      done++;
      tell();
    }
  };
  const workUntilFailure = () =>
    work().catch((error: unknown) => {
      next = pages.length;
      throw error;
    });
  const drawPage = async (at: number) => {
    const page = pages[at]!;
    const document = documentPage(row, { ...made, pages }, at);
    const pageKey = sumOf({ document, theme: look.theme });
    if (page.imageUrl && page.pageKey === pageKey) return;
    const files: [string, string][] = [];
    for (const url of pictureUrls(page))
      files.push([url, await pictureFile(platform, run.userId, url, folder, fresh)]);
    const [artRole, pageRole] = rolesOf(page);
    const to = join(folder, `page-${page.id}.jpg`);
    const scale = SCREEN_SIDE / Math.max(look.width, look.height);
    await platform
      .maker('design')
      .drawPages(
        { title: row.title, dpi: DPI, theme: look.theme, pages: [document], type: 'jpeg', scale, files },
        to,
        signal,
      );
    const kept = await run.keep({
      role: pageRole,
      origin,
      name: fileNameOf(`${row.title} ${at}`, 'jpg'),
      type: 'image/jpeg',
      bytes: await readFile(to),
      isCounted: true,
    });
    page.imageUrl = assetUrl(kept.id);
    page.pageKey = pageKey;
    await run.store(page, [artRole, pageRole]);
  };
  // Where one fails, those under way are finished and stay.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, workUntilFailure));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return pages;
}

export const pictureUrls = (page: MadePage): string[] =>
  [page.pictureUrl, ...(page.panels ?? []).map((one) => one.pictureUrl)].flatMap((url) => url ?? []);

/** Fetched once for a run. */
export async function pictureFile(
  { assets, storage }: Pick<Platform, 'assets' | 'storage'>,
  userId: string,
  url: string,
  folder: string,
  fresh: ReadonlyMap<string, Buffer> = new Map(),
): Promise<string> {
  const id = assetIdOf(url) ?? 'none';
  const path = join(folder, `art-${id}`);
  const known = fresh.get(url);
  if (known) {
    await writeFile(path, known);
    return path;
  }
  const asset = await assets.findOwn(userId, id);
  if (asset) await pipeline((await storage.get(asset.storageKey)).stream, createWriteStream(path));
  return path;
}

function painterOf(
  platform: Platform,
  row: BookRow,
  made: MadeBook,
  { keep, signal, userId }: Run,
  origin: Recipe,
) {
  const company = made.company;

  async function paint(
    wish: PictureWish,
    frame: Frame,
    isPanel: boolean,
    lines: readonly { who: number; text: string }[],
  ) {
    const { width, height } = artSize(frame, isPanel);
    const isDish = row.kind === 'recipes' && wish.seen.length === 0;
    const place = wish.place || 'meadow';
    const prompt = wish.isAside ? `${place}, ${BESIDE}` : place;
    const picture = await paintedPlace(
      platform,
      userId,
      { prompt, seed: wish.seed, shape: '16:9', isWhole: isDish || wish.isAside },
      signal,
    );
    return platform.maker('act').picture(
      userId,
      {
        company: company.map(({ name, about, characterId }) => ({
          name: about ? kindOf(about) : name,
          about,
          characterId,
        })),
        seen: wish.seen.filter((one) => one.who < company.length),
        shot: wish.shot,
        isMirrored: wish.isMirrored,
        isAside: wish.isAside,
        place: { picture, prompt, seed: wish.seed },
        lines,
        width,
        height,
      },
      signal,
    );
  }

  const keyOf = (wish: PictureWish, frame: Frame, lines: readonly unknown[] = []) =>
    sumOf({ wish, size: [frame.w, frame.h], lines, company });

  async function keepArt(id: string, bytes: Buffer, fresh: Map<string, Buffer>): Promise<string> {
    const kept = await keep({
      role: `art-${id}`,
      origin,
      name: fileNameOf(row.title, 'jpg'),
      type: 'image/jpeg',
      bytes,
      isCounted: true,
    });
    const url = assetUrl(kept.id);
    fresh.set(url, bytes);
    return url;
  }

  return {
    async page(page: MadePage, look: BookLook, fresh: Map<string, Buffer>): Promise<void> {
      if (page.panels) {
        const whole = panelFrames(page.panels.length, look);
        const frames = page.panels.map((one, i) => panelArt(one.caption, whole[i]!, look));
        page.panels = page.panels.map((one) => ({ ...one }));
        page.panelKeys = [...(page.panelKeys ?? [])].slice(0, page.panels.length);
        const keys = page.panels.map((panel, i) => keyOf(panel.picture, frames[i]!, panel.lines));
        // Files of a page come and go together.
        if (keys.every((key, i) => key === page.panelKeys![i] && page.panels![i]!.pictureUrl)) return;
        for (const [i, panel] of page.panels.entries()) {
          const { bytes } = await paint(panel.picture, frames[i]!, true, panel.lines);
          panel.pictureUrl = await keepArt(page.id, bytes, fresh);
        }
        page.panelKeys = keys;
        return;
      }
      if (!page.picture || page.layout === 'words') {
        page.pictureUrl = null;
        page.heads = [];
        page.artKey = '';
        return;
      }
      const frame = frameOf(page, look);
      const key = keyOf(page.picture, frame);
      if (page.pictureUrl && page.artKey === key) return;
      const { bytes, heads } = await paint(page.picture, frame, false, []);
      page.pictureUrl = await keepArt(page.id, bytes, fresh);
      page.heads = heads;
      page.artKey = key;
    },
  };
}

/** 'a fox in a yellow hoodie' → 'fox': a person's name would make a person of it. */
const kindOf = (about: string): string =>
  /^an?\s+(?:little\s+|old\s+|young\s+)?([\p{L}-]+)/iu.exec(about)?.[1] ?? about.slice(0, 40);
