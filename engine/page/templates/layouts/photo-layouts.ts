/** Pages that live from a picture: above the words, beside them, behind them, or in a frame of its own. */

import type { Fill, Mask } from '../../document/layers.ts';
import { type Box, columns, fitted, inset, placed, rows } from '../boxes.ts';
import type { Kit } from '../kit.ts';
import { type Slot, stack } from './stack.ts';

export interface WordLook {
  headline: Fill;
  quiet: Fill;
  accent: Fill;
  button: readonly [string, string];
  corner?: number;
  casing?: 'upper' | 'as-is';
  weight?: number;
}

export const ON_PAPER: WordLook = {
  headline: '@ink',
  quiet: '@muted',
  accent: '@primary',
  button: ['@primary', '@on-primary'],
};
export const ON_PRIMARY: WordLook = {
  headline: '@on-primary',
  quiet: '@on-primary',
  accent: '@accent',
  button: ['@accent', '@on-accent'],
};
export const ON_DEEP: WordLook = {
  headline: '@on-deep',
  quiet: '@on-deep',
  accent: '@accent',
  button: ['@accent', '@on-accent'],
};
export const ON_PHOTO: WordLook = {
  headline: '#ffffff',
  quiet: '#ffffff',
  accent: '@accent',
  button: ['@accent', '@on-accent'],
};

/** Kicker, headline, what it costs, what it is about, when and where, and what to do. */
export const fallback = (kit: Kit, look: WordLook, max = 12): Slot[] => {
  const { u } = kit;
  return [
    { role: 'kicker', share: 0.5, fill: look.accent, max: u * 2.8, valign: 'bottom' },
    {
      role: 'headline',
      share: 3.2,
      fill: look.headline,
      max: u * max,
      valign: 'middle',
      ...(look.casing && { casing: look.casing }),
      ...(look.weight && { weight: look.weight }),
    },
    { role: 'price', share: 1.1, fill: look.accent, max: u * 9, valign: 'middle' },
    // An idea knows one of the two only, and fills both.
    ...(kit.words('offer') === kit.words('price')
      ? []
      : [
          {
            role: 'offer' as const,
            share: 1.1,
            fill: look.accent,
            max: u * 9,
            lines: 1,
            valign: 'middle' as const,
          },
        ]),
    { role: 'subline', share: 1.1, fill: look.quiet, max: u * 3.6 },
    { role: 'date', share: 0.55, fill: look.accent, max: u * 3.2, valign: 'middle' },
    { role: 'place', share: 0.5, fill: look.quiet, max: u * 2.8 },
    {
      role: 'button',
      share: 0.95,
      button: look.button,
      ...(look.corner !== undefined && { corner: look.corner * u }),
    },
    { role: 'website', share: 0.45, fill: look.accent, max: u * 2.8, valign: 'bottom' },
  ];
};

export interface BesideOptions {
  look?: WordLook;
  align?: 'left' | 'center';
  /** How picture and words meet. */
  edge?: 'straight' | 'wave' | 'slant' | 'inset';
  /** Words above or left of the picture. */
  wordsFirst?: boolean;
  ground?: Fill;
  max?: number;
}

/** Half a picture, half words. */
export function photoBeside(kit: Kit, options: BesideOptions = {}): void {
  const { look = ON_PAPER, align = kit.isWide ? 'left' : 'center', edge = 'straight' } = options;
  const { full, safe, page, u } = kit;
  kit.background = options.ground ?? '@paper';
  const isInset = edge === 'inset';
  if (kit.isWide) {
    const [a, b] = columns(safe, options.wordsFirst ? [1.1, 1] : [1, 1.1], u * 5) as [Box, Box];
    const [words, room] = options.wordsFirst ? [a, b] : [b, a];
    const photo = isInset
      ? { ...room, y: page.y + u * 5, h: page.h - u * 10 }
      : options.wordsFirst
        ? { x: room.x, y: full.y, w: full.x + full.w - room.x, h: full.h }
        : { x: full.x, y: full.y, w: room.x + room.w - full.x, h: full.h };
    kit.photo(photo, {
      ...(isInset && { corner: u * 3 }),
      ...(edge === 'slant' && { mask: 'slant' as const }),
    });
    stack(kit, words, fallback(kit, look, options.max), { align: 'left' });
    return;
  }
  const share = kit.shape === 'square' ? 0.46 : 0.5;
  const gap = u * 4;
  if (options.wordsFirst) {
    const top = page.h * (1 - share);
    const photo = isInset
      ? { x: safe.x, y: top, w: safe.w, h: safe.y + safe.h - top }
      : { x: full.x, y: top, w: full.w, h: full.y + full.h - top };
    kit.photo(photo, isInset ? { corner: u * 3 } : {});
    if (edge === 'wave')
      kit.ground({ x: full.x, y: top - u * 5, w: full.w, h: u * 10 }, kit.background, 'wave', {
        rotation: 180,
      });
    const h = top - safe.y - (edge === 'wave' ? u * 6 : gap);
    stack(kit, { ...safe, h }, fallback(kit, look, options.max), { align });
    return;
  }
  const bottom = page.h * share;
  const photo = isInset
    ? { x: safe.x, y: safe.y, w: safe.w, h: bottom - safe.y }
    : { x: full.x, y: full.y, w: full.w, h: bottom - full.y };
  kit.photo(photo, isInset ? { corner: u * 3 } : {});
  if (edge === 'wave')
    kit.ground({ x: full.x, y: bottom - u * 5, w: full.w, h: u * 10 }, kit.background, 'wave');
  if (edge === 'slant')
    kit.draw('path', { x: full.x, y: bottom - u * 8, w: full.w, h: u * 9 }, kit.background, {
      d: 'M 0 100 L 100 0 L 100 100 Z',
      role: 'ground',
    });
  const y = bottom + (edge === 'wave' ? u * 6 : gap);
  stack(kit, { x: safe.x, y, w: safe.w, h: safe.y + safe.h - y }, fallback(kit, look, options.max), {
    align,
  });
}

export interface BehindOptions {
  look?: WordLook;
  align?: 'left' | 'center';
  /** Where the words stand. */
  at?: 'bottom' | 'middle';
  shade?: string;
  max?: number;
}

const shadeFrom = (color: string, angle: number): Fill => ({
  type: 'linear',
  angle,
  stops: [
    { at: 0, color: `${color}f2` },
    { at: 0.4, color: `${color}b8` },
    { at: 1, color: `${color}14` },
  ],
});

/** The picture fills the page; words stand on a shade or a plate. */
export function photoBehind(kit: Kit, options: BehindOptions = {}): void {
  const { look = ON_PHOTO, align = 'left', at = 'bottom', shade = '#000000' } = options;
  const { full, safe, u } = kit;
  const isSide = kit.isWide && at !== 'middle';
  kit.photo(full, {
    tint: at === 'middle' ? `${shade}9e` : shadeFrom(shade, isSide ? 0 : 270),
  });
  const room: Box = isSide
    ? { ...safe, w: safe.w * (kit.shape === 'strip' ? 0.7 : 0.58) }
    : at === 'middle'
      ? inset(safe, u * (kit.isWide ? 10 : 3), kit.isWide ? 0 : safe.h * 0.14)
      : { ...safe, y: safe.y + safe.h * 0.45, h: safe.h * 0.55 };
  stack(kit, room, fallback(kit, look, options.max), { align: at === 'middle' ? 'center' : align });
}

export interface FramedOptions {
  look?: WordLook;
  mask?: Mask;
  ground?: Fill;
  /** What lies behind the frame. */
  behind?: 'blob' | 'circle' | 'block' | 'rays' | 'none';
  ratio?: number;
  border?: string;
  max?: number;
}

/** A picture in a frame of its own, with something behind it. */
export function photoFramed(kit: Kit, options: FramedOptions = {}): void {
  const { look = ON_PAPER, mask = 'arch', behind = 'circle', ratio = 0.8, ground = '@paper' } = options;
  const { safe, full, u } = kit;
  kit.background = ground;
  const [first, second] = (kit.isWide ? columns(safe, [1, 1.2], u * 5) : rows(safe, [1.15, 1], u * 4)) as [
    Box,
    Box,
  ];
  const frame = fitted(inset(first, u, u), ratio);
  const side = Math.max(frame.w, frame.h);
  if (behind === 'circle')
    kit.draw('ellipse', placed(frame, side * 1.08, side * 1.08, 0.7, 0.2), '@secondary/45', {
      role: 'ground',
    });
  if (behind === 'blob')
    kit.draw('blob', placed(frame, side * 1.25, side * 1.2, 0.4, 0.6), '@secondary/55', { role: 'ground' });
  if (behind === 'rays') kit.draw('rays', full, '@primary/10', { points: 30, depth: 0.5, role: 'ground' });
  if (behind === 'block')
    kit.draw('rect', { ...frame, x: frame.x + u * 3, y: frame.y + u * 3 }, '@accent', {
      role: 'ground',
      corner: mask === 'rect' ? u * 2 : 0,
    });
  kit.photo(frame, {
    mask,
    ...(mask === 'rect' && { corner: u * 2 }),
    ...(options.border && { border: { color: options.border, width: u * 0.9 } }),
  });
  stack(kit, second, fallback(kit, look, options.max), { align: kit.isWide ? 'left' : 'center' });
}

/** Three pictures and a block of words, like tiles. */
export function photoTiles(kit: Kit, look: WordLook, ground: Fill, words: Fill): void {
  const { page, full, safe, u } = kit;
  kit.background = ground;
  const gap = u * 1.2;
  const area = { x: full.x, y: full.y, w: full.w, h: full.h };
  const [a, b] = (kit.isWide ? columns(area, [1, 1.1], gap) : rows(area, [1, 1], gap)) as [Box, Box];
  const [one, two] = (kit.isWide ? rows(a, [1, 1], gap) : columns(a, [1.3, 1], gap)) as [Box, Box];
  kit.photo(one);
  kit.photo(two);
  kit.ground(b, words);
  const room = kit.isWide
    ? { x: b.x + u * 5, y: safe.y, w: safe.x + safe.w - b.x - u * 5, h: safe.h }
    : { x: safe.x, y: page.h / 2 + u * 5, w: safe.w, h: safe.y + safe.h - page.h / 2 - u * 5 };
  stack(kit, room, fallback(kit, look), { align: 'left' });
}
