/** Renders one project in a process of its own: sound first, then picture after picture into the file. Knows no database and no network. */

import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { collectGarbage, serveChild } from '#platform/processes/child-side.ts';
import { drawFrame } from '../../scene/draw-frame.ts';
import { createFilmMedia } from './film-media.ts';
import { filmSound } from './film-sound.ts';
import type { RenderOrder, RenderResult } from './render-order.ts';

/** The share of the whole that the sound takes. */
const SOUND_SHARE = 0.12;
const REPORT_EVERY = 10;
/** Which moment stands for the film: the title has come in by then. */
const THUMBNAIL_AT = 1.8;
const MEGABYTE = 1024 * 1024;

async function logoOf(path: string | null): Promise<Still | undefined> {
  if (!path) return undefined;
  const image = await loadImage(path);
  return { image: image as unknown as CanvasImageSource, width: image.width, height: image.height };
}

serveChild<RenderOrder, RenderResult>(async (order, report) => {
  registerFilmFonts(JSON.stringify([order.data, order.board]));
  const began = performance.now();
  const spent = { sound: 0, drawing: 0, encoding: 0 };
  const { size, fps, board, data, captions } = order;
  const sound = await filmSound(order, (stage, share) => report(stage, share * SOUND_SHARE));
  collectGarbage();
  spent.sound = performance.now() - began;

  const logo = await logoOf(order.logo);
  const media = createFilmMedia(order.media, board, size, fps);
  const soft = order.softCaptions ?? undefined;
  const writer = await openFilm({
    path: order.film,
    ...size,
    fps,
    sound,
    captions: soft,
    marks: order.marks,
  });
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as unknown as Canvas2D;
  const frames = Math.round(board.duration * fps);
  const thumbnail = Math.min(frames - 1, Math.round(THUMBNAIL_AT * fps));
  let memory = 0;
  let writing = Promise.resolve();
  for (let i = 0; i < frames; i++) {
    const seconds = i / fps;
    let from = performance.now();
    const stills = await media.prepare(seconds);
    drawFrame(context, size, { data, board, captions, stills, logo }, seconds);
    const pixels = canvas.data();
    spent.drawing += performance.now() - from;
    if (i === thumbnail) await writeFile(order.thumbnail, canvas.toBuffer('image/jpeg', 85));
    from = performance.now();
    // The last picture is encoded while this one is drawn.
    await writing;
    writing = writer.add(pixels);
    spent.encoding += performance.now() - from;
    if (i % REPORT_EVERY === 0) {
      report('Filming', SOUND_SHARE + (1 - SOUND_SHARE) * (i / frames));
      memory = Math.max(memory, process.memoryUsage.rss() / MEGABYTE);
    }
  }
  await writing;
  await media.close();
  await writer.finish();
  return { seconds: frames / fps, frames, spent, memory };
});
