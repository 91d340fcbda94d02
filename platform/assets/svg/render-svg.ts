/** Safe SVG text into outlines and pixels; letters become paths first, so no font of the machine plays a part. */

import { Resvg, renderAsync } from '@resvg/resvg-js';
import { readMarkup } from '#engine/lettering/svg/read-markup.ts';
import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineText } from '#engine/lettering/text/outline-text.ts';
import { shippedFaces } from './shipped-faces.ts';

const NO_FONTS = { loadSystemFonts: false } as const;

/** An outline is some hundred times as long as its letter: beyond this, text stays text. */
const MOST_LETTERS = 2000;

/** Takes only pictures that the sanitiser or the engine made. */
export function outlineNode(picture: SvgNode): SvgNode {
  const letters = lettersOf(picture);
  return letters.length > MOST_LETTERS ? picture : outlineText(picture, shippedFaces(letters));
}

const KEPT = 500;
/** Characters; larger ones are rare and are drawn again. */
const KEPT_LENGTH = 32 * 1024;
const outlines = new Map<string, string>();

/** Remembers the latest pictures: the same logo is listed, shown and exported again and again. */
export function outlineSvg(safe: string): string {
  const known = outlines.get(safe);
  if (known !== undefined) return known;
  if (!safe.includes('<text')) return safe;
  const made = toMarkup(outlineNode(readMarkup(safe)));
  if (made.length <= KEPT_LENGTH) {
    if (outlines.size >= KEPT) outlines.delete(outlines.keys().next().value!);
    outlines.set(safe, made);
  }
  return made;
}

export interface Pixels {
  width: number;
  height: number;
  /** Straight alpha. */
  rgba: Uint8Array;
}

const fitTo = (width: number | undefined) => (width ? { mode: 'width' as const, value: width } : undefined);

/** PNG of the picture, `width` pixels wide or in its own size; drawn off the event loop. */
export async function renderPng(safe: string, width?: number): Promise<Uint8Array> {
  const image = await renderAsync(outlineSvg(safe), { fitTo: fitTo(width), font: NO_FONTS });
  return image.asPng();
}

/** Pixels of one frame; for animations, where no PNG is wanted in between. */
export function renderPixels(picture: SvgNode, width: number): Pixels {
  const image = new Resvg(toMarkup(picture), { fitTo: fitTo(width), font: NO_FONTS }).render();
  return { width: image.width, height: image.height, rgba: straight(image.pixels) };
}

/** The renderer multiplies colours by their opacity; files want them plain. */
function straight(pixels: Uint8Array): Uint8Array {
  const out = new Uint8Array(pixels);
  for (let i = 3; i < out.length; i += 4) {
    const alpha = out[i]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = i - 3; c < i; c++) out[c] = Math.min(255, Math.round((out[c]! * 255) / alpha));
  }
  return out;
}

const lettersOf = (node: SvgNode | string): string => {
  if (typeof node === 'string') return node;
  return node.name === 'style' ? '' : node.children.map(lettersOf).join('');
};
