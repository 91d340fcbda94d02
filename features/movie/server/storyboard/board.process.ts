/** Draws a storyboard in a process of its own: pages as pictures, so that every script has its letters, bound as one PDF. */

import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Canvas2D } from '#engine/motion/canvas.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import type { Movie, MovieShot } from '../../contract.ts';

export interface BoardOrder extends Pick<Movie, 'title' | 'shape' | 'shots' | 'scenes'> {
  /** Files, in the order of the shots. */
  stills: readonly (string | null)[];
  file: string;
}

/** A4 on its side, in points and in pixels. */
const PAPER = [841.89, 595.28] as const;
const PAGE = { width: 2339, height: 1654 };
const MARGIN = 110;
const HEAD = 150;
const GAP = 56;
const WORDS = 190;
const COLUMNS = { '16:9': 3, '1:1': 4, '9:16': 6 } as const;
const ROWS = { '16:9': 2, '1:1': 2, '9:16': 2 } as const;
const FACE =
  '"Film Sans", "Noto Sans SC", "Noto Sans KR", "Noto Sans Arabic", "Noto Sans Hebrew", "DejaVu Sans"';
const INK = '#1b1a24';
const FAINT = '#6b6878';
const KINDS: Record<MovieShot['kind'], string> = {
  wide: 'WIDE',
  two: 'TWO-SHOT',
  close: 'CLOSE',
  over: 'OVER THE SHOULDER',
};

const font = (size: number, weight = 400): string => `${weight} ${size.toFixed(1)}px ${FACE}`;

serveChild<BoardOrder, null>(async (order) => {
  const { title, shape, shots, scenes } = order;
  registerFilmFonts(JSON.stringify([title, shots, scenes]));
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setProducer('Atelier');
  const perPage = COLUMNS[shape] * ROWS[shape];
  const pages = Math.ceil(shots.length / perPage);
  for (let page = 0; page < pages; page++) {
    const canvas = createCanvas(PAGE.width, PAGE.height);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, PAGE.width, PAGE.height);
    drawHead(pen, title, `${page + 1} / ${pages}`);
    for (let i = 0; i < perPage && page * perPage + i < shots.length; i++)
      await drawShot(pen, order, page * perPage + i, i);
    const picture = await file.embedJpg(await canvas.encode('jpeg', 88));
    file.addPage([...PAPER]).drawImage(picture, { x: 0, y: 0, width: PAPER[0], height: PAPER[1] });
  }
  await writeFile(order.file, await file.save());
  return null;
});

function drawHead(pen: SKRSContext2D, title: string, page: string): void {
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  write(pen, title, {
    x: MARGIN,
    y: MARGIN - 34,
    width: PAGE.width - 2 * MARGIN - 200,
    height: 70,
    size: 54,
    weight: 700,
  });
  pen.fillStyle = FAINT;
  pen.font = font(34);
  pen.textAlign = 'right';
  pen.fillText(page, PAGE.width - MARGIN, MARGIN + 10);
  pen.textAlign = 'left';
}

async function drawShot(
  pen: SKRSContext2D,
  { shape, shots, scenes, stills }: BoardOrder,
  number: number,
  at: number,
): Promise<void> {
  const columns = COLUMNS[shape];
  const width = (PAGE.width - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const rowHeight = (PAGE.height - MARGIN - HEAD - 40) / ROWS[shape];
  const [wide, high] = shape.split(':').map(Number) as [number, number];
  const height = Math.min((width * high) / wide, rowHeight - WORDS - 24);
  const x = MARGIN + (at % columns) * (width + GAP);
  const y = HEAD + Math.floor(at / columns) * rowHeight;
  const shot = shots[number]!;
  const still = stills[number];
  pen.fillStyle = '#e9e7ef';
  pen.fillRect(x, y, width, height);
  if (still) {
    const picture = await loadImage(await readFile(still));
    const fit = Math.min(width / picture.width, height / picture.height);
    const size = [picture.width * fit, picture.height * fit] as const;
    pen.drawImage(picture, x + (width - size[0]) / 2, y + (height - size[1]) / 2, ...size);
  }
  let top = y + height + 18;
  const isNew = number === 0 || shots[number - 1]!.scene !== shot.scene;
  const facts = `${number + 1}  ${KINDS[shot.kind]}  ${shot.seconds.toFixed(1)} s`;
  pen.fillStyle = INK;
  top += write(pen, facts, { x, y: top, width, height: 40, size: 26, weight: 700 });
  const heading = scenes[shot.scene]?.heading;
  if (isNew && heading) top += write(pen, heading, { x, y: top, width, height: 40, size: 24, color: FAINT });
  if (shot.line)
    write(pen, shot.speaker ? `${shot.speaker}: ${shot.line}` : shot.line, {
      x,
      y: top + 6,
      width,
      height: 120,
      size: 28,
    });
}

interface Writing {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  weight?: number;
  color?: string;
}

/** How high it became. */
function write(
  pen: SKRSContext2D,
  text: string,
  { x, y, width, height, size, weight = 400, color = INK }: Writing,
): number {
  const block = textBlock(pen as unknown as Canvas2D, text, {
    width,
    height,
    size,
    font: (pixels) => font(pixels, weight),
    leading: 1.3,
  });
  pen.font = font(block.size, weight);
  pen.fillStyle = color;
  pen.textBaseline = 'top';
  for (const [i, line] of block.lines.entries()) pen.fillText(line, x, y + i * block.lineHeight);
  return block.lines.length * block.lineHeight + 4;
}
