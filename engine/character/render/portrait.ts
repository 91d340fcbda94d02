/** Pictures of a character in its art style, on nothing or on a studio background. */

import type { ArtStyle } from '#common/character/character-words.ts';
import { aim, type Camera } from '#engine/sculpt/render/camera.ts';
import { type LightRig, STUDIO } from '#engine/sculpt/render/lights.ts';
import { type QuickFrame, quickDrawing, quickFrame } from '#engine/sculpt/render/quick-frame.ts';
import { render } from '#engine/sculpt/render/render.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Character } from '../build-character.ts';
import { moved, type Pose, transformsOf } from '../motion/pose.ts';
import { pose as posed } from '../motion/skin.ts';
import { inkOf, type Lined } from './outline.ts';
import { pictureMesh } from './picture-mesh.ts';
import { pixelArt, type Sprite } from './pixel-art.ts';

export const FRAMINGS = ['full', 'half', 'bust'] as const;
export type Framing = (typeof FRAMINGS)[number];

export interface CharacterShot {
  width: number;
  height: number;
  pose: Pose;
  framing?: Framing;
  /** Degrees around the figure. */
  yaw?: number;
  light?: LightRig;
  camera?: Camera;
  /** For frames of a film: no shadow on the ground. */
  withoutGround?: boolean;
  /** For frames of a film: light worked out more coarsely, several times as fast. */
  isQuick?: boolean;
  /** The camera of near framings goes along with the head. */
  followsHead?: boolean;
}

/** A figure cut out, with the shadow it throws on the ground. */
export interface Cutout {
  width: number;
  height: number;
  /** Straight RGBA. */
  rgba: Uint8ClampedArray;
  /** 0 to 1 for every pixel; empty for quick frames. */
  shadow: Float32Array;
  groundY: number;
}

const SOFT: LightRig = {
  ...STUDIO,
  key: { direction: [-0.6, 0.65, 0.8], colour: [1.5, 1.42, 1.3] },
  fill: { direction: [0.9, 0.2, 0.7], colour: [0.42, 0.45, 0.52] },
  softness: 0.035,
};

const LIGHTS: Record<ArtStyle, LightRig> = {
  '3d': STUDIO,
  anime: STUDIO,
  cartoon: STUDIO,
  realistic: SOFT,
  pixel: STUDIO,
};

interface Ink {
  /** Of a picture that is so many lines high. */
  perHeight: number;
  strength: number;
}

/** Styles with outlines. */
const INK: Partial<Record<ArtStyle, Ink>> = {
  anime: { perHeight: 620, strength: 0.75 },
  cartoon: { perHeight: 260, strength: 0.95 },
};
/** Pixels along each side of a block, when it has to be quick. */
const FINE_ENOUGH = 3;
const NO_SHADOW = new Float32Array(0);

/** Share of the head's way that a camera goes along. */
const FOLLOW = 0.8;

export function shootCharacter(character: Character, shot: CharacterShot): Cutout {
  const { artStyle } = character.look;
  const { width, height, yaw = 14 } = shot;
  const framing = shot.framing ?? 'full';
  const shift = shot.followsHead && framing !== 'full' ? headMove(character, shot.pose) : undefined;
  const mesh = pictureMesh(character, posed(character, shot.pose));
  const camera = shot.camera ?? frame(character, framing, yaw, width, height, shift);
  const light = shot.light ?? LIGHTS[artStyle];
  if (shot.isQuick) {
    const order = { size: { width, height }, light, camera, yaw };
    return { ...quickPicture(artStyle, mesh, order), shadow: NO_SHADOW };
  }
  const picture = render(mesh, {
    view: { yaw, pitch: 5 },
    size: { width, height },
    light,
    palette: {},
    withoutGround: shot.withoutGround,
    camera,
    style: INK[artStyle] ? 'cel' : 'full',
  });
  const ink = INK[artStyle];
  if (ink) drawInk(picture, ink);
  const { shadow, groundY } = picture;
  if (artStyle !== 'pixel') return { width, height, rgba: picture.rgba, shadow, groundY };
  return { ...pixelArt(picture, blockOf(height)), shadow, groundY };
}

/** Pixels of a picture that make one of pixel art. */
const blockOf = (height: number): number => Math.max(3, Math.round(height / 120));

type Quick = Parameters<typeof quickFrame>;

function quickPicture(artStyle: ArtStyle, mesh: Quick[0], order: Quick[1]): QuickFrame {
  const ink = INK[artStyle];
  if (ink) {
    const drawing = quickDrawing(mesh, order);
    drawInk(drawing, ink);
    return drawing;
  }
  if (artStyle !== 'pixel') return quickFrame(mesh, order);
  // Blocks are averages: so much of the picture as makes them is enough.
  const { width, height } = order.size;
  const share = Math.min(1, FINE_ENOUGH / blockOf(height));
  const size = { width: Math.round(width * share), height: Math.round(height * share) };
  const { focal, centreX, centreY } = order.camera;
  const camera = {
    ...order.camera,
    focal: focal * share,
    centreX: centreX * share,
    centreY: centreY * share,
  };
  const small = quickFrame(mesh, { ...order, size, camera });
  const sprite = pixelArt(small, Math.max(1, Math.round(blockOf(height) * share)));
  return { width, height, rgba: enlarged(sprite, width, height), groundY: small.groundY / share };
}

/** Every pixel becomes a block. */
function enlarged(from: Sprite, width: number, height: number): Uint8ClampedArray {
  const out = new Uint32Array(width * height);
  const pixels = new Uint32Array(from.rgba.buffer);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * from.height) / height) * from.width;
    for (let x = 0; x < width; x++) out[y * width + x] = pixels[row + Math.floor((x * from.width) / width)]!;
  }
  return new Uint8ClampedArray(out.buffer);
}

/** How the camera stands for each framing: the whole figure, down to the hips, or head and shoulders. */
export function frame(
  character: Character,
  framing: Framing,
  yaw: number,
  width: number,
  height: number,
  shift: Vec3 = [0, 0, 0],
): Camera {
  const { joints } = character.skeleton;
  const top = (framing === 'full' ? character.top : character.hi[1]) + 0.12;
  const bottom = { full: -0.22, half: joints.hips[1] - 0.12, bust: joints.neck[1] - 0.42 }[framing];
  const tall = top - bottom;
  const middle = (top + bottom) / 2;
  const angle = 24;
  // Wide enough for lifted arms, too.
  const wide = framing === 'full' ? 2.6 : framing === 'half' ? 2 : 1.5 * character.figure.head;
  const needed = Math.max(tall, (wide * height) / width);
  const distance = needed / (2 * Math.tan((angle * Math.PI) / 360));
  const target: Vec3 = [shift[0], middle + shift[1], shift[2]];
  return aim(target, { yaw, pitch: 5, angle }, distance, width, height);
}

/** How far the middle of the head is from where it rests; a little less, so that movement stays movement. */
function headMove({ skeleton }: Character, pose: Pose): Vec3 {
  const at = skeleton.bones.findIndex((one) => one.name === 'head');
  const [x, y, z] = moved(transformsOf(skeleton.bones, pose)[at]!, skeleton.joints.head);
  const rest = skeleton.joints.head;
  return [(x - rest[0]) * FOLLOW, (y - rest[1]) * FOLLOW, (z - rest[2]) * FOLLOW];
}

function drawInk(picture: Lined, { perHeight, strength }: Ink): void {
  const ink = inkOf(picture, { width: picture.height / perHeight, strength, inner: true });
  const { rgba } = picture;
  for (let i = 0; i < ink.length; i++) {
    const t = ink[i]! * strength;
    if (t === 0) continue;
    const o = i * 4;
    const cover = rgba[o + 3]! / 255;
    // Over the figure a line is its own colour, darkened; outside it is ink.
    for (let c = 0; c < 3; c++) {
      const under = rgba[o + c]! * cover + 24 * (1 - cover);
      rgba[o + c] = under * (1 - t) + (under * 0.22 + 8) * t;
    }
    rgba[o + 3] = Math.max(rgba[o + 3]!, 255 * t);
  }
}

/** The figure before a soft studio wall with its shadow on the floor. */
export function onStudio(cutout: Cutout, tint: readonly [number, number, number]): Uint8ClampedArray {
  const { width, height, rgba, shadow } = cutout;
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const o = i * 4;
      const t = y / height;
      const vignette = 1 - 0.2 * ((x / width - 0.5) ** 2 + (t - 0.42) ** 2);
      const dark = 1 - 0.5 * shadow[i]!;
      const cover = rgba[o + 3]! / 255;
      for (let c = 0; c < 3; c++) {
        const wall = (tint[c]! + (255 - tint[c]!) * (0.72 - 0.5 * t)) * vignette * dark;
        out[o + c] = rgba[o + c]! * cover + wall * (1 - cover);
      }
      out[o + 3] = 255;
    }
  return out;
}
