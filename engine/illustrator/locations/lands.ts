/** The lands that can be traced: how each is shaped and coloured. */

import { clamp, fract, mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import type { Noise } from '../canvas/noise.ts';
import { type Albedo, type Land, landscape } from './landscape.ts';
import type { Stage, StageContext } from './stage.ts';
import type { TerrainShape } from './terrain/terrain-shape.ts';

function shapeFor({ noise }: StageContext, own: Partial<TerrainShape>): TerrainShape {
  return {
    kind: 0,
    frequency: 0.15,
    offsetX: 200 * noise.hash(1, 2),
    offsetZ: 200 * noise.hash(3, 4),
    level: 0,
    range: 9.5,
    near: 5,
    far: 14,
    banks: 1.8,
    bankNear: 2.6,
    bankFar: 7,
    rolling: 0.25,
    shore: 0,
    ...own,
  };
}

/** Rock above, woods below, snow on top; by season and the height of the snow line. */
function alpine({ noise, scene }: StageContext, snowLine: number): Albedo {
  const { fbm } = noise;
  const rocks: [Rgb, Rgb] = [rgb('#4c4650'), rgb('#8d8088')];
  const autumn = scene.season === 'autumn';
  const woods: [Rgb, Rgb] = autumn ? [rgb('#5a3216'), rgb('#b5762a')] : [rgb('#1b3320'), rgb('#4b6b34')];
  const meadow: Rgb = autumn ? rgb('#a58a3e') : rgb('#6d8f3c');
  const foreground = nearGrass(noise);
  return (x, y, z, slope, distance) => {
    const patch = fbm(x * 1.1, z * 1.1, 3);
    let color = mixRgb(rocks[0], rocks[1], patch);
    const wooded = smoothstep(0.5, 0.78, slope) * smoothstep(2.4, 0.7, y + patch * 0.9);
    if (wooded > 0) {
      const trees = mixRgb(woods[0], woods[1], fbm(x * 22, z * 22, 3));
      const open = smoothstep(0.86, 0.97, slope) * smoothstep(0.62, 0.2, y);
      const grass = distance < 9 ? foreground(x, z, meadow) : scaleRgb(meadow, 0.9);
      color = mixRgb(color, mixRgb(trees, grass, open * (0.6 + 0.4 * patch)), wooded);
    }
    const snow =
      smoothstep(0.46, 0.7, slope + (patch - 0.5) * 0.25) * smoothstep(snowLine, snowLine + 0.9, y + patch);
    return mixRgb(color, [0.82, 0.85, 0.94], snow);
  };
}

/** Grass seen from close by: drifts of light and dark, blades, small flowers, a stone here and there. */
function nearGrass({ fbm, hash }: Noise): (x: number, z: number, green: Rgb) => Rgb {
  return (x, z, green) => {
    const [fx, fz] = [x * 46, z * 46];
    const bloom = hash(Math.floor(fx), Math.floor(fz));
    const inCell = Math.hypot(fract(fx) - 0.5, fract(fz) - 0.5);
    if (bloom > 0.975 && inCell < 0.3) return bloom > 0.99 ? [0.85, 0.8, 0.7] : [0.85, 0.62, 0.12];
    const stone = fbm(x * 5 + 40, z * 5, 3);
    if (stone > 0.69) return scaleRgb(rgb('#8d877c'), 0.55 + 0.7 * fbm(x * 40, z * 40, 2));
    const drift = 0.45 + 0.75 * fbm(x * 2.1, z * 3.2, 3);
    const blade = 0.55 + 0.9 * fbm(x * 60, z * 34, 3);
    const dry = mixRgb(green, rgb('#a39a4c'), smoothstep(0.42, 0.66, fbm(x * 1.3 + 7, z * 1.3, 3)) * 0.6);
    return scaleRgb(dry, drift * blade);
  };
}

const LAKE = { deep: rgb('#0c2f45'), shallow: rgb('#3b8f8c'), ripple: 0.03 };

export const mountain = (context: StageContext): Stage =>
  landscape(context, {
    shape: shapeFor(context, { level: 0.02, rolling: 0.3 }),
    albedo: alpine(context, context.scene.season === 'winter' ? 0.4 : 1.9),
    eye: 0.42,
    horizon: 0.64,
    ground: 0.88,
    water: null,
    bounce: [0.2, 0.19, 0.16],
  });

/** What swims, sails or wades is in the water; everybody else stands on the shore. */
const IN_WATER =
  /duck|swan|goose|fish|boat|ship|canoe|raft|flamingo|frog|hippo|otter|beaver|whale|dolphin|turtle|crocodile|lily/;

const isInWater = ({ scene: { things } }: StageContext): boolean => {
  const hero = things[0];
  const boat = hero?.relation && /^(riding|in|on)$/.test(hero.relation.kind) && things[hero.relation.to];
  if (boat && /boat|ship|canoe|kayak|raft|yacht/.test(boat.name)) return true;
  return hero !== undefined && (IN_WATER.test(hero.name) || hero.action === 'swim' || hero.action === 'row');
};

export function lake(context: StageContext): Stage {
  const afloat = isInWater(context);
  const stage = lakeLand(context, context.scene.things.length > 0 && !afloat ? 0.42 : 0);
  return afloat ? { ...stage, footing: 'water', ground: 0.84 } : stage;
}

const lakeLand = (context: StageContext, shore: number): Stage =>
  landscape(context, {
    shape: shapeFor(context, {
      level: -0.3,
      banks: 2.3,
      shore,
    }),
    albedo: alpine(context, context.scene.season === 'winter' ? 0.3 : 2),
    eye: 0.36,
    horizon: 0.58,
    ground: 0.8,
    water: LAKE,
    bounce: [0.12, 0.2, 0.24],
  });

/** Bright and dark dust. */
const DUST: Record<string, [Rgb, Rgb]> = {
  mars: [rgb('#c8683a'), rgb('#7d3320')],
  moon: [rgb('#b9b8b4'), rgb('#6b6b6e')],
  planet: [rgb('#8f6bb5'), rgb('#46306e')],
  canyon: [rgb('#e8c7a0'), rgb('#c08a62')],
};

export function desert(context: StageContext): Stage {
  const { fbm, noise } = context.noise;
  const [light, dark] = DUST[context.scene.place] ?? [rgb('#e5b070'), rgb('#b9713c')];
  return landscape(context, {
    shape: shapeFor(context, {
      kind: 1,
      frequency: 0.17,
      level: 0,
      range: 3.6,
      near: 2,
      far: 14,
      banks: 0.7,
      bankNear: 0.6,
      rolling: 0.55,
    }),
    albedo: (x, _y, z, slope, distance) => {
      const fade = Math.exp(-distance * 0.3);
      const ripples = 0.5 + 0.5 * Math.sin((z * 46 + 14 * fbm(x * 1.3, z * 1.3, 3)) * 1.4);
      const sand = mixRgb(
        dark,
        light,
        clamp(0.5 + 0.6 * (fbm(x * 0.8, z * 0.8, 3) - 0.45) + (slope - 0.9) * 1.5),
      );
      return scaleRgb(sand, 1 - 0.2 * ripples * fade + 0.08 * fade * (noise(x * 190, z * 190) - 0.5));
    },
    eye: 0.5,
    horizon: 0.54,
    ground: 0.86,
    water: null,
    bounce: mixRgb(light, dark, 0.4),
  });
}

export function snow(context: StageContext): Stage {
  const { fbm, noise } = context.noise;
  const rock = rgb('#4a5060');
  return landscape(context, {
    shape: shapeFor(context, { level: 0.02, rolling: 0.3, range: 9 }),
    albedo: (x, y, z, slope, distance) => {
      const patch = fbm(x * 1.1, z * 1.1, 3);
      const white = smoothstep(0.36, 0.58, slope + (patch - 0.5) * 0.3);
      const sparkle = distance < 5 ? smoothstep(0.93, 1, noise(x * 240, z * 240)) * 0.5 : 0;
      const pines =
        smoothstep(0.6, 0.8, slope) *
        smoothstep(0.5, 0.62, fbm(x * 3, z * 3, 3)) *
        smoothstep(3.5, 7, distance);
      const clean: Rgb = [0.6 + sparkle, 0.66 + sparkle, 0.78 + sparkle];
      const trees = mixRgb(
        clean,
        rgb('#22352f'),
        pines * smoothstep(0.4, 0.6, noise(x * 26, z * 26)) * smoothstep(2.4, 0.8, y),
      );
      return mixRgb(rock, trees, white);
    },
    eye: 0.42,
    horizon: 0.62,
    ground: 0.87,
    water: null,
    bounce: [0.6, 0.66, 0.78],
  });
}

export function beach(context: StageContext): Stage {
  const { fbm, noise } = context.noise;
  const land: Land = {
    shape: shapeFor(context, {
      level: -0.16,
      near: 26,
      far: 44,
      range: 3.4,
      banks: 2.4,
      bankNear: 1.4,
      bankFar: 6.5,
      rolling: 0.02,
      shore: 0.3,
      frequency: 0.1,
    }),
    albedo: (x, y, z, slope, distance) => {
      const wet = smoothstep(0.16, 0.02, y);
      const grain = distance < 6 ? 0.14 * (noise(x * 210, z * 210) - 0.5) : 0;
      const sand = scaleRgb(
        mixRgb(rgb('#e9cfa0'), rgb('#9d7a52'), wet),
        1 + grain + 0.25 * (fbm(x * 3, z * 3, 3) - 0.45),
      );
      const green = mixRgb(rgb('#1f4a22'), rgb('#6d9a3a'), fbm(x * 16, z * 16, 3));
      return mixRgb(
        sand,
        green,
        smoothstep(0.26, 0.44, y + 0.1 * fbm(x * 2, z * 2, 2)) * smoothstep(0.5, 0.8, slope),
      );
    },
    eye: 0.46,
    horizon: 0.46,
    ground: 0.86,
    water: { deep: rgb('#0b5f84'), shallow: rgb('#54c8bd'), ripple: 0.07 },
    bounce: rgb('#cdb489'),
  };
  return landscape(context, land);
}
