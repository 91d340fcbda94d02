/** Where things are seen in the picture, measured on their real surface. */

import { type Camera as Lens, project } from '#engine/sculpt/render/camera.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { similarityOf, toWorld } from '../../world/piece.ts';
import { type Node, settled } from '../node.ts';

/** In fractions of the picture; may reach out of it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const PROBES = 260;

/** Points on the surface of a thing, in the world. */
export const pointsOf = (node: Node): Vec3[] =>
  settled(node).flatMap((placed) => {
    const space = similarityOf(placed);
    const { positions } = placed.piece.mesh;
    const step = 3 * Math.max(1, Math.floor(positions.length / 3 / PROBES));
    const points: Vec3[] = [];
    for (let i = 0; i + 2 < positions.length; i += step)
      points.push(toWorld(space, [positions[i]!, positions[i + 1]!, positions[i + 2]!]));
    return points;
  });

export function seenBox(lens: Lens, points: readonly Vec3[], { width, height }: Size): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    const { x, y, depth } = project(lens, point);
    if (depth <= 0) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}

/** Its longer side as a share of the picture's shorter side. */
export const shareOf = (box: Box, { width, height }: Size): number =>
  Math.max(box.width * width, box.height * height) / Math.min(width, height);

/** What of a box is inside the picture. */
export function insidePicture({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))];
  const [right, bottom] = [Math.min(1, Math.max(0, x + width)), Math.min(1, Math.max(0, y + height))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
