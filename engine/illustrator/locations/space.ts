/** Outer space: nebulae, stars, a planet with its air and rings. */

import { addRgb, clamp, hexes, mixRgb, type Rgb, ramp, scaleRgb, smoothstep } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import { type Stage, type StageContext, traced } from './stage.ts';

const NEBULAE = [
  '#05030f #241052 #8a2a8c #ff6f91 #ffd9a0',
  '#020612 #0b2350 #136a8f #3fd0c9 #e8ffd8',
  '#06030a #3a0d2e #a32b3a #ff8c42 #fff1b8',
];
const PLANETS = [
  '#2b1b4d #6b3f8f #c77dba #f4c6a8',
  '#0f2d4a #1f6f8b #7fc8c2 #f1f5e0',
  '#4a1f12 #a34a24 #e08a4a #f6d29b',
  '#1b2430 #4c5d73 #93a5b8 #e3ebf2',
];

export function space({ noise, seed, aspect, scene }: StageContext): Stage {
  const chance = random(seed + 91);
  const pick = (from: readonly string[]): Rgb[] => hexes(from[Math.floor(chance() * from.length)]!);
  const cloud = pick(NEBULAE);
  const bands = pick(PLANETS);
  const side = chance() < 0.5 ? -1 : 1;
  const hasSubject = scene.things.length > 0;
  const planet = {
    x: side * aspect * (hasSubject ? 0.3 : 0.2),
    y: hasSubject ? 0.26 : 0.42,
    r: hasSubject ? 0.17 : 0.25,
  };
  const rings = chance() < 0.7;
  const tilt = 0.25 + 0.3 * chance();
  const turn = side * (0.2 + 0.4 * chance());
  const { fbm, hash } = noise;
  const sun: Rgb = [-side * 0.68, 0.5, 0.53];

  const stars = (u: number, v: number): number => {
    let sum = 0;
    for (const [scale, rate] of [
      [46, 0.06],
      [110, 0.1],
    ] as const) {
      const [x, y] = [u * scale + 90, v * scale];
      const [i, j] = [Math.floor(x), Math.floor(y)];
      const c = hash(i * 3, j * 5 + scale);
      if (c > rate) continue;
      const [dx, dy] = [x - i - 0.25 - 0.5 * hash(j, i), y - j - 0.25 - 0.5 * hash(i + 5, j)];
      const d = dx * dx + dy * dy;
      const spike =
        Math.exp(-Math.abs(dx) * 30) * Math.exp(-Math.abs(dy) * 5) +
        Math.exp(-Math.abs(dy) * 30) * Math.exp(-Math.abs(dx) * 5);
      sum += (1 - c / rate) ** 2 * (2.4 * Math.exp(-d * 90) + (scale < 50 ? 0.35 * spike : 0));
    }
    return sum;
  };

  const backdrop = (u: number, v: number): Rgb => {
    const wx = fbm(u * 1.7 + 4, v * 1.7, 4);
    const wy = fbm(u * 1.7, v * 1.7 + 9, 4);
    const gas = fbm(u * 2.1 + wx * 2.2, v * 2.1 + wy * 2.2, 6);
    const lane = 0.35 + 0.65 * Math.exp(-(((v - 0.5 + side * u * 0.5) / 0.34) ** 2));
    let color = scaleRgb(ramp(cloud, clamp((gas - 0.3) * 1.9) * lane), 0.75);
    color = scaleRgb(color, 1 - 0.6 * smoothstep(0.5, 0.68, fbm(u * 3.4 + wy * 3, v * 3.4 + 20, 5)));
    return addRgb(color, [1, 1, 1.1], stars(u, v));
  };

  const ring = (u: number, v: number): { at: number; isFront: boolean } | null => {
    const [dx, dy] = [(u - planet.x) / planet.r, (v - planet.y) / planet.r];
    const x = dx * Math.cos(turn) + dy * Math.sin(turn);
    const y = (dy * Math.cos(turn) - dx * Math.sin(turn)) / tilt;
    const at = Math.hypot(x, y);
    return at > 1.35 && at < 2.15 ? { at, isFront: y > 0 } : null;
  };

  const shade = (u: number, v: number): Rgb => {
    let color = backdrop(u, v);
    const [x, y] = [(u - planet.x) / planet.r, (planet.y - v) / planet.r];
    const d = Math.hypot(x, y);
    const onRing = rings ? ring(u, v) : null;
    const paintRing = () => {
      const { at } = onRing!;
      const grooves =
        0.35 + 0.65 * noise.noise(at * 26, 3) * smoothstep(1.35, 1.42, at) * smoothstep(2.15, 2.02, at);
      color = mixRgb(
        color,
        scaleRgb(mixRgb(bands[2]!, bands[3]!, noise.noise(at * 9, 8)), 1.1),
        grooves * 0.8,
      );
    };
    if (onRing && !onRing.isFront) paintRing();
    if (d < 1) color = mixRgb(color, surface(x, y), smoothstep(1, 0.992, d));
    const lit = clamp((x * sun[0] + y * sun[1]) / Math.max(0.01, d) + 0.35);
    color = addRgb(color, bands[2]!, d >= 1 ? 0.6 * lit * Math.exp((1 - d) * 16) : 0);
    if (onRing?.isFront) paintRing();
    return color;
  };

  const surface = (x: number, y: number): Rgb => {
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const light = clamp(x * sun[0] + y * sun[1] + z * sun[2]);
    const [bx, by] = [x * Math.cos(turn) - y * Math.sin(turn), y * Math.cos(turn) + x * Math.sin(turn)];
    const swirl = fbm(bx * 2.4 + 5, by * 5, 5);
    const band = fbm(swirl * 1.3 + 2, by * 5.5 + swirl * 1.4, 4);
    const color = ramp(bands, clamp((band - 0.2) * 1.7));
    const rim = (1 - z) ** 3;
    return addRgb(scaleRgb(color, 0.02 + 1.25 * light ** 0.8), bands[2]!, rim * light * 0.9);
  };

  return {
    render: traced(shade),
    detail: 0.8,
    horizon: 0.5,
    ground: 0.8,
    footing: 'air',
    bounce: scaleRgb(cloud[2]!, 0.5),
    glow: 0.7,
  };
}
