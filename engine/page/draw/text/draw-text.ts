/** A text layer as outlines: lines, mixed styles, plates, outlines, effects and bent lines. */

import type { Glyph } from '#engine/lettering/faces/face.ts';
import type { TextLayer } from '../../document/layers.ts';
import { type Rgba, resolveColor, type Theme } from '../../document/theme.ts';
import type { DrawOp, DropShadow, Paint, PathOp } from '../display-list.ts';
import { paintOf, shadowOf } from '../paints.ts';
import { parsePath } from '../parse-path.ts';
import {
  type Bounds,
  boundsOf,
  type Matrix,
  multiply,
  type Path,
  type Segment,
  transformPath,
} from '../path.ts';
import type { Resources } from '../resources.ts';
import { rectPath } from '../shapes.ts';
import { layOutText, type PlacedLetter, type TextBlock } from './lay-out.ts';
import { EMOJI_SIZE } from './letters.ts';

const outlines = new WeakMap<Glyph, Path>();
export function outlineOf(glyph: Glyph): Path {
  const known = outlines.get(glyph) ?? parsePath(glyph.d);
  outlines.set(glyph, known);
  return known;
}

interface Inked {
  /** Undefined: that of the layer. */
  color: string | undefined;
  segments: Segment[];
}

interface Words {
  inks: Inked[];
  emoji: { ref: string; matrix: Matrix; size: number }[];
}

export function textOps(layer: TextLayer, theme: Theme, resources: Resources): DrawOp[] {
  const block = layOutText(layer, theme, resources.faces);
  const words = layer.curve === 0 ? straightWords(layer, block) : bentWords(layer, block);
  const plates = layer.plate && layer.curve === 0 ? platesOf(layer, block, theme) : [];
  const box: Bounds = { left: layer.x, top: layer.y, right: layer.x + layer.w, bottom: layer.y + layer.h };
  const ops: DrawOp[] = [...plates];
  for (const { color, segments } of words.inks) {
    if (segments.length === 0) continue;
    const paint = color ? resolveColor(color, theme) : paintOf(layer.fill, box, theme);
    ops.push(...lettered(segments, paint, layer, theme, block.size, plates.length === 0));
  }
  for (const { ref, matrix, size } of words.emoji)
    ops.push({
      op: 'group',
      matrix,
      ops: [{ op: 'image', ref, x: 0, y: -size * 0.86, w: size, h: size, alpha: layer.opacity }],
    });
  return ops;
}

const copied = (op: PathOp, dx: number, dy: number, alpha: number): PathOp => ({
  ...op,
  path: transformPath(op.path, [1, 0, 0, 1, dx, dy]),
  alpha: op.alpha * alpha,
});

const colorOf = (paint: Paint): Rgba => ('stops' in paint ? paint.stops[0]!.color : paint);

function lettered(
  path: Path,
  fill: Paint,
  layer: TextLayer,
  theme: Theme,
  size: number,
  hasShadow: boolean,
): PathOp[] {
  const alpha = layer.opacity;
  const shadow = hasShadow && layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  const main: PathOp = { op: 'path', path, fill, alpha, ...(shadow && { shadow }) };
  const line = (paint: Paint, width: number): PathOp => ({
    op: 'path',
    path,
    stroke: { paint, width, join: 'round', cap: 'round' },
    alpha,
  });
  const under = layer.outline?.width
    ? [
        {
          ...line(resolveColor(layer.outline.color, theme), layer.outline.width * 2),
          ...(shadow && { shadow }),
        },
      ]
    : [];
  switch (layer.effect) {
    case 'hollow':
      return [{ ...line(fill, Math.max(1, size * 0.025)), ...(shadow && { shadow }) }];
    case 'echo':
      return [
        ...[3, 2, 1].map((i) => copied(main, size * 0.055 * i, size * 0.055 * i, 0.12 + 0.1 * (3 - i))),
        ...under,
        main,
      ];
    case 'splice':
      return [copied(main, size * 0.045, size * 0.045, 0.45), line(colorOf(fill), Math.max(1, size * 0.022))];
    case 'neon': {
      const color = colorOf(fill);
      const glow = (blur: number): DropShadow => ({ x: 0, y: 0, blur: size * blur, color });
      const core: PathOp = { op: 'path', path, fill: { hex: '#ffffff', alpha: 1 }, alpha };
      return [
        { ...main, shadow: glow(0.5) },
        { ...main, shadow: glow(0.18) },
        { ...core, alpha: alpha * 0.82 },
      ];
    }
    case 'lift':
      return [
        ...under,
        {
          ...main,
          shadow: { x: 0, y: size * 0.06, blur: size * 0.22, color: { hex: '#000000', alpha: 0.45 } },
        },
      ];
    default:
      return under.length > 0 ? [...under, { op: 'path', path, fill, alpha }] : [main];
  }
}

function inkFor(words: Words, color: string | undefined): Inked {
  const known = words.inks.find((one) => one.color === color);
  if (known) return known;
  const made: Inked = { color, segments: [] };
  words.inks.push(made);
  return made;
}

function addLetter(words: Words, { letter, isMirrored }: PlacedLetter, size: number, at: Matrix): void {
  if (letter.emoji) {
    words.emoji.push({ ref: letter.emoji, matrix: at, size: size * EMOJI_SIZE * letter.style.scale });
    return;
  }
  const ink = inkFor(words, letter.style.color);
  const flip: Matrix = isMirrored ? [-1, 0, 0, 1, letter.advance * size, 0] : [1, 0, 0, 1, 0, 0];
  for (const { glyph, x, unit } of letter.pieces) {
    const place = multiply(multiply(at, flip), [unit * size, 0, 0, unit * size, x * size, 0]);
    ink.segments.push(...transformPath(outlineOf(glyph), place));
  }
}

function straightWords(layer: TextLayer, block: TextBlock): Words {
  const words: Words = { inks: [], emoji: [] };
  for (const line of block.lines) {
    const y = layer.y + line.baseline;
    for (const placed of line.letters)
      addLetter(words, placed, block.size, [1, 0, 0, 1, layer.x + placed.x, y]);
    if (layer.isUnderlined && line.width > 0)
      inkFor(words, undefined).segments.push(
        ...rectPath({ x: layer.x + line.x, y: y + block.size * 0.12, w: line.width, h: block.size * 0.06 }),
      );
  }
  return words;
}

/** All words on one arc, as large as its box allows and in the middle of it. */
function bentWords(layer: TextLayer, block: TextBlock): Words {
  const flat = layOutFlat(layer, block);
  const angle = layer.curve * 2 * Math.PI * 0.97;
  const radius = flat.width / angle;
  const words: Words = { inks: [], emoji: [] };
  for (const { placed, x } of flat.letters) {
    const half = (placed.letter.advance * block.size) / 2;
    const turn = (x + half - flat.width / 2) / radius;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at: Matrix = [cos, sin, -sin, cos, radius * sin - half * cos, radius * (1 - cos) - half * sin];
    addLetter(words, placed, block.size, at);
  }
  const bounds = boundsOf(words.inks.flatMap(({ segments }) => segments));
  if (!bounds) return words;
  const [w, h] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale =
    layer.fit === 'none' ? 1 : Math.min(layer.fit === 'fill' ? Infinity : 1, layer.w / w, layer.h / h);
  const [cx, cy] = [layer.x + layer.w / 2, layer.y + layer.h / 2];
  const middle: Matrix = [
    scale,
    0,
    0,
    scale,
    cx - (scale * (bounds.left + bounds.right)) / 2,
    cy - (scale * (bounds.top + bounds.bottom)) / 2,
  ];
  return {
    inks: words.inks.map(({ color, segments }) => ({
      color,
      segments: [...transformPath(segments, middle)],
    })),
    emoji: words.emoji.map((one) => ({ ...one, matrix: multiply(middle, one.matrix) })),
  };
}

function layOutFlat({ spacing }: TextLayer, block: TextBlock) {
  const letters: { placed: PlacedLetter; x: number }[] = [];
  let pen = 0;
  for (const [i, line] of block.lines.entries()) {
    if (i > 0) pen += block.size * 0.28;
    for (const placed of line.letters) {
      letters.push({ placed, x: pen });
      pen += (placed.letter.advance + spacing) * block.size;
    }
  }
  return { letters, width: Math.max(1, pen - spacing * block.size) };
}

function platesOf(layer: TextLayer, block: TextBlock, theme: Theme): PathOp[] {
  const { color, pad, corner } = layer.plate!;
  const fill = resolveColor(color, theme);
  const shadow = layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  const [side, above] = [block.size * pad, block.size * pad * 0.6];
  return block.lines
    .filter(({ width }) => width > 0)
    .map((line) => {
      const y = layer.y + line.baseline - block.capHeight - above - block.size * 0.06;
      const path = rectPath(
        {
          x: layer.x + line.x - side,
          y,
          w: line.width + 2 * side,
          h: block.capHeight + 2 * above + block.size * 0.12,
        },
        corner * block.size,
      );
      return { op: 'path', path, fill, alpha: layer.opacity, ...(shadow && { shadow }) };
    });
}
