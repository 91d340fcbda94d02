/** What can be done to the pages of a design. */

import { type DesignDocument, MAX_PAGES, type Page } from '#engine/page/document/document.ts';
import { copiesOf } from './layer-edits.ts';

export const changePage = (
  document: DesignDocument,
  index: number,
  change: (page: Page) => Page,
): DesignDocument => ({
  ...document,
  pages: document.pages.map((page, i) => (i === index ? change(page) : page)),
});

export const canAddPage = ({ pages }: DesignDocument): boolean => pages.length < MAX_PAGES;

/** An empty one like it, after it. */
export const addPage = (document: DesignDocument, after: number): DesignDocument =>
  insert(document, after + 1, { ...document.pages[after]!, layers: [] });

export const duplicatePage = (document: DesignDocument, index: number): DesignDocument =>
  insert(document, index + 1, {
    ...document.pages[index]!,
    layers: copiesOf(document.pages[index]!.layers, { x: 0, y: 0 }),
  });

export const removePage = (document: DesignDocument, index: number): DesignDocument =>
  document.pages.length > 1 ? { ...document, pages: document.pages.filter((_, i) => i !== index) } : document;

export function movePage(document: DesignDocument, from: number, to: number): DesignDocument {
  const page = document.pages[from];
  if (!page || to < 0 || to >= document.pages.length) return document;
  const rest = document.pages.filter((_, i) => i !== from);
  return { ...document, pages: [...rest.slice(0, to), page, ...rest.slice(to)] };
}

const insert = (document: DesignDocument, at: number, page: Page): DesignDocument =>
  canAddPage(document)
    ? { ...document, pages: [...document.pages.slice(0, at), page, ...document.pages.slice(at)] }
    : document;
