/** Close up on a table: its surface fills the lower half, the place behind it is a soft blur. */

import type { Canvas } from '../../canvas/canvas.ts';
import { addRgb, clamp, mixRgb, multiplyRgb, type Rgb, scaleRgb, smoothstep } from '../../canvas/colour.ts';
import type { Surface } from '../../scene.ts';
import { type Stage, type StageContext, type StageView, throughPicture, traced } from '../stage.ts';
import { pool, surfaceLook } from './surface.ts';

/** How far the table reaches behind the hero, in sizes of the hero. */
const EDGE = 1.5;

/** A window mirrored in a table is a sheen, not a second lamp. */
const dimmed = (c: Rgb): Rgb => [c[0] / (1 + 0.9 * c[0]), c[1] / (1 + 0.9 * c[1]), c[2] / (1 + 0.9 * c[2])];

/** Rows between which the far edge of the table is seen by whoever looks down at it: what is behind it is seen too. */
const EDGE_ROWS = [0.12, 0.3] as const;
/** How much farther down the place behind is seen: its middle, not its ceiling or the empty sky. */
const LOWER = 0.24;
/** Radians: from here on the table fills the picture. */
const FLAT_LAY = 0.85;

/** Depth at which the table ends. */
function edgeOf(view: StageView): number {
  const near = -EDGE * Math.max(view.hero, view.back * 0.7);
  if (!view.pitch) return near;
  if (view.pitch > FLAT_LAY) return -Infinity;
  const depthAt = (row: number): number => {
    const [, dy, dz] = throughPicture(view, 0, row);
    return dy < -1e-3 ? view.eye[2] - (dz * view.eye[1]) / dy : -Infinity;
  };
  const [highest, lowest] = EDGE_ROWS;
  return Math.min(depthAt(lowest), -1.15 * view.back, Math.max(near, depthAt(highest)));
}

/** Row in which the table is seen at a depth. */
function rowOf({ eye, focal, horizon, pitch = 0 }: StageView, z: number): number {
  const [s, c] = [Math.sin(pitch), Math.cos(pitch)];
  const [y, away] = [-eye[1], z - eye[2]];
  const depth = -y * s - away * c;
  return Number.isFinite(z) && depth > 0 ? horizon - ((y * c - away * s) * focal) / depth : -1;
}

/** `behind` gives the blurred place for a size of picture. */
export function tabletop(
  { light, noise, aspect }: StageContext,
  surface: Surface,
  inner: Pick<Stage, 'rig' | 'bounce' | 'glow'>,
  behind: (width: number, height: number) => Canvas,
): Stage {
  const look = surfaceLook(surface, noise);
  const rig = inner.rig;
  const key: Rgb = rig ? scaleRgb(rig.key.colour as Rgb, 0.62) : scaleRgb(light.key, 0.5);
  const sky: Rgb = rig ? scaleRgb(rig.sky as Rgb, 0.75) : scaleRgb(light.ambient, 0.9);
  const lit = addRgb(sky, key, 0.55);
  const render: Stage['render'] = (width, height, tick, view) => {
    const back = behind(width, height);
    const far = edgeOf(view);
    const edgeRow = rowOf(view, far);
    const unit = 10 / view.hero;
    const backdrop = (u: number, row: number): Rgb => {
      const v = row + LOWER;
      const x = clamp((u / aspect + 0.5) * back.width - 0.5, 0, back.width - 1.001);
      const y = clamp(v * back.height - 0.5, 0, back.height - 1.001);
      const [i, j] = [Math.floor(x), Math.floor(y)];
      const [s, t] = [x - i, y - j];
      const at = (j * back.width + i) * 3;
      const below = at + (j + 1 < back.height ? back.width * 3 : 0);
      const next = i + 1 < back.width ? 3 : 0;
      const { data } = back;
      return [0, 1, 2].map(
        (c) =>
          (data[at + c]! * (1 - s) + data[at + next + c]! * s) * (1 - t) +
          (data[below + c]! * (1 - s) + data[below + next + c]! * s) * t,
      ) as Rgb;
    };
    const shade = (u: number, v: number): Rgb => {
      const [dx, dy, dz] = throughPicture(view, u, v);
      const t = dy < -1e-4 ? -view.eye[1] / dy : Infinity;
      const z = view.eye[2] + dz * t;
      if (z < far) return backdrop(u, v);
      const x = view.eye[0] + dx * t;
      // Grain too fine for a pixel is left out, or it would flicker.
      const fade = smoothstep(0.5, 3, (t * unit) / (height * view.focal));
      const albedo =
        fade > 0.98 ? look.albedo(0, Math.floor(z * unit) * 0.5) : look.albedo(x * unit, z * unit);
      let colour = multiplyRgb(albedo, lit);
      if (look.polish > 0.05)
        colour = mixRgb(
          colour,
          dimmed(backdrop(u, clamp(2 * edgeRow - v, 0, 1))),
          look.polish * (0.35 + 0.65 * smoothstep(1, edgeRow, v)),
        );
      // The rim of the table catches light.
      const rim = 1 + 0.25 * Math.exp(-Math.abs(v - edgeRow) * 160);
      return scaleRgb(colour, pool(u, v, aspect) * rim);
    };
    return traced(shade)(width, height, tick, view);
  };
  return {
    render,
    detail: 1,
    horizon: 0.16,
    ground: 0.79,
    footing: 'ground',
    focal: 1.9,
    bounce: multiplyRgb(look.albedo(0, 0), [0.9, 0.9, 0.9]),
    ...(rig && { rig }),
    polish: look.polish,
    glow: inner.glow,
  };
}
