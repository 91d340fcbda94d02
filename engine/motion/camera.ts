/** A camera over one picture that is shown several times: whole, near its subject, along it, and a detail; what a frame of another shape leaves open is filled with the picture out of focus. */

import type { Canvas2D, Size, Still } from './canvas.ts';
import { easeInOut } from './easing.ts';
import type { SubjectBox } from './find-subject.ts';

/** Of a picture: at least so much is seen where it fills a frame and nobody knows its subject. */
const LEAST_SEEN = 0.65;
/** Around a subject, as a share of it. */
const AIR = 1.14;
const UNKNOWN: SubjectBox = { x: 0.08, y: 0.08, width: 0.84, height: 0.84 };

interface View {
  /** How much nearer than the whole. */
  zoom: number;
  /** The point that is looked at, in shares of the subject. */
  x: number;
  y: number;
}

/** `near`: the zoom at which the subject fills the frame. */
const SHOTS: readonly ((near: number) => readonly [from: View, to: View])[] = [
  () => [
    { zoom: 1, x: 0.5, y: 0.5 },
    { zoom: 1.08, x: 0.5, y: 0.5 },
  ],
  (near) => [
    { zoom: near, x: 0.5, y: 0.45 },
    { zoom: near * 1.1, x: 0.5, y: 0.52 },
  ],
  (near) => [
    { zoom: near * 1.3, x: 0.2, y: 0.62 },
    { zoom: near * 1.3, x: 0.8, y: 0.42 },
  ],
  (near) => [
    { zoom: near * 1.5, x: 0.5, y: 0.3 },
    { zoom: near * 0.95, x: 0.5, y: 0.5 },
  ],
];

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** How a picture lies in a frame: as large as possible while its subject is whole; beyond the frame nothing is left open. */
export function placeWhole(
  picture: Size,
  frame: Size,
  subject: SubjectBox | undefined,
): { scale: number; cover: number } {
  const [wide, high] = [frame.width / picture.width, frame.height / picture.height];
  const [fit, cover] = [Math.min(wide, high), Math.max(wide, high)];
  if (!subject && fit / cover >= LEAST_SEEN) return { scale: cover, cover };
  const box = subject ?? UNKNOWN;
  const room = Math.min(wide / Math.min(1, box.width * AIR), high / Math.min(1, box.height * AIR));
  return { scale: clamp(room, fit, cover), cover };
}

export interface Shot {
  /** How often the picture was shown before. */
  number: number;
  subject?: SubjectBox | undefined;
}

interface Placed extends Size {
  x: number;
  y: number;
}

/** Where the picture lies at a moment. `base`: its scale where it is seen whole. */
function placeShot(picture: Size, frame: Size, share: number, base: number, shot: Shot): Placed {
  const box = shot.subject ?? UNKNOWN;
  const near = clamp(
    Math.min(
      frame.width / (box.width * AIR * picture.width * base),
      frame.height / (box.height * AIR * picture.height * base),
    ),
    1.3,
    2.1,
  );
  const turn = shot.number === 0 ? 0 : 1 + ((shot.number - 1) % (SHOTS.length - 1));
  const [from, to] = SHOTS[turn]!(near);
  const t = easeInOut(share) * 0.5 + share * 0.5;
  const at = (key: keyof View) => from[key] + (to[key] - from[key]) * t;
  const scale = base * at('zoom');
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    x: offset(frame.width, width, (box.x + box.width * at('x')) * width),
    y: offset(frame.height, height, (box.y + box.height * at('y')) * height),
    width,
    height,
  };
}

/** Where the subject is seen in the midst of a shot. */
export function subjectIn(picture: Size, frame: Size, subject: SubjectBox, shot: number): Placed {
  const { scale } = placeWhole(picture, frame, subject);
  const { x, y, width, height } = placeShot(picture, frame, 0.5, scale, { number: shot, subject });
  return {
    x: x + subject.x * width,
    y: y + subject.y * height,
    width: subject.width * width,
    height: subject.height * height,
  };
}

/** `share`: how far the scene is, 0 to 1. */
export function filmPicture(canvas: Canvas2D, still: Still, frame: Size, share: number, shot: Shot): void {
  const whole = placeWhole(still, frame, shot.subject);
  // Without its blurred self nothing may be left open.
  const base = still.soft ? whole.scale : whole.cover;
  const { x, y, width, height } = placeShot(still, frame, share, base, shot);
  if (still.soft && (width < frame.width - 0.5 || height < frame.height - 0.5))
    fillSoftly(canvas, still.soft, frame);
  canvas.drawImage(still.image, x, y, width, height);
}

/** So that the point is in the middle, and the frame is filled where the picture is large enough. */
const offset = (frame: number, picture: number, point: number): number =>
  picture <= frame ? (frame - picture) / 2 : clamp(frame / 2 - point, frame - picture, 0);

/** Large, out of focus, and a little darker, so that the picture stands before it. */
export function fillSoftly(canvas: Canvas2D, { image, width, height }: Still, frame: Size): void {
  const scale = Math.max(frame.width / width, frame.height / height) * 1.15;
  const [w, h] = [width * scale, height * scale];
  canvas.drawImage(image, (frame.width - w) / 2, (frame.height - h) / 2, w, h);
  canvas.fillStyle = 'rgba(10,12,24,0.22)';
  canvas.fillRect(0, 0, frame.width, frame.height);
}

/** What of a picture a box shows at a moment: nothing of the box is ever left open. */
export function cropAt(
  picture: Size,
  box: Size,
  share: number,
  shot: Shot,
): { x: number; y: number; zoom: number } {
  const { cover } = placeWhole(picture, box, shot.subject);
  const { x, y, width, height } = placeShot(picture, box, share, cover, shot);
  return {
    x: (box.width / 2 - x) / width,
    y: (box.height / 2 - y) / height,
    zoom: width / (picture.width * cover),
  };
}
