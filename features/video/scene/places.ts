/** Where everything that lies over the pictures stands: each has its own room, and nothing covers anything else. */

import { subjectIn } from '#engine/motion/camera.ts';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { type TextBlock, textBlock } from '#engine/motion/text-block.ts';
import type { VideoData } from '../contract.ts';
import { captionsClip, captionsVoiceOver } from './clip/clip-words.ts';
import { fillsFrame, type Layout, layoutOf, type Rect } from './layouts.ts';
import { cased, fontOf, scaleOf } from './letters/type-size.ts';
import {
  cornerRoom,
  faceIn,
  fullRoom,
  goesBeside,
  laneBeside,
  waysIn,
  wordsRoom,
} from './presenter/rooms.ts';
import type { SceneCut, Storyboard } from './storyboard.ts';
import { lookOf, type StyleLook, styleOf } from './template-look.ts';

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

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

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
    const fit = Math.min((room * 0.26) / logo.width, (room * 0.13) / logo.height);
    const [w, h] = [logo.width * fit, logo.height * fit];
    const right: Rect = { x: width - w - edge, y: edge, width: w, height: h };
    placed.logo = put(isFree(right) ? right : { ...right, x: edge });
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
      const most = Math.max(wide.x, wide.x + wide.width - size.width);
      const x = clamp(data.overlayAt.x * width - size.width / 2, wide.x, most);
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

/** Phones lay their own signs over the lowest part of tall films. */
function captionRoom({ width, height }: Size, { captionPlace, captionStyle }: VideoData): Rect {
  const isTall = height > width * 0.9;
  const tall = height * (isTall ? 0.13 : captionStyle === 'classic' ? 0.17 : 0.2);
  const middle = { top: isTall ? 0.16 : 0.15, middle: 0.5, bottom: isTall ? 0.82 : 0.86 }[captionPlace];
  return { x: width * 0.07, y: middle * height - tall / 2, width: width * 0.86, height: tall };
}

export const markSize = (frame: Size): number => scaleOf(frame) * 0.026;
export const markText = (content: string): string => content.trim().slice(0, 80);

export interface SceneWords extends PlacedText {
  align: 'left' | 'center';
  /** Below a title: the address, the title on an ending. */
  below?: PlacedText;
  /** The number of a beat that has no words of its own person. */
  numberSize: number;
}

/** The words of a scene in what the furniture leaves; nothing where a caption says the same. */
export function placeWords(
  canvas: Canvas2D,
  frame: Size,
  film: { data: VideoData; board: Storyboard },
  scene: SceneCut,
  layout: Layout,
  furniture: Furniture,
): SceneWords | undefined {
  const { data } = film;
  const style = styleOf(data);
  if (!scene.headline || isCaptioned(data, scene)) return undefined;
  const gap = Math.min(frame.width, frame.height) * GAP;
  const window = scene.presenter === 'corner' ? furniture.presenter : undefined;
  const taken = [window, furniture.logo, furniture.watermark, furniture.overlay]
    .filter((one) => one !== undefined)
    .map((one) => padded(one, gap * 1.6));
  const isBeat = scene.kind === 'beat';
  const whole: Rect = {
    x: frame.width * 0.09,
    y: frame.height * 0.14,
    width: frame.width * 0.82,
    height: frame.height * 0.72,
  };
  const room = taken.reduce(beside, isBeat ? layout.text : whole);
  return isBeat
    ? beatWords(canvas, frame, scene, layout, room, style)
    : titleWords(canvas, frame, scene, room, style);
}

/** A sentence is shown once. */
export const isCaptioned = (data: VideoData, scene: SceneCut): boolean =>
  data.captions === 'burned' &&
  scene.sentence !== undefined &&
  !captionsVoiceOver(data) &&
  !captionsClip(data, scene);

function beatWords(
  canvas: Canvas2D,
  frame: Size,
  scene: SceneCut,
  layout: Layout,
  room: Rect,
  style: StyleLook,
): SceneWords {
  const { align } = layout;
  const size = scaleOf(frame) * style.title * (align === 'center' && layout.onPicture ? 0.86 : 0.62);
  // Room for the plate, and for a number above.
  const pad = Math.min(size * 0.42, room.height * 0.08);
  const number = scene.text ? Math.min(size * 1.7, room.height * 0.3) : 0;
  const inner = {
    x: room.x + pad,
    y: room.y + pad + number,
    width: room.width - 2 * pad,
    height: room.height - 2 * pad - number,
  };
  const block = textBlock(canvas, cased(style, scene.headline), { ...inner, size, font: fontOf(style) });
  canvas.font = fontOf(style)(block.size);
  const width = Math.max(...block.lines.map((one) => canvas.measureText(one).width));
  const height = block.lines.length * block.lineHeight;
  const x = align === 'center' ? inner.x + (inner.width - width) / 2 : inner.x;
  const isLow = layout.onPicture && align === 'left';
  const y = isLow ? inner.y + inner.height - height : inner.y + (inner.height - height) / 2;
  return { x, y, width, height, block, align, numberSize: number / 1.7 };
}

function titleWords(
  canvas: Canvas2D,
  frame: Size,
  scene: SceneCut,
  room: Rect,
  style: StyleLook,
): SceneWords {
  const size = scaleOf(frame) * style.title;
  const rule = Math.min(frame.height * 0.09, room.height * 0.16);
  const small = scene.text ? room.height * 0.26 : 0;
  const block = textBlock(canvas, cased(style, scene.headline), {
    width: room.width,
    height: room.height - rule - small,
    size,
    font: fontOf(style),
  });
  canvas.font = fontOf(style)(block.size);
  const width = Math.max(...block.lines.map((one) => canvas.measureText(one).width));
  const height = block.lines.length * block.lineHeight;
  const lower = scene.text
    ? textBlock(canvas, scene.text, {
        width: room.width,
        height: small,
        size: size * 0.38,
        font: fontOf(style, Math.min(style.weight, 500)),
      })
    : undefined;
  const lowerHeight = lower ? lower.lines.length * lower.lineHeight : 0;
  const y = room.y + (room.height - height - rule - lowerHeight) / 2;
  const middle = room.x + room.width / 2;
  const words: SceneWords = {
    x: middle - width / 2,
    y,
    width,
    height,
    block,
    align: 'center',
    numberSize: 0,
  };
  if (lower) {
    canvas.font = fontOf(style, Math.min(style.weight, 500))(lower.size);
    const wide = Math.max(...lower.lines.map((one) => canvas.measureText(one).width));
    words.below = {
      x: middle - wide / 2,
      y: y + height + rule,
      width: wide,
      height: lowerHeight,
      block: lower,
    };
  }
  return words;
}

/** Words alone have the whole frame, and so has a picture of somebody's own that has its shape. */
export const sceneLayout = (
  film: { data: VideoData; board: Storyboard },
  frame: Size,
  scene: SceneCut,
  picture: Size | undefined,
): Layout => {
  const hasPicture = picture !== undefined;
  const isFilled = hasPicture && scene.fileId !== undefined && fillsFrame(picture, frame);
  const look = lookOf(film.data, film.board.template);
  const layout = besideSubject(
    layoutOf(look, frame, scene.turn, { isFilled }),
    layoutOf(look, frame, scene.turn, { isBeside: true }),
    frame,
    scene,
    picture,
  );
  const { width, height } = frame;
  if (scene.presenter === 'full')
    return {
      ...layout,
      text: wordsRoom(frame, film.data.presenter),
      align: 'left',
      onPicture: hasPicture || !goesBeside(frame),
    };
  if (hasPicture) return layout;
  return {
    ...layout,
    onPicture: false,
    text: { x: width * 0.1, y: height * 0.18, width: width * 0.8, height: height * 0.6 },
  };
};

/** Of the subject, by how much words may lie on it. */
const MOST_COVERED = 0.12;

/** Words over a picture stand where they leave its subject free: where the layout has them, else above, else beside the picture. */
function besideSubject(
  layout: Layout,
  other: Layout,
  frame: Size,
  { subject, headline, shot }: SceneCut,
  picture: Size | undefined,
): Layout {
  if (!layout.onPicture || !subject || !picture || !headline) return layout;
  const seen = subjectIn(picture, frame, subject, shot ?? 0);
  const covered = (text: Rect) => {
    const wide = Math.min(text.x + text.width, seen.x + seen.width) - Math.max(text.x, seen.x);
    const high = Math.min(text.y + text.height, seen.y + seen.height) - Math.max(text.y, seen.y);
    return wide > 0 && high > 0 ? (wide * high) / (seen.width * seen.height) : 0;
  };
  const low = { ...layout.text, y: frame.height * 0.68, height: frame.height * 0.24 };
  const above = { ...low, y: frame.height * 0.08 };
  const text = [layout.text, low, above].find((one) => covered(one) <= MOST_COVERED);
  return text ? { ...layout, text } : other;
}
