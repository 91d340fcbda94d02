/** Geometric composition: a plane divided again and again, each field with a form, in the manner of the Bauhaus. */

import { trace } from '../../canvas/canvas.ts';
import { addRgb, clamp, fract, mixRgb, type Rgb, scaleRgb } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import type { AbstractFamily } from './family.ts';

interface Field {
  x: number;
  y: number;
  w: number;
  h: number;
  form: number;
  turn: number;
  colours: [Rgb, Rgb, Rgb];
}

/** Forms in field coordinates (0..1, y down): 0 ground, 1 first colour, 2 second. */
const FORMS: ((x: number, y: number) => 0 | 1 | 2)[] = [
  (x, y) => (x * x + y * y < 0.94 ? (x * x + y * y < 0.3 ? 2 : 1) : 0),
  (x, y) => (x + y < 1 ? 1 : 0),
  (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.4 ? (y > 0.5 ? 2 : 1) : 0),
  (x, y) => (fract(Math.hypot(x, y) * 5) < 0.5 ? 1 : 0),
  (x, y) => (fract((x + y) * 4) < 0.5 ? 1 : 0),
  (x, y) => (Math.hypot(fract(x * 4) - 0.5, fract(y * 4) - 0.5) < 0.27 ? 1 : 0),
  (x, y) => (Math.hypot(x - 0.5, y) < 0.5 ? 1 : Math.hypot(x - 0.5, y - 1) < 0.5 ? 2 : 0),
  (x, y) =>
    Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.44 ? (Math.hypot(x - 0.5, y - 0.5) < 0.17 ? 2 : 1) : 0,
  () => 0,
];

export const tiling: AbstractFamily = ({ noise, palette, seed, aspect }, width, height, tick) => {
  const chance = random(seed + 21);
  const fields: Field[] = [];
  const pick = (): Rgb => palette.colours[Math.floor(chance() * palette.colours.length)]!;
  const unit = 1 / 8;
  const divide = (x: number, y: number, w: number, h: number, depth: number): void => {
    const mayStop = depth > 3 || (depth > 1 && chance() < 0.3);
    if ((mayStop && Math.max(w, h) / Math.min(w, h) < 1.6) || (w <= unit * 1.01 && h <= unit * 1.01)) {
      const base = chance() < 0.35 ? palette.ground : pick();
      let colours: [Rgb, Rgb, Rgb] = [base, pick(), pick()];
      if (colours[0] === colours[1])
        colours = [base, palette.ground === base ? pick() : palette.ground, colours[2]];
      fields.push({
        x,
        y,
        w,
        h,
        form: Math.floor(chance() * FORMS.length),
        turn: Math.floor(chance() * 4),
        colours,
      });
      return;
    }
    // Cuts fall on a grid, which keeps the whole calm.
    const share = chance() < 0.5 ? 0.5 : chance() < 0.5 ? 0.25 : 0.75;
    const snap = (length: number) => Math.max(unit, Math.round((length * share) / unit) * unit);
    if (w > h) {
      const k = Math.min(snap(w), w - unit);
      divide(x, y, k, h, depth + 1);
      divide(x + k, y, w - k, h, depth + 1);
    } else {
      const k = Math.min(snap(h), h - unit);
      divide(x, y, w, k, depth + 1);
      divide(x, y + k, w, h - k, depth + 1);
    }
  };
  const across = Math.max(unit * 2, Math.ceil(aspect / unit) * unit);
  divide(-across / 2, 0, across, 1, 0);

  const rings = Array.from({ length: 3 }, () => ({
    x: (chance() - 0.5) * aspect * 0.8,
    y: 0.15 + 0.7 * chance(),
    r: 0.08 + 0.13 * chance(),
    colour: pick(),
    rim: chance() < 0.5,
  }));

  return trace(
    (u, v) => {
      const field = fields.find((f) => u >= f.x && u < f.x + f.w && v >= f.y && v < f.y + f.h) ?? fields[0]!;
      const size = Math.min(field.w, field.h);
      let x = fract(((u - field.x) / size) * 0.99999);
      let y = fract(((v - field.y) / size) * 0.99999);
      for (let k = 0; k < field.turn; k++) [x, y] = [y, 1 - x];
      const c = field.colours[FORMS[field.form]!(x, y)];
      const gradient = 0.92 + 0.16 * ((u - field.x) / field.w) - 0.1 * ((v - field.y) / field.h);
      let color = scaleRgb(c, gradient);
      for (const ring of rings) {
        const shadow = Math.hypot(u - ring.x - 0.012, v - ring.y - 0.018) - ring.r;
        if (!ring.rim) color = scaleRgb(color, 1 - 0.3 * clamp(1 - Math.abs(Math.max(0, shadow)) / 0.03));
        const distance = Math.hypot(u - ring.x, v - ring.y) - ring.r;
        if (ring.rim ? Math.abs(distance) < 0.009 : distance < 0)
          color = mixRgb(
            scaleRgb(ring.colour, 1.1),
            scaleRgb(ring.colour, 0.7),
            clamp(0.5 + (v - ring.y) / ring.r / 2),
          );
      }
      // The tooth of printed paper.
      return addRgb(color, [1, 1, 1], (noise.noise(u * 420, v * 420) - 0.5) * 0.03);
    },
    width,
    height,
    tick,
  );
};
