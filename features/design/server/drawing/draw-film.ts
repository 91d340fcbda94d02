/** A design as a film: its pages one after another, as an MP4 or a GIF. */

import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { DesignDocument, Page } from '#engine/page/document/document.ts';
import type { DesignCanvas } from '#engine/page/draw/paint-canvas.ts';
import { drawMoving, type MovingResources, secondsOf } from '#engine/page/motion/draw-moving.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { openGif } from '#platform/media/film/gif-writer.ts';
import type { ReportProgress } from '#platform/processes/child-side.ts';
import { serverResources } from './design-resources.ts';
import type { FileOrder } from './draw-file.ts';

export interface DrawnFilm {
  width: number;
  height: number;
  seconds: number;
}

/** Longer sides make files that nobody's phone plays. */
const MAX_SIDE = { mp4: 1920, gif: 720 } as const;
const FPS = { mp4: 30, gif: 15 } as const;
const REPORT_EVERY = 5;

const even = (side: number): number => Math.max(2, Math.round(side / 2) * 2);

export async function drawFilm(
  order: FileOrder & { type: 'gif' | 'mp4' },
  to: string,
  report: ReportProgress,
): Promise<DrawnFilm> {
  const { document, type } = order;
  const pages = order.page === undefined ? document.pages : document.pages.slice(order.page, order.page + 1);
  const first = pages[0]!;
  const resources = (await serverResources(
    { ...document, pages },
    new Map(order.files),
  )) as unknown as MovingResources;
  const fit = Math.min(order.scale, MAX_SIDE[type] / Math.max(first.width, first.height));
  const [width, height] = [even(first.width * fit), even(first.height * fit)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pen = context as unknown as DesignCanvas;
  const draw = (page: Page, time: number): void => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    const [across, down] = [width / page.width, height / page.height];
    // Rounded sides leave no line at the edge; a page of another shape lies in the middle.
    const scale = Math.abs(across / down - 1) < 0.02 ? Math.max(across, down) : Math.min(across, down);
    context.translate((width - page.width * scale) / 2, (height - page.height * scale) / 2);
    drawMoving(pen, document, page, resources, { scale, time });
  };
  const seconds = pages.reduce((sum, page) => sum + secondsOf(page), 0);
  const fps = FPS[type];
  const frames = Math.round(seconds * fps);
  const write =
    type === 'mp4'
      ? await filmWriter({ path: to, width, height, fps, title: document.name })
      : gifWriter({ path: to, width, height, fps, pages, draw, pixels: () => canvas.data() });
  for (let i = 0; i < frames; i++) {
    const { page, time } = pageAt(pages, i / fps);
    draw(page, time);
    await write.add(canvas.data());
    if (i % REPORT_EVERY === 0) report('draw', i / frames);
  }
  await write.finish();
  return { width, height, seconds };
}

export function pageAt(pages: readonly Page[], time: number): { page: Page; time: number } {
  let left = time;
  for (const page of pages) {
    if (left < secondsOf(page)) return { page, time: left };
    left -= secondsOf(page);
  }
  const last = pages.at(-1)!;
  return { page: last, time: secondsOf(last) };
}

interface Writing {
  add(pixels: Buffer): Promise<void> | void;
  finish(): Promise<void>;
}

const filmWriter = ({
  title,
  ...format
}: {
  path: string;
  width: number;
  height: number;
  fps: number;
  title: string;
}): Promise<Writing> => openFilm({ ...format, quality: 18, marks: { title } });

interface GifOptions {
  path: string;
  width: number;
  height: number;
  fps: number;
  pages: DesignDocument['pages'];
  draw: (page: Page, time: number) => void;
  pixels: () => Buffer;
}

function gifWriter({ path, width, height, fps, pages, draw, pixels }: GifOptions): Writing {
  // All pages as they end have all the colours.
  const palette = Buffer.concat(
    pages.map((page) => {
      draw(page, secondsOf(page));
      return Buffer.from(pixels());
    }),
  );
  const gif = openGif({ width, height, frameMs: Math.round(1000 / fps / 10) * 10 }, palette);
  return {
    add: (frame) => gif.add(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength)),
    finish: () => writeFile(path, gif.finish()),
  };
}
