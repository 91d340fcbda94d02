/** Draws a mark as the transparent picture that is laid over a photo of a given size. Runs in a drawing process. */

import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import { renderPng, renderWithFonts, sizeOfSvg } from '#platform/assets/svg/render-svg.ts';
import type { Mark } from '../calls/batch-calls.ts';
import { edgeFor } from '../scene/contrast-edge.ts';
import { emOn, longerSide, middleOf, rotatedBox, type Size, scaleToFit, tileOf } from '../scene/placement.ts';
import { BASELINE, EDGE, LINE } from '../scene/text-measures.ts';
import { facesFor, textWidth } from './mark-fonts.ts';

export interface Overlay {
  png: Buffer;
  left: number;
  top: number;
  isTile: boolean;
}

/** The mark by itself, upright: how large it is and what draws it around its middle. */
interface Drawing extends Size {
  markup: string;
  fonts: string[];
}

export interface PictureMark {
  bytes: Uint8Array;
  isSvg: boolean;
}

export interface OverlayOrder {
  mark: Mark;
  /** The photo's. */
  size: Size;
  file: PictureMark | undefined;
}

export async function draw({ mark, size: picture, file }: OverlayOrder): Promise<Overlay> {
  const { style } = mark;
  const drawing = file ? await pictureDrawing(mark, picture, file) : textDrawing(mark, picture);
  const box = rotatedBox(drawing, style.rotation);
  const fit = scaleToFit(box, picture);
  if (style.layout === 'tile') {
    const tile = tileOf({ width: box.width * fit, height: box.height * fit }, picture, style);
    const marks = tile.middles.map((middle) => placed(drawing, middle, style.rotation, fit));
    // What stands outside the picture is not drawn: an overlay may not be larger than what it lies on.
    const seen = {
      width: Math.min(tile.width, picture.width),
      height: Math.min(tile.height, picture.height),
    };
    return { png: await toPng(seen, marks, mark, drawing.fonts), left: 0, top: 0, isTile: true };
  }
  const size = { width: Math.ceil(box.width * fit), height: Math.ceil(box.height * fit) };
  const middle = middleOf(size, picture, style);
  const marks = [placed(drawing, { x: size.width / 2, y: size.height / 2 }, style.rotation, fit)];
  return {
    png: await toPng(size, marks, mark, drawing.fonts),
    left: Math.max(0, Math.round(middle.x - size.width / 2)),
    top: Math.max(0, Math.round(middle.y - size.height / 2)),
    isTile: false,
  };
}

const placed = (drawing: Drawing, { x, y }: { x: number; y: number }, degrees: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${drawing.markup}</g>`;

function toPng({ width, height }: Size, marks: string[], mark: Mark, fontFiles: string[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}"><g opacity="${mark.style.opacity}">${marks.join('')}</g></svg>`;
  return renderWithFonts(svg, fontFiles);
}

function textDrawing({ content, style }: Mark, picture: Size): Drawing {
  const em = emOn(picture, style.fontSize);
  const { family, files } = facesFor(style);
  const width = textWidth(content, em, style);
  const edge = style.outline
    ? ` stroke="${edgeFor(style.color)}" stroke-width="${em * EDGE}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const markup = `<text x="${-width / 2}" y="${(BASELINE - LINE / 2) * em}" font-family="${family}" font-size="${em}" font-weight="${style.bold ? 700 : 400}" fill="${style.color}"${edge}>${escapeXml(content)}</text>`;
  return { width: width + em * EDGE, height: em * LINE, markup, fonts: files };
}

async function pictureDrawing({ style }: Mark, picture: Size, file: PictureMark): Promise<Drawing> {
  try {
    const natural = await sizeOf(file);
    const width = Math.max(1, Math.round((style.scale / 100) * longerSide(picture)));
    const height = Math.max(1, (width * natural.height) / natural.width);
    // Pixels for what will be seen: a picture as thin as a thread would otherwise become endlessly high.
    const fit = scaleToFit(rotatedBox({ width, height }, style.rotation), picture);
    const png = await rasterise(file, Math.ceil(width * fit), Math.ceil(height * fit));
    const markup = `<image x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
    return { width, height, markup, fonts: [] };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unprocessable', 'The picture of this watermark cannot be drawn.', { cause: error });
  }
}

async function sizeOf({ bytes, isSvg }: PictureMark): Promise<Size> {
  if (isSvg) return sizeOfSvg(textOf(bytes));
  const { autoOrient } = await sharp(bytes).metadata();
  return autoOrient;
}

async function rasterise({ bytes, isSvg }: PictureMark, width: number, height: number): Promise<Buffer> {
  if (isSvg) return renderPng(textOf(bytes), width);
  return sharp(bytes).autoOrient().resize({ width, height, fit: 'fill' }).png().toBuffer();
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const escapeXml = (text: string): string => escapeHtml(text).replace(/\p{Cc}/gu, ' ');
