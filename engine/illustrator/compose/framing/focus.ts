/** Where a photographer would focus, and how far the lens is open: wide for food, products and faces, hardly for a street. */

import type { Camera as Lens } from '#engine/sculpt/render/camera.ts';
import type { Canvas } from '../../canvas/canvas.ts';
import { throughLens } from '../../canvas/lens.ts';
import type { Scene } from '../../scene.ts';
import type { WorldPicture } from '../../world/actor.ts';
import type { Node } from '../node.ts';

/** Radius of the disc of what is infinitely far, as a share of the picture's height. */
function apertureFor({ intent, camera, things: [hero] }: Scene): number {
  if (camera === 'wide' || camera === 'above') return 0.006;
  if (intent === 'food' || intent === 'product' || intent === 'still life' || camera === 'close') return 0.03;
  if (intent === 'portrait' || camera === 'portrait') return 0.026;
  if (hero?.kind === 'animal' || hero?.kind === 'person') return 0.02;
  return hero?.kind === 'vehicle' || hero?.kind === 'building' ? 0.007 : 0.012;
}

/** Share of its blur that the foreground keeps. */
const NEAR = 0.35;
/** Whatever lies farther than this many times the hero's distance is equally far. */
const FAR = 5;

export function focused(
  canvas: Canvas,
  picture: WorldPicture,
  lens: Lens,
  scene: Scene,
  hero: Node,
  hasGround: boolean,
): Canvas {
  const { width, height, alpha, depth } = picture;
  const { eye, forward } = lens;
  const along = ([x, y, z]: readonly number[]): number =>
    (x! - eye[0]) * forward[0] + (y! - eye[1]) * forward[1] + (z! - eye[2]) * forward[2];
  const [x, y, z] = hero.at!;
  const size = [0, 1, 2].map((axis) => hero.hi[axis]! - hero.lo[axis]!) as [number, number, number];
  const middle = along([x, y + size[1] / 2, z]);
  const half = Math.min(size[2], size[0]) / 2;
  // The front of a thing is what one looks at.
  const distance = Math.max(0.05, middle - 0.4 * half);
  const tolerance = Math.min(0.4, (0.9 * half) / distance + 0.015);
  const whole = new Float32Array(width * height).fill(distance * FAR);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const o = row * width + column;
      if (alpha[o]! > 0.4) {
        // What stands before the hero belongs to it: it loses its edges, but is still read.
        whole[o] = depth[o]! < distance ? distance - NEAR * (distance - depth[o]!) : depth[o]!;
        continue;
      }
      if (!hasGround) continue;
      const v = (lens.centreY - row - 0.5) / lens.focal;
      const u = (column + 0.5 - lens.centreX) / lens.focal;
      const dy = forward[1] + lens.right[1] * u + lens.up[1] * v;
      if (dy < -1e-4) whole[o] = Math.min(distance * FAR, -eye[1] / dy);
    }
  return throughLens(canvas, { depth: whole, distance, tolerance, aperture: apertureFor(scene) * height });
}
