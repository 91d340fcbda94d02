/** Renders one cover song in a process of its own: the song, then the performer by several threads, the place and the lights around, into the file. */

import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { sungSpans } from '#engine/voice/mouth/sing-cues.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { collectGarbage, serveChild } from '#platform/processes/child-side.ts';
import { drawStage, type Performer, type Place } from '../../scene/draw-stage.ts';
import type { FrameOrder, PerformerFrame } from '../../scene/perform.ts';
import { pulseAt } from '../../scene/pulse.ts';
import { sceneAt, shotAt } from '../../scene/shots.ts';
import type { CoverOrder, CoverResult } from './cover-order.ts';
import { createPerformerPool } from './performer-pool.ts';
import { singSong } from './song-sound.ts';

const MEGABYTE = 1024 * 1024;
const REPORT_EVERY = 6;
/** Pixels of the performer for each pixel of the frame: fewer are hardly seen in movement, and cost much less. */
const FINENESS = 0.82;
/** In longer rests than this the microphone sinks. */
const BREATH_SECONDS = 1;
/** A background out of focus is drawn from so many columns. */
const BLURRED_COLUMNS = 96;

function frameOrder(order: CoverOrder, seconds: number): FrameOrder {
  const scene = sceneAt(order.scenes, seconds);
  const shot = shotAt(scene, { downbeats: order.shape.downbeats, duration: order.shape.duration }, seconds);
  return { seconds, shot, lighting: scene.lighting, frame: order.size, fineness: FINENESS };
}

async function placesOf(order: CoverOrder): Promise<Place[]> {
  const opened = new Map<string, Promise<[Still, Still]>>();
  return Promise.all(
    order.scenes.map(async ({ sceneType, lighting }, i) => {
      const path = order.pictures[i];
      if (!path) return { sceneType, lighting };
      const known = opened.get(path) ?? openPicture(path, order.size);
      opened.set(path, known);
      const [picture, blurred] = await known;
      return { sceneType, lighting, picture, blurred };
    }),
  );
}

async function openPicture(path: string, size: CoverOrder['size']): Promise<[Still, Still]> {
  const room = { width: Math.round(size.width * 1.3), height: Math.round(size.height * 1.3) };
  const upright = sharp(path, { limitInputPixels: 64_000_000, pages: 1 }).rotate();
  const sharpPng = await upright
    .clone()
    .resize({ ...room, fit: 'outside' })
    .png()
    .toBuffer();
  const small = await upright.clone().resize({ width: BLURRED_COLUMNS }).blur(1.2).png().toBuffer();
  return Promise.all([stillOf(sharpPng), stillOf(small)]);
}

async function stillOf(png: Buffer): Promise<Still> {
  const image = await loadImage(png);
  return { image: image as unknown as CanvasImageSource, width: image.width, height: image.height };
}

function performerOf({ rgba, width, height, place, ground }: PerformerFrame): Performer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return { image: canvas as unknown as CanvasImageSource, width, height, place, ground };
}

serveChild<CoverOrder, CoverResult>(async (order, report) => {
  registerFilmFonts(JSON.stringify(order.titles));
  const began = performance.now();
  report('song', 0);
  const { sound, cues, loudness } = await singSong(order, report);
  collectGarbage();
  const song = performance.now() - began;
  report('motion', 0);
  const { shape, seed, genre, cast, size, fps } = order;
  const sung = sungSpans(loudness, BREATH_SECONDS);
  const groove = { ...shape, beats: [...shape.beats], genre, seed, hands: cast.hands, sung };
  const pool = createPerformerPool({ cast, tune: { groove: groove as never, cues, loudness, seed } });
  report('scenes', 0);
  const places = await placesOf(order);

  const writer = await openFilm({ path: order.film, ...size, fps, sound, marks: order.marks });
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as unknown as Canvas2D;
  const frames = Math.round((order.part.end - order.part.start) * fps);
  const thumbnail = Math.floor(frames * 0.3);
  const timeOf = (i: number) => order.part.start + i / fps;
  const asked: { order: FrameOrder; frame: Promise<PerformerFrame> }[] = [];
  let memory = 0;
  let writing = Promise.resolve();
  for (let i = 0; i < frames; i++) {
    for (let next = i + asked.length; asked.length < pool.ahead && next < frames; next++) {
      const wanted = frameOrder(order, timeOf(next));
      asked.push({ order: wanted, frame: pool.draw(wanted) });
    }
    const now = asked.shift()!;
    const seconds = timeOf(i);
    const scene = sceneAt(order.scenes, seconds);
    drawStage(context, size, {
      place: places[order.scenes.indexOf(scene)]!,
      shot: now.order.shot,
      pulse: pulseAt(shape, seconds),
      performer: performerOf(await now.frame),
      titles: order.titles ?? undefined,
    });
    const pixels = canvas.data();
    if (i === thumbnail) await writeFile(order.thumbnail, canvas.toBuffer('image/jpeg', 85));
    await writing;
    writing = writer.add(pixels);
    if (i % REPORT_EVERY === 0) {
      report('render', i / frames);
      memory = Math.max(memory, process.memoryUsage.rss() / MEGABYTE);
    }
  }
  await writing;
  report('encode', 0);
  await pool.close();
  await writer.finish();
  return { frames, spent: { song, rendering: performance.now() - began - song }, memory };
});
