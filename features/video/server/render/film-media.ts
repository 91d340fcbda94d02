/** A film's pictures and clips while it is drawn: each is opened when its scene comes, and closed soon after, so that memory stays flat. */

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Still } from '#engine/motion/canvas.ts';
import { type ClipPictures, inspectClip, openClip } from '#platform/media/film/clip-reader.ts';
import { TRANSITION_SECONDS } from '../../scene/change-at.ts';
import { clipTimeAt } from '../../scene/clip/clip-cuts.ts';
import type { Storyboard } from '../../scene/storyboard.ts';
import { openLoop, type PictureLoop } from './picture-loop.ts';
import type { FilmMedia } from './render-order.ts';

/** The camera moves over a picture: it needs a little more than the frame. */
const MARGIN = 1.2;
/** Over one that is shown again it comes nearer. */
const NEAR_MARGIN = 2;
const MAX_PIXELS = 64_000_000;

/* Each picture is read once: nothing is gained by keeping it. */
sharp.cache(false);
sharp.concurrency(1);

interface Opened {
  still: Still;
  canvas: Canvas;
  clip?: ClipPictures;
  /** Of a picture that moves by itself. */
  loop?: PictureLoop;
  /** Which scene plays the clip now. */
  scene?: number;
}

export function createFilmMedia(
  media: readonly FilmMedia[],
  board: Storyboard,
  size: { width: number; height: number },
  fps: number,
) {
  const opened = new Map<number, Opened>();
  const even = (length: number, margin: number) => 2 * Math.ceil((length * margin) / 2);
  const roomFor = (margin: number) => ({
    width: even(size.width, margin),
    height: even(size.height, margin),
  });
  const room = roomFor(MARGIN);
  const isNear = (index: number) => board.scenes.some((one) => one.media === index && (one.shot ?? 0) > 0);

  async function open(index: number): Promise<Opened> {
    const one = media[index]!;
    if (one.kind === 'picture') {
      const loop = await openLoop(one.path, room);
      if (loop) return { ...held(loop.width, loop.height), loop };
      const upright = sharp(one.path, { limitInputPixels: MAX_PIXELS, pages: 1 }).rotate();
      const { data, info } = await upright
        .clone()
        .resize({
          ...(isNear(index) ? roomFor(NEAR_MARGIN) : room),
          fit: 'outside',
          withoutEnlargement: true,
        })
        .ensureAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return held(info.width, info.height, data);
    }
    const now = held(room.width, room.height);
    // Clips are cut to the frame; where they stand in it goes by their own shape, as in the preview.
    const { width, height } = await inspectClip(one);
    return { ...now, still: { ...now.still, original: { width, height } } };
  }

  async function play(now: Opened, index: number, scene: number, since: number): Promise<void> {
    const one = media[index]!;
    if (now.loop) paint(now.canvas, await now.loop.at(since));
    if (one.kind !== 'clip') return;
    if (now.scene !== scene) {
      await now.clip?.close();
      now.clip = await openClip(one, room, fps);
      now.scene = scene;
    }
    const pixels = await now.clip!.at(since);
    if (pixels) paint(now.canvas, pixels);
  }

  return {
    /** Holds what the moment needs, and nothing else. */
    async prepare(seconds: number): Promise<(Still | undefined)[]> {
      const wanted = new Set<number>();
      for (const [i, scene] of board.scenes.entries()) {
        if (scene.media === undefined || seconds < scene.start || seconds >= scene.end + TRANSITION_SECONDS)
          continue;
        wanted.add(scene.media);
        const now = opened.get(scene.media) ?? (await open(scene.media));
        opened.set(scene.media, now);
        const since = Math.round((seconds - scene.start) * fps) / fps;
        await play(now, scene.media, i, clipTimeAt(scene, since));
      }
      for (const { cutout, start, end } of board.scenes) {
        if (!cutout || seconds < start || seconds >= end + TRANSITION_SECONDS) continue;
        wanted.add(cutout.media);
        opened.set(cutout.media, opened.get(cutout.media) ?? (await open(cutout.media)));
      }
      for (const [index, one] of opened) {
        if (wanted.has(index)) continue;
        await one.clip?.close();
        opened.delete(index);
      }
      return media.map((_, index) => opened.get(index)?.still);
    },

    async close(): Promise<void> {
      for (const one of opened.values()) await one.clip?.close();
      opened.clear();
    },
  };
}

function held(width: number, height: number, pixels?: Buffer): Opened {
  const canvas = createCanvas(width, height);
  if (pixels) paint(canvas, pixels);
  return { canvas, still: { image: canvas as unknown as CanvasImageSource, width, height } };
}

function paint(canvas: Canvas, pixels: Buffer): void {
  const context = canvas.getContext('2d');
  const image = context.createImageData(canvas.width, canvas.height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
}
