/** The hour indoors: morning, evening, candles and hard or soft lamps change how a room or a studio is lit, not only what is seen outside. */

import type { LightRig } from '#engine/sculpt/render/lights.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { mixRgb, multiplyRgb, type Rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import { placeEntry } from '../places.ts';
import type { Scene } from '../scene.ts';

interface Mixture {
  /** Factors on the side of the light and on the other one. */
  lit: Rgb;
  shade: Rgb;
  /** How clearly a window draws itself on wall and table. */
  window: number;
  /** How high the light stands: 1 as usual. */
  height: number;
  /** Width of the shadows' edge, and factor on what brightens them. */
  softness: number;
  fill: number;
}

export interface RoomLight extends Mixture {
  /** -1 from the left, 1 from the right. */
  side: number;
}

const MORNING: Mixture = {
  lit: [1.2, 1.06, 0.84],
  shade: [0.78, 0.8, 0.9],
  window: 0.55,
  height: 0.55,
  softness: 0.05,
  fill: 0.8,
};
const EVENING: Mixture = {
  lit: [1.3, 0.94, 0.6],
  shade: [0.66, 0.56, 0.6],
  window: 0.6,
  height: 0.4,
  softness: 0.035,
  fill: 0.6,
};
const CANDLES: Mixture = {
  lit: [0.86, 0.6, 0.36],
  shade: [0.24, 0.17, 0.14],
  window: 0,
  height: 0.5,
  softness: 0.06,
  fill: 0.4,
};
const NIGHT: Mixture = {
  lit: [0.46, 0.46, 0.58],
  shade: [0.16, 0.18, 0.3],
  window: 0,
  height: 0.9,
  softness: 0.06,
  fill: 0.5,
};
const HARD: Mixture = {
  lit: [1.1, 1.04, 0.96],
  shade: [0.16, 0.17, 0.2],
  window: 0,
  height: 0.7,
  softness: 0.015,
  fill: 0.35,
};
const SOFT: Mixture = {
  lit: [1.05, 1.03, 0.99],
  shade: [0.97, 0.97, 0.98],
  window: 0,
  height: 1,
  softness: 0.14,
  fill: 1.35,
};

/** Null outdoors, where the sky does this, and where the words say nothing of the light. */
export function roomLight(scene: Pick<Scene, 'place' | 'time' | 'light'>, rig: LightRig): RoomLight | null {
  const kind = placeEntry(scene.place)?.kind;
  // A shop front fills the picture: no sky is seen that could tell the hour.
  const isFront = scene.place === 'shop front';
  if ((kind !== 'interior' && kind !== 'studio' && !isFront) || scene.place === 'stage') return null;
  const found = mixtureOf(scene, kind === 'studio');
  const side = Math.sign(rig.key.direction[0]) || 1;
  return found && { ...found, side, ...(isFront && { window: 0 }) };
}

function mixtureOf({ time, light }: Pick<Scene, 'time' | 'light'>, isStudio: boolean): Mixture | null {
  if (light === 'candle') return CANDLES;
  if (light === 'golden' || time === 'sunset') return EVENING;
  if (time === 'dawn') return light === 'soft' ? { ...MORNING, softness: 0.12, window: 0.3 } : MORNING;
  if (time === 'night') return NIGHT;
  // A studio has hard lamps of its own.
  if (light === 'dramatic') return isStudio ? null : HARD;
  return light === 'soft' ? SOFT : null;
}

/** Things are lit from where the room's light comes from. */
export function rigIn(rig: LightRig, room: RoomLight | null): LightRig {
  if (!room) return rig;
  const [x, y, z] = rig.key.direction;
  return {
    ...rig,
    key: { ...rig.key, direction: [x * 1.25, y * room.height, z] },
    fill: { ...rig.fill, colour: scaleRgb(rig.fill.colour as Rgb, room.fill) },
    softness: room.softness,
  };
}

/** The window's panes on wall and table, before anything stands there. */
export function castWindow({ width, height, data }: Canvas, { window, side, lit }: RoomLight): void {
  if (window <= 0) return;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) / height) * side;
      // Slanted away from the light, wider as it falls.
      const across = u + 0.55 * (v - 0.45) - 0.1;
      const pane = (at: number): number => smoothstep(0.13, 0.085, Math.abs(across - at));
      const tall = smoothstep(0.02, 0.1, v) * smoothstep(0.98, 0.8, v);
      const bar = 1 - 0.7 * smoothstep(0.022, 0.008, Math.abs(v - 0.4 + 0.3 * across));
      const share = window * tall * bar * Math.min(1, pane(-0.14) + pane(0.14));
      if (share <= 0) continue;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * (1 + share * 0.75 * lit[c]!);
    }
  }
}

/** The whole picture, once everything stands in it. */
export function lightRoom({ width, height, data }: Canvas, { lit, shade, side }: RoomLight): void {
  for (let x = 0; x < width; x++) {
    const u = ((x - width / 2) / width) * side;
    for (let y = 0; y < height; y++) {
      const share = smoothstep(-0.75, 0.55, u - 0.35 * (y / height - 0.4));
      const factor = mixRgb(shade, lit, share);
      const at = (y * width + x) * 3;
      const [r, g, b] = multiplyRgb([data[at]!, data[at + 1]!, data[at + 2]!], factor);
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
}
