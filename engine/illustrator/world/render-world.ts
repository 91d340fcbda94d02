/** Draws all pieces of a picture with one camera, one light and one shadow, so that things touch, cover and shade each other. */

import type { Camera } from '#engine/sculpt/render/camera.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { drawTriangles, emptyPicture } from '#engine/sculpt/render/raster.ts';
import { blackPlace } from '#engine/sculpt/render/shader.ts';
import type { ShadowMap } from '#engine/sculpt/render/shadow-map.ts';
import { isCalm, type SurfaceSampler } from '#engine/sculpt/render/surface-sampler.ts';
import { highest, length, lowest, subtract } from '#engine/sculpt/shapes/vector.ts';
import { boxBlur } from '../canvas/blur.ts';
import { type Actor, type Pane, SAMPLES, type View, type WorldPicture } from './actor.ts';
import { splitClear } from './clear-parts.ts';
import { contactAt } from './contact.ts';
import { drawClear } from './draw-clear.ts';
import { boundsOf, type Placed, similarityOf } from './piece.ts';
import { emptySurface } from './surface.ts';
import { project, viewOf } from './view-of.ts';
import { COARSE, worldShadow } from './world-shadow.ts';

export interface WorldOptions {
  width: number;
  height: number;
  camera: Camera;
  /** Directions as the viewer sees them; the camera looks along -z, so they are the world's. */
  light: LightRig;
  /** No ground to throw a shadow on: sky, water, space. */
  withoutGround?: boolean;
  /** Only what is seen is found, and kept in `surface`: its light is traced by whoever asked. */
  isTraced?: boolean;
  tick?: (share: number) => void;
}

const MAX = 250;

export function renderWorld(all: readonly Placed[], options: WorldOptions): WorldPicture {
  const { width, height, camera, light, tick } = options;
  const actors: Actor[] = all.slice(0, MAX).map((placed) => {
    const { lo, hi } = boundsOf(placed);
    return { placed, space: similarityOf(placed), lo, hi };
  });
  const size = width * height;
  const picture: WorldPicture = {
    width,
    height,
    light: new Float32Array(size * 3),
    alpha: new Float32Array(size),
    depth: new Float32Array(size).fill(Infinity),
    piece: new Uint8Array(size),
    colour: new Uint8Array(size),
    shadow: new Float32Array(size),
  };
  if (actors.length === 0) return picture;
  const box = {
    lo: actors.map((one) => one.lo).reduce(lowest),
    hi: actors.map((one) => one.hi).reduce(highest),
  };
  const shadows = worldShadow(actors, light.key.direction, box, options.isTraced ? COARSE : undefined);
  const seen = emptyPicture(width * SAMPLES, height * SAMPLES);
  const firsts: number[] = [];
  const views: View[] = [];
  const panes: Pane[] = [];
  let first = 0;
  for (const [who, actor] of actors.entries()) {
    const { solid, clear } = splitClear(actor.placed.piece.mesh);
    const projected = project(actor, camera);
    drawTriangles(projected, solid, seen, true, first);
    firsts.push(first);
    const view = viewOf(actor, projected, camera, light, shadows);
    views.push(view);
    first += solid.length / 3;
    if (clear.length > 0) panes.push({ who, actor, projected, view });
  }
  tick?.(0.3);
  const whose = pieceFinder(firsts);
  const place = blackPlace();
  const rgb = new Float32Array(3);
  const joined: SurfaceSampler = {
    read: () => 0,
    middle: () => undefined,
    // Unique for each part of each piece, as calm pixels must not span two of them.
    partOf: (triangle) => {
      const at = whose(triangle);
      return at * 256 + views[at]!.sampler.partOf(views[at]!.numberOf(triangle - firsts[at]!));
    },
  };
  const across = seen.width;
  const surface = options.isTraced ? emptySurface({ ...options, actors, views, panes, shadows }) : undefined;
  if (surface) picture.surface = surface.kept;
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) tick?.(0.3 + (0.6 * y) / height);
    for (let x = 0; x < width; x++) {
      const corner = y * SAMPLES * across + x * SAMPLES;
      const { triangle } = seen;
      if (
        !triangle[corner] &&
        !triangle[corner + 1] &&
        !triangle[corner + across] &&
        !triangle[corner + across + 1]
      )
        continue;
      const calm = isCalm(seen, joined, corner);
      let covered = 0;
      let nearest = 0;
      let [r, g, b] = [0, 0, 0];
      const o = y * width + x;
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const dx = s % SAMPLES;
        const dy = (s / SAMPLES) | 0;
        const at = corner + dy * across + dx;
        const number = seen.triangle[at]! - 1;
        if (number < 0) continue;
        covered++;
        const near = seen.near[at]!;
        const who = whose(number);
        const view = views[who]!;
        const colour = view.sampler.read(
          view.numberOf(number - firsts[who]!),
          x * SAMPLES + (calm ? 1 : dx + 0.5),
          y * SAMPLES + (calm ? 1 : dy + 0.5),
          view.footprint / near,
          place,
        );
        if (surface) surface.put(x, y, who, place, calm ? 4 : 1, near > nearest);
        else {
          view.shade(place, rgb);
          r += rgb[0]!;
          g += rgb[1]!;
          b += rgb[2]!;
        }
        if (near > nearest) {
          nearest = near;
          picture.depth[o] = 1 / near;
          picture.piece[o] = who + 1;
          picture.colour[o] = colour;
        }
        if (calm) {
          covered = 4;
          r *= 4;
          g *= 4;
          b *= 4;
          break;
        }
      }
      picture.light[o * 3] = r / covered;
      picture.light[o * 3 + 1] = g / covered;
      picture.light[o * 3 + 2] = b / covered;
      picture.alpha[o] = covered / 4;
    }
  }
  if (!surface && panes.length > 0) drawClear(picture, panes, camera);
  if (!surface && !options.withoutGround)
    groundShadow(picture, actors, camera, shadows, light.softness ?? 0.02);
  tick?.(1);
  return picture;
}

/** Pieces follow each other in one row of triangle numbers. */
function pieceFinder(firsts: readonly number[]): (triangle: number) => number {
  let last = 0;
  return (triangle) => {
    const next = firsts[last + 1];
    // Neighbouring samples mostly see the same piece.
    if (triangle >= firsts[last]! && (next === undefined || triangle < next)) return last;
    let low = 0;
    let high = firsts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (firsts[middle]! <= triangle) low = middle;
      else high = middle - 1;
    }
    last = low;
    return low;
  };
}

function groundShadow(
  picture: WorldPicture,
  actors: readonly Actor[],
  { eye, right, up, forward, focal, centreX, centreY }: Camera,
  shadows: ShadowMap,
  softness: number,
): void {
  const { width, height, shadow } = picture;
  const low = actors.filter((one) => one.lo[1] < 0.35 * (one.hi[1] - one.lo[1]));
  const sizes = actors.map(({ lo, hi }) => length(subtract(hi, lo))).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1]!;
  // At half the resolution: shadows are soft, and this is the most expensive question.
  for (let y = 0; y < height; y += 2) {
    const v = (centreY - y - 1) / focal;
    for (let x = 0; x < width; x += 2) {
      const u = (x + 1 - centreX) / focal;
      const dy = forward[1] + right[1] * u + up[1] * v;
      if (dy > -1e-3) continue;
      const t = -eye[1] / dy;
      const px = eye[0] + (forward[0] + right[0] * u + up[0] * v) * t;
      const pz = eye[2] + (forward[2] + right[2] * u + up[2] * v) * t;
      const { away, dark } = contactAt(low, px, pz);
      const blur = softness * size * (0.3 + Math.min(1.7, (away / size) * 7));
      const thrown = 1 - shadows.litAt(px, size * 0.003, pz, blur);
      const value = 1 - (1 - 0.78 * thrown) * (1 - 0.72 * dark);
      if (value <= 0.003) continue;
      for (let j = 0; j < 2 && y + j < height; j++)
        for (let i = 0; i < 2 && x + i < width; i++) shadow[(y + j) * width + x + i] = value;
    }
  }
  // Hides the grain of the shadow map.
  boxBlur(shadow, width, height, 1, Math.max(1, height / 240), 2);
}
