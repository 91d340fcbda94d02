/** Writes an audiobook, or the film of a book whose pages drift slowly while they are read, in a process of its own. */

import { createReadStream, createWriteStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { clamp01, easeInOut } from '#engine/motion/easing.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import type { PiecedSound } from '#platform/media/sound/pieced-sound.ts';
import { writeStereo } from '#platform/media/sound/write-sound.ts';
import { type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import type { AloudOrder, AloudPage } from './aloud-order.ts';
import { id3Tag } from './id3-chapters.ts';
import { openLevelled } from './levelled-voice.ts';

const LUFS = -17;
const SIZE = { width: 1920, height: 1080 };
const FPS = 24;
/** Seconds of a page turning into the next. */
const TURN = 0.7;
const PUSH = 0.06;
const REPORT_EVERY = 24;

serveChild<AloudOrder, null>(async (order, report) => {
  report(order.kind === 'film' ? 'Filming the pages' : 'Writing the audiobook', 0);
  const voice = await openLevelled(order.voice, LUFS);
  try {
    if (order.kind === 'film') await film(order, voice.sound, report);
    else await audiobook(order, voice.sound);
  } finally {
    await voice.close();
  }
  return null;
});

async function audiobook(order: AloudOrder, sound: PiecedSound): Promise<void> {
  const cover = order.pages[0]?.picture
    ? await sharp(order.pages[0].picture).resize(800, 800, { fit: 'inside' }).jpeg({ quality: 82 }).toBuffer()
    : undefined;
  const chapters = order.pages.map(({ title, start, end }) => ({ title, start, end }));
  const bare = `${order.file}.raw`;
  await writeStereo(bare, 'mp3', sound);
  await writeFile(order.file, id3Tag({ ...order, chapters, cover }));
  await pipeline(
    createReadStream(bare, { start: await lengthOfTag(bare) }),
    createWriteStream(order.file, { flags: 'a' }),
  );
}

/** The encoder writes a tag of its own. */
async function lengthOfTag(path: string): Promise<number> {
  const head = Buffer.alloc(10);
  const file = await open(path);
  await file.read(head, 0, 10, 0).finally(() => file.close());
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + head[at]!, 0);
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

async function film(order: AloudOrder, sound: PiecedSound, report: ReportProgress): Promise<void> {
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
