/** What a composed picture can say of itself: where its hero is, what rests on nothing, and what nobody can see. */

import { type Camera as Lens, project } from '#engine/sculpt/render/camera.ts';
import { catalogueEntry } from '../../catalogue.ts';
import type { FramingKind, Scene } from '../../scene.ts';
import type { WorldPicture } from '../../world/actor.ts';
import type { Node } from '../node.ts';
import { unsupportedOf } from '../settle/check.ts';
import { framingKind } from './kind.ts';
import { type Box, insidePicture, pointsOf, type Size, seenBox } from './measure.ts';

export interface PictureReport {
  framing: { kind: FramingKind; hero: Box };
  unsupported: string[];
  /** Numbers of the things that are covered, cut off or too small. */
  unseen: number[];
}

/** Shares of the picture that a thing must take: one of the hero's size, and one that is small beside it. */
const PRESENT = 0.02;
const SMALL = 0.0012;
/** Shares of it that may be covered by others, and that may lie outside. */
const COVERED = 0.5;
const OUTSIDE = 0.55;

export function reportOf(
  scene: Scene,
  nodes: readonly Node[],
  lens: Lens,
  picture: WorldPicture,
  size: Size,
): PictureReport {
  const hero = insidePicture(seenBox(lens, pointsOf(nodes[0]!), size));
  const seen = seenShares(nodes, picture);
  return {
    framing: { kind: framingKind(scene), hero },
    unsupported: unsupportedOf(nodes),
    unseen: nodes.flatMap((node, i) =>
      isSeen(node, nodes[0]!, seen[i]!, lens, picture, rangeOf(nodes, i)) ? [] : [node.index],
    ),
  };
}

/** Numbers of a node's pieces in the picture, counted from 1. */
function rangeOf(nodes: readonly Node[], at: number): [number, number] {
  const first = 1 + nodes.slice(0, at).reduce((sum, { parts }) => sum + parts.length, 0);
  return [first, first + nodes[at]!.parts.length];
}

function seenShares(nodes: readonly Node[], { piece }: WorldPicture): number[] {
  const counts = new Uint32Array(256);
  for (const one of piece) counts[one]!++;
  return nodes.map((_, i) => {
    const [from, to] = rangeOf(nodes, i);
    return counts.subarray(from, to).reduce((sum, one) => sum + one, 0) / piece.length;
  });
}

function isSeen(
  node: Node,
  hero: Node,
  share: number,
  lens: Lens,
  { piece, width, height }: WorldPicture,
  [from, to]: [number, number],
): boolean {
  const metres = ({ thing }: Node): number => (catalogueEntry(thing.name)?.metres ?? 0.3) * thing.scale;
  const isSmall = node !== hero && metres(node) < 0.6 * metres(hero);
  if (share < (isSmall ? SMALL : node.isBackdrop ? PRESENT / 2 : PRESENT)) return false;
  const points = pointsOf(node);
  let [outside, covered] = [0, 0];
  for (const point of points) {
    const { x, y, depth } = project(lens, point);
    const [i, j] = [Math.floor(x), Math.floor(y)];
    if (depth <= 0 || i < 0 || j < 0 || i >= width || j >= height) outside++;
    else {
      const who = piece[j * width + i]!;
      if (who > 0 && (who < from || who >= to)) covered++;
    }
  }
  // What is much larger than the hero may reach out of the picture.
  const isLarge = node !== hero && metres(node) > 2 * metres(hero);
  return covered <= COVERED * points.length && (isLarge || outside <= OUTSIDE * points.length);
}
