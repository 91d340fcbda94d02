/** Draws and encodes the pictures of a film, except for the parts that an earlier film of the project has already. */

import { copyFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import type { FilmPart } from '#platform/media/film/join-films.ts';
import { drawFrame } from '../../../scene/draw-frame.ts';
import { writtenIn } from '../../../scene/pages/draw-page.ts';
import { createFilmMedia } from '../film-media.ts';
import { createPresenter, momentsOf } from '../presenter-figures.ts';
import type { KeptFilm, RenderOrder, RenderResult } from '../render-order.ts';
import { contentOfFile } from './contents.ts';
import { type Segment, seenData, segmentsOf } from './segments.ts';

/** Which moment stands for the film: the title has come in by then. */
const THUMBNAIL_AT = 1.8;

export interface DrawnFilm
  extends Pick<RenderResult, 'frames' | 'drawn' | 'segments' | 'thumbnailOf'>,
    Pick<RenderResult['spent'], 'drawing' | 'encoding'> {
  parts: FilmPart[];
}

async function logoOf(path: string | null): Promise<Still | undefined> {
  if (!path) return undefined;
  const image = await loadImage(path);
  return { image: image as unknown as CanvasImageSource, width: image.width, height: image.height };
}

/** Where each part of the earlier film begins. */
function placesIn(kept: KeptFilm | null): Map<string, number> {
  const places = new Map<string, number>();
  let from = 0;
  for (const { key, frames } of kept?.segments ?? []) {
    places.set(key, from);
    from += frames;
  }
  return places;
}

export async function drawFilm(order: RenderOrder, onFrame: (share: number) => void): Promise<DrawnFilm> {
  const { size, fps, board, kept } = order;
  const segments = segmentsOf({
    ...order,
    mediaKeys: await Promise.all(order.media.map(({ path }) => contentOfFile(path))),
    logoKey: order.logo && (await contentOfFile(order.logo)),
  });
  const places = placesIn(kept);
  const frames = segments.reduce((sum, one) => sum + one.frames, 0);
  const thumbnail = Math.min(frames - 1, Math.round(THUMBNAIL_AT * fps));
  const shown = segments.find(({ from, frames: length }) => thumbnail < from + length)!;
  const thumbnailOf = `${shown.key} ${thumbnail - shown.from}`;
  const isThumbnailKept = kept?.thumbnailOf === thumbnailOf && places.has(shown.key);
  if (isThumbnailKept) await copyFile(kept.thumbnail, order.thumbnail);
  const isDrawn = ({ key }: Segment) => !places.has(key);

  const data = seenData(order.data);
  const logo = await logoOf(order.logo);
  const letters = await shippedLetters(writtenIn(board));
  const media = createFilmMedia(order.media, board, size, fps);
  const all = segments.filter(isDrawn).flatMap((one) => momentsOf(one, fps));
  if (!isDrawn(shown) && !isThumbnailKept) all.push(momentsOf(shown, fps)[thumbnail - shown.from]!);
  const presenter = createPresenter({ data, size }, all);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as unknown as Canvas2D;
  const spent = { drawing: 0, encoding: 0 };
  let drawn = 0;

  async function draw(segment: Segment, i: number): Promise<void> {
    const stills = await media.prepare((segment.from + i) / fps);
    const figures = await presenter?.at(drawn);
    drawn++;
    const film = { data, board: segment.board, captions: segment.captions, stills, logo, letters, figures };
    drawFrame(context, size, film, i / fps);
  }
  const takeThumbnail = () => writeFile(order.thumbnail, canvas.toBuffer('image/jpeg', 85));

  const parts: FilmPart[] = [];
  let writing = Promise.resolve();
  let finishing = Promise.resolve();
  for (const [n, segment] of segments.entries()) {
    const place = places.get(segment.key);
    if (place !== undefined) {
      parts.push({ path: kept!.path, after: place, frames: segment.frames });
      continue;
    }
    const path = `${order.film}.${n}.mp4`;
    parts.push({ path, frames: segment.frames });
    const writer = await openFilm({ path, ...size, fps });
    for (let i = 0; i < segment.frames; i++) {
      let from = performance.now();
      await draw(segment, i);
      const pixels = canvas.data();
      spent.drawing += performance.now() - from;
      if (segment.from + i === thumbnail) await takeThumbnail();
      from = performance.now();
      // The last picture is encoded while this one is drawn.
      await writing;
      writing = writer.add(pixels);
      spent.encoding += performance.now() - from;
      onFrame(drawn / all.length);
    }
    // The end of one part is encoded while the next one begins.
    await finishing;
    finishing = writing.then(writer.finish);
    finishing.catch(() => undefined);
    writing = Promise.resolve();
  }
  await finishing;
  if (!isDrawn(shown) && !isThumbnailKept) {
    await draw(shown, thumbnail - shown.from);
    await takeThumbnail();
  }
  await media.close();
  await presenter?.close();
  return {
    parts,
    frames,
    drawn,
    segments: segments.map(({ key, frames: length }) => ({ key, frames: length })),
    thumbnailOf,
    ...spent,
  };
}
