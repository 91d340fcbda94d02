/** Safe SVG text into outlines and pixels; letters become paths first, so no font of the machine plays a part. */

import { Resvg, renderAsync } from '@resvg/resvg-js';
import { readMarkup } from '#engine/lettering/svg/read-markup.ts';
import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineText } from '#engine/lettering/text/outline-text.ts';
import { shippedFaces } from './shipped-faces.ts';

const NO_FONTS = { loadSystemFonts: false } as const;

/** Takes only text that the sanitiser or the engine wrote. */
export const outlineNode = (picture: SvgNode): SvgNode =>
  outlineText(picture, shippedFaces(lettersOf(picture)));

const KEPT = 500;
const outlines = new Map<string, string>();

/** Remembers the latest pictures: the same logo is listed, shown and exported again and again. */
export function outlineSvg(safe: string): string {
  const known = outlines.get(safe);
  if (known !== undefined) return known;
  const made = safe.includes('<text') ? toMarkup(outlineNode(readMarkup(safe))) : safe;
  if (outlines.size >= KEPT) outlines.delete(outlines.keys().next().value!);
  outlines.set(safe, made);
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

const lettersOf = (node: SvgNode | string): string =>
  typeof node === 'string' ? node : node.children.map(lettersOf).join('');
