/** A floor laid before a view: a roof over the city, a terrace on the street, a quay at the water, a race track in a park. */

import { trace } from '../../canvas/canvas.ts';
import {
  addRgb,
  clamp,
  fract,
  hexes,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../../canvas/colour.ts';
import type { Noise } from '../../canvas/noise.ts';
import type { Scene } from '../../scene.ts';
import { type Stage, type StageContext, throughPicture } from '../stage.ts';

type Floor = (x: number, z: number, noise: Noise) => Rgb;

/** Metres; the hero stands at the origin. */
const FLOORS: Record<string, { floor: Floor; far: number; rim: Rgb | null }> = {
  rooftop: {
    floor: (x, z, { fbm, hash }) => {
      const isJoint = fract(x / 1.2) < 0.02 || fract(z / 1.2) < 0.02;
      return scaleRgb(
        rgb('#8b8782'),
        (isJoint ? 0.7 : 0.9 + 0.12 * hash(Math.floor(x / 1.2), Math.floor(z / 1.2))) *
          (0.85 + 0.3 * fbm(x, z, 3)),
      );
    },
    far: 2.4,
    rim: rgb('#a39d95'),
  },
  city: {
    floor: (x, z, { fbm, hash }) => {
      const isJoint = fract(x / 0.8) < 0.02 || fract(z / 0.8) < 0.02;
      return scaleRgb(
        rgb('#9c968c'),
        (isJoint ? 0.7 : 0.88 + 0.16 * hash(Math.floor(x / 0.8), Math.floor(z / 0.8))) *
          (0.88 + 0.24 * fbm(x * 2, z * 2, 3)),
      );
    },
    far: 2.2,
    rim: rgb('#8a857c'),
  },
  terrace: {
    floor: (x, z, { fbm, hash }) => {
      const isJoint = fract(x / 0.45) < 0.03 || fract(z / 0.45) < 0.03;
      return scaleRgb(
        rgb('#b98f6c'),
        (isJoint ? 0.65 : 0.88 + 0.2 * hash(Math.floor(x / 0.45), Math.floor(z / 0.45))) *
          (0.9 + 0.2 * fbm(x * 3, z * 3, 3)),
      );
    },
    far: 3.4,
    rim: null,
  },
  harbour: {
    floor: (x, z, { fbm, hash }) => {
      const row = Math.floor(z / 0.6);
      const isJoint = fract(z / 0.6) < 0.03 || fract(x / 1.1 + row * 0.37) < 0.02;
      return scaleRgb(
        rgb('#8f8a80'),
        (isJoint ? 0.6 : 0.85 + 0.25 * hash(Math.floor(x / 1.1 + row * 0.37), row)) *
          (0.8 + 0.4 * fbm(x * 2, z * 2, 3)),
      );
    },
    far: 1.6,
    rim: rgb('#6f6a60'),
  },
  pool: {
    floor: (x, z, { fbm, hash }) => {
      if (z < -0.75 && z > -5.5 && Math.abs(x) < 5) {
        const wave = fbm(x * 2.4 + 3 * fbm(x, z, 2), z * 2.4, 3);
        const sparkle = Math.max(0, wave - 0.56) * 3;
        return [0.12 + sparkle, 0.55 + sparkle, 0.78 + sparkle];
      }
      const isJoint = fract(x / 0.4) < 0.03 || fract(z / 0.4) < 0.03;
      return scaleRgb(
        rgb('#d8d2c6'),
        isJoint ? 0.75 : 0.92 + 0.12 * hash(Math.floor(x / 0.4), Math.floor(z / 0.4)),
      );
    },
    far: 6.5,
    rim: null,
  },
  'race track': {
    floor: (x, z, { fbm }) => {
      const lane = Math.abs(fract(x / 1.22) - 0.5) > 0.475 ? 1 : 0;
      const finish = Math.abs(z + 0.6) < 0.22;
      const check = (Math.floor(x / 0.22) + Math.floor(z / 0.22)) % 2 === 0;
      const tartan = scaleRgb(rgb('#b4523c'), 0.85 + 0.3 * fbm(x * 5, z * 5, 3));
      if (finish) return check ? [0.85, 0.85, 0.83] : [0.05, 0.05, 0.06];
      return lane ? [0.85, 0.84, 0.8] : tartan;
    },
    far: 40,
    rim: null,
  },
};

const FLIES = /helicopter|plane|balloon|bird|dragon|superhero|rocket|kite|drone|firework|boat|ship/;

/** Over a city one flies, or stands on the promenade before it. */
export const hasFloor = ({ place, things: [hero] }: Scene): boolean =>
  place in FLOORS && (place !== 'city' || (hero !== undefined && !FLIES.test(hero.name)));

export function floorOver(context: StageContext, inner: Stage): Stage {
  const { light, noise, scene, aspect } = context;
  const { floor, far, rim } = FLOORS[scene.place]!;
  const lit = addRgb(scaleRgb(light.ambient, 0.95), light.key, 0.36);
  const render: Stage['render'] = (width, height, tick, view) => {
    const behind = inner.render(width, height, tick, view);
    const reach = Math.max(far * Math.max(0.4, view.hero / 1.7), view.back + 0.4);
    return trace(
      (u, v) => {
        const x = Math.round(clamp((u / aspect + 0.5) * width - 0.5, 0, width - 1));
        const y = Math.round(clamp(v * height - 0.5, 0, height - 1));
        const at = (y * width + x) * 3;
        const back: Rgb = [behind.data[at]!, behind.data[at + 1]!, behind.data[at + 2]!];
        const [dx, dy, dz] = throughPicture(view, u, v);
        if (dy > -1e-3) return back;
        const t = -view.eye[1] / dy;
        const z = view.eye[2] + dz * t;
        if (z < -reach) {
          // A low wall at the edge keeps people from falling.
          const tWall = (-reach - view.eye[2]) / dz;
          const up = view.eye[1] + dy * tWall;
          return rim && up < 0.12 * Math.max(1, view.hero * 0.5) ? multiplyRgb(rim, lit) : back;
        }
        const k = 1.7 / Math.max(0.2, Math.min(1.7, view.hero));
        const colour = multiplyRgb(floor((view.eye[0] + dx * t) * k, z * k, noise), lit);
        return mixRgb(colour, light.haze, far > 20 ? smoothstep(6, 60, -z) * 0.6 : 0);
      },
      width,
      height,
      () => undefined,
    );
  };
  return { ...inner, render, detail: 0.9, footing: 'ground', bounce: scaleRgb(floor(0, 0, noise), 0.6) };
}

export const AWNINGS = hexes('#b8342e #2f6d5b #2f5d9b #c9852b #7a3b6b');
