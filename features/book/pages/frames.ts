/** Where the pictures of a page lie, in pixels of the page: what is painted has this shape. */

import type { BookPage } from '../contract.ts';
import type { BookLook } from './page-look.ts';
import { linesOf } from './text-room.ts';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Share of the height that a picture with words beside it takes. */
export const PICTURE_SHARE = 0.66;
const RECIPE_SHARE = 0.4;
const CHAPTER_SHARE = 0.42;
const GAP = 0.018;
/** Pixels of the longer side of what is painted: 180 to the inch on the largest page. */
export const ART_SIDE = 1640;
const PANEL_SIDE = 1100;

export function frameOf({ kind, layout }: Pick<BookPage, 'kind' | 'layout'>, look: BookLook): Frame {
  const { width, height, bleed } = look;
  const whole = { x: -bleed, y: -bleed, w: width + 2 * bleed, h: height + 2 * bleed };
  if (kind === 'recipe') return { ...whole, h: Math.round(height * RECIPE_SHARE) + bleed };
  if (kind === 'chapter') return { ...whole, h: Math.round(height * CHAPTER_SHARE) + bleed };
  if (kind === 'title' || kind === 'end') {
    const side = Math.round(Math.min(width * (width < height ? 0.72 : 0.56), height * 0.56));
    return {
      x: Math.round((width - side) / 2),
      y: Math.round(kind === 'title' ? height * 0.31 : (height - side) * 0.32),
      w: side,
      h: side,
    };
  }
  if (kind === 'cover' || layout === 'full') return whole;
  const high = Math.round(height * PICTURE_SHARE);
  return layout === 'above' ? { ...whole, y: height - high, h: high + bleed } : { ...whole, h: high + bleed };
}

/** Panels in reading order, in rows. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 1],
  3: [1, 2],
  4: [2, 2],
  5: [1, 2, 2],
  6: [2, 2, 2],
};
const WIDE_ROWS: Readonly<Record<number, readonly number[]>> = {
  ...ROWS,
  2: [2],
  3: [1, 2],
  5: [2, 3],
  6: [3, 3],
};

export function panelFrames(count: number, { width, height, margin }: BookLook): Frame[] {
  const rows = (width > height ? WIDE_ROWS : ROWS)[count] ?? [1];
  const gap = Math.round(height * GAP);
  const top = Math.round(margin * 0.75);
  const room = { w: width - 2 * top, h: height - 2 * top - Math.round(margin * 0.35) };
  const high = Math.floor((room.h - gap * (rows.length - 1)) / rows.length);
  return rows.flatMap((columns, row) => {
    // Every other row leans a little: pages of equal boxes are dull.
    const lean = columns === 2 ? (row % 2 === 0 ? 0.54 : 0.46) : 1 / columns;
    const inner = room.w - gap * (columns - 1);
    const widths =
      columns === 2
        ? [inner * lean, inner * (1 - lean)]
        : Array.from({ length: columns }, () => inner / columns);
    let x = top;
    return widths.map((wide) => {
      const frame = { x: Math.round(x), y: top + row * (high + gap), w: Math.round(wide), h: high };
      x += wide + gap;
      return frame;
    });
  });
}

/** Pixels in which a frame is painted. */
export function artSize({ w, h }: Frame, isPanel = false): { width: number; height: number } {
  const scale = Math.min(1, (isPanel ? PANEL_SIDE : ART_SIDE) / Math.max(w, h));
  return { width: Math.round(w * scale), height: Math.round(h * scale) };
}

/** What a panel says in its box, above the picture: words never lie on it. */
export function captionOf(caption: string, frame: Frame, { size }: BookLook): { em: number; high: number } {
  const em = Math.min(size * 0.62, frame.h * 0.06);
  if (!caption) return { em, high: 0 };
  const lines = linesOf(caption, frame.w - em * 1.4, em);
  return { em, high: Math.round(Math.min(frame.h * 0.42, lines * em * 1.3 + em * 0.9)) };
}

/** The rest of a panel, where its picture is. */
export function panelArt(caption: string, frame: Frame, look: BookLook): Frame {
  const { high } = captionOf(caption, frame, look);
  return { ...frame, y: frame.y + high, h: frame.h - high };
}
