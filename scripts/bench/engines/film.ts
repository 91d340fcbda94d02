/** How fast a film is exported, against the same pictures drawn and encoded one after the other, and how much memory it takes. */

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { BLANK_VIDEO, FPS, FRAME_SIZES, type VideoData } from '#features/video/contract.ts';
import { captionsOf } from '#features/video/scene/captions.ts';
import { drawFrame } from '#features/video/scene/draw-frame.ts';
import { writtenIn } from '#features/video/scene/pages/draw-page.ts';
import { fileKey, storyboardOf } from '#features/video/scene/storyboard.ts';
import { createFilmMedia } from '#features/video/server/render/film-media.ts';
import type { RenderOrder, RenderResult } from '#features/video/server/render/render-order.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import type { Bench, Figure } from '../figure.ts';

const PROCESS = new URL('../../../features/video/server/render/render.process.ts', import.meta.url);
const PICTURES = 6;
const SHORT = 30;
const LONG = 300;

/** Noise with some structure: neither the kindest nor the worst thing for an encoder. */
async function pictures(folder: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: PICTURES }, async (_, i) => {
      const [width, height] = [1600, 1000];
      const raw = Buffer.alloc(width * height * 3);
      for (let p = 0; p < width * height; p++) {
        const [x, y] = [p % width, Math.floor(p / width)];
        const wave = Math.sin(x / (30 + i * 7)) * Math.cos(y / (50 - i * 4));
        raw[p * 3] = 128 + 90 * wave;
        raw[p * 3 + 1] = 110 + 60 * Math.sin((x + y) / 140 + i);
        raw[p * 3 + 2] = 150 + 80 * Math.cos(y / 200) + ((x * 13 + y * 7) % 9);
      }
      const path = join(folder, `${i}.jpg`);
      await writeFile(
        path,
        await sharp(raw, { raw: { width, height, channels: 3 } })
          .jpeg()
          .toBuffer(),
      );
      return path;
    }),
  );
}

const LINES = [
  'Roasted by hand.',
  'Fresh every morning.',
  'By the harbour.',
  'Open until ten.',
  'Bring a friend.',
];

function orderOf(
  folder: string,
  files: readonly string[],
  seconds: number,
  lines: readonly string[] = LINES,
): RenderOrder {
  const data: VideoData = {
    ...BLANK_VIDEO,
    template: 'promotional',
    title: 'Harbour Coffee',
    description: lines.join(' '),
    textOverlay: 'Now open',
    music: 'upbeat',
    duration: [seconds],
  };
  const { beats } = composeScore({ genre: 'upbeat', seconds, seed: 1 });
  const board = storyboardOf(data, files.map(fileKey), { beats });
  return {
    data,
    board,
    captions: captionsOf(data, board),
    mouths: [],
    softCaptions: null,
    media: files.map((path) => ({ kind: 'picture', path })),
    logo: null,
    sound: { music: { genre: 'upbeat', seed: 1, metre: undefined, cuts: [] }, ownMusic: null, voices: [] },
    size: FRAME_SIZES.landscape,
    fps: FPS,
    kept: null,
    film: join(folder, `film-${seconds}.mp4`),
    thumbnail: join(folder, 'thumbnail.jpg'),
    marks: {},
  };
}

const exported = (order: RenderOrder) =>
  runInChild<RenderResult>(PROCESS, order, {
    timeoutMs: 1800_000,
    memoryMb: 1400,
    failure: 'The film could not be made.',
  });

/** Milliseconds of another film of the same project. */
async function madeAgain(order: RenderOrder, first: RenderOrder, made: RenderResult): Promise<number> {
  const { segments, thumbnailOf, soundKey } = made;
  const kept = { segments, thumbnailOf, soundKey, path: first.film, thumbnail: first.thumbnail };
  const began = performance.now();
  await exported({ ...order, film: `${order.film}.again.mp4`, thumbnail: `${order.thumbnail}.again`, kept });
  return performance.now() - began;
}

/** Milliseconds of drawing alone and of encoding alone, over all frames. */
async function oneAfterTheOther(order: RenderOrder): Promise<{ drawing: number; encoding: number }> {
  const { size, fps, board, data, captions } = order;
  registerFilmFonts(JSON.stringify(data));
  const media = createFilmMedia(order.media, board, size, fps);
  const letters = await shippedLetters(writtenIn(board));
  const canvas = createCanvas(size.width, size.height);
  const writer = await openFilm({ path: `${order.film}.alone.mp4`, ...size, fps });
  let [drawing, encoding] = [0, 0];
  for (let i = 0; i < board.duration * fps; i++) {
    let from = performance.now();
    const stills = (await media.prepare(i / fps)) as Still[];
    drawFrame(
      canvas.getContext('2d') as unknown as Canvas2D,
      size,
      { data, board, captions, stills, letters },
      i / fps,
    );
    const pixels = canvas.data();
    drawing += performance.now() - from;
    from = performance.now();
    await writer.add(pixels);
    encoding += performance.now() - from;
  }
  const from = performance.now();
  await writer.finish();
  await media.close();
  return { drawing, encoding: encoding + performance.now() - from };
}

async function measure(folder: string): Promise<Figure[]> {
  const files = await pictures(folder);
  const order = orderOf(folder, files, SHORT);
  const alone = await oneAfterTheOther(order);
  const began = performance.now();
  const made = await exported(order);
  const whole = performance.now() - began;
  const again = await madeAgain(orderOf(folder, files, SHORT, LINES.with(2, 'At the harbour.')), order, made);
  const long = process.env.BENCH_FULL ? await exported(orderOf(folder, files, LONG)) : undefined;
  return [
    {
      name: `${SHORT} s film at 720p, exported, against drawing plus encoding alone`,
      value: whole / (alone.drawing + alone.encoding),
      unit: 'ratio',
      target: { atMost: 1.25 },
    },
    {
      name: `${SHORT} s film, against playing it`,
      value: (SHORT * 1000) / whole,
      unit: 'ratio',
      target: { atLeast: 1 },
    },
    {
      name: `${SHORT} s film after one line was rewritten, against the first making`,
      value: again / whole,
      unit: 'ratio',
      target: { atMost: 0.25 },
    },
    { name: 'drawing one frame, alone', value: alone.drawing / made.frames, unit: 'ms' },
    { name: 'encoding one frame, alone', value: alone.encoding / made.frames, unit: 'ms' },
    { name: 'music and mixing', value: made.spent.sound, unit: 'ms' },
    { name: `memory at ${SHORT} s`, value: made.memory, unit: 'MB', target: { atMost: 600 } },
    ...(long
      ? [{ name: `memory at ${LONG} s`, value: long.memory, unit: 'MB' as const, target: { atMost: 600 } }]
      : []),
    { name: 'size of the file', value: (await stat(order.film)).size / 1e6, unit: 'MB' },
  ];
}

export const film: Bench = {
  name: 'film',
  about: `${SHORT} s at 720p with ${PICTURES} pictures, music and an overlay; ${LONG} s too with BENCH_FULL=1`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
    try {
      return await measure(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
