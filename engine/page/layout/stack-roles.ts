/** A page laid out anew by what its layers are for: the picture on one side or behind, the words in a column, none over another. */

import { readableOn } from '#engine/lettering/color/color.ts';
import type { DesignDocument, Page } from '../document/document.ts';
import type { Format } from '../document/formats.ts';
import type { FrameLayer, Layer, ShapeLayer, TextLayer } from '../document/layers.ts';
import { resolveColor, type Theme } from '../document/theme.ts';
import { type Box, columns, fitted, inset, placed, rows } from '../templates/boxes.ts';
import { pageShape } from '../templates/kit.ts';
import { scaleFor } from './move-layers.ts';

/** Words with the plate they stand on. */
interface Item {
  text: TextLayer;
  plate?: ShapeLayer;
}

const areaOf = ({ w, h }: Box): number => w * h;
const holds = (outer: Box, inner: Box): boolean => {
  const [cx, cy] = [inner.x + inner.w / 2, inner.y + inner.h / 2];
  return cx >= outer.x && cx <= outer.x + outer.w && cy >= outer.y && cy <= outer.y + outer.h;
};

export function stackByRoles({ theme }: Pick<DesignDocument, 'theme'>, page: Page, size: Format): Page {
  const whole = page.width * page.height;
  const shown = page.layers.filter(({ isHidden }) => !isHidden);
  const pictures = shown.filter((one): one is FrameLayer => one.type === 'picture');
  const behind = pictures.find((one) => areaOf(one) > whole * 0.8);
  const figure =
    behind ??
    [...pictures].sort((a, b) => areaOf(b) - areaOf(a))[0] ??
    shown.find(({ type }) => type === 'qr' || type === 'chart' || type === 'character');
  const items = itemsOf(shown, whole);
  const lists = shown.filter((one) => one.type === 'list');
  const logo = shown.find(({ type }) => type === 'logo');
  const grounds = shown.filter((one) => one.type === 'shape' && areaOf(one) > whole * 0.8);
  const { width, height, bleed } = size;
  const full: Box = { x: -bleed, y: -bleed, w: width + 2 * bleed, h: height + 2 * bleed };
  const margin = Math.sqrt(width * height) * 0.055;
  const safe: Box = {
    x: Math.max(size.safe.x, margin),
    y: Math.max(size.safe.top, margin),
    w: width - 2 * Math.max(size.safe.x, margin),
    h: height - Math.max(size.safe.top, margin) - Math.max(size.safe.bottom, margin),
  };
  const isWide = /wide|strip/.test(pageShape(width, height));
  const layers: Layer[] = grounds.map((one) => ({ ...one, ...full }) as Layer);
  let room = safe;
  if (behind) layers.push({ ...behind, ...full });
  else if (figure) {
    const isBleeding =
      figure.type === 'picture' &&
      (figure.mask === 'rect' || figure.mask === 'slant') &&
      figure.rotation === 0;
    // As long as a side of it is, so that a round picture keeps its share of the page, too.
    const own = Math.sqrt((areaOf(figure) / whole) * width * height) * KEPT;
    const part = Math.min(MAX_FIGURE, Math.max(DEFAULT_FIGURE, own / (isWide ? safe.w : safe.h)));
    const [first, second] = isWide
      ? columns(safe, [1 - part, part], margin)
      : rows(safe, [part, 1 - part], margin);
    room = isWide ? first! : second!;
    const side = isWide ? second! : first!;
    const edge = isWide
      ? { x: side.x, y: full.y, w: full.x + full.w - side.x, h: full.h }
      : { x: full.x, y: full.y, w: full.w, h: side.y + side.h - full.y };
    layers.push({ ...figure, ...(isBleeding ? edge : figureBox(figure, side)) } as Layer);
  }
  const scale = scaleFor(page, size);
  const parts: { share: number; draw: (box: Box) => Layer[] }[] = [];
  if (logo) {
    const h = Math.min(logo.h * scale, room.h * 0.16);
    parts.push({
      share: h,
      draw: (box) => [
        {
          ...logo,
          ...placed(box, Math.min(box.w, (logo.w / logo.h) * box.h), box.h, isWide ? 0 : 0.5, 0.5),
        } as Layer,
      ],
    });
  }
  const align = isWide ? 'left' : alignOf(items);
  const onGround = behind ? undefined : groundColor(page, grounds, theme);
  for (const item of items)
    parts.push({
      share: Math.max(item.text.size * item.text.lineHeight, item.text.h, item.plate?.h ?? 0) * scale,
      draw: (box) => drawItem(item, box, align, scale, onGround, theme),
    });
  for (const list of lists)
    parts.push({
      share: list.h * scale,
      draw: (box) => [
        {
          ...list,
          ...box,
          rotation: 0,
          size: Math.min(4000, list.size * scale),
          ...(onGround && {
            fill: readableFill(list.fill, onGround, theme),
            valueFill: readableFill(list.valueFill, onGround, theme),
          }),
        },
      ],
    });
  const gap = Math.min(margin * 0.4, room.h / (parts.length * 4 || 1));
  const rooms = rows(room, capped(parts.map(({ share }) => share)), gap);
  for (const [i, part] of parts.entries()) layers.push(...part.draw(rooms[i]!));
  return { ...page, width, height, bleed, layers };
}

/** Of the room: what a picture beside words takes. */
const DEFAULT_FIGURE = 0.45;
const MAX_FIGURE = 0.6;
const KEPT = 0.98;

/** A cropped picture takes all of its side, so that it keeps its share of the page; what has a shape of its own keeps it. */
const OWN_SHAPES: ReadonlySet<string> = new Set(['ellipse', 'heart', 'star', 'hexagon', 'diamond']);

function figureBox(figure: Layer, side: Box): Box {
  const isFree = figure.type === 'picture' && figure.fit === 'cover' && !OWN_SHAPES.has(figure.mask);
  const round = fitted(side, figure.w / figure.h);
  if (!isFree) return round;
  return figure.rotation % 90 === 0 ? side : inset(side, side.w * 0.06, side.h * 0.06);
}

/** One part never takes nearly all of the room. */
function capped(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, one) => sum + one, 0) || 1;
  return shares.map((one) => Math.min(one, total * 0.5));
}

/** In reading order, each with the small shape that lies below it. */
function itemsOf(layers: readonly Layer[], whole: number): Item[] {
  const texts = layers.filter((one): one is TextLayer => one.type === 'text' && one.text.trim() !== '');
  const taken = new Set<string>();
  return texts
    .map((text): Item => {
      const plate = layers
        .slice(0, layers.indexOf(text))
        .findLast(
          (one): one is ShapeLayer =>
            one.type === 'shape' &&
            one.fill !== null &&
            areaOf(one) < whole * 0.3 &&
            areaOf(one) > areaOf(text) * 0.5 &&
            holds(one, text),
        );
      if (!plate || taken.has(plate.id)) return { text };
      taken.add(plate.id);
      return { text, plate };
    })
    .sort((a, b) => a.text.y - b.text.y || a.text.x - b.text.x);
}

const alignOf = (items: readonly Item[]): 'left' | 'center' =>
  items.filter(({ text }) => text.align === 'center').length * 2 >= items.length ? 'center' : 'left';

function groundColor(page: Page, grounds: readonly Layer[], theme: Theme): string | undefined {
  const top = grounds.findLast(
    (one) => one.type === 'shape' && typeof one.fill === 'string' && one.opacity > 0.9,
  );
  const fill =
    top?.type === 'shape' && typeof top.fill === 'string' ? resolveColor(top.fill, theme) : undefined;
  if (fill && fill.alpha > 0.9) return fill.hex;
  return typeof page.background === 'string' ? resolveColor(page.background, theme).hex : undefined;
}

function drawItem(
  { text, plate }: Item,
  box: Box,
  align: 'left' | 'center',
  scale: number,
  ground: string | undefined,
  theme: Theme,
): Layer[] {
  const at = align === 'left' ? 0 : 0.5;
  const words = {
    ...text,
    align,
    rotation: 0,
    fit: 'shrink' as const,
    size: Math.min(4000, text.size * scale),
  };
  if (plate) {
    const ratio = plate.w / plate.h;
    const around = fitted({ ...box, h: Math.min(box.h, plate.h * scale) }, ratio, at, 0.5);
    const [sideX, sideY] = [
      Math.max(0.04, (1 - text.w / plate.w) / 2),
      Math.max(0.08, (1 - text.h / plate.h) / 2),
    ];
    const inner = inset(around, around.w * Math.min(0.3, sideX), around.h * Math.min(0.32, sideY));
    return [
      { ...plate, ...around, rotation: 0, corner: plate.corner * scale },
      { ...words, ...inner, align: 'center', valign: 'middle', size: Math.min(words.size, inner.h) },
    ];
  }
  // What stood on a picture or a coloured side now stands on the page.
  const fill =
    ground && typeof text.fill === 'string' ? { fill: readableFill(text.fill, ground, theme) } : {};
  return [{ ...words, ...fill, ...box, valign: 'middle', size: Math.min(words.size * 1.2, box.h) }];
}

const readableFill = (fill: string, ground: string, theme: Theme): string => {
  const { hex } = resolveColor(fill, theme);
  const best = readableOn(ground, [hex, theme.colors.ink, theme.colors.paper], 3);
  return best === hex ? fill : best;
};
