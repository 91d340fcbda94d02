/** The cover as printers want it: back, spine and front on one sheet, as wide as the book is thick. */

import type { z } from 'zod';
import { type Page, pageSchema } from '#engine/page/document/document.ts';
import { LEAF_MM, type Paper } from '../book-limits.ts';
import type { BookPage } from '../contract.ts';
import { pageOf } from './page-document.ts';
import { type BookLook, px } from './page-look.ts';
import type { SeenHead } from './page-parts.ts';

/** Millimetres: two boards of a soft cover, and from where a title fits a spine. */
const BOARDS = 0.6;
const LETTERS_FROM = 5;

export interface CoverFacts {
  blurb: string;
  author: string;
  pages: number;
  paper: Paper;
  heads?: readonly SeenHead[] | undefined;
}

/** Leaves have two pages. */
export const spineMm = (pages: number, paper: Paper): number =>
  Math.round((Math.ceil(pages / 2) * LEAF_MM[paper] + BOARDS) * 100) / 100;

export function coverSheet(
  page: BookPage,
  look: BookLook,
  { blurb, author, pages, paper, heads }: CoverFacts,
): Page {
  const mm = spineMm(pages, paper);
  const spine = px(mm);
  const { width, height, bleed, margin } = look;
  const front = pageOf(page, look, { author: author || undefined, heads });
  const shift = width + spine;
  const layers: z.input<typeof pageSchema>['layers'] = [
    // The front may reach over its outer edges, not over the spine.
    ...front.layers.map((one) => {
      if (one.x >= 0) return { ...one, x: one.x + shift };
      const over = -one.x;
      return { ...one, x: shift, w: one.w - over };
    }),
    {
      id: 'back',
      type: 'shape',
      role: 'ground',
      shape: 'rect',
      x: -bleed,
      y: -bleed,
      w: width + bleed,
      h: height + 2 * bleed,
      fill: '@deep',
    },
    {
      id: 'spine',
      type: 'shape',
      role: 'ground',
      shape: 'rect',
      x: width,
      y: -bleed,
      w: Math.max(1, spine),
      h: height + 2 * bleed,
      fill: '@primary',
    },
    {
      id: 'blurb',
      type: 'text',
      role: 'body',
      text: blurb,
      x: margin * 1.6,
      y: height * 0.2,
      w: width - 3.2 * margin,
      h: height * 0.45,
      size: Math.min(look.size, 84),
      weight: 500,
      face: '@body',
      fill: '@on-deep',
      align: 'center',
      valign: 'middle',
      lineHeight: 1.45,
    },
    ...(page.pictureUrl
      ? [
          {
            id: 'vignette',
            type: 'picture' as const,
            role: 'photo' as const,
            src: page.pictureUrl,
            mask: 'ellipse' as const,
            x: width / 2 - height * 0.1,
            y: height * 0.7,
            w: height * 0.2,
            h: height * 0.2,
            border: { color: '@secondary', width: 14 },
          },
        ]
      : []),
  ];
  if (mm >= LETTERS_FROM) {
    // Read from top to bottom, as books stand on a shelf.
    const long = height - 2 * margin;
    layers.push({
      id: 'spine-title',
      type: 'text',
      role: 'headline',
      text: [page.title, author].filter(Boolean).join('  ·  '),
      x: width + spine / 2 - long / 2,
      y: height / 2 - spine * 0.4,
      w: long,
      h: spine * 0.8,
      rotation: 90,
      size: spine * 0.5,
      weight: 700,
      face: '@heading',
      fill: '@on-primary',
      align: 'center',
      valign: 'middle',
    });
  }
  return pageSchema.parse({ width: width * 2 + spine, height, bleed, background: '@deep', layers });
}
