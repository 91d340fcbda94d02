/** Lays a page of a book out: its picture and words become layers of the page engine. */

import { type Page, pageSchema } from '#engine/page/document/document.ts';
import type { BookPage } from '../contract.ts';
import { comic } from './comic-pages.ts';
import type { BookLook } from './page-look.ts';
import type { Layer, PageFacts } from './page-parts.ts';
import { cover, end, story, title } from './story-pages.ts';
import { chapter, contents, recipe, textPage } from './text-pages.ts';

export function pageOf(page: BookPage, look: BookLook, facts: PageFacts): Page {
  const isNight = /\bat night\b/u.test(page.picture?.place ?? '');
  const { layers, background } = LAYERS[page.kind](page, look, facts, isNight);
  const { width, height, bleed } = look;
  return pageSchema.parse({ width, height, bleed, background, layers });
}

const LAYERS: Record<BookPage['kind'], Layer> = {
  cover,
  title,
  story,
  end,
  comic,
  recipe,
  chapter,
  text: textPage,
  contents,
};
