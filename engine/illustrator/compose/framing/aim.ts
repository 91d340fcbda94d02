/** A camera that is tilted down at what lies on a table, as near as the hero needs to fill the picture. */

import type { Camera as Lens } from '#engine/sculpt/render/camera.ts';
import { add, radians, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Scene } from '../../scene.ts';
import { sizeOf } from '../../world/piece.ts';
import { boxOf } from '../arrange.ts';
import { extentOf, type Node } from '../node.ts';
import { pitchFor, shareFor } from './kind.ts';
import { pointsOf, seenBox, shareOf } from './measure.ts';
import type { FrameOptions, Framing } from './options.ts';

/** Of several the largest one: three oranges around a glass are no larger than it. */
const ownExtent = (node: Node): number =>
  node.parts.length > 1
    ? Math.max(...node.parts.map(({ piece, grow }) => Math.max(...sizeOf(piece)) * grow))
    : extentOf(node);

/** Share of the picture that all things together may take. */
const FULL = 0.97;

export function aimed(
  scene: Pick<Scene, 'camera' | 'textSpace' | 'surface' | 'things'>,
  nodes: readonly Node[],
  o: FrameOptions,
): Framing {
  const { near = 0, aside = 0, high = 0 } = o.variation ?? {};
  const pitch = radians(pitchFor(scene, nodes, high));
  const important = nodes.filter((one, i) => i === 0 || !one.isBackdrop);
  const heroPoints = pointsOf(nodes[0]!);
  const points = important.flatMap(pointsOf);
  const { lo, hi } = boxOf(important);
  const target: Vec3 = [(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2, (lo[2] + hi[2]) / 2];
  const forward: Vec3 = [0, -Math.sin(pitch), -Math.cos(pitch)];
  const lensAt = (distance: number): Lens => ({
    eye: add(target, scaled(forward, -distance)),
    right: [1, 0, 0],
    up: [0, Math.cos(pitch), -Math.sin(pitch)],
    forward,
    focal: o.focal * o.height,
    centreX: o.width / 2,
    centreY: o.height / 2,
  });
  const { wanted, least: fallback } = shareFor(scene);
  // Beside what is really larger it may be smaller, so that both are seen.
  const isSupport = (one: Node): boolean => one.thing.words === '' && nodes[0]!.carrier?.node === one;
  const isBeside = important.some(
    (one, i) => i > 0 && !isSupport(one) && ownExtent(one) > 1.6 * ownExtent(nodes[0]!),
  );
  // Who asks for a close-up wants the hero, whatever is cut.
  const least =
    scene.camera === 'close' ? fallback : (isBeside ? 0.66 : scene.camera === 'above' ? 0.75 : 1) * fallback;
  const free = scene.textSpace === 'left' || scene.textSpace === 'right' ? 0.62 : 1;
  const tall = scene.textSpace === 'top' || scene.textSpace === 'bottom' ? 0.66 : 1;
  const size = Math.max(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);
  let distance = o.focal * size * 1.6 + size;
  for (let round = 0; round < 6; round++) {
    const lens = lensAt(distance);
    const hero = shareOf(seenBox(lens, heroPoints, o), o);
    const group = seenBox(lens, points, o);
    const byHero = hero / (wanted * (1 + 0.06 * near));
    const byGroup = Math.max(group.width / (FULL * free), group.height / (FULL * tall));
    // Nothing named is cut, unless the hero would become a dot.
    const k = Math.min(Math.max(byHero, byGroup), Math.max(byHero, hero / least));
    distance = Math.max(size * 0.6, distance * Math.max(0.3, k));
  }
  const lens = lensAt(distance);
  const group = seenBox(lens, points, o);
  const hero = seenBox(lens, heroPoints, o);
  const isCrowded = group.width > FULL || group.height > FULL;
  const box = isCrowded ? hero : group;
  const spare = Math.max(0, (FULL - box.width) / 2);
  const middleX =
    scene.textSpace === 'left'
      ? 0.69
      : scene.textSpace === 'right'
        ? 0.31
        : 0.5 + aside * Math.min(0.05, spare);
  const middleY = scene.textSpace === 'top' ? 0.66 : scene.textSpace === 'bottom' ? 0.36 : 0.53;
  return {
    distance,
    pitch,
    lens: {
      ...lens,
      centreX: lens.centreX + (middleX - (box.x + box.width / 2)) * o.width,
      centreY: lens.centreY + (middleY - (box.y + box.height / 2)) * o.height,
    },
  };
}
