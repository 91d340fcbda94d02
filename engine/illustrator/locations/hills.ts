/** Meadow, farm and garden: rolling green hills one behind the other, trees on their crests, flowers and grass in front. */

import {
  addRgb,
  clamp,
  fract,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../canvas/colour.ts';
import { profile } from '../canvas/profile.ts';
import { createMeadowGround, fieldColours } from './meadow-ground.ts';
import { rayAt, type Stage, type StageContext, traced } from './stage.ts';

const HORIZON = 0.5;
const LAYERS = 6;

export function hills(context: StageContext): Stage {
  const { light, noise, sky, scene } = context;
  const { fbm, hash } = noise;
  const n2 = noise.noise;
  const offset = 60 * hash(4, 4);
  const colours = fieldColours(scene);
  const ground = createMeadowGround(context, colours);
  const [sx] = light.sun;

  /** Row of a hill's crest; far ones high and blue, the nearest fills the foreground. */
  const crest = profile(LAYERS, context.aspect / 2 + 0.3, (u, layer) => {
    const near = layer / (LAYERS - 1);
    const roll = fbm((u + offset) * (2.6 - 1.7 * near) + layer * 9.1, layer * 2.7, 3) - 0.45;
    return HORIZON - 0.03 + 0.16 * near ** 1.4 - roll * (0.2 - 0.13 * near);
  });

  /** Round crowns standing on the crest: how deep inside a tree the point is, and how lit. */
  const tree = (u: number, v: number, layer: number): { inside: number; lit: number } | null => {
    const near = layer / (LAYERS - 1);
    const cell = 0.035 + 0.11 * near;
    const x = (u + offset) / cell + layer * 7;
    for (let i = Math.floor(x) - 1; i <= Math.floor(x) + 1; i++) {
      if (hash(i, layer * 11 + 2) > 0.34 + 0.2 * hash(layer, 9)) continue;
      const middle = (i + 0.2 + 0.6 * hash(i, layer * 11 + 3) - layer * 7) * cell - offset;
      const size = cell * (0.26 + 0.24 * hash(i, layer * 11 + 4));
      const foot = crest(middle, layer) + size * 0.1;
      const dx = (u - middle) / size;
      const dy = (v - foot + size * 1.25) / (size * 1.1);
      if (Math.abs(dx) > 1.5 || dy < -1.4 || v > foot + size * 0.2) continue;
      if (Math.abs(dx) < 0.09 && dy > 0.4) return { inside: 1, lit: -1 };
      const leaves = fbm((u / size) * 1.9 + i * 5, (v / size) * 1.9, 4);
      const inside = smoothstep(0, 0.09, 1.02 - Math.hypot(dx, dy) + (leaves - 0.47) * 0.9);
      if (inside > 0)
        return { inside, lit: clamp(0.45 - 0.42 * dy + 0.3 * dx * Math.sign(sx) + (leaves - 0.5) * 1.3) };
    }
    return null;
  };

  const shade = (u: number, v: number): Rgb => {
    const [x, y, z] = rayAt(u, v, HORIZON);
    const toSun = clamp(x * light.sun[0] + y * light.sun[1] + z * light.sun[2]);
    let color = sky(x, Math.max(0.004, y), z);
    const air = addRgb(light.haze, light.glow, toSun ** 8 * 0.4);
    for (let layer = 0; layer < LAYERS; layer++) {
      const near = layer / (LAYERS - 1);
      const veil = clamp((1 - near) ** 1.5 * 0.78 * Math.sqrt(light.hazeDensity));
      const hit = layer < LAYERS - 1 ? tree(u, v, layer) : null;
      if (hit) {
        const leaf = hit.lit < 0 ? rgb('#4a3626') : mixRgb(colours.leafDark, colours.leafLit, hit.lit);
        const lit = multiplyRgb(leaf, addRgb(light.ambient, light.key, 0.1 + 0.42 * Math.max(0, hit.lit)));
        color = mixRgb(color, mixRgb(lit, air, veil), hit.inside);
      }
      const edge = crest(u, layer);
      if (v < edge) continue;
      const slope = (crest(u + 0.01, layer) - edge) / 0.01;
      const facing = clamp(0.6 + slope * Math.sign(sx) * 1.6);
      const isFront = layer === LAYERS - 1;
      const albedo = isFront ? ground(u, v) : field(u, v - edge, layer);
      const lit = multiplyRgb(albedo, addRgb(scaleRgb(light.ambient, 0.9), light.key, 0.12 + 0.42 * facing));
      color = mixRgb(color, mixRgb(lit, air, veil), smoothstep(0, 0.0025, v - edge));
    }
    return color;
  };

  /** Distant fields: grass in patches, rows of crops on a farm. */
  const field = (u: number, below: number, layer: number): Rgb => {
    const patch = fbm(u * 5 + layer * 17, below * 16 + layer, 3);
    const base = mixRgb(colours.grassDark, colours.grassLit, clamp(0.15 + patch));
    if (scene.place !== 'farm') return base;
    const plot = Math.floor(u * 3.2 + layer * 1.7 + 0.5 * n2(below * 9, layer));
    const crop =
      hash(plot, layer) < 0.5 ? rgb('#d6b04a') : hash(plot, layer + 5) < 0.5 ? rgb('#8a6a3c') : base;
    const rows = 0.86 + 0.22 * smoothstep(0.3, 0.7, fract((u + 0.25 * below) * 60 + layer));
    return scaleRgb(mixRgb(base, crop, 0.75), rows);
  };

  return {
    render: traced(shade),
    detail: 0.75,
    horizon: HORIZON,
    ground: 0.86,
    footing: 'ground',
    bounce: scaleRgb(colours.grassLit, 0.5),
    glow: 0.45,
  };
}
