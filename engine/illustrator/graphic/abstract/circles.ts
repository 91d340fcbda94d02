/** Circle packing: discs of every size that never touch, each with rings, halves or a shine. */

import { createCanvas } from '../../canvas/canvas.ts';
import { mixRgb, type Rgb, scaleRgb } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import { drawDisc } from './brush.ts';
import type { AbstractFamily } from './family.ts';

export const circles: AbstractFamily = ({ palette, seed, aspect }, width, height, tick) => {
  const chance = random(seed + 61);
  const canvas = createCanvas(width, height);
  for (let at = 0; at < canvas.data.length; at += 3) {
    const v = at / canvas.data.length;
    canvas.data.set(scaleRgb(palette.ground, 1 - 0.18 * v), at);
  }
  const placed: { x: number; y: number; r: number }[] = [];
  const pick = (): Rgb => palette.colours[Math.floor(chance() * palette.colours.length)]!;
  const tries = 5200;
  for (let n = 0; n < tries; n++) {
    if (n % 100 === 0) tick(n / tries);
    const x = (chance() - 0.5) * aspect;
    const y = chance();
    const max = 0.2 * (1 - n / tries) ** 2 + 0.012;
    let r = max;
    for (const other of placed) r = Math.min(r, Math.hypot(other.x - x, other.y - y) - other.r - 0.004);
    if (r < 0.006) continue;
    placed.push({ x, y, r });
    const [px, py, pr] = [x * height + width / 2, y * height, r * height];
    const drawRing = (radius: number, colour: Rgb) =>
      drawDisc(canvas, px, py, radius, () => colour, 0.95, radius - pr * 0.075);
    const color = pick();
    const second = pick();
    drawDisc(canvas, px + pr * 0.06, py + pr * 0.1, pr * 1.03, () => scaleRgb(palette.ground, 0.35), 0.4);
    const split = chance();
    const turn = chance() * Math.PI;
    drawDisc(canvas, px, py, pr, (dx, dy) => {
      const side = dx * Math.cos(turn) + dy * Math.sin(turn);
      const c = split < 0.3 && side > 0 ? second : color;
      return mixRgb(scaleRgb(c, 1.15), scaleRgb(c, 0.72), 0.5 + 0.35 * dx + 0.35 * dy);
    });
    if (split > 0.45 && r > 0.02)
      for (let k = 0.78; k > 0.15; k -= split > 0.8 ? 0.14 : 0.3)
        drawRing(pr * k, split > 0.8 ? second : pick());
  }
  return canvas;
};
