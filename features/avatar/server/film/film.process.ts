/** Draws the film of a character or of a scene in a process of its own, frame after frame into the file. Knows no database and no network. */

import { readFile, writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import { normalise } from '#engine/music/mix/normalise.ts';
import type { Stereo } from '#engine/music/stereo.ts';
import { bothSides } from '#engine/music/stereo.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { openTransparentFilm } from '#platform/media/film/transparent-film.ts';
import { type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import type { FilmOrder, FilmResult, FilmStill } from './film-order.ts';

const MEGABYTE = 1024 * 1024;
const REPORT_EVERY = 6;
/** Share of the film after which a frame stands for it: somebody speaks by then. */
const THUMBNAIL_AT = 0.45;
/** As loud as other speech on the web. */
const SPEECH_LUFS = -16;

async function soundOf({ voice, seconds }: FilmOrder): Promise<Stereo | undefined> {
  if (!voice) return undefined;
  const bytes = await readFile(voice.path);
  const pcm = new Int16Array(Math.round(seconds * voice.rate));
  for (let i = 0; i < Math.min(pcm.length, bytes.length >> 1); i++) pcm[i] = bytes.readInt16LE(i * 2);
  return normalise(bothSides(toFloat32(pcm), voice.rate), SPEECH_LUFS);
}

/** Reads only what this film needs: a scene brings what paints its place, and that is five hundred modules. */
async function framesOf(order: FilmOrder): Promise<AsyncGenerator<Canvas>> {
  const { picture } = order;
  if (picture.kind === 'solo') return (await import('./solo-frames.ts')).soloFrames(order, picture);
  return (await import('./scene-frames.ts')).sceneFrames(order, picture);
}

/** Opaque pictures as they lie in memory; see-through ones without their alpha multiplied in. */
function pixelsOf(canvas: Canvas, isTransparent: boolean): Buffer {
  if (!isTransparent) return canvas.data();
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}

/** Frames of a film as pictures, without the film. */
async function drawStills(order: FilmOrder, stills: readonly FilmStill[], report: ReportProgress) {
  let i = 0;
  for await (const canvas of await framesOf(order)) {
    await writeFile(stills[i]!.path, await canvas.encode('jpeg', 88));
    report('draw', ++i / stills.length);
  }
}

serveChild<FilmOrder, FilmResult>(async (order, report) => {
  const began = process.cpuUsage();
  const { size, fps, seconds, isTransparent } = order;
  registerFilmFonts(JSON.stringify(order.picture.kind === 'scene' ? order.picture.script.lines : []));
  report('draw', 0);
  if (order.stills) {
    await drawStills(order, order.stills, report);
    return { frames: order.stills.length, cpu: 0, memory: 0 };
  }
  const format = { path: order.film, ...size, fps, sound: await soundOf(order), marks: order.marks };
  const writer = await (isTransparent ? openTransparentFilm(format) : openFilm(format));
  const frames = Math.round(seconds * fps);
  const thumbnail = Math.floor(frames * THUMBNAIL_AT);
  let [i, memory] = [0, 0];
  let writing = Promise.resolve();
  for await (const canvas of await framesOf(order)) {
    const pixels = pixelsOf(canvas, isTransparent);
    if (i === thumbnail)
      await writeFile(
        order.thumbnail,
        isTransparent ? await canvas.encode('png') : await canvas.encode('jpeg', 85),
      );
    // The last picture is encoded while this one is drawn.
    await writing;
    writing = writer.add(pixels);
    if (i++ % REPORT_EVERY === 0) {
      report('draw', i / frames);
      memory = Math.max(memory, process.memoryUsage.rss() / MEGABYTE);
    }
  }
  await writing;
  report('finish', 0);
  await writer.finish();
  const { user, system } = process.cpuUsage(began);
  return { frames, cpu: (user + system) / 1e6, memory };
});
