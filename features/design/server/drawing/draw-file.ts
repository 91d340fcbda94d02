/** A design as a file: pixels in three kinds, SVG, or a PDF of all pages. */

import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import type { DesignDocument, Page } from '#engine/page/document/document.ts';
import type { DrawOp } from '#engine/page/draw/display-list.ts';
import { displayList, layerOps } from '#engine/page/draw/draw-design.ts';
import { type DesignCanvas, paintCanvas } from '#engine/page/draw/paint-canvas.ts';
import { paintSvg } from '#engine/page/draw/paint-svg.ts';
import type { ExportType } from '../../contract.ts';
import { type ServerResources, serverResources } from './design-resources.ts';
import { paintPdf, type Rasterize } from './paint-pdf.ts';

export interface FileOrder {
  document: DesignDocument;
  type: ExportType;
  /** From 0; absent: all pages of a PDF, else the first. */
  page?: number | undefined;
  scale: number;
  hasMarks: boolean;
  isTransparent: boolean;
  /** Where the person's pictures lie, by their source. */
  files: readonly (readonly [string, string])[];
}

export type StillType = Exclude<ExportType, 'gif' | 'mp4'>;

export interface DrawnFile {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const MAX_PIXELS = 40_000_000;

export async function drawFile(order: FileOrder & { type: StillType }): Promise<DrawnFile> {
  const { document, type, scale } = order;
  const pages = order.page === undefined ? document.pages : document.pages.slice(order.page, order.page + 1);
  const [first] = pages;
  if (!first) throw new AppError('bad_request', 'The design has no such page.');
  const used = { ...document, pages: type === 'pdf' ? pages : [first] };
  const resources = await serverResources(used, new Map(order.files));
  const [width, height] = [Math.round(first.width * scale), Math.round(first.height * scale)];
  if (type === 'svg') {
    const svg = paintSvg(displayList(document, first, resources), (ref) => dataAddress(resources.bytes(ref)));
    return { bytes: Buffer.from(svg), width: first.width, height: first.height };
  }
  if (type === 'pdf') {
    const bytes = await paintPdf(
      pages.map((page) => displayList(document, page, resources)),
      {
        title: document.name,
        dpi: document.dpi,
        hasMarks: order.hasMarks,
        bytes: resources.bytes,
        rasterize: rasterizer(resources, document.dpi),
      },
    );
    return { bytes, width: first.width, height: first.height };
  }
  if (width * height > MAX_PIXELS)
    throw new AppError(
      'unprocessable',
      'That’s too large. The maximum is 40 megapixels; please choose a smaller scale.',
    );
  const png = drawPixels(used, first, resources, scale, order.isTransparent && type !== 'jpeg');
  return { bytes: await encode(png, width, height, type, document.dpi * scale), width, height };
}

function drawPixels(
  { theme }: DesignDocument,
  page: Page,
  resources: ServerResources,
  scale: number,
  isTransparent: boolean,
): Buffer {
  const canvas = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale));
  const context = canvas.getContext('2d');
  const pen = context as unknown as DesignCanvas;
  pen.scale(scale, scale);
  const ops = isTransparent
    ? page.layers.flatMap((layer) => layerOps(layer, theme, resources))
    : displayList({ theme }, page, resources).ops;
  paintCanvas(pen, ops, (ref) => resources.image(ref) as unknown as CanvasImageSource, scale);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Buffer.from(data.buffer);
}

function encode(
  rgba: Buffer,
  width: number,
  height: number,
  type: 'png' | 'jpeg' | 'webp',
  dpi: number,
): Promise<Buffer> {
  const made = sharp(rgba, { raw: { width, height, channels: 4 } }).withMetadata({
    density: Math.round(dpi),
  });
  if (type === 'jpeg')
    return made
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer();
  return type === 'webp'
    ? made.webp({ quality: 90 }).toBuffer()
    : made.png({ compressionLevel: 6 }).toBuffer();
}

const dataAddress = (bytes: Buffer | undefined): string | undefined =>
  bytes && `data:image/${bytes[0] === 0xff ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;

/** Far away, so that only the shadow is in the picture. */
const AWAY = 20_000;

function rasterizer(resources: ServerResources, dpi: number): Rasterize {
  return async (ops, box, shadowOnly) => {
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    // Soft things need no more than screens do.
    const scale = Math.min(Math.max(0.5, 150 / dpi), 2000 / Math.max(w, h, 1));
    const canvas = createCanvas(Math.max(1, Math.ceil(w * scale)), Math.max(1, Math.ceil(h * scale)));
    const pen = canvas.getContext('2d') as unknown as DesignCanvas;
    pen.scale(canvas.width / w, canvas.height / h);
    const shift = shadowOnly ? -AWAY : 0;
    pen.transform(1, 0, 0, 1, -box.left + shift, -box.top);
    const drawn = shadowOnly ? ops.map((op) => withShadowAway(op)) : ops;
    paintCanvas(pen, drawn, (ref) => resources.image(ref) as unknown as CanvasImageSource, canvas.width / w);
    return canvas.toBuffer('image/png');
  };
}

const withShadowAway = (op: DrawOp): DrawOp => {
  if (op.op === 'group') return { ...op, ops: op.ops.map(withShadowAway) };
  return op.shadow ? { ...op, shadow: { ...op.shadow, x: op.shadow.x + AWAY } } : op;
};
