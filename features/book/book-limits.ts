/** What a book can be, and how much of it. */

export const BOOK_KINDS = ['picture', 'recipes', 'comic', 'guide'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export const BOOK_FORMATS = ['square', 'portrait', 'landscape'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** Millimetres, as printers cut them. */
export const SIZES: Record<BookFormat, { width: number; height: number }> = {
  square: { width: 210, height: 210 },
  portrait: { width: 170, height: 240 },
  landscape: { width: 280, height: 210 },
};

/** Up to five years, six to nine, everybody. */
export const BOOK_READERS = ['small', 'middle', 'all'] as const;
export type BookReaders = (typeof BOOK_READERS)[number];

/** Where the words stand: below or above the picture, on it, or by themselves. */
export const LAYOUTS = ['below', 'above', 'full', 'words'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const EXPORT_FORMATS = ['epub', 'pdf', 'cover', 'audiobook', 'film'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Thickness of a leaf in millimetres: the spine is as wide as all of them. */
export const PAPERS = ['coated', 'matt', 'cream'] as const;
export type Paper = (typeof PAPERS)[number];
export const LEAF_MM: Record<Paper, number> = { coated: 0.13, matt: 0.15, cream: 0.18 };

export const MAX_PAGES = 40;
export const DEFAULT_PAGES: Record<BookKind, number> = { picture: 24, recipes: 12, comic: 12, guide: 16 };
export const MAX_PROMPT = 500;
export const MAX_TEXT = 200_000;
