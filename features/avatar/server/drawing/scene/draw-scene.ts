/** A scene as its type shows it: a comic page, a moment with speech, a film still, or a page of a story. */

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { type ComicPage, comicPage } from '../../../scene/comic-page.ts';
import { moodFor } from '../../../scene/mood.ts';
import { beatsOf, gathered, wholeLines } from '../../../scene/script.ts';
import type { DrawnPicture, SceneOrder } from '../orders.ts';
import { drawPanel } from './draw-panel.ts';
import { blockOf, canvasOf, drawBlock, INK, put } from './lettering.ts';
import { drawSpeech, fitSpeech } from './speech.ts';
import { actorsOf, shootStage } from './stage-shot.ts';
import { drawStory } from './story-page.ts';
import { STRIP_SIZE, wideView } from './view.ts';

const STAGE_SIZE = { width: 1500, height: 1200 };
const FILM_SIZE = { width: 1600, height: 900 };
/** How small people may become when they have much to say. */
const SIZES = [1, 0.86, 0.74, 0.62];

export async function drawScene(order: SceneOrder): Promise<DrawnPicture> {
  const canvas = await {
    comic_strip: drawComic,
    story: drawStory,
    animation: drawMoment,
    video: drawStill,
  }[order.sceneType](order);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, rgba: new Uint8ClampedArray(data) };
}

/** Everybody on the stage, with all their words. */
async function drawMoment(order: SceneOrder): Promise<Canvas> {
  const beats = beatsOf(order.cast);
  const lines = wholeLines(beats, order.cast.length);
  const { canvas, pen } = canvasOf(STAGE_SIZE.width, STAGE_SIZE.height);
  for (const size of SIZES) {
    const shot = await shootStage(
      order,
      actorsOf(order, size),
      wideView(STAGE_SIZE.width, STAGE_SIZE.height),
      STAGE_SIZE,
    );
    const speech = lines.flatMap((text, i) => (text ? [{ text, head: shot.heads[i]! }] : []));
    const bubbles = fitSpeech(pen, speech, shot.heads, STAGE_SIZE);
    if (!bubbles && size !== SIZES.at(-1)) continue;
    put(pen, shot, 0, 0);
    drawSpeech(pen, bubbles ?? []);
    break;
  }
  return canvas;
}

/** A film still with its first words as a subtitle. */
async function drawStill(order: SceneOrder): Promise<Canvas> {
  const { width, height } = FILM_SIZE;
  const { canvas, pen } = canvasOf(width, height);
  const [first] = beatsOf(order.cast);
  put(
    pen,
    await shootStage(order, actorsOf(order, STRIP_SIZE), wideView(width, height), FILM_SIZE, {
      speakers: first ? [first.speaker] : [],
      mood: first && moodFor(first.text),
    }),
    0,
    0,
  );
  if (!first) return canvas;
  const block = blockOf(pen, 'Caption', first.text, 40, width * 0.8, 1.3);
  const top = height - block.height - 44;
  const shade = pen.createLinearGradient(0, top - 70, 0, height);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.78)');
  pen.fillStyle = shade;
  pen.fillRect(0, top - 70, width, height - top + 70);
  drawBlock(pen, 'Caption', block, { x: width / 2, y: top, align: 'center' }, '#ffffff');
  return canvas;
}

async function drawComic(order: SceneOrder): Promise<Canvas> {
  const page = comicPage(gathered(beatsOf(order.cast)), order.cast.length, order.comic);
  const { canvas, pen } = canvasOf(page.width, page.height);
  pen.fillStyle = '#fdfcf8';
  pen.fillRect(0, 0, page.width, page.height);
  drawTitle(pen, order.name, page);
  for (const [i, panel] of page.panels.entries()) {
    await drawPanel(pen, order, panel, i === 0 ? order.description : '');
    pen.strokeStyle = INK;
    pen.lineWidth = 6;
    pen.strokeRect(panel.x, panel.y, panel.width, panel.height);
  }
  return canvas;
}

function drawTitle(pen: SKRSContext2D, name: string, { width, titleHeight }: ComicPage): void {
  let em = 64;
  const wide = width * 0.9;
  while (blockOf(pen, 'Title', name, em, wide, 1.1).lines.length > 1 && em > 30) em -= 2;
  const block = blockOf(pen, 'Title', name, em, wide, 1.1);
  const y = (titleHeight - block.height) / 2;
  drawBlock(pen, 'Title', block, { x: width / 2, y, align: 'center' }, INK);
}
