/** Where everything that lies over the pictures stands: each has its own room, and nothing covers anything else. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { type TextBlock, textBlock } from '#engine/motion/text-block.ts';
import type { VideoData } from '../contract.ts';
import { captionsClip, captionsVoiceOver } from './clip/clip-words.ts';
import { fontOf, scaleOf } from './letters/type-size.ts';
import { styleOf } from './look/template-look.ts';
import type { Rect } from './parts/rect.ts';
import {
  cornerRoom,
  faceIn,
  fullRoom,
  goesBeside,
  laneBeside,
  waysIn,
  wordsRoom,
} from './presenter/rooms.ts';
import type { SceneCut } from './storyboard.ts';

export interface PlacedText extends Rect {
  block: TextBlock;
}

/** What stays where it is for the whole film. */
export interface Furniture {
  logo?: Rect;
  watermark?: Rect;
  overlay?: PlacedText;
  /** The room in which captions come and go; absent where there are none in the picture. */
  captions?: Rect;
  /** The window of a presenter in a corner. */
  presenter?: Rect;
  /** Head and hair of a presenter who has the whole frame. */
  face?: Rect;
}

/** Of the frame's short side: what stays free at its edges. */
const EDGE = 0.04;
/** Of a logo's shorter side: the plate around it. */
export const LOGO_PAD = 0.14;
/** Between two things. */
const GAP = 0.02;

export const overlaps = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const padded = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  width: rect.width + 2 * by,
  height: rect.height + 2 * by,
});

const clamp = (value: number, least: number, max: number) => Math.max(least, Math.min(max, value));

/** A block of text with the plate around it. */
const platedSize = (canvas: Canvas2D, block: TextBlock, font: (size: number) => string): Size => {
  canvas.font = font(block.size);
  return {
    width: Math.max(...block.lines.map((one) => canvas.measureText(one).width)) + block.size * 1.2,
    height: block.lines.length * block.lineHeight + block.size * 0.7,
  };
};

/** What is left of a room beside something that stands in it: the largest of the four sides. */
export function beside(room: Rect, taken: Rect): Rect {
  if (!overlaps(room, taken)) return room;
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const sides: Rect[] = [
    { ...room, height: taken.y - room.y },
    { ...room, y: taken.y + taken.height, height: bottom - taken.y - taken.height },
    { ...room, width: taken.x - room.x },
    { ...room, x: taken.x + taken.width, width: right - taken.x - taken.width },
  ];
  // Wide rooms read better than narrow ones of the same size.
  const worth = ({ width, height }: Rect) => (width > 0 && height > 0 ? width ** 1.4 * height : 0);
  return sides.reduce((best, side) => (worth(side) > worth(best) ? side : best));
}

/** The nearest height at which a rectangle is free of all others; where none is, as it was. */
function freeHeight(rect: Rect, taken: readonly Rect[], from: number, to: number): Rect {
  const step = (to - from) / 200;
  for (let i = 0; i <= 200; i++)
    for (const y of [rect.y + i * step, rect.y - i * step]) {
      if (y < from || y + rect.height > to) continue;
      const moved = { ...rect, y };
      if (!taken.some((other) => overlaps(moved, other))) return moved;
    }
  return { ...rect, y: clamp(rect.y, from, Math.max(from, to - rect.height)) };
}

export interface Furnished {
  data: VideoData;
  logo?: Still | undefined;
}

export function furnish(canvas: Canvas2D, frame: Size, { data, logo }: Furnished): Furniture {
  const { width, height } = frame;
  const room = Math.min(width, height);
  const [edge, gap] = [room * EDGE, room * GAP];
  const style = styleOf(data);
  const placed: Furniture = {};
  const taken: Rect[] = [];
  const put = <T extends Rect>(rect: T): T => {
    taken.push(padded(rect, gap));
    return rect;
  };
  const ways = waysIn(data);
  if (data.presenter && ways.has('corner')) placed.presenter = put(cornerRoom(frame, data.presenter));
  if (ways.has('full')) placed.face = put(faceIn(fullRoom(frame, data.presenter)));
  const lane = taken.length > 0 ? laneBeside(frame, taken, data.presenter) : undefined;
  const isFree = (rect: Rect) => !taken.some((other) => overlaps(rect, other));
  if (logo) {
    // Seen on a phone: an eighth of the shorter side, with a plate around it.
    const fit = Math.min((room * 0.34) / logo.width, (room * 0.125) / logo.height);
    // The plate lies around it: the logo itself keeps its shape, and is never smaller than an eighth of the frame.
    const pad = 2 * LOGO_PAD * Math.min(logo.width, logo.height) * fit;
    const [w, h] = [logo.width * fit + pad, logo.height * fit + pad];
    const right: Rect = { x: width - w - edge, y: edge, width: w, height: h };
    const own = data.overAt.logo && byHand(frame, data.overAt.logo, h / w);
    placed.logo = put(own ?? (isFree(right) ? right : { ...right, x: edge }));
  }
  const mark = data.watermark?.content.trim() ? data.watermark : null;
  if (mark) {
    const size = markSize(frame);
    canvas.font = fontOf(style, 500)(size);
    const wide = Math.min(canvas.measureText(markText(mark.content)).width, width - 2 * edge);
    const { position } = mark;
    const x = position.includes('left')
      ? edge
      : position.includes('right')
        ? width - edge - wide
        : (width - wide) / 2;
    const y = position.includes('top')
      ? edge
      : position.includes('bottom')
        ? height - edge - size
        : (height - size) / 2;
    const line = { y, width: wide, height: size * 1.2 };
    const places = [x, ...(lane ? [lane.x, lane.x + lane.width - wide] : [])].map((left) =>
      freeHeight({ ...line, x: left }, taken, edge * 0.5, height - edge * 0.5),
    );
    placed.watermark = put(firstFree(places, isFree));
  }
  const whole: Rect = { x: edge, y: 0, width: width - 2 * edge, height };
  const lanes = !lane ? [whole] : goesBeside(frame) ? [lane, whole] : [whole, lane];
  const overlay = data.textOverlay.trim();
  if (overlay) {
    const font = fontOf(style, 600);
    const inside = (wide: Rect): PlacedText => {
      const block = textBlock(canvas, overlay, {
        width: Math.min(width * 0.8, wide.width * 0.9),
        height: height * (lane ? 0.14 : 0.22),
        size: scaleOf(frame) * 0.042,
        font,
      });
      const size = platedSize(canvas, block, font);
      const max = Math.max(wide.x, wide.x + wide.width - size.width);
      const x = clamp(data.overlayAt.x * width - size.width / 2, wide.x, max);
      const wanted = { ...size, x, y: data.overlayAt.y * height - size.height / 2 };
      return { ...freeHeight(wanted, taken, edge, height - edge), block };
    };
    placed.overlay = put(firstFree(lanes.map(inside), isFree));
  }
  if (data.captions === 'burned') {
    const wanted = captionRoom(frame, data);
    const rooms = lanes.map((wide) => {
      const x = Math.max(wanted.x, wide.x);
      const right = Math.min(wanted.x + wanted.width, wide.x + wide.width);
      return freeHeight({ ...wanted, x, width: right - x }, taken, edge, height - edge);
    });
    placed.captions = firstFree(rooms, isFree);
  }
  return placed;
}

const firstFree = <T extends Rect>(rooms: readonly T[], isFree: (rect: Rect) => boolean): T =>
  rooms.find(isFree) ?? rooms[0]!;

/** As large as somebody made it, but never beyond the frame. */
function byHand({ width, height }: Size, at: { x: number; y: number; w: number }, shape: number): Rect {
  const w = Math.min(at.w * width, (height / shape) * 0.9);
  const h = w * shape;
  return {
    x: clamp(at.x * width - w / 2, 0, width - w),
    y: clamp(at.y * height - h / 2, 0, height - h),
    width: w,
    height: h,
  };
}

/** Phones lay their own signs over the lowest part of tall films. */
function captionRoom({ width, height }: Size, { captionPlace, captionStyle, overAt }: VideoData): Rect {
  const isTall = height > width * 0.9;
  const tall = height * (isTall ? 0.13 : captionStyle === 'classic' ? 0.17 : 0.2);
  const middle = { top: isTall ? 0.16 : 0.15, middle: 0.5, bottom: isTall ? 0.82 : 0.86 }[captionPlace];
  const y = clamp((overAt.captions?.y ?? middle) * height - tall / 2, 0, height - tall);
  return { x: width * 0.07, y, width: width * 0.86, height: tall };
}

export const markSize = (frame: Size): number => scaleOf(frame) * 0.026;
export const markText = (content: string): string => content.trim().slice(0, 80);

/** A sentence is shown once. */
export const isCaptioned = (data: VideoData, scene: SceneCut): boolean =>
  data.captions === 'burned' &&
  scene.sentence !== undefined &&
  !captionsVoiceOver(data) &&
  !captionsClip(data, scene);

/** Of the frame: what words leave free at its edges; phones lay their own signs over the lowest part of tall films. */
const SAFE = { tall: { x: 0.075, top: 0.085, bottom: 0.13 }, wide: { x: 0.055, top: 0.09, bottom: 0.1 } };

/** Where the words of a scene may stand: inside of the edges and beside all that lies over the pictures. */
export function roomFor(frame: Size, data: VideoData, scene: SceneCut, furniture: Furniture): Rect {
  const { width, height } = frame;
  const { x, top, bottom } = height > width * 0.9 ? SAFE.tall : SAFE.wide;
  const whole: Rect = {
    x: x * width,
    y: top * height,
    width: width * (1 - 2 * x),
    height: height * (1 - top - bottom),
  };
  const gap = Math.min(width, height) * GAP;
  const taken = [
    scene.presenter === 'corner' ? furniture.presenter : undefined,
    scene.kind === 'end' ? undefined : furniture.logo,
    furniture.watermark,
    furniture.overlay,
    scene.kind === 'beat' ? furniture.captions : undefined,
  ];
  return taken
    .filter((one) => one !== undefined)
    .map((one) => padded(one, gap * 1.6))
    .reduce(beside, scene.presenter === 'full' ? wordsRoom(frame, data.presenter) : whole);
}
