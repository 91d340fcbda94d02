/** The presenter of a film, drawn by threads a few frames ahead of the film itself. */

import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { FigureFrame } from '#platform/media/figures/figure-order.ts';
import { createFigurePool } from '#platform/media/figures/figure-pool.ts';
import { PRESENTED, type Presented } from '../../contract.ts';
import type { Figure, Figures } from '../../scene/presenter/draw-presenter.ts';
import { type PresentedFilm, presenterAt, presenterLook } from '../../scene/presenter/presenter-pose.ts';
import { shotOf } from '../../scene/presenter/rooms.ts';
import type { RenderOrder } from './render-order.ts';
import type { Segment } from './segments/segments.ts';

/** Pixels of the figure for each of the frame: fewer are hardly seen in movement, and cost much less. */
const FINENESS: Record<Presented, number> = { full: 0.7, corner: 1 };

/** Drawn figures move on every second frame, as in most drawn films: half the work, and nobody misses the rest. */
const EACH = 2;

type Asked = Partial<Record<Presented, Promise<FigureFrame>>>;

/** The moments of a part of a film, frame by frame, as its presenter moves. */
export const momentsOf = ({ board, mouths, frames }: Segment, fps: number): Moment[] =>
  Array.from({ length: frames }, (_, i) => ({ board, mouths, seconds: (i - (i % EACH)) / fps }));

/** A frame that will be drawn. */
export interface Moment extends Pick<PresentedFilm, 'board' | 'mouths'> {
  seconds: number;
}

export interface PresenterFigures {
  /** By their number among the moments, in their order. */
  at(number: number): Promise<Figures>;
  close(): Promise<void>;
}

/** Undefined where nobody presents the film. */
export function createPresenter(
  { size, data }: Pick<RenderOrder, 'size' | 'data'>,
  moments: readonly Moment[],
): PresenterFigures | undefined {
  const { presenter } = data;
  if (!presenter) return undefined;
  const pool = createFigurePool({ cast: [{ look: presenterLook(presenter) }] });
  const shots = new Map(
    PRESENTED.map((way) => {
      const { room, framing, yaw } = shotOf(size, presenter, way);
      const [width, height] = [room.width, room.height].map((side) => Math.round(side * FINENESS[way]));
      return [way, { who: 0, framing, yaw, width: width!, height: height!, followsHead: true }];
    }),
  );
  const requested = new Map<number, Asked>();
  /** The latest: it stays for more than one frame. */
  const last = new Map<Presented, { drawn: FigureFrame; figure: Figure }>();

  function pictureOf(drawn: FigureFrame, way: Presented): Figure {
    const known = last.get(way);
    if (known?.drawn === drawn) return known.figure;
    const figure = figureOf(drawn, shots.get(way)!);
    last.set(way, { drawn, figure });
    return figure;
  }

  function ask(number: number): Asked {
    const { seconds, ...part } = moments[number]!;
    const now = presenterAt({ data, ...part }, seconds);
    const all: Asked = {};
    for (const way of now?.ways ?? []) {
      all[way] = pool.draw({ ...shots.get(way)!, pose: now!.pose });
      // Whoever stops early does not wait for what was asked ahead.
      all[way].catch(() => undefined);
    }
    return all;
  }

  return {
    async at(number) {
      for (let next = number; next < Math.min(moments.length, number + pool.ahead * EACH); next++)
        if (!requested.has(next)) requested.set(next, ask(next));
      const now = requested.get(number)!;
      requested.delete(number);
      const figures: Figures = {};
      for (const way of PRESENTED) {
        const drawn = await now[way];
        if (drawn) figures[way] = pictureOf(drawn, way);
      }
      return figures;
    },
    close: pool.close,
  };
}

function figureOf(
  { rgba, left, top, width, height }: FigureFrame,
  whole: { width: number; height: number },
): Figure {
  const canvas = createCanvas(width, height);
  const image = new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, width, height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return {
    image: canvas as unknown as CanvasImageSource,
    width,
    height,
    part: {
      x: left / whole.width,
      y: top / whole.height,
      width: width / whole.width,
      height: height / whole.height,
    },
  };
}
