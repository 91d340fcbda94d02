/** What templates draw with: rooms of the page, and slots that take the words and pictures of their role. */

import type { Format } from '../document/formats.ts';
import {
  BRAND_LOGO,
  type Fill,
  type LayerInput,
  type Mask,
  type Role,
  type ShapeKind,
  type TextLayer,
} from '../document/layers.ts';
import type { Box } from './boxes.ts';
import type { Words } from './words.ts';

/** `strip`: a banner; `wide`: a thumbnail or slide; `square`; `tall`: a post or flyer; `slim`: a story. */
export type PageShape = 'strip' | 'wide' | 'square' | 'tall' | 'slim';

export const pageShape = (width: number, height: number): PageShape => {
  const ratio = width / height;
  if (ratio > 2.2) return 'strip';
  if (ratio > 1.2) return 'wide';
  if (ratio > 0.88) return 'square';
  return ratio > 0.62 ? 'tall' : 'slim';
};

type TextOptions = Partial<
  Pick<
    TextLayer,
    | 'face'
    | 'weight'
    | 'isItalic'
    | 'align'
    | 'valign'
    | 'lineHeight'
    | 'spacing'
    | 'casing'
    | 'curve'
    | 'fit'
    | 'effect'
    | 'rotation'
    | 'opacity'
    | 'isUnderlined'
    | 'spans'
  >
> & {
  fill?: Fill;
  /** How many lines it is meant to have: the room divided by them is the largest size. */
  lines?: number;
  /** The largest size in pixels. */
  max?: number;
  plate?: { color: string; pad?: number; corner?: number };
  outline?: { color: string; width: number };
  shadow?: { x?: number; y?: number; blur?: number; color?: string };
  /** Words of its own, whatever was poured in. */
  text?: string;
  group?: string;
};

/** How the words of each role look where a template says nothing else. */
const MANNERS: Partial<Record<Role, TextOptions>> = {
  headline: { face: '@heading', weight: 700, lineHeight: 1.06, lines: 2 },
  subline: { face: '@body', weight: 400, lineHeight: 1.3, lines: 2 },
  body: { face: '@body', weight: 400, lineHeight: 1.4, lines: 4 },
  kicker: { face: '@body', weight: 600, casing: 'upper', spacing: 0.16, lineHeight: 1.2, lines: 1 },
  price: { face: '@heading', weight: 700, lineHeight: 1, lines: 1 },
  offer: { face: '@heading', weight: 700, lineHeight: 1, lines: 2 },
  date: { face: '@body', weight: 600, lineHeight: 1.2, lines: 1 },
  place: { face: '@body', weight: 400, lineHeight: 1.2, lines: 1 },
  button: { face: '@body', weight: 600, lineHeight: 1.1, lines: 1, align: 'center', valign: 'middle' },
  contact: { face: '@body', weight: 400, lineHeight: 1.4, lines: 2 },
  website: { face: '@body', weight: 500, lineHeight: 1.2, lines: 1 },
  name: { face: '@heading', weight: 600, lineHeight: 1.1, lines: 1 },
  position: { face: '@body', weight: 400, lineHeight: 1.2, lines: 1 },
  quote: { face: '@heading', weight: 500, lineHeight: 1.22, lines: 5 },
  author: { face: '@body', weight: 500, lineHeight: 1.2, lines: 1 },
  list: { face: '@body', weight: 400, lineHeight: 1.2, lines: 1 },
  code: { face: '@body', weight: 600, spacing: 0.2, lineHeight: 1.2, lines: 1 },
};

interface FrameOptions {
  type?: 'picture' | 'logo' | 'character';
  mask?: Mask;
  corner?: number;
  tint?: Fill;
  border?: { color: string; width: number };
  shadow?: { x?: number; y?: number; blur?: number; color?: string };
  rotation?: number;
  fit?: 'cover' | 'contain';
  opacity?: number;
}

interface ShapeOptions {
  corner?: number;
  points?: number;
  depth?: number;
  d?: string;
  stroke?: { color: string; width: number };
  rotation?: number;
  opacity?: number;
  shadow?: { x?: number; y?: number; blur?: number; color?: string };
  role?: Role;
}

export interface KitPage {
  format: Format;
  words: Words;
  /** Sources for photo slots in their order; a slot beyond them begins again. */
  photos: readonly (string | null)[];
  logo: string | null;
  /** Where words may stand, where that is less than the format leaves: beside a presenter, above captions. */
  room?: Box | undefined;
}

export class Kit {
  readonly w: number;
  readonly h: number;
  readonly shape: PageShape;
  /** A hundredth of a side of the square with the page's area: sizes in it look alike in all formats. */
  readonly u: number;
  /** The page, with what is cut off. */
  readonly full: Box;
  /** The page itself. */
  readonly page: Box;
  /** Where words may stand: inside of what apps cover and of what is too near to the cut. */
  readonly safe: Box;
  background: Fill = '@paper';
  readonly layers: LayerInput[] = [];
  readonly #given: KitPage;
  readonly #taken = new Map<string, number>();
  #photo = 0;

  constructor(given: KitPage) {
    const { width, height, bleed, safe } = given.format;
    this.#given = given;
    this.w = width;
    this.h = height;
    this.shape = pageShape(width, height);
    this.u = Math.sqrt(width * height) / 100;
    this.full = { x: -bleed, y: -bleed, w: width + 2 * bleed, h: height + 2 * bleed };
    this.page = { x: 0, y: 0, w: width, h: height };
    const [x, y] = [Math.max(safe.x, this.u * 5), Math.max(safe.top, this.u * 5)];
    this.safe = given.room ?? { x, y, w: width - 2 * x, h: height - y - Math.max(safe.bottom, this.u * 5) };
  }

  get isTall(): boolean {
    return this.shape === 'tall' || this.shape === 'slim';
  }

  get isWide(): boolean {
    return this.shape === 'wide' || this.shape === 'strip';
  }

  has(role: Role): boolean {
    return (this.#given.words[role] ?? '').trim() !== '';
  }

  /** Its words; empty where there are none. */
  words(role: Role): string {
    return (this.#given.words[role] ?? '').trim();
  }

  get hasLogo(): boolean {
    return this.#given.logo !== null;
  }

  #id(base: string): string {
    const count = (this.#taken.get(base) ?? 0) + 1;
    this.#taken.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  }

  /** Words of a role, as large as their room allows; nothing where there are none. */
  text(role: Role, box: Box, options: TextOptions = {}): void {
    const { lines = 1, max, text, ...style } = { ...MANNERS[role], ...options };
    const words = text ?? this.words(role);
    if (!words) return;
    const lineHeight = style.lineHeight ?? 1.25;
    const size = Math.min(
      max ?? Infinity,
      box.h / (lines * Math.min(lineHeight, 1.12) + (lines - 1) * Math.max(0, lineHeight - 1.12)),
    );
    this.layers.push({
      id: this.#id(role),
      type: 'text',
      role,
      text: words,
      ...box,
      size: Math.max(1, size),
      ...style,
    });
  }

  /** A picture slot. */
  photo(box: Box, options: FrameOptions = {}): void {
    const { type = 'picture', ...rest } = options;
    const { photos } = this.#given;
    const src = photos.length > 0 ? photos[this.#photo++ % photos.length]! : null;
    this.layers.push({ id: this.#id('photo'), type, role: 'photo', src, ...box, ...rest });
  }

  /** Somebody or something without its ground: a picture of its own, whose empty edges are left out. */
  figure(box: Box, { src, crop }: { src: string; crop: { x: number; y: number; zoom: number } }): void {
    this.layers.push({ id: this.#id('figure'), type: 'picture', role: 'character', src, crop, ...box });
  }

  /** The logo in its own proportions; where there is none its place waits for one, and nothing is printed there. */
  logo(box: Box, options: FrameOptions = {}): void {
    this.layers.push({
      id: this.#id('logo'),
      type: 'logo',
      role: 'logo',
      src: this.#given.logo ?? BRAND_LOGO,
      fit: 'contain',
      ...box,
      ...options,
    });
  }

  draw(shape: ShapeKind, box: Box, fill: Fill | null, options: ShapeOptions = {}): void {
    const { role = 'decor', ...rest } = options;
    this.layers.push({ id: this.#id(role), type: 'shape', role, shape, fill, ...box, ...rest });
  }

  /** What fills the page or a side of it. */
  ground(box: Box, fill: Fill, shape: ShapeKind = 'rect', options: ShapeOptions = {}): void {
    this.draw(shape, box, fill, { ...options, role: 'ground' });
  }

  line(
    box: Box,
    color: string,
    width: number,
    options: {
      dash?: 'solid' | 'dashed' | 'dotted';
      bend?: 'straight' | 'arc' | 'wave';
      rotation?: number;
    } = {},
  ): void {
    this.layers.push({ id: this.#id('line'), type: 'line', role: 'decor', color, width, ...box, ...options });
  }

  icon(name: string, box: Box, color: string, options: { rotation?: number; opacity?: number } = {}): void {
    this.layers.push({
      id: this.#id('icon'),
      type: 'icon',
      role: 'icon',
      icon: name,
      color,
      ...box,
      ...options,
    });
  }

  qr(
    box: Box,
    options: { color?: string; ground?: string | null; style?: 'squares' | 'dots' | 'round' } = {},
  ): void {
    const text = this.words('qr') || this.words('website') || 'https://example.com';
    this.layers.push({ id: this.#id('qr'), type: 'qr', role: 'qr', text, ...box, ...options });
  }

  /** A button: a plate with its words in the middle. */
  button(box: Box, fill: string, color: string, options: { corner?: number; weight?: number } = {}): void {
    if (!this.has('button')) return;
    this.draw('rect', box, fill, { corner: options.corner ?? box.h / 2 });
    this.text(
      'button',
      { x: box.x + box.h * 0.4, y: box.y + box.h * 0.2, w: box.w - box.h * 0.8, h: box.h * 0.6 },
      { fill: color, max: box.h * 0.42, ...(options.weight && { weight: options.weight }) },
    );
  }

  /** Lines of `list`, "Name | price" each, as one layer: names at the left, prices at the right, a quiet rule between them. */
  list(
    box: Box,
    options: { fill?: string; price?: string; rule?: string; max?: number; weight?: number } = {},
  ): void {
    const { fill = '@ink', price = '@primary', rule = null, max = box.h, weight = 500 } = options;
    const rows = this.words('list')
      .split('\n')
      .map((entry) => entry.split('|').map((one) => one.trim()))
      .filter(([name = '', value = '']) => name !== '' || value !== '')
      .map(([name = '', value = '']) => ({ name, value }));
    if (rows.length === 0) return;
    this.layers.push({
      id: this.#id('list'),
      type: 'list',
      role: 'list',
      rows,
      ...box,
      size: max,
      weight,
      fill,
      valueFill: price,
      rule,
    });
  }
}
