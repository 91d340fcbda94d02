/** Writes an audiobook, or the film of a book whose pages drift slowly while they are read, in a process of its own. */

import { readFile, writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { clamp01, easeInOut } from '#engine/motion/easing.ts';
import { normalise } from '#engine/music/mix/normalise.ts';
import { bothSides } from '#engine/music/stereo.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { writeStereo } from '#platform/media/sound/write-sound.ts';
import { type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import type { AloudOrder, AloudPage } from './aloud-order.ts';
import { id3Tag } from './id3-chapters.ts';

const LUFS = -17;
const SIZE = { width: 1920, height: 1080 };
const FPS = 24;
/** Seconds of a page turning into the next. */
const TURN = 0.7;
const PUSH = 0.06;
const REPORT_EVERY = 24;

async function soundOf({ voice }: AloudOrder) {
  const raw = await readFile(voice.path);
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.byteLength & ~1)));
  return normalise(bothSides(toFloat32(samples), voice.rate), LUFS);
}

serveChild<AloudOrder, null>(async (order, report) => {
  report(order.kind === 'film' ? 'Filming the pages' : 'Writing the audiobook', 0);
  const sound = await soundOf(order);
  if (order.kind === 'film') await film(order, sound, report);
  else {
    const cover = order.pages[0]?.picture
      ? await sharp(order.pages[0].picture)
          .resize(800, 800, { fit: 'inside' })
          .jpeg({ quality: 82 })
          .toBuffer()
      : undefined;
    const chapters = order.pages.map(({ title, start, end }) => ({ title, start, end }));
    await writeStereo(`${order.file}.raw`, 'mp3', sound);
    const mp3 = await readFile(`${order.file}.raw`);
    await writeFile(order.file, Buffer.concat([id3Tag({ ...order, chapters, cover }), withoutTag(mp3)]));
  }
  return null;
});

/** The encoder writes a tag of its own. */
function withoutTag(mp3: Buffer): Buffer {
  if (mp3.toString('latin1', 0, 3) !== 'ID3') return mp3;
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + mp3[at]!, 0);
  return mp3.subarray(10 + length);
}

interface Shown extends AloudPage {
  image: Image;
  backdrop: Canvas;
  size: { w: number; h: number };
}

/** Shares of the frame that a page fills. */
const ROOM = { width: 0.94, height: 0.93 };

/** Only the pages that are seen now are open; what stays the same in every frame is drawn once. */
async function openPage(page: AloudPage): Promise<Shown> {
  const { width = 1, height = 1 } = await sharp(page.picture).metadata();
  const fit = Math.min((SIZE.width * ROOM.width) / width, (SIZE.height * ROOM.height) / height);
  const [w, h] = [Math.round(width * fit), Math.round(height * fit)];
  // As large as it will be at its nearest.
  const image = await loadImage(
    await sharp(page.picture)
      .resize(Math.round(w * (1 + PUSH)), Math.round(h * (1 + PUSH)))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  const soft = await sharp(page.picture)
    .resize(192, 108, { fit: 'cover' })
    .blur(9)
    .modulate({ brightness: 0.62 })
    .resize(SIZE.width, SIZE.height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const backdrop = createCanvas(SIZE.width, SIZE.height);
  const pen = backdrop.getContext('2d');
  pen.drawImage(await loadImage(soft), 0, 0);
  pen.shadowColor = 'rgba(0,0,0,0.5)';
  pen.shadowBlur = 50;
  pen.fillRect((SIZE.width - w) / 2, (SIZE.height - h) / 2, w, h);
  return { ...page, image, backdrop, size: { w, h } };
}

async function film(
  order: AloudOrder,
  sound: Awaited<ReturnType<typeof soundOf>>,
  report: ReportProgress,
): Promise<void> {
  const writer = await openFilm({
    path: order.file,
    ...SIZE,
    fps: FPS,
    sound,
    captions: { lines: order.captions, language: order.language },
    marks: {
      title: order.title,
      comment: 'AI-made with Atelier',
      ai_generated: 'true',
    },
  });
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const pen = canvas.getContext('2d');
  const draw = (
    { image, backdrop, size, start, end, isPanned }: Shown,
    now: number,
    alpha: number,
    shift: number,
  ) => {
    pen.globalAlpha = alpha;
    pen.drawImage(backdrop, 0, 0);
    const share = easeInOut(clamp01((now - start) / Math.max(1, end - start)));
    const grown = isPanned ? 1 + PUSH * share : 1;
    const [w, h] = [size.w * grown, size.h * grown];
    pen.drawImage(image, (SIZE.width - w) / 2 + shift, (SIZE.height - h) / 2, w, h);
  };
  const frames = Math.round(order.seconds * FPS);
  let at = 0;
  let here = await openPage(order.pages[0]!);
  let before: Shown | undefined;
  for (let i = 0; i < frames; i++) {
    const now = i / FPS;
    if (now >= here.end && at < order.pages.length - 1) {
      before = here;
      here = await openPage(order.pages[++at]!);
    }
    const turned = easeInOut(clamp01((now - here.start) / TURN));
    if (before && turned < 1) draw(before, before.end, 1, -turned * SIZE.width * 0.05);
    else before = undefined;
    draw(here, now, before ? turned : 1, before ? (1 - turned) * SIZE.width * 0.05 : 0);
    pen.globalAlpha = 1;
    await writer.add(canvas.data());
    if (i % REPORT_EVERY === 0) report('Filming the pages', i / frames);
  }
  await writer.finish();
}
