/** Pictures of the dashboard's design cards, drawn by the design studio itself: `node scripts/art/design-cards.ts`. */

import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { FormatName } from '#engine/page/document/formats.ts';
import { drawDesign } from '#engine/page/draw/draw-design.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import { serverResources } from '#features/design/server/drawing/design-resources.ts';
import { findTemplate } from '#features/design/templates/all-templates.ts';

const TARGET = new URL('../../features/dashboard/art/', import.meta.url);
const [WIDTH, HEIGHT] = [1120, 672];

type Piece = readonly [
  template: string,
  format: FormatName,
  page: number,
  x: number,
  y: number,
  height: number,
  turn: number,
];

const CARDS: Record<string, { ground: readonly [string, string]; pieces: readonly Piece[] }> = {
  post: {
    ground: ['#f6d9b8', '#efb98a'],
    pieces: [
      ['bold-sale', 'instagram-post', 0, 330, 370, 560, -8],
      ['harvest', 'instagram-post', 0, 720, 350, 620, 6],
    ],
  },
  flyer: {
    ground: ['#cfe0e8', '#9fc0cf'],
    pieces: [
      ['gala', 'flyer-a5', 0, 370, 380, 600, -7],
      ['table-code', 'flyer-a5', 0, 750, 370, 620, 5],
    ],
  },
  thumbnail: {
    ground: ['#3a3f4d', '#1d2029'],
    pieces: [['big-idea', 'youtube-thumbnail', 0, 560, 340, 500, -3]],
  },
  card: {
    ground: ['#e2ece6', '#b7cfc3'],
    pieces: [
      ['studio-card', 'business-card', 1, 650, 430, 350, 7],
      ['studio-card', 'business-card', 0, 460, 260, 370, -6],
    ],
  },
};

for (const [name, { ground, pieces }] of Object.entries(CARDS)) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  const fill = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  fill.addColorStop(0, ground[0]);
  fill.addColorStop(1, ground[1]);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [id, format, index, x, y, height, turn] of pieces) {
    const document = buildTemplate(findTemplate(id)!, format);
    const page = document.pages[index]!;
    const scale = height / page.height;
    const own = createCanvas(Math.round(page.width * scale), Math.round(height));
    drawDesign(
      own.getContext('2d') as never,
      document,
      page,
      (await serverResources(document, new Map())) as never,
      scale,
    );
    pen.save();
    pen.translate(x, y);
    pen.rotate((turn * Math.PI) / 180);
    pen.shadowColor = 'rgba(20,20,40,0.35)';
    pen.shadowBlur = 40;
    pen.shadowOffsetY = 18;
    pen.drawImage(own, -own.width / 2, -own.height / 2);
    pen.restore();
  }
  await sharp(canvas.toBuffer('image/png'))
    .resize(560, 336)
    .avif({ quality: 62 })
    .toFile(new URL(`design-${name}.avif`, TARGET).pathname);
}
