/** A scene as its type shows it: a comic page, a moment with speech, a film still, or a page of a story. */

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { cutText } from '#common/wording/cut-text.ts';
import type { Head } from '../../../scene/bubble.ts';
import { type ComicPage, comicPage, type Panel } from '../../../scene/comic-page.ts';
import { beatsOf, gathered, wholeLines } from '../../../scene/script.ts';
import type { DrawnPicture, SceneOrder } from '../orders.ts';
import { blockOf, canvasOf, drawBlock, measureWith } from './lettering.ts';
import { drawSpeech, fitSpeech } from './speech.ts';
import { actorsOf, type StageShot, shootStage } from './stage-shot.ts';
import { drawStory } from './story-page.ts';
import { closeView, STRIP_SIZE, wideView } from './view.ts';

const STAGE_SIZE = { width: 1500, height: 1200 };
const FILM_SIZE = { width: 1600, height: 900 };
/** How small people may become when they have much to say. */
const SIZES = [1, 0.86, 0.74, 0.62];
/** The first panel is about the place as much as about the people, and leaves room for the narrator. */
const ESTABLISHING_SIZE = 0.8;
const INK = '#1b1b22';

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
      speaker: first?.speaker,
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
  const page = comicPage(gathered(beatsOf(order.cast)), order.cast.length);
  const { canvas, pen } = canvasOf(page.width, page.height);
  pen.fillStyle = '#fdfcf8';
  pen.fillRect(0, 0, page.width, page.height);
  drawTitle(pen, order.name, page);
  for (const panel of page.panels) {
    await drawPanel(pen, order, panel);
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

async function drawPanel(pen: SKRSContext2D, order: SceneOrder, panel: Panel): Promise<void> {
  const { shot: kind, text, isVoice } = panel;
  const size = { width: Math.round(panel.width), height: Math.round(panel.height) };
  const actors = actorsOf(order);
  if (kind.kind === 'wide') {
    const everybody = actorsOf(order, ESTABLISHING_SIZE);
    put(pen, await shootStage(order, everybody, wideView(size.width, size.height), size), panel.x, panel.y);
    if (order.description) drawCaption(pen, order.description, panel);
    return;
  }
  const { character, place } = actors[kind.who]!;
  // A long speech is told from further away: there is more room above.
  const framings = kind.framing === 'bust' ? (['bust', 'half'] as const) : (['half'] as const);
  for (const framing of framings) {
    const view = closeView(character, place, framing, size, text !== '');
    const speaker = text && !isVoice ? kind.who : -1;
    const shot = await shootStage(order, actors, view, size, { speaker, about: kind.who });
    const head = isVoice ? outside(size) : shot.heads[kind.who]!;
    const seen = shot.shown.map((i) => shot.heads[i]!);
    const bubbles = text ? fitSpeech(pen, [{ text, head }], seen, size) : [];
    if (!bubbles && framing !== framings.at(-1)) continue;
    pen.save();
    put(pen, shot, panel.x, panel.y);
    pen.translate(panel.x, panel.y);
    drawSpeech(pen, bubbles ?? []);
    pen.restore();
    return;
  }
}

/** Where the tail of a voice points to that comes from outside the panel. */
const outside = ({ width, height }: { width: number; height: number }): Head => ({
  x: width,
  y: height * 0.74,
  radius: height * 0.04,
});

/** The narrator's box in the corner of the first panel. */
function drawCaption(pen: SKRSContext2D, text: string, { x, y, width }: Panel): void {
  const short = text.length > 220 ? `${cutText(text, 217).trimEnd()}…` : text;
  const block = blockOf(pen, 'Caption', short, 28, width * 0.5, 1.3);
  const measure = measureWith(pen, 'Caption');
  const wide = Math.max(...block.lines.map((line) => measure(line) * block.em));
  pen.fillStyle = '#fff3c4';
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  const box: [number, number, number, number] = [x + 20, y + 20, wide + 44, block.height + 30];
  pen.fillRect(...box);
  pen.strokeRect(...box);
  drawBlock(pen, 'Caption', block, { x: x + 42, y: y + 35 }, INK);
}

function put(pen: SKRSContext2D, { rgba, width, height }: StageShot, x: number, y: number): void {
  const image = pen.createImageData(width, height);
  image.data.set(rgba);
  pen.putImageData(image, Math.round(x), Math.round(y));
}
