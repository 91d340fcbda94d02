/** Pages without a picture: colour, large words, and an ornament that makes them a page of their own. */

import type { Fill } from '../../document/layers.ts';
import { type Box, columns, inset, placed, rows } from '../boxes.ts';
import type { Kit } from '../kit.ts';
import { fallback, ON_PAPER, type WordLook } from './photo-layouts.ts';
import { stack } from './stack.ts';

export type Ornament =
  | 'rays'
  | 'dots'
  | 'circles'
  | 'blobs'
  | 'stripes'
  | 'frame'
  | 'corner'
  | 'confetti'
  | 'arches'
  | 'waves'
  | 'none';

/** Behind the words, quiet enough to read on. */
export function ornament(kit: Kit, kind: Ornament, strong = '@accent', quiet = '@on-primary/8'): void {
  const { full, page, u } = kit;
  const ground = { role: 'ground' as const };
  switch (kind) {
    case 'rays':
      kit.draw('rays', full, quiet, { points: 26, depth: 0.5, ...ground });
      break;
    case 'dots':
      kit.draw('dots', full, quiet, { points: 26, depth: 0.28, ...ground });
      break;
    case 'circles':
      kit.draw('ellipse', placed(full, u * 96, u * 96, 1.5, -0.35), quiet, ground);
      kit.draw('ellipse', placed(full, u * 44, u * 44, 1.42, -0.3), strong, ground);
      kit.draw('ellipse', placed(full, u * 40, u * 40, -0.35, 1.25), quiet, ground);
      break;
    case 'blobs':
      kit.draw('blob', placed(full, u * 84, u * 84, 1.5, 1.45), strong, ground);
      kit.draw('blob', placed(full, u * 70, u * 70, -0.7, -0.45), quiet, { ...ground, rotation: 40 });
      break;
    case 'stripes':
      for (let i = 0; i < 4; i++)
        kit.draw(
          'rect',
          { x: full.x, y: full.y + full.h - u * (2 + i * 3.2), w: full.w, h: u * 1.6 },
          i % 2 ? quiet : strong,
          ground,
        );
      break;
    case 'frame':
      kit.draw('rect', inset(page, u * 3.6), null, { stroke: { color: strong, width: u * 0.5 } });
      break;
    case 'corner':
      kit.draw('path', { x: full.x, y: full.y, w: u * 24, h: u * 24 }, strong, {
        d: 'M 0 0 L 100 0 L 0 100 Z',
        ...ground,
      });
      kit.draw('path', placed(full, u * 24, u * 24, 1, 1), strong, {
        d: 'M 100 0 L 100 100 L 0 100 Z',
        ...ground,
      });
      break;
    case 'confetti': {
      const spots = [
        [0.05, 0.06, 3],
        [0.22, 0.03, 2],
        [0.5, 0.05, 2.4],
        [0.78, 0.03, 3],
        [0.95, 0.1, 2.2],
        [0.03, 0.3, 2],
        [0.97, 0.34, 3],
        [0.04, 0.66, 2.6],
        [0.96, 0.7, 2],
        [0.1, 0.93, 3],
        [0.34, 0.97, 2],
        [0.62, 0.95, 2.8],
        [0.88, 0.93, 2.4],
      ] as const;
      const shapes = ['ellipse', 'star', 'rect', 'polygon'] as const;
      for (const [i, [x, y, size]] of spots.entries())
        kit.draw(
          shapes[i % shapes.length]!,
          { x: page.w * x - (u * size) / 2, y: page.h * y - (u * size) / 2, w: u * size, h: u * size },
          ['@accent', '@secondary', '@primary'][i % 3]!,
          { rotation: (i * 37) % 90, ...(i % 4 === 3 && { points: 3 }) },
        );
      break;
    }
    case 'arches':
      for (let i = 0; i < 3; i++)
        kit.draw(
          'arch',
          placed(full, u * (70 - i * 18), u * (62 - i * 16), 0.5, 1),
          i === 1 ? strong : quiet,
          ground,
        );
      break;
    case 'waves':
      kit.draw('wave', { x: full.x, y: full.y + full.h - u * 24, w: full.w, h: u * 24 }, quiet, ground);
      kit.draw('wave', { x: full.x, y: full.y + full.h - u * 14, w: full.w, h: u * 14 }, strong, ground);
      break;
    default:
  }
}

export interface PlainOptions {
  ground: Fill;
  look?: WordLook;
  kind?: Ornament;
  strong?: string;
  quiet?: string;
  align?: 'left' | 'center';
  max?: number;
  /** Shares of the safe room left free at the top and bottom for the ornament. */
  above?: number;
  below?: number;
}

/** Large words on colour. */
export function plain(kit: Kit, options: PlainOptions): void {
  const { look = ON_PAPER, align = 'left', kind = 'none', above = 0, below = 0 } = options;
  kit.background = options.ground;
  ornament(kit, kind, options.strong, options.quiet);
  const { safe, u } = kit;
  const room = kind === 'frame' ? inset(safe, u * 3) : kind === 'confetti' ? inset(safe, u * 4) : safe;
  const side = kit.isWide && align === 'left' ? 0.72 : 1;
  stack(
    kit,
    {
      x: room.x + (align === 'center' && kit.isWide ? room.w * 0.1 : 0),
      y: room.y + room.h * above,
      w: room.w * (align === 'center' && kit.isWide ? 0.8 : side),
      h: room.h * (1 - above - below),
    },
    fallback(kit, look, options.max ?? 14),
    { align },
  );
}

/** Two blocks of colour: the offer in one, the words in the other. */
export function twoBlocks(kit: Kit, shape: 'disc' | 'burst' | 'block' | 'slant'): void {
  const { full, safe, u } = kit;
  kit.background = '@primary';
  const role = kit.has('offer') ? 'offer' : 'price';
  const [words, big] = (kit.isWide ? columns(safe, [1.1, 1], u * 5) : rows(safe, [1, 1.05], u * 4)) as [
    Box,
    Box,
  ];
  const side = Math.min(big.w, big.h);
  const disc = placed(big, side, side);
  if (shape === 'block') {
    const block = kit.isWide
      ? { x: big.x, y: full.y, w: full.x + full.w - big.x, h: full.h }
      : { x: full.x, y: big.y, w: full.w, h: full.y + full.h - big.y };
    kit.ground(block, '@accent');
  } else if (shape === 'slant') kit.draw('slant', placed(big, big.w, Math.min(big.h, u * 36)), '@accent');
  else kit.draw(shape === 'disc' ? 'ellipse' : 'burst', disc, '@accent', { points: 24 });
  const inner =
    shape === 'block'
      ? inset(big, u * 2)
      : shape === 'slant'
        ? inset(big, big.w * 0.14, Math.max(u, (big.h - u * 28) / 2))
        : inset(disc, side * 0.16, side * 0.28);
  kit.text(role, inner, { fill: '@on-accent', align: 'center', valign: 'middle', lines: 1 });
  stack(
    kit,
    words,
    fallback(kit, {
      headline: '@on-primary',
      quiet: '@on-primary',
      accent: '@accent',
      button: ['@on-primary', '@primary'],
    }).filter((slot) => slot.role !== role),
    { align: kit.isWide ? 'left' : 'center' },
  );
}

/** A quote with its mark, on colour or on paper. */
export function quoteOn(
  kit: Kit,
  options: {
    ground: Fill;
    ink: string;
    quiet: string;
    mark: string;
    kind?: Ornament;
    align?: 'left' | 'center';
    italic?: boolean;
    face?: '@heading' | '@accent';
  },
): void {
  const { safe, u } = kit;
  const { align = 'center' } = options;
  kit.background = options.ground;
  ornament(kit, options.kind ?? 'none', `${options.mark}`, '@secondary/18');
  const room = inset(safe, u * (kit.isWide ? 9 : 4), u * (kit.shape === 'strip' ? 1 : 4));
  const [mark, words, author] = rows(room, [0.9, 4, 0.6], u * 1.4) as [Box, Box, Box];
  kit.text('headline', placed(mark, mark.w, Math.min(mark.h, u * 15)), {
    text: '“',
    face: 'playfair',
    fill: options.mark,
    align,
    lines: 1,
    lineHeight: 1,
    valign: 'middle',
  });
  kit.text('quote', words, {
    fill: options.ink,
    align,
    valign: 'middle',
    lines: kit.isWide ? 3 : 6,
    max: u * 12,
    isItalic: options.italic ?? false,
    ...(options.face && { face: options.face }),
  });
  kit.text('author', author, { fill: options.quiet, align, valign: 'bottom', max: u * 2.8 });
}
