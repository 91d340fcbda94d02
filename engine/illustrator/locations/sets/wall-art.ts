/** What hangs on the walls of rooms, so that none is a bare plane: a few framed prints, and a skirting board along the floor. */

import { mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../../canvas/colour.ts';
import type { Noise } from '../../canvas/noise.ts';

/** Rooms in which people hang pictures. */
const HOMELY =
  /^(room|living room|bedroom|dining room|cafe|restaurant|office|yoga studio|shop|hospital|kitchen|hotel|barber shop)$/;

const PAPERS = ['#f3ece0', '#e8dcc8', '#dfe6e2', '#f0e2d6'] as const;
const INKS = ['#b5654a', '#5f7d6e', '#35506b', '#c99a4a', '#7d5a78', '#394048'] as const;
const FRAMES = ['#3a2c22', '#c8a878', '#f2eee6', '#26282c'] as const;

interface Print {
  x: number;
  y: number;
  w: number;
  h: number;
  paper: Rgb;
  inks: readonly [Rgb, Rgb];
  horizon: number;
}

export interface Wall {
  place: string;
  /** Side of the window: pictures hang on the other one. */
  side: number;
  /** Half its width and its height, in metres. */
  half: number;
  height: number;
  chance: () => number;
  noise: Noise;
  accent: Rgb;
}

/** The colour of what hangs at a place of the back wall; null where nothing does. */
export function wallArt(wall: Wall): (x: number, y: number) => Rgb | null {
  const { place, side, half, height, chance, noise, accent } = wall;
  const k = height / 3;
  const pick = (from: readonly string[]): Rgb => rgb(from[Math.floor(chance() * from.length)]!);
  const frame = pick(FRAMES);
  const count = HOMELY.test(place) ? 2 + Math.floor(chance() * 2) : 0;
  const first = -side * half * (0.16 + 0.1 * chance());
  const prints = Array.from({ length: count }, (_, i): Print => {
    const isLarge = i === 0;
    return {
      x: first - side * i * 0.72 * k,
      y: (1.86 + (isLarge ? 0 : 0.16 * (chance() - 0.5))) * k,
      w: (isLarge ? 0.3 : 0.22) * k,
      h: (isLarge ? 0.4 : 0.28) * k,
      paper: pick(PAPERS),
      inks: [pick(INKS), pick(INKS)],
      horizon: 0.3 * chance() - 0.2,
    };
  });
  const art = ({ paper, inks, horizon }: Print, u: number, v: number): Rgb => {
    if (Math.abs(u) > 0.76 || Math.abs(v) > 0.8) return paper;
    const hill = horizon + 0.3 * (noise.fbm(u * 1.3 + 4 * horizon, 7, 3) - 0.5);
    const disc = smoothstep(0.3, 0.27, Math.hypot(u - 0.25, (v - 0.35) * 1.2));
    const sky = mixRgb(paper, inks[1], 0.75 * disc);
    return mixRgb(sky, inks[0], smoothstep(hill + 0.02, hill - 0.02, v) * (0.7 + 0.3 * (0.5 - v)));
  };
  return (x, y) => {
    if (y < 0.1 * k) return scaleRgb(mixRgb(accent, rgb('#efe9df'), 0.6), y > 0.085 * k ? 1.08 : 0.95);
    for (const one of prints) {
      const [u, v] = [(x - one.x) / one.w, (y - one.y) / one.h];
      const edge = 1 + (0.045 * k) / one.w;
      if (Math.abs(u) < 1 && Math.abs(v) < 1) return art(one, u, v);
      if (Math.abs(u) < edge && Math.abs(v) < 1 + (0.045 * k) / one.h) return frame;
    }
    return null;
  };
}
