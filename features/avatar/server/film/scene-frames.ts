/** The pictures of a scene's film: the place, everybody in its light, and their words. */

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { lookOf } from '#engine/character/figure/look-of.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { clamp01, overshoot } from '#engine/motion/easing.ts';
import { project } from '#engine/sculpt/render/camera.ts';
import type { FigureFrame, FigureOrder } from '#platform/media/figures/figure-order.ts';
import { createFigurePool } from '#platform/media/figures/figure-pool.ts';
import type { Bubble } from '../../scene/bubble.ts';
import type { FilmLine } from '../../scene/film-script.ts';
import { blockOf, canvasOf, drawBlock, drawBubble } from '../drawing/scene/lettering.ts';
import { lightIn, lightOf } from '../drawing/scene/place-light.ts';
import { placeStyleOf } from '../drawing/scene/places.ts';
import { fitSpeech } from '../drawing/scene/speech.ts';
import { cameraFor, SHADOW, viewYaw } from '../drawing/scene/stage-shot.ts';
import { filmView, onStage, type View } from '../drawing/scene/view.ts';
import { drawFigure, drawFootShadow } from './figure-canvas.ts';
import { FINENESS, type FilmOrder, type ScenePicture } from './film-order.ts';
import { openPlace, type PlacePicture } from './place-picture.ts';
import { headsAtRest, momentAt, type Player, playersOf, type SceneMoment, viewOf } from './scene-stage.ts';

/** Units to both sides that arms need. */
const REACH = 2.2;
/** Shares of the stage's height: what is seen from nearer than that has a background out of focus. */
const CLEAR = 0.72;
const SOFT = 0.5;
const POP = 0.22;

/** A figure that was asked for, and where it goes. */
interface Asked {
  frame: Promise<FigureFrame>;
  /** Pixels of figures. */
  left: number;
  /** Pixels of the frame. */
  foot: { x: number; y: number; unit: number };
}

export async function* sceneFrames(order: FilmOrder, picture: ScenePicture): AsyncGenerator<Canvas> {
  const { size, fps } = order;
  const { background, cast } = picture.scene;
  const styles = cast.map((one) => one.characterData.style.artStyle);
  const isPixel = styles.length > 0 && styles.every((one) => one === 'pixel');
  const bytes = picture.scene.picture?.bytes;
  const seen = picture.painted && filmView(size.width, size.height);
  const place = await openPlace(background, placeStyleOf(styles), isPixel, bytes && { bytes, seen });
  const { around: _around, ...light } = picture.painted ? lightIn(picture.painted) : lightOf(background);
  const players = playersOf(picture, size);
  const pool = createFigurePool({ cast: cast.map((one) => ({ look: lookOf(one.characterData) })) });
  const small = { width: Math.round(size.width * FINENESS), height: Math.round(size.height * FINENESS) };
  const numbers =
    order.stills?.map((one) => one.frame) ??
    Array.from({ length: Math.round(order.seconds * fps) }, (_, i) => i);
  const { canvas, pen } = canvasOf(size.width, size.height);
  const words = wordsFor(pen, picture, players, size);

  const ask = (moment: SceneMoment): Asked[] =>
    moment.figures.flatMap(({ who, place: at, pose }) => {
      const camera = cameraFor(players[who]!.character, at, moment.view, small);
      const foot = project(camera, [0, 0, 0]);
      const unit = camera.focal / foot.depth;
      const left = Math.max(0, Math.floor(foot.x - REACH * unit));
      const right = Math.min(small.width, Math.ceil(foot.x + REACH * unit));
      if (left >= right) return [];
      const shot: FigureOrder = {
        who,
        pose,
        width: right - left,
        height: small.height,
        yaw: viewYaw(at),
        light,
        camera: { ...camera, centreX: camera.centreX - left },
      };
      const scaled = { x: foot.x / FINENESS, y: foot.y / FINENESS, unit: unit / FINENESS };
      return [{ frame: pool.draw(shot), left, foot: scaled }];
    });

  const ahead: { moment: SceneMoment; requested: Asked[] }[] = [];
  try {
    for (const [i, frame] of numbers.entries()) {
      while (ahead.length < pool.ahead && i + ahead.length < numbers.length) {
        const moment = momentAt(picture, players, size, numbers[i + ahead.length]!, fps);
        ahead.push({ moment, requested: ask(moment) });
      }
      const { moment, requested } = ahead.shift()!;
      pen.save();
      pen.translate(size.width / 2, size.height * 0.45);
      pen.scale(moment.zoom, moment.zoom);
      pen.translate(-size.width / 2, -size.height * 0.45);
      drawPlace(pen, place, moment.view, size);
      for (const { foot } of requested)
        drawFootShadow(pen, { x: foot.x, y: foot.y, wide: foot.unit * 0.8, dark: SHADOW[background] });
      for (const { frame, left } of requested) drawFigure(pen, await frame, left, FINENESS);
      words.inPicture(moment, frame / fps);
      pen.restore();
      words.over(moment);
      yield canvas;
    }
  } finally {
    for (const { requested } of ahead) for (const { frame } of requested) frame.catch(() => undefined);
    await pool.close();
  }
}

function drawPlace(pen: SKRSContext2D, { clear, soft }: PlacePicture, view: View, size: Size): void {
  const part = onStage(view);
  const { width, height } = clear;
  const from = [part.left * width, part.top * height, part.width * width, part.height * height] as const;
  pen.drawImage(clear, ...from, 0, 0, size.width, size.height);
  const blur = clamp01((CLEAR - view.height) / (CLEAR - SOFT));
  if (blur === 0) return;
  pen.globalAlpha = blur;
  pen.drawImage(soft, ...from, 0, 0, size.width, size.height);
  pen.globalAlpha = 1;
}

/** Words as the film shows them: balloons belong to the picture and move with it, subtitles lie over it. */
function wordsFor(pen: SKRSContext2D, picture: ScenePicture, players: readonly Player[], size: Size) {
  const bubbles = new Map<FilmLine, Bubble | undefined>();
  const bubbleOf = ({ shot }: SceneMoment, line: FilmLine): Bubble | undefined => {
    if (bubbles.has(line)) return bubbles.get(line);
    const heads = headsAtRest(players, viewOf(shot, picture, players, size), size);
    const found = fitSpeech(pen, [{ text: line.text, head: heads[line.speaker]! }], heads, size)?.[0];
    bubbles.set(line, found);
    return found;
  };
  return {
    inPicture(moment: SceneMoment, seconds: number): void {
      const { line } = moment;
      if (!line || picture.words !== 'balloons') return;
      const bubble = bubbleOf(moment, line);
      if (!bubble) return;
      const share = overshoot((seconds - line.start) / POP);
      pen.save();
      pen.translate(bubble.tip.x, bubble.tip.y);
      pen.scale(share, share);
      pen.translate(-bubble.tip.x, -bubble.tip.y);
      drawBubble(pen, bubble);
      pen.restore();
    },
    over(moment: SceneMoment): void {
      const { line } = moment;
      if (!line || picture.words === 'none') return;
      // A speech that fits above nobody's head is read below.
      if (picture.words === 'subtitles' || !bubbleOf(moment, line)) drawSubtitle(pen, line.text, size);
    },
  };
}

/** Share of the height below the words; telephones cover more of it. */
const BELOW = { wide: 0.055, tall: 0.16 };

export function drawSubtitle(pen: SKRSContext2D, text: string, { width, height }: Size): void {
  const short = Math.min(width, height);
  let em = short * 0.046;
  let block = blockOf(pen, 'Caption', text, em, width * 0.86, 1.28);
  while (block.lines.length > 3 && em > short * 0.028) {
    em *= 0.92;
    block = blockOf(pen, 'Caption', text, em, width * 0.86, 1.28);
  }
  const bottom = height * (1 - (height > width ? BELOW.tall : BELOW.wide));
  const top = bottom - block.height;
  const shade = pen.createLinearGradient(0, top - em * 2, 0, height);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(0.35, 'rgba(0, 0, 0, 0.55)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.72)');
  pen.fillStyle = shade;
  pen.fillRect(0, top - em * 2, width, height - top + em * 2);
  drawBlock(pen, 'Caption', block, { x: width / 2, y: top, align: 'center' }, '#ffffff');
}
