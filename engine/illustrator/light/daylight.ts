/** The light of a picture: sky, sun or moon, haze and clouds by time of day and weather. */

import { hexes, mixRgb, type Rgb, rgb, scaleRgb } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import type { Scene, TimeOfDay, Weather } from '../scene.ts';

export interface Daylight {
  time: TimeOfDay;
  weather: Weather;
  /** From the horizon to the zenith. */
  sky: readonly Rgb[];
  /** Towards sun or moon: x right, y up, z towards the viewer (so what is in view has a negative z). */
  sun: Rgb;
  isMoon: boolean;
  /** What the disc and the glow around it add to the sky. */
  glow: Rgb;
  disc: Rgb;
  /** Light on surfaces from the sun, and from everywhere else. */
  key: Rgb;
  ambient: Rgb;
  haze: Rgb;
  /** 1 is a clear day's air. */
  hazeDensity: number;
  cloudLit: Rgb;
  cloudShade: Rgb;
  /** 0 no clouds to 1 closed. */
  cover: number;
  stars: number;
}

type Mixture = Omit<Daylight, 'time' | 'weather' | 'sun' | 'hazeDensity'> & { height: number };

const TIMES: Record<TimeOfDay, Mixture> = {
  dawn: {
    sky: hexes('#fbd2a2 #f3b497 #cda9b4 #8ea6cd #5580bd'),
    height: 0.15,
    isMoon: false,
    glow: [1.0, 0.55, 0.3],
    disc: [8, 5.8, 3.8],
    key: [2.3, 1.5, 1.02],
    ambient: [0.42, 0.42, 0.6],
    haze: rgb('#c6aaa6'),
    cloudLit: [1.0, 0.68, 0.5],
    cloudShade: [0.42, 0.35, 0.42],
    cover: 0.34,
    stars: 0,
  },
  day: {
    sky: hexes('#b9dcef #86bfe9 #4c97dc #2468c0 #134a96'),
    height: 0.25,
    isMoon: false,
    glow: [0.6, 0.55, 0.44],
    disc: [9, 8.6, 7.6],
    key: [1.9, 1.74, 1.45],
    ambient: [0.34, 0.43, 0.58],
    haze: rgb('#a3c4dc'),
    cloudLit: [1.02, 1.0, 0.97],
    cloudShade: [0.4, 0.47, 0.6],
    cover: 0.46,
    stars: 0,
  },
  sunset: {
    sky: hexes('#ffc583 #f9a06c #dd8478 #96769c #52639c #2b4079'),
    height: 0.12,
    isMoon: false,
    glow: [1.5, 0.64, 0.25],
    disc: [9, 6, 3.4],
    key: [2.8, 1.56, 0.86],
    ambient: [0.36, 0.33, 0.48],
    haze: rgb('#b57a6c'),
    cloudLit: [1.06, 0.56, 0.32],
    cloudShade: [0.3, 0.2, 0.28],
    cover: 0.3,
    stars: 0.15,
  },
  night: {
    sky: hexes('#41609f #2a4284 #182a66 #0d1848 #070d30'),
    height: 0.26,
    isMoon: true,
    glow: [0.34, 0.46, 0.8],
    disc: [2.2, 2.3, 2.5],
    key: [0.5, 0.66, 1.1],
    ambient: [0.1, 0.14, 0.3],
    haze: rgb('#33508c'),
    cloudLit: [0.24, 0.32, 0.55],
    cloudShade: [0.03, 0.045, 0.12],
    cover: 0.36,
    stars: 1,
  },
};

const COVER: Partial<Record<Weather, number>> = { cloudy: 0.8, rain: 0.95, storm: 1, snow: 0.85, fog: 0.6 };
const HAZE: Partial<Record<Weather, number>> = { cloudy: 1.3, rain: 2, storm: 1.6, snow: 2, fog: 4 };

export function daylight(scene: Scene, seed: number): Daylight {
  const chance = random(seed + 11);
  const base = TIMES[scene.time];
  const side = (chance() < 0.5 ? -1 : 1) * (0.16 + 0.16 * chance());
  const length = Math.hypot(side, base.height, 1);
  const light: Daylight = {
    ...base,
    time: scene.time,
    weather: scene.weather,
    sun: [side / length, base.height / length, -1 / length],
    hazeDensity: HAZE[scene.weather] ?? (scene.mood === 'dreamy' || scene.mood === 'peaceful' ? 1.25 : 1),
    cover: COVER[scene.weather] ?? base.cover + 0.1 * (chance() - 0.5),
  };
  return underClouds({ ...light, ...OTHER_WORLDS[scene.place] });
}

/** Skies of other worlds, whatever the hour. */
const OTHER_WORLDS: Record<string, Partial<Daylight>> = {
  mars: {
    sky: hexes('#e8b48a #d99a70 #b97a58 #8f5c48 #6b463c'),
    haze: rgb('#d9a07a'),
    key: [1.8, 1.35, 1.0],
    ambient: [0.46, 0.34, 0.28],
    cover: 0,
    hazeDensity: 1.5,
  },
  moon: {
    sky: hexes('#05060a #040509 #030408 #020306 #010204'),
    haze: [0.01, 0.01, 0.012],
    key: [2, 1.95, 1.85],
    ambient: [0.16, 0.17, 0.2],
    glow: [0.1, 0.1, 0.1],
    cover: 0,
    hazeDensity: 0.1,
    stars: 1,
  },
  planet: {
    sky: hexes('#f2a7c3 #b873c9 #6f4fb0 #33306f #191a45'),
    haze: rgb('#a06bb0'),
    key: [1.7, 1.3, 1.6],
    ambient: [0.36, 0.28, 0.5],
    cover: 0.2,
    stars: 0.7,
  },
};

/** Closed skies are grey, dim and without a sun. */
function underClouds(light: Daylight): Daylight {
  const dull = light.weather === 'storm' ? 0.85 : Math.max(0, (light.cover - 0.6) * 1.7);
  if (dull <= 0) return light;
  const dim = light.weather === 'storm' ? 0.45 : 0.85;
  const grey = (c: Rgb, share = dull): Rgb => {
    const level = c[0] * 0.25 + c[1] * 0.6 + c[2] * 0.15;
    return scaleRgb(mixRgb(c, [level * 0.92, level, level * 1.1], share * 0.85), dim);
  };
  return {
    ...light,
    sky: light.sky.map((c) => grey(c)),
    glow: scaleRgb(light.glow, 1 - dull * 0.8),
    disc: scaleRgb(light.disc, (1 - dull) ** 3),
    key: grey(scaleRgb(light.key, 1 - dull * 0.5)),
    ambient: grey(light.ambient),
    haze: grey(light.haze),
    cloudLit: grey(light.cloudLit),
    cloudShade: grey(scaleRgb(light.cloudShade, light.weather === 'storm' ? 0.6 : 1)),
    stars: light.stars * (1 - dull),
  };
}
