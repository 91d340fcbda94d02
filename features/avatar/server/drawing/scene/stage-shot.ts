/** One picture of the stage without words: the place, the figures in its light, their shadows, and where their heads are. */

import type { Character } from '#engine/character/build-character.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { BONES } from '#engine/character/figure/skeleton.ts';
import { staturesOf } from '#engine/character/figure/stature.ts';
import { bearing } from '#engine/character/motion/expression.ts';
import type { Mood } from '#engine/character/motion/gestures.ts';
import { moved, type Pose, transformsOf } from '#engine/character/motion/pose.ts';
import { type Cutout, shootCharacter } from '#engine/character/render/portrait.ts';
import { aim, type Camera, project } from '#engine/sculpt/render/camera.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Background } from '../../../calls/scene-calls.ts';
import type { Animation } from '../../../contract.ts';
import type { Head } from '../../../scene/bubble.ts';
import { faceFor, turnsFor } from '../../../scene/mood.ts';
import { type Place, placeOf } from '../../../scene/stage.ts';
import { characterFor } from '../built-characters.ts';
import type { CastMember, DrawnPicture, SceneOrder } from '../orders.ts';
import { backdrop } from './backdrop.ts';
import { lightOf } from './place-light.ts';
import { placeStyleOf } from './places.ts';
import type { View } from './view.ts';

export interface Actor {
  member: CastMember;
  character: Character;
  place: Place;
}

export interface StageShot extends DrawnPicture {
  /** In the cast's order; a head may lie outside the picture. */
  heads: Head[];
  /** Who is in the picture, as numbers of the cast. */
  shown: number[];
}

export interface Gaze {
  turn: number;
  down: number;
}

export interface ShotOptions {
  /** Who speaks, as numbers of the cast. */
  speakers?: readonly number[] | undefined;
  /** How it is said. */
  mood?: Mood | undefined;
  /** Whom a close picture is about: others are seen whole beside them, or not at all. */
  about?: readonly number[];
  /** Degrees that heads turn to the right and down to whom they speak with, by numbers of the cast. */
  looks?: Readonly<Record<number, Gaze>>;
  /** What each of the cast feels, where they do not feel the same. */
  moods?: readonly Mood[] | undefined;
  /** Of a painted place; absent: of the background. */
  light?: LightRig | undefined;
}

/** Units between viewer and figure: far enough that faces are not distorted. */
const DISTANCE = 12;
/** Units to both sides that arms and shadows need; long shadows fade out before that. */
const REACH = 3.4;
const FADE = 1.3;
export const SHADOW: Record<Background, number> = {
  simple: 0.42,
  city: 0.55,
  forest: 0.6,
  space: 0.6,
  underwater: 0.4,
  medieval: 0.55,
};

/** `size` makes everybody smaller when their words need room. */
export function actorsOf({ cast }: SceneOrder, size = 1): Actor[] {
  const looks = cast.map((member) => lookOf(member.characterData));
  const statures = staturesOf(looks);
  return cast.map((member, i) => {
    const place = placeOf(member.position);
    const character = characterFor(looks[i]!);
    return { member, character, place: { ...place, unit: place.unit * size * statures[i]! } };
  });
}

export async function shootStage(
  order: SceneOrder,
  actors: readonly Actor[],
  view: View,
  size: { width: number; height: number },
  options: ShotOptions = {},
): Promise<StageShot> {
  const { about } = options;
  const styles = actors.map((one) => one.member.characterData.style.artStyle);
  const rgba = await backdrop({
    background: order.background,
    picture: order.picture?.bytes,
    style: placeStyleOf(styles),
    isPixel: styles.length > 0 && styles.every((one) => one === 'pixel'),
    view,
    ...size,
  });
  const heads: Head[] = [];
  const shown: number[] = [];
  const farFirst = actors.map((_, i) => i).sort((a, b) => actors[a]!.place.ground - actors[b]!.place.ground);
  for (const i of farFirst) {
    const actor = actors[i]!;
    const camera = cameraFor(actor.character, actor.place, view, size);
    const pose = poseOf(actor, i, options);
    heads[i] = headOf(actor.character, pose, camera);
    const foot = project(camera, [0, 0, 0]);
    const unit = camera.focal / foot.depth;
    // Only the columns that the figure and its shadow can reach are drawn.
    const left = Math.max(0, Math.floor(foot.x - REACH * unit));
    const right = Math.min(size.width, Math.ceil(foot.x + REACH * unit));
    if (left >= right) continue;
    const cutout = shootCharacter(actor.character, {
      width: right - left,
      height: size.height,
      pose,
      yaw: viewYaw(actor.place),
      light: options.light ?? lightOf(order.background),
      camera: { ...camera, centreX: camera.centreX - left },
    });
    if (about && !about.includes(i) && isCut(cutout, { left, width: size.width })) continue;
    shown.push(i);
    const dark = SHADOW[order.background];
    touchGround(rgba, size, { x: foot.x, y: foot.y, unit, dark });
    const fadeOver = FADE * unit;
    lay(rgba, size.width, cutout, {
      left,
      middle: foot.x,
      fadeFrom: REACH * unit - fadeOver,
      fadeOver,
      dark,
    });
  }
  return { ...size, rgba, heads, shown };
}

/** True when the picture's left, right or upper edge runs through the figure. */
function isCut({ rgba, width, height }: Cutout, picture: { left: number; width: number }): boolean {
  const isThere = (column: number, row: number) => rgba[(row * width + column) * 4 + 3]! > 8;
  const sides = [
    ...(picture.left === 0 ? [0] : []),
    ...(picture.left + width === picture.width ? [width - 1] : []),
  ];
  for (const column of sides) for (let row = 0; row < height; row++) if (isThere(column, row)) return true;
  for (let column = 0; column < width; column++) if (isThere(column, 0)) return true;
  return false;
}

function poseOf(
  { member }: Actor,
  index: number,
  { speakers = [], mood: common = 'calm', looks = {}, moods }: ShotOptions,
): Pose {
  const mood = moods?.[index] ?? common;
  const isSpeaking = moods !== undefined || speakers.includes(index);
  const isIdle = member.animation === 'idle';
  const talk = mood === 'greeting' ? 'waving' : moods && mood !== 'calm' ? 'idle' : 'talking';
  const animation: Animation = isSpeaking && isIdle ? talk : member.animation;
  // Nobody moves in step with the others.
  const pose = bearing(animation, 0.42 + index * 0.29, member.characterData.personality.traits);
  const turns = isSpeaking && isIdle ? turnsFor(mood) : undefined;
  const feels = moods || speakers.length > 0 ? faceFor(mood, isSpeaking) : {};
  const [x = 0, y = 0, z = 0] = turns?.head ?? pose.turns.head ?? [];
  return {
    ...pose,
    turns: {
      ...pose.turns,
      ...turns,
      head: [x + (looks[index]?.down ?? 0), y * 0.5 + (looks[index]?.turn ?? 0), z],
    },
    face: { ...pose.face, ...feels },
  };
}

/** The camera goes to the left of who turns to the right. */
export const viewYaw = ({ yaw }: Place): number => -yaw;

/** Stands so that the figure's feet come down on its place at its size. */
export function cameraFor(
  character: Character,
  place: Place,
  view: View,
  { width, height }: { width: number; height: number },
): Camera {
  const perShare = height / view.height;
  const middle: Vec3 = [0, character.hi[1] * 0.6, 0];
  const camera = aim(middle, { yaw: viewYaw(place), pitch: 4 }, DISTANCE, width, height);
  camera.focal = place.unit * perShare * DISTANCE;
  const foot = project(camera, [0, 0, 0]);
  return {
    ...camera,
    centreX: camera.centreX + ((place.x - view.left) / view.width) * width - foot.x,
    centreY: camera.centreY + (place.ground - view.top) * perShare - foot.y,
  };
}

export function headOf(character: Character, pose: Pose, camera: Camera): Head {
  const { skeleton, figure, hi } = character;
  const turned = transformsOf(skeleton.bones, pose)[BONES.indexOf('head')]!;
  const { x, y, depth } = project(camera, moved(turned, skeleton.joints.head));
  // Tall hats and long ears count: words stand above them.
  const reach = Math.max(0.66 * figure.head, (hi[1] - skeleton.joints.head[1]) / 1.25);
  return { x, y, radius: (reach * camera.focal) / depth };
}

/** The dark spot where feet meet the ground: without it figures float. */
function touchGround(
  rgba: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  { x, y, unit, dark }: { x: number; y: number; unit: number; dark: number },
): void {
  const [wide, high] = [unit * 0.85, unit * 0.2];
  for (let row = Math.max(0, Math.floor(y - high)); row < Math.min(height, y + high); row++)
    for (let column = Math.max(0, Math.floor(x - wide)); column < Math.min(width, x + wide); column++) {
      const far = Math.hypot((column - x) / wide, (row - y) / high);
      if (far >= 1) continue;
      const keep = 1 - dark * 0.8 * (1 - far) ** 1.2;
      const o = (row * width + column) * 4;
      for (let c = 0; c < 3; c++) rgba[o + c]! *= keep;
    }
}

interface Laying {
  left: number;
  /** Column of the feet, and how far from it shadows begin to fade and over how many pixels they do. */
  middle: number;
  fadeFrom: number;
  fadeOver: number;
  dark: number;
}

/** Shadow first, then the figure. */
function lay(rgba: Uint8ClampedArray, width: number, cutout: Cutout, how: Laying): void {
  const { left, middle, fadeFrom, fadeOver, dark: strength } = how;
  for (let i = 0; i < cutout.shadow.length; i++) {
    const from = i * 4;
    const column = left + (i % cutout.width);
    const cover = cutout.rgba[from + 3]! / 255;
    const fade = 1 - Math.max(0, Math.min(1, (Math.abs(column - middle) - fadeFrom) / fadeOver));
    const dark = cutout.shadow[i]! * strength * fade;
    if (cover === 0 && dark < 0.004) continue;
    const o = (Math.floor(i / cutout.width) * width + column) * 4;
    for (let c = 0; c < 3; c++) {
      // Shadows keep a little of the sky.
      const ground = rgba[o + c]! * (1 - dark * (c === 2 ? 0.88 : 1));
      rgba[o + c] = cutout.rgba[from + c]! * cover + ground * (1 - cover);
    }
  }
}
