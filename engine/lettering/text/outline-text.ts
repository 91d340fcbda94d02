/** Replaces text by the outlines of its letters, so that a picture looks alike wherever it is opened. */

import type { FaceSource } from '../faces/face.ts';
import { faceKey, familyOf } from '../faces/families.ts';
import { element, mapElements, type SvgNode } from '../svg/svg-node.ts';
import { layoutText } from './layout-text.ts';
import { moveOutline } from './move-outline.ts';

/** What only means something for live text. */
const OF_TEXT =
  /^(x|y|dx|dy|rotate|text-anchor|letter-spacing|word-spacing|textLength|lengthAdjust|dominant-baseline|font-.*)$/;

export function outlineText(picture: SvgNode, faces: FaceSource): SvgNode {
  return mapElements(picture, (one) => (one.name === 'text' ? (outlined(one, faces) ?? one) : one));
}

const numbers = (text: string | undefined): number[] => text?.match(/-?[\d.]+/g)?.map(Number) ?? [];
const wordsOf = (node: SvgNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : '')).join('');

/** Undefined when it must stay text: parts with a style of their own, or letters that no face of ours has. */
function outlined(text: SvgNode, faces: FaceSource): SvgNode | undefined {
  if (text.children.some((child) => typeof child !== 'string')) return undefined;
  const { attributes } = text;
  const words = wordsOf(text).replace(/\s+/g, ' ').trim();
  const size = Number.parseFloat(attributes['font-size'] ?? '16');
  const weight = attributes['font-weight'] === 'bold' ? 700 : Number(attributes['font-weight'] ?? 400) || 400;
  const italic = attributes['font-style'] === 'italic' || attributes['font-style'] === 'oblique';
  const face = faces(faceKey({ family: familyOf(attributes['font-family']), weight, italic }));
  if (!face || !words || !(size > 0)) return undefined;
  const spacing = Number.parseFloat(attributes['letter-spacing'] ?? '0') || 0;
  const line = layoutText(face, words, size, spacing);
  if (line.missing.length > 0) return undefined;

  const xs = numbers(attributes.x);
  const ys = numbers(attributes.y);
  const turns = numbers(attributes.rotate);
  const anchor = attributes['text-anchor'];
  // Viewers count the spacing after the last letter when they centre a line; so do we.
  const whole = line.width + spacing;
  const shift = anchor === 'middle' ? -whole / 2 : anchor === 'end' ? -whole : 0;
  const raise = baselineShift(attributes['dominant-baseline'], line.xHeight, line.capHeight);
  const scale = size / face.unitsPerEm;
  const d = line.glyphs
    .map(({ glyph, x }, i) =>
      moveOutline(glyph!.d, {
        x: xs.length > 1 && xs[i] !== undefined ? xs[i] : (xs[0] ?? 0) + shift + x,
        y: (ys.length > 1 && ys[i] !== undefined ? ys[i] : (ys[0] ?? 0)) + raise,
        turn: turns[i] ?? turns.at(-1) ?? 0,
        scale,
      }),
    )
    .join('');
  const kept = Object.fromEntries(Object.entries(attributes).filter(([name]) => !OF_TEXT.test(name)));
  return element('path', { ...kept, d, 'aria-label': words });
}

const baselineShift = (baseline: string | undefined, xHeight: number, capHeight: number): number => {
  if (baseline === 'middle') return xHeight / 2;
  if (baseline === 'central') return capHeight / 2;
  return baseline === 'hanging' ? capHeight : 0;
};
