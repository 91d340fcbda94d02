/** Which layout a scene gets: by what its words say, the shape of page and picture and the film's style, and never by what is round it. */

import type { Size } from '#engine/motion/canvas.ts';
import type { SubjectBox } from '#engine/motion/find-subject.ts';
import type { VideoStyle } from '../../contract.ts';
import type { Saying } from './read-words.ts';
import { SCENE_LAYOUTS, type SceneLayout } from './scene-layouts.ts';

export interface Wanted {
  kind: Saying;
  style: VideoStyle;
  frame: Size;
  picture: Size | undefined;
  subject: SubjectBox | undefined;
  /** Whether words may lie on the picture without covering what it is of. */
  leavesRoom: boolean;
  turn: number;
  hasCutout?: boolean;
  /** What is written in the picture may not be cut, nor stand behind other words. */
  isLettered?: boolean | undefined;
  /** Of the template: films of two of them begin in different ways. */
  offset?: number;
}

/** Of a picture whose subject nobody knows: so much of it must be seen. */
const LEAST_SEEN = 0.6;
const AIR = 1.06;

/** Whether a picture may fill the page: its subject stays whole, or most of it is seen. */
export function bearsCropping(picture: Size, frame: Size, subject: SubjectBox | undefined): boolean {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height);
  const [wide, high] = [frame.width / (picture.width * cover), frame.height / (picture.height * cover)];
  if (subject && subject.width < 0.98 && subject.height < 0.98)
    return (
      Math.min(1, subject.width * AIR) <= wide + 1e-6 && Math.min(1, subject.height * AIR) <= high + 1e-6
    );
  return wide * high >= LEAST_SEEN;
}

const isFit = (one: SceneLayout, wanted: Wanted): boolean => {
  const { kind, style, picture, frame, subject } = wanted;
  if (!one.for.includes(kind)) return false;
  if (one.styles && !one.styles.includes(style)) return false;
  if (one.picture === 'any') return !wanted.isLettered;
  if (one.picture === 'none') return picture === undefined || kind === 'end';
  if (one.picture === 'cutout') return wanted.hasCutout === true;
  if (!picture) return false;
  if (one.picture === 'part') return true;
  return bearsCropping(picture, frame, subject) && (kind === 'silent' || wanted.leavesRoom);
};

/** Of the kind itself rather than of any words: a badge for a price, a bubble for a question. */
const isOwn = (one: SceneLayout, kind: Saying): boolean => one.for.length <= 2 && one.for.includes(kind);

/** A step through a list of this length that comes to all of it, and to nothing alike soon. */
function strideOf(length: number): number {
  const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));
  let step = Math.max(1, Math.round(length * 0.38));
  while (shared(step, length) > 1) step++;
  return step;
}

/** By the scene alone, so that it looks the same wherever in the film it stands; neighbours take turns. */
export function chooseLayout(wanted: Wanted): SceneLayout {
  const { kind, turn } = wanted;
  const fitting = SCENE_LAYOUTS.filter((one) => isFit(one, wanted));
  const all =
    fitting.length > 0
      ? fitting
      : SCENE_LAYOUTS.filter(
          (one) => one.for.includes(kind) && one.picture !== 'whole' && one.picture !== 'cutout',
        );
  const own = all.filter((one) => isOwn(one, kind));
  // A picture that is at hand is seen, and not only shines through.
  const seen = all.filter((one) => one.picture !== 'any');
  const rest = own.length > 0 ? own : seen.length >= 3 ? seen : all;
  // Whoever cut the subject out wants to see it so.
  const cut = all.filter((one) => one.picture === 'cutout');
  // A picture that may fill the page, more often than not: it is what people look at.
  const hero = all.filter((one) => one.picture === 'whole' && (kind === 'silent' || !isOwn(one, kind)));
  const quiet = rest.filter((one) => !hero.includes(one));
  const isHero = hero.length > 0 && (turn % 2 === 0 || kind === 'silent');
  const words = isHero ? hero : quiet.length > 0 ? quiet : rest;
  const pool = own.length > 0 && kind !== 'silent' ? own : cut.length > 0 ? cut : words;
  const at = turn + (wanted.offset ?? 0);
  const nth = (n: number) => pool[(n * strideOf(pool.length)) % pool.length]!;
  // A title has another one than the scene after it is likely to get.
  const isTwin = kind === 'title' && nth(at) === chooseLayout({ ...wanted, kind: 'statement', turn: 0 });
  return nth(isTwin ? at + 1 : at);
}
