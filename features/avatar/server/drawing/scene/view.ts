/** Which part of the stage a picture shows: all of it, a wide strip, or one person from near. */

import type { Character } from '#engine/character/build-character.ts';
import type { Place } from '../../../scene/stage.ts';

/** A part of the stage's picture, in shares of its width and height; may reach beyond it sideways. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width over height of the whole stage. */
const ASPECT = 1.25;
/** Rows above this are sky: a strip that is lower than the stage leaves them out first. */
const SKY = 0.25;
/** In such a strip people are a little smaller, so that it holds them from hat to shoes. */
export const STRIP_SIZE = 0.9;

export function wideView(width: number, height: number): View {
  const share = Math.min(1, (ASPECT * height) / width);
  return { left: 0, top: Math.min(1 - share, SKY), width: 1, height: share };
}

/** The most of the stage that a frame of any shape can show without stretching it. */
export function filmView(width: number, height: number): View {
  const aspect = width / height;
  const high = Math.min(1, ASPECT / aspect);
  const wide = Math.min(1, (high * aspect) / ASPECT);
  return { left: (1 - wide) / 2, top: Math.min(1 - high, SKY), width: wide, height: high };
}

/** From near; what is said needs room above the head. */
export function closeView(
  { skeleton, hi }: Character,
  place: Place,
  framing: 'half' | 'bust',
  size: { width: number; height: number },
  speaks: boolean,
): View {
  const { joints } = skeleton;
  const low = framing === 'half' ? joints.hips[1] - 0.1 : joints.neck[1] - 0.5;
  const figure = (hi[1] - low) * place.unit;
  const aspect = size.width / size.height;
  const height = Math.min(figure / (speaks ? 0.56 : 0.84), ASPECT / aspect);
  const width = (height * aspect) / ASPECT;
  // In a broad panel the speaker stands aside, so that there is something to look at.
  const at = aspect > 1.6 ? (place.x < 0.5 ? 0.34 : 0.66) : 0.5;
  return { left: place.x - width * at, top: place.ground - low * place.unit - height, width, height };
}

/** Shares of the picture's width, for who stands on the right: whose face is seen, and the shoulder before it. */
const FACE_AT = 0.62;
const SHOULDER_AT = 0.14;
/** How much larger whoever stands before the camera is, and degrees that they are turned away from it. */
const NEARER = 1.55;
const AWAY = 148;
/** Share of the picture's height below its top where the nearer head begins. */
const CROWN_AT = 0.13;

/** One person past the shoulder of another: what is seen, and where the other stands for it. */
export function overView(
  subject: { character: Character; place: Place },
  past: { character: Character; place: Place },
  size: { width: number; height: number },
): { view: View; past: Place } {
  const isRight = subject.place.x >= past.place.x;
  const near = closeView(subject.character, subject.place, 'half', size, false);
  const at = (share: number) => (isRight ? share : 1 - share);
  const view = { ...near, left: subject.place.x - near.width * at(FACE_AT) };
  const unit = past.place.unit * NEARER;
  return {
    view,
    past: {
      x: view.left + view.width * at(SHOULDER_AT),
      unit,
      ground: view.top + CROWN_AT * view.height + past.character.hi[1] * unit,
      yaw: isRight ? AWAY : -AWAY,
    },
  };
}

/** Units to both sides of somebody that shoulders and gesturing arms take. */
const ROOM = 1.4;

/** Several people from near, nobody cut by an edge at the side; what is said needs room above their heads. */
export function togetherView(
  people: readonly { character: Character; place: Place }[],
  size: { width: number; height: number },
  speaks: boolean,
): View {
  const aspect = size.width / size.height;
  // Shares of the width for each unit of a figure, whose units are shares of the height.
  const left = Math.min(...people.map(({ place }) => place.x - (ROOM * place.unit) / ASPECT));
  const right = Math.max(...people.map(({ place }) => place.x + (ROOM * place.unit) / ASPECT));
  const top = Math.min(...people.map(({ character, place }) => place.ground - character.hi[1] * place.unit));
  // The smallest is seen at least down to the waist.
  const low = Math.max(
    ...people.map(({ character, place }) => place.ground - character.skeleton.joints.hips[1] * place.unit),
  );
  const high = (low - top) / (speaks ? 0.6 : 0.84);
  const height = Math.max(high, ((right - left) * ASPECT) / aspect);
  const width = (height * aspect) / ASPECT;
  const above = speaks ? Math.max(0.3 * height, height - (low - top) - 0.28 * height) : 0.1 * height;
  return { left: (left + right) / 2 - width / 2, top: top - Math.min(above, 0.42 * height), width, height };
}

/** The same part, pushed back onto the stage: painted places have an edge. */
export function onStage(view: View): View {
  const width = Math.min(1, view.width);
  const height = Math.min(1, view.height);
  return {
    width,
    height,
    left: Math.max(0, Math.min(1 - width, view.left)),
    top: Math.max(0, Math.min(1 - height, view.top)),
  };
}
