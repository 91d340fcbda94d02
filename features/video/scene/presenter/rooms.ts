/** Where a presenter stands in each format, where its face is, and what is left beside it. */

import type { Framing } from '#engine/character/render/portrait.ts';
import type { Size } from '#engine/motion/canvas.ts';
import type { Presented, VideoData } from '../../contract.ts';
import type { Rect } from '../parts/rect.ts';

type Presenter = VideoData['presenter'];

/** Of the frame's short side. */
const EDGE = 0.04;
/** Degrees by which it turns to the middle of the frame. */
const TURN = 12;

const isLeft = (presenter: Presenter): boolean => presenter?.corner.endsWith('left') ?? false;
/** Tall frames have their room above and below, the others at the side. */
const isTall = ({ width, height }: Size): boolean => height > width * 1.2;

/** In which ways the film shows its presenter. */
export function waysIn({ presenter, scenes }: Pick<VideoData, 'presenter' | 'scenes'>): Set<Presented> {
  if (!presenter) return new Set();
  const all = scenes.length > 0 ? scenes.map((one) => one.presenter ?? presenter.shown) : [presenter.shown];
  return new Set(all.filter((one) => one !== 'hidden'));
}

export function cornerRoom({ width, height }: Size, presenter: NonNullable<Presenter>): Rect {
  const short = Math.min(width, height);
  const [side, edge] = [short * presenter.size, short * EDGE];
  return {
    x: isLeft(presenter) ? edge : width - edge - side,
    y: presenter.corner.startsWith('top') ? edge : height - edge - side,
    width: side,
    height: side,
  };
}

/** Down to the lower edge: the frame cuts the figure, and nothing floats. */
export function fullRoom(frame: Size, presenter: Presenter): Rect {
  const { width, height } = frame;
  if (isTall(frame)) return { x: 0, y: height * 0.06, width, height: height * 0.94 };
  const wide = width * (width > height * 1.2 ? 0.5 : 0.58);
  return { x: isLeft(presenter) ? 0 : width - wide, y: height * 0.03, width: wide, height: height * 0.97 };
}

/** Head and hair of a figure in its room: even large heads of comic figures. */
export function faceIn(room: Rect): Rect {
  const share = Math.min(1, (1.3 * room.width) / room.height);
  const [wide, tall] = [0.52 * share * room.height, 0.6 * share * room.height];
  return {
    x: room.x + (room.width - wide) / 2,
    y: room.y + (0.5 - share / 2) * room.height,
    width: wide,
    height: tall,
  };
}

/** What the presenter leaves at its side, from one edge of the frame to the other. */
export function laneBeside({ width, height }: Size, taken: readonly Rect[], presenter: Presenter): Rect {
  const gap = Math.min(width, height) * EDGE;
  const from = isLeft(presenter) ? Math.max(...taken.map((one) => one.x + one.width)) + gap / 2 : gap;
  const to = isLeft(presenter) ? width - gap : Math.min(...taken.map((one) => one.x)) - gap / 2;
  return { x: from, y: 0, width: to - from, height };
}

/** Whether words go beside it first, or above and below. */
export const goesBeside = (frame: Size): boolean => !isTall(frame);

/** The words of a scene in which the presenter has the whole frame. */
export function wordsRoom(frame: Size, presenter: Presenter): Rect {
  const { width, height } = frame;
  const face = faceIn(fullRoom(frame, presenter));
  if (isTall(frame)) {
    const y = face.y + face.height + height * 0.02;
    return { x: width * 0.08, y, width: width * 0.84, height: height * 0.92 - y };
  }
  const lane = laneBeside(frame, [face], presenter);
  return {
    ...lane,
    x: lane.x + width * 0.02,
    width: lane.width - width * 0.03,
    y: height * 0.18,
    height: height * 0.64,
  };
}

/** How the figure is shot for its room. */
export function shotOf(
  frame: Size,
  presenter: NonNullable<Presenter>,
  way: Presented,
): { room: Rect; framing: Framing; yaw: number } {
  const isMiddle = way === 'full' && isTall(frame);
  return {
    room: way === 'full' ? fullRoom(frame, presenter) : cornerRoom(frame, presenter),
    framing: way === 'full' ? 'half' : 'bust',
    yaw: isMiddle ? TURN / 2 : isLeft(presenter) ? TURN : -TURN,
  };
}
