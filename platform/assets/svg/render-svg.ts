/** The only module that draws SVG: into outlines, sizes and pixels. Pixels only in a drawing process, where `drawing.ts` calls it. */

import { Resvg, renderAsync } from '@resvg/resvg-js';
import { AppError } from '#common/errors.ts';
import { readMarkup } from '#engine/lettering/svg/read-markup.ts';
import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineText } from '#engine/lettering/text/outline-text.ts';
import { shippedFaces } from './shipped-faces.ts';

const NO_FONTS = { loadSystemFonts: false } as const;

/** An outline is some hundred times as long as its letter: beyond this, text stays text. */
const MAX_LETTERS = 2000;

/** Takes only pictures that the sanitiser or the engine made. */
export function outlineNode(picture: SvgNode): SvgNode {
  const letters = lettersOf(picture);
  return letters.length > MAX_LETTERS ? picture : outlineText(picture, shippedFaces(letters));
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

/** Of one picture; four bytes each, and every layer of a filter needs as many again. */
const MAX_PIXELS = 32_000_000;
/** What lies over a photo may be as large as the photo. */
const MAX_OVERLAY_PIXELS = 64_000_000;

interface DrawOptions {
  /** Pixels; absent: its own. */
  width?: number | undefined;
  /** For text that is not outlined. */
  fontFiles?: string[];
  mostPixels?: number;
}

async function render(svg: string, { width, fontFiles, mostPixels = MAX_PIXELS }: DrawOptions) {
  const options = {
    ...(width && { fitTo: { mode: 'width' as const, value: width } }),
    font: fontFiles ? { ...NO_FONTS, fontFiles } : NO_FONTS,
  };
  const own = new Resvg(svg, options);
  const scale = width ? width / own.width : 1;
  if (own.width * own.height * scale * scale > mostPixels) {
    const max = mostPixels / 1_000_000;
    throw new AppError('unprocessable', `The picture is too large. The maximum is ${max} megapixels.`);
  }
  // Off the event loop, since that watches over the memory meanwhile.
  return renderAsync(svg, options);
}

/** PNG of the picture, `width` pixels wide or in its own size. */
export const renderPng = async (safe: string, width?: number): Promise<Buffer> =>
  (await render(outlineSvg(safe), { width })).asPng();

/** PNG of a picture of ours whose letters are drawn with these fonts. */
export const renderWithFonts = async (svg: string, fontFiles: string[]): Promise<Buffer> =>
  (await render(svg, { fontFiles, mostPixels: MAX_OVERLAY_PIXELS })).asPng();

/** Pixels of one frame; for animations, where no PNG is wanted in between. */
export async function renderPixels(picture: SvgNode, width: number): Promise<Pixels> {
  const image = await render(toMarkup(picture), { width });
  return { width: image.width, height: image.height, rgba: straight(image.pixels) };
}

/** What the picture says about its size. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const { width, height } = new Resvg(svg, { font: NO_FONTS });
  return { width, height };
}

/** Where there is ink; undefined where there is none. Draws nothing. */
export const inkBox = (svg: string) => new Resvg(svg, { font: NO_FONTS }).getBBox();

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
