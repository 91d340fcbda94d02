/** A camera over one picture that is shown several times: whole, near its subject, along it, and a detail. */

import type { Size } from './canvas.ts';
import { easeInOut } from './easing.ts';
import type { SubjectBox } from './find-subject.ts';

/** Above a head, as a share of the picture. */
const HEADROOM = 0.03;
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
    { zoom: near * 1.06, x: 0.5, y: 0.52 },
  ],
  (near) => [
    { zoom: near * 1.1, x: 0.36, y: 0.52 },
    { zoom: near * 1.1, x: 0.64, y: 0.46 },
  ],
  (near) => [
    { zoom: near * 1.2, x: 0.5, y: 0.4 },
    { zoom: near * 0.96, x: 0.5, y: 0.5 },
  ],
];

/** Over a picture whose subject nobody knows the camera never goes aside: it comes nearer, or steps back. */
const CALM: readonly (readonly [View, View])[] = [
  [
    { zoom: 1, x: 0.5, y: 0.5 },
    { zoom: 1.08, x: 0.5, y: 0.5 },
  ],
  [
    { zoom: 1.16, x: 0.5, y: 0.5 },
    { zoom: 1.04, x: 0.5, y: 0.5 },
  ],
];

const clamp = (value: number, least: number, max: number) => Math.max(least, Math.min(max, value));

/** The scale at which a picture fills a frame. */
const coverOf = (picture: Size, frame: Size): number =>
  Math.max(frame.width / picture.width, frame.height / picture.height);

export interface Shot {
  /** How often the picture was shown before. */
  number: number;
  subject?: SubjectBox | undefined;
}

interface Placed extends Size {
  x: number;
  y: number;
}

/** Where the picture lies at a moment. `base`: its scale where it is not zoomed. */
function placeShot(picture: Size, frame: Size, share: number, base: number, shot: Shot): Placed {
  const box = shot.subject ?? UNKNOWN;
  const fills = Math.min(
    frame.width / (box.width * AIR * picture.width * base),
    frame.height / (box.height * AIR * picture.height * base),
  );
  const near = clamp(fills, 1.05, 1.8);
  const turn = shot.number === 0 ? 0 : 1 + ((shot.number - 1) % (SHOTS.length - 1));
  const [from, to] = shot.subject ? SHOTS[turn]!(near) : CALM[shot.number % CALM.length]!;
  const t = easeInOut(share) * 0.5 + share * 0.5;
  const at = (key: keyof View) => from[key] + (to[key] - from[key]) * t;
  // The first shot is the whole: it comes no nearer than its subject bears.
  const max = shot.subject && turn === 0 ? Math.max(1, fills) : Infinity;
  const scale = base * Math.min(max, at('zoom'));
  const [width, height] = [picture.width * scale, picture.height * scale];
  // Of what is taller than the frame the head is seen, and not the middle.
  const isTaller = shot.subject !== undefined && box.height * height > frame.height && height > frame.height;
  return {
    x: offset(frame.width, width, (box.x + box.width * at('x')) * width),
    y: isTaller
      ? clamp(-(box.y - HEADROOM) * height, frame.height - height, 0)
      : offset(frame.height, height, (box.y + box.height * at('y')) * height),
    width,
    height,
  };
}

/** Where the subject is seen in the midst of a shot. */
export function subjectIn(picture: Size, frame: Size, subject: SubjectBox, shot: number): Placed {
  const { x, y, width, height } = placeShot(picture, frame, 0.5, coverOf(picture, frame), {
    number: shot,
    subject,
  });
  return {
    x: x + subject.x * width,
    y: y + subject.y * height,
    width: subject.width * width,
    height: subject.height * height,
  };
}

/** So that the point is in the middle, and the frame is filled where the picture is large enough. */
const offset = (frame: number, picture: number, point: number): number =>
  picture <= frame ? (frame - picture) / 2 : clamp(frame / 2 - point, frame - picture, 0);

/** What of a picture a box shows at a moment: nothing of the box is ever left open. */
export function cropAt(
  picture: Size,
  box: Size,
  share: number,
  shot: Shot,
): { x: number; y: number; zoom: number } {
  const cover = coverOf(picture, box);
  const { x, y, width, height } = placeShot(picture, box, share, cover, shot);
  return {
    x: (box.width / 2 - x) / width,
    y: (box.height / 2 - y) / height,
    zoom: width / (picture.width * cover),
  };
}
