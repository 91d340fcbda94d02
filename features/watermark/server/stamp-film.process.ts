/** Lays a mark over every picture of a film, in a process of its own; what is heard stays. */

import sharp from 'sharp';
import { inspectClip, openClip, readClipSound } from '#platform/media/film/clip-reader.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import type { Overlay } from './mark-overlay.ts';

export interface StampFilmOrder {
  from: string;
  /** As in clip-kinds.ts. */
  format: string;
  to: string;
  width: number;
  height: number;
  overlay: Overlay;
}

const FPS = 30;
const SAMPLE_RATE = 48_000;

/** The mark on nothing, as large as the film. */
async function layerOf({ width, height, overlay: { png, left, top, isTile } }: StampFilmOrder) {
  const input = Buffer.from(png);
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([isTile ? { input, tile: true, gravity: 'northwest' } : { input, left, top }])
    .raw()
    .toBuffer();
}

/** Only places that the mark covers are touched. */
function coverOf(layer: Buffer): Uint32Array {
  const places: number[] = [];
  for (let at = 3; at < layer.length; at += 4) if (layer[at]! > 0) places.push(at - 3);
  return Uint32Array.from(places);
}

serveChild(async (order: StampFilmOrder, report): Promise<{ seconds: number }> => {
  const { from, format, to, width, height } = order;
  const file = { path: from, format };
  const { seconds } = await inspectClip(file);
  const layer = await layerOf(order);
  const places = coverOf(layer);
  const sound = await readClipSound(file, SAMPLE_RATE, seconds);
  const film = await openFilm({
    path: to,
    width,
    height,
    fps: FPS,
    ...(sound && { sound: { ...sound, sampleRate: SAMPLE_RATE } }),
  });
  const clip = await openClip(file, { width, height }, FPS);
  try {
    const count = Math.max(1, Math.round(seconds * FPS));
    for (let i = 0; i < count; i++) {
      const picture = await clip.at(i / FPS);
      if (!picture) throw new Error('a film without pictures');
      // The last one is handed out again and again.
      const marked = Buffer.from(picture);
      for (const at of places) {
        const cover = layer[at + 3]! / 255;
        for (let c = 0; c < 3; c++)
          marked[at + c] = Math.round(marked[at + c]! * (1 - cover) + layer[at + c]! * cover);
      }
      await film.add(marked);
      if (i % FPS === 0) report('Marking the film', i / count);
    }
    await film.finish();
  } finally {
    await clip.close();
  }
  return { seconds };
});
