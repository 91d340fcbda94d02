/** Renders one cover song in a process of its own: the song, then the performer by several threads, the place and the lights around, into the file. */

import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { sungSpans } from '#engine/voice/mouth/sing-cues.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { type FilmWriter, openFilm } from '#platform/media/film/film-writer.ts';
import { joinFilms } from '#platform/media/film/join-films.ts';
import { collectGarbage, serveChild } from '#platform/processes/child-side.ts';
import { drawStage, type Performer, type Place } from '../../scene/draw-stage.ts';
import { placeLyrics } from '../../scene/lyrics.ts';
import type { FrameOrder, PerformerFrame } from '../../scene/perform.ts';
import { pulseAt } from '../../scene/pulse.ts';
import { sceneAt, shotAt } from '../../scene/shots.ts';
import { wordsOfTitles } from '../../scene/title-page.ts';
import type { CoverOrder, CoverResult } from './cover-order.ts';
import { createPerformerPool } from './performer-pool.ts';
import { singSong } from './song-sound.ts';

const MEGABYTE = 1024 * 1024;
const REPORT_EVERY = 6;
/** Pixels of the performer for each pixel of the frame: fewer are hardly seen in movement, and cost much less. */
const FINENESS = 0.64;
/** In longer rests than this the microphone sinks. */
const BREATH_SECONDS = 1;
/** A background out of focus is drawn from so many columns. */
const BLURRED_COLUMNS = 96;

function frameOrder(order: CoverOrder, seconds: number): FrameOrder {
  const scene = sceneAt(order.scenes, seconds);
  const shot = shotAt(scene, order.shape, seconds);
  return { seconds, shot, lighting: scene.lighting, frame: order.size, fineness: FINENESS };
}

interface Part {
  path: string;
  /** Number of its first frame. */
  from: number;
  frames: number;
}

function partsOf({ parts, partSeconds, fps }: CoverOrder, frames: number): Part[] {
  const each = Math.max(1, Math.round(partSeconds * fps));
  return Array.from({ length: Math.ceil(frames / each) }, (_, i) => ({
    path: join(parts, `part-${i}.mp4`),
    from: i * each,
    frames: Math.min(each, frames - i * each),
  }));
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

serveChild<CoverOrder, CoverResult>(async (given, report) => {
  registerFilmFonts(JSON.stringify(given.lyrics));
  const letters = given.titles ? await shippedLetters(wordsOfTitles(given.titles)) : undefined;
  const began = performance.now();
  report('song', 0);
  const { sound, cues, loudness, written } = await singSong(given, report);
  const order = { ...given, shape: { ...given.shape, ...written } };
  collectGarbage();
  const song = performance.now() - began;
  report('motion', 0);
  const { shape, seed, genre, cast, size, fps } = order;
  const sung = sungSpans(loudness, BREATH_SECONDS);
  const groove = { ...shape, beats: [...shape.beats], genre, seed, hands: cast.hands, sung };
  const lines = order.lyrics
    ? placeLyrics(order.lyrics, { from: order.from, duration: shape.duration, sung, beats: shape.beats })
    : [];
  const pool = createPerformerPool({ cast, tune: { groove: groove as never, cues, loudness, seed } });
  report('scenes', 0);
  const places = await placesOf(order);

  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as unknown as Canvas2D;
  const frames = Math.round((order.part.end - order.part.start) * fps);
  const timeOf = (i: number) => order.part.start + i / fps;
  await mkdir(order.parts, { recursive: true });
  const parts = partsOf(order, frames);
  const missing = parts.filter((one) => !existsSync(one.path));
  const thumbnail = Math.floor(frames * 0.3);
  const wanted = missing.flatMap((one) => Array.from({ length: one.frames }, (_, i) => one.from + i));
  const requested: { order: FrameOrder; frame: Promise<PerformerFrame> }[] = [];
  let memory = 0;
  let writing = Promise.resolve();
  let writer: { part: Part; film: FilmWriter } | undefined;

  const draw = async (i: number, now: (typeof requested)[number]): Promise<void> => {
    const seconds = timeOf(i);
    const scene = sceneAt(order.scenes, seconds);
    drawStage(context, size, {
      place: places[order.scenes.indexOf(scene)]!,
      shot: now.order.shot,
      pulse: pulseAt(shape, seconds),
      performer: performerOf(await now.frame),
      ...(order.titles && { titles: order.titles, letters }),
      lyrics: lines,
    });
    if (i === thumbnail) await writeFile(order.thumbnail, canvas.toBuffer('image/jpeg', 85));
  };
  const ask = (i: number) => {
    const one = frameOrder(order, timeOf(i));
    return { order: one, frame: pool.draw(one) };
  };
  // Its part may be there already.
  if (!wanted.includes(thumbnail)) await draw(thumbnail, ask(thumbnail));
  for (const [at, i] of wanted.entries()) {
    for (let next = at + requested.length; requested.length < pool.ahead && next < wanted.length; next++)
      requested.push(ask(wanted[next]!));
    await draw(i, requested.shift()!);
    const pixels = canvas.data();
    await writing;
    const part = missing.find((one) => i >= one.from && i < one.from + one.frames)!;
    if (writer?.part !== part)
      writer = { part, film: await openFilm({ path: `${part.path}.new`, ...size, fps }) };
    const { film } = writer;
    writing = film.add(pixels);
    if (i === part.from + part.frames - 1)
      writing = writing.then(async () => {
        await film.finish();
        // Only whole parts have their name.
        await rename(`${part.path}.new`, part.path);
      });
    if (at % REPORT_EVERY === 0) {
      report('render', i / frames);
      memory = Math.max(memory, process.memoryUsage.rss() / MEGABYTE);
    }
  }
  await writing;
  report('encode', 0);
  await pool.close();
  await joinFilms(parts, { path: order.film, fps, sound, marks: order.marks });
  return {
    frames,
    drawn: wanted.length,
    spent: { song, rendering: performance.now() - began - song },
    memory,
  };
});
