/** A page of a picture book: the scene above, its title and text below. */

import type { Canvas } from '@napi-rs/canvas';
import { beatsOf } from '../../../scene/script.ts';
import type { SceneOrder } from '../orders.ts';
import { blockOf, canvasOf, drawBlock, type TextBlock } from './lettering.ts';
import { actorsOf, shootStage } from './stage-shot.ts';
import { STRIP_SIZE, wideView } from './view.ts';

const PICTURE = { width: 1404, height: 936 };
const MARGIN = 48;
const WIDTH = PICTURE.width + 2 * MARGIN;
const TEXT_WIDTH = 1180;
const INK = '#2a2530';

export async function drawStory(order: SceneOrder): Promise<Canvas> {
  const { pen: ruler } = canvasOf(8, 8);
  const title = blockOf(ruler, 'Title', order.name, 62, TEXT_WIDTH, 1.15);
  const blocks = paragraphs(order).map((text) => blockOf(ruler, 'Book', text, 35, TEXT_WIDTH, 1.48));
  const between = 18;
  const text = blocks.reduce((sum, one) => sum + one.height + between, 0);
  const height = Math.ceil(MARGIN + PICTURE.height + 44 + title.height + 26 + text + 40);
  const { canvas, pen } = canvasOf(WIDTH, height);
  pen.fillStyle = '#fbf7ee';
  pen.fillRect(0, 0, WIDTH, height);

  const { rgba } = await shootStage(
    order,
    actorsOf(order, STRIP_SIZE),
    wideView(PICTURE.width, PICTURE.height),
    PICTURE,
  );
  const image = pen.createImageData(PICTURE.width, PICTURE.height);
  image.data.set(rgba);
  pen.putImageData(image, MARGIN, MARGIN);

  let y = MARGIN + PICTURE.height + 44;
  const write = (face: 'Title' | 'Book', block: TextBlock, gap: number) => {
    drawBlock(pen, face, block, { x: (WIDTH - TEXT_WIDTH) / 2, y }, INK);
    y += block.height + gap;
  };
  write('Title', title, 26);
  for (const block of blocks) write('Book', block, between);
  return canvas;
}

/** The narrator first, then who says what. */
function paragraphs({ description, cast }: SceneOrder): string[] {
  const spoken = beatsOf(cast).map(
    ({ speaker, voice, text }) => `“${text}” — ${voice ?? cast[speaker]!.name}`,
  );
  return [...description.split(/\n+/), ...spoken].map((one) => one.trim()).filter(Boolean);
}
