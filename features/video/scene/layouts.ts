/** Where picture and words of a beat stand: each template shares the frame in its own way, wide or tall. */

import { filmPicture, type Shot } from '#engine/motion/camera.ts';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeOut, span } from '#engine/motion/easing.ts';
import { kenBurns } from '#engine/motion/ken-burns.ts';
import type { LayoutName, TemplateLook } from './template-look.ts';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  picture: Rect;
  shape: 'plain' | 'round' | 'circle' | 'arch';
  /** Of the frame's short side. */
  border: number;
  /** Radians. */
  tilt: number;
  text: Rect;
  align: 'left' | 'center';
  /** The words stand on the picture itself. */
  onPicture: boolean;
}

type Shares = readonly [x: number, y: number, width: number, height: number];
interface Plan extends Omit<Layout, 'picture' | 'text'> {
  /** Picture and text, in shares of the frame; the other side is mirrored. */
  wide: readonly [picture: Shares, text: Shares];
  tall: readonly [picture: Shares, text: Shares];
}

const WHOLE: Shares = [0, 0, 1, 1];
const BELOW: Shares = [0.08, 0.6, 0.84, 0.3];

const PLANS: Record<LayoutName, Plan> = {
  full: {
    wide: [WHOLE, [0.08, 0.46, 0.76, 0.4]],
    tall: [WHOLE, [0.08, 0.55, 0.84, 0.3]],
    shape: 'plain',
    border: 0,
    tilt: 0,
    align: 'left',
    onPicture: true,
  },
  frame: {
    wide: [
      [0.06, 0.1, 0.5, 0.8],
      [0.62, 0.2, 0.32, 0.6],
    ],
    tall: [[0.06, 0.08, 0.88, 0.48], BELOW],
    shape: 'round',
    border: 0,
    tilt: 0,
    align: 'left',
    onPicture: false,
  },
  split: {
    wide: [
      [0, 0, 0.48, 1],
      [0.54, 0.18, 0.4, 0.64],
    ],
    tall: [[0, 0, 1, 0.5], BELOW],
    shape: 'plain',
    border: 0,
    tilt: 0,
    align: 'left',
    onPicture: false,
  },
  poster: {
    wide: [WHOLE, [0.1, 0.24, 0.8, 0.52]],
    tall: [WHOLE, [0.08, 0.3, 0.84, 0.4]],
    shape: 'plain',
    border: 0,
    tilt: 0,
    align: 'center',
    onPicture: true,
  },
  bubble: {
    wide: [
      [0.06, 0.12, 0.43, 0.76],
      [0.55, 0.2, 0.39, 0.6],
    ],
    tall: [[0.12, 0.08, 0.76, 0.44], BELOW],
    shape: 'circle',
    border: 0.016,
    tilt: 0,
    align: 'left',
    onPicture: false,
  },
  arch: {
    wide: [
      [0.1, 0.08, 0.34, 0.84],
      [0.52, 0.22, 0.4, 0.56],
    ],
    tall: [[0.16, 0.07, 0.68, 0.5], BELOW],
    shape: 'arch',
    border: 0.006,
    tilt: 0,
    align: 'center',
    onPicture: false,
  },
  postcard: {
    wide: [
      [0.07, 0.12, 0.55, 0.7],
      [0.68, 0.2, 0.27, 0.6],
    ],
    tall: [[0.08, 0.1, 0.84, 0.42], BELOW],
    shape: 'plain',
    border: 0.022,
    tilt: -0.045,
    align: 'left',
    onPicture: false,
  },
  lesson: {
    wide: [
      [0.54, 0.16, 0.4, 0.62],
      [0.07, 0.2, 0.42, 0.56],
    ],
    tall: [
      [0.08, 0.5, 0.84, 0.36],
      [0.08, 0.12, 0.84, 0.32],
    ],
    shape: 'round',
    border: 0,
    tilt: 0,
    align: 'left',
    onPicture: false,
  },
};
/** These keep their sides; the others change with every beat. */
const STEADY: readonly LayoutName[] = ['full', 'poster', 'lesson'];

/** Of a picture: at least so much is seen where it fills the frame, so that nothing of weight is cut away. */
const LEAST_SEEN = 0.65;

/** Wide frames have room for words beside a picture; in the others it is stacked on them. */
const isTallFrame = ({ width, height }: Size): boolean => height > width * 0.9;

/** Whether somebody's own picture has about the shape of a tall or square frame. */
export function fillsFrame(picture: Size, frame: Size): boolean {
  const [one, other] = [picture.width / picture.height, frame.width / frame.height];
  return isTallFrame(frame) && Math.min(one / other, other / one) >= LEAST_SEEN;
}

export function layoutOf(
  look: TemplateLook,
  frame: Size,
  turn: number,
  { isFilled = false, isBeside = false }: { isFilled?: boolean; isBeside?: boolean } = {},
): Layout {
  const { width, height } = frame;
  const { onPicture } = PLANS[look.layout];
  const plan = PLANS[isBeside && onPicture ? 'split' : isFilled && !onPicture ? 'full' : look.layout];
  const isTall = isTallFrame(frame);
  const isMirrored = !isTall && turn % 2 === 1 && !STEADY.includes(look.layout);
  const rect = ([x, y, w, h]: Shares): Rect => ({
    x: (isMirrored ? 1 - x - w : x) * width,
    y: y * height,
    width: w * width,
    height: h * height,
  });
  const [picture, text] = isTall ? plan.tall : plan.wide;
  return { ...plan, picture: rect(picture), text: rect(text), tilt: isMirrored ? -plan.tilt : plan.tilt };
}

/** The picture in its place: it comes in quickly, then drifts for the rest of the scene. */
export function drawPicture(
  canvas: Canvas2D,
  frame: Size,
  layout: Layout,
  still: Still,
  at: { share: number; since: number; turn: number; accent: string; shot?: Shot | undefined },
): void {
  const { picture, shape } = layout;
  const isWhole = shape === 'plain' && layout.border === 0 && picture.x <= 0;
  const t = isWhole ? 1 : easeOut(span(at.since, 0.05, 0.7));
  const border = layout.border * Math.min(frame.width, frame.height);
  canvas.save();
  canvas.globalAlpha *= t;
  canvas.translate(
    picture.x + picture.width / 2,
    picture.y + picture.height / 2 + (1 - t) * frame.height * 0.05,
  );
  canvas.rotate(layout.tilt);
  if (border > 0) {
    canvas.save();
    canvas.shadowColor = 'rgba(10,12,30,0.35)';
    canvas.shadowBlur = border * 2;
    canvas.fillStyle = shape === 'arch' ? at.accent : '#ffffff';
    outline(canvas, shape, picture.width + 2 * border, picture.height + 2 * border);
    canvas.fill();
    canvas.restore();
  }
  outline(canvas, shape, picture.width, picture.height);
  canvas.clip();
  canvas.translate(-picture.width / 2, -picture.height / 2);
  if (at.shot) filmPicture(canvas, still, picture, at.share, at.shot);
  else kenBurns(canvas, still, picture, at.share, at.turn);
  canvas.restore();
}

/** Around the origin. */
function outline(canvas: Canvas2D, shape: Layout['shape'], width: number, height: number): void {
  canvas.beginPath();
  if (shape === 'circle') canvas.arc(0, 0, Math.min(width, height) / 2, 0, 2 * Math.PI);
  else if (shape === 'arch') {
    const r = width / 2;
    canvas.moveTo(-r, height / 2);
    canvas.lineTo(-r, r - height / 2);
    canvas.arc(0, r - height / 2, r, Math.PI, 2 * Math.PI);
    canvas.lineTo(r, height / 2);
    canvas.closePath();
  } else
    canvas.roundRect(
      -width / 2,
      -height / 2,
      width,
      height,
      shape === 'round' ? Math.min(width, height) * 0.06 : 0,
    );
}
