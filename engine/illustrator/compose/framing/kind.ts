/** Which kind of picture is taken, and what a photographer does for it: how near, and from how high. */

import type { FramingKind, Scene } from '../../scene.ts';
import { heightOf, type Node, widthOf } from '../node.ts';
import { isBehind } from '../settle/behind.ts';

export function framingKind(scene: Pick<Scene, 'intent' | 'camera' | 'treatment' | 'things'>): FramingKind {
  const hero = scene.things[0];
  if (scene.intent === 'pattern') return 'pattern';
  if (!hero) return scene.intent === 'interior' ? 'interior' : 'landscape';
  if (scene.treatment === 'poster') return 'poster';
  if (hero.part === 'head' || (scene.camera === 'portrait' && hero.kind === 'person')) return 'portrait';
  if (hero.kind === 'person') return 'person';
  if (hero.kind === 'animal' || hero.kind === 'fantasy') return 'animal';
  if (hero.kind === 'vehicle') return 'vehicle';
  if (hero.kind === 'building' || hero.kind === 'nature') return 'landscape';
  if (hero.kind === 'furniture') return 'interior';
  return hero.kind === 'food' ? 'food' : 'product';
}

/** Shares of the shorter side that the hero may take: wanted, least and most. */
export function shareFor(scene: Pick<Scene, 'camera' | 'textSpace'>): { wanted: number; least: number } {
  if (scene.camera === 'close') return { wanted: 0.8, least: 0.6 };
  if (scene.camera === 'wide') return { wanted: 0.36, least: 0.2 };
  return scene.textSpace ? { wanted: 0.52, least: 0.45 } : { wanted: 0.66, least: 0.45 };
}

/** Degrees from above at which things on a table are seen: flat ones from higher up. */
export function pitchFor(
  { camera, surface, things }: Pick<Scene, 'camera' | 'surface' | 'things'>,
  nodes: readonly Node[],
  high: number,
): number {
  const isFlat = nodes.some(({ first }) => first.piece.isCard);
  // A picture on a relief has nothing to show from above.
  if (isFlat) return camera === 'above' ? 26 : 12;
  if (camera === 'above') return 80;
  if (camera === 'low') return 3;
  // What was asked for is seen behind it.
  if (surface?.kind === 'sill' || things.some(isBehind)) return 12 + 3 * high;
  const hero = nodes[0]!;
  const slim = heightOf(hero) / Math.max(1e-6, widthOf(hero));
  // What stands high behind the hero is not cut.
  const isTowered = nodes.some((one) => one.at![1] + one.hi[1] > 1.25 * (hero.at![1] + hero.hi[1]));
  const steep = 36 - 17 * Math.min(1, Math.max(0, (slim - 0.4) / 0.9));
  return (isTowered ? Math.min(19, steep) : steep) + 3 * high;
}
