/** Where the viewer stands: so near that the hero fills the picture well, so far that nothing important is cut. */

import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Camera, Kind, RelationKind, Scene } from '../../scene.ts';
import { boundsOf } from '../../world/piece.ts';
import { boxOf } from '../arrange.ts';
import { extentOf, heightOf, type Node } from '../node.ts';
import { aimed } from './aim.ts';
import { shareFor } from './kind.ts';
import { kneesOf, kneesUp } from './knees-up.ts';
import { pointsOf, seenBox, shareOf } from './measure.ts';
import type { FrameOptions, Framing, Variation } from './options.ts';

const PLAIN: Variation = { near: 0, aside: 0, high: 0 };

/** Share of the picture's height that the hero takes. */
const SHARE: Record<Camera, number> = {
  normal: 0.54,
  close: 0.8,
  portrait: 0.78,
  wide: 0.34,
  above: 0.56,
  low: 0.62,
};
const MARGIN = 0.05;
const TALL = new Set<Kind>(['building', 'plant', 'nature']);

/** Relations that make no sense without both in sight. */
const TOGETHER = new Set<RelationKind>([
  'drinking from',
  'on',
  'in',
  'crossing',
  'between',
  'against',
  'riding',
]);

/** The person without what is held: a fishing rod does not make a portrait smaller. */
function bodyOf({ first, at }: Node): { lo: Vec3; hi: Vec3 } {
  const { lo, hi } = boundsOf(first);
  return { lo: add(lo, at!), hi: add(hi, at!) };
}

export function frame(
  scene: Pick<Scene, 'camera' | 'textSpace' | 'surface' | 'things'>,
  nodes: readonly Node[],
  o: FrameOptions,
): Framing {
  const isTable = o.isFree && !o.cut && nodes.every((one) => !one.floats);
  if (isTable) return aimed(scene, nodes, o);
  let framing = straight(scene, nodes, o, 1);
  if (o.cut) return framing;
  const { wanted: filled, least: fallback } = shareFor(scene);
  // Whole figures are slim: tall in the picture, they still leave room beside them.
  const isFigure = nodes[0]!.thing.kind === 'person' && scene.camera === 'normal' && !scene.textSpace;
  // Whoever sits up in a tree is seen with some of it.
  const wanted = isUp(nodes[0]!) ? 0.5 * filled : isFigure ? 0.84 : filled;
  // Beside something much larger it is as large as it is.
  const isBeside = nodes.some(
    (one) => one !== nodes[0] && !isLarge(one, nodes[0]!) && extentOf(one) > 1.3 * extentOf(nodes[0]!),
  );
  const least = isBeside || isUp(nodes[0]!) ? 0.6 * fallback : fallback;
  const points = pointsOf(nodes[0]!);
  const group = nodes.filter((one, i) => i === 0 || !isLarge(one, nodes[0]!)).flatMap(pointsOf);
  let nearer = 1;
  for (let round = 0; round < 5; round++) {
    const share = shareOf(seenBox(framing.lens, points, o), o);
    const all = seenBox(framing.lens, group, o);
    // As near as all stay inside, and nearer still where the hero would be a dot.
    const room = Math.min(0.95 / all.width, 1 + (all.y - 0.04) / all.height);
    const step = Math.max(
      Math.min(wanted / share, room),
      Math.min(1, least / share) === 1 ? 0 : least / share,
    );
    if (Math.abs(step - 1) < 0.03) break;
    nearer *= Math.min(3, Math.max(0.4, step));
    framing = straight(scene, nodes, o, nearer);
  }
  const knees = kneesOf(scene, nodes);
  return (knees !== undefined && kneesUp(scene, nodes, o, framing, knees)) || framing;
}

/** On something much larger and far from the ground: a bird in a palm. */
const isUp = (hero: Node): boolean =>
  hero.carrier !== null &&
  extentOf(hero.carrier.node) > 2.4 * extentOf(hero) &&
  hero.at![1] + hero.lo[1] > 1.2 * heightOf(hero);

/** Trees, houses and whatever is much larger than the hero may be cut by the frame. */
const isLarge = (one: Node, hero: Node): boolean =>
  one.isBackdrop ||
  (hero.carrier?.node === one && isUp(hero)) ||
  (heightOf(one) > 1.5 * heightOf(hero) && TALL.has(one.thing.kind));

/** The camera looks straight ahead; the picture is shifted, so that what stands upright stays upright. */
function straight(
  scene: Pick<Scene, 'camera' | 'textSpace'>,
  nodes: readonly Node[],
  o: FrameOptions,
  nearBy: number,
): Framing {
  const aspect = o.width / o.height;
  const cut = o.cut ?? 0;
  const hero = nodes[0]!;
  const heroBox = hero.thing.kind === 'person' && (o.cut ?? 0) > 0 ? bodyOf(hero) : boxOf([hero]);
  // Trees and houses may reach out of the picture where something else is the hero.
  const isScenery = (one: Node): boolean =>
    one.isBackdrop ||
    (TALL.has(one.thing.kind) &&
      heightOf(one) > 1.5 * heightOf(hero) &&
      !(hero.thing.relation?.to === one.index && TOGETHER.has(hero.thing.relation.kind)));
  const important = nodes.filter((one) => one === hero || !isScenery(one));
  const group = cut > 0 ? heroBox : boxOf(important);
  const tall = (heroBox.hi[1] - heroBox.lo[1]) * (1 - cut);
  const wide = heroBox.hi[0] - heroBox.lo[0];
  // People are slim: to be as present as a loaf of bread they must be taller.
  const slim = hero.thing.kind === 'person' && cut === 0 && nodes.length < 4 ? 1.36 : 1;
  const { near: nearer, aside, high } = o.variation ?? PLAIN;
  // Where the ground cannot move, the hero is smaller below the words, or stands further away above them.
  const isPinned = !o.isFree && cut === 0;
  const room = isPinned && scene.textSpace === 'top' ? 0.7 : 1;
  const share = SHARE[scene.camera] * slim * room * (1 + 0.12 * nearer) * Math.min(1, 0.62 + 0.38 * aspect);
  const free = scene.textSpace === 'left' || scene.textSpace === 'right' ? 0.62 : 1;
  const size =
    cut > 0 ? tall : Math.max(tall, (wide * 0.82) / Math.min(1.15, aspect * (free < 1 ? 0.82 : 1)));
  // Distance is to the front of the hero, where it looks largest.
  const near = Math.max(0, heroBox.hi[2]);
  let distance = (o.focal * size) / share + near;
  const roomWide = aspect * free * (1 - 2 * MARGIN);
  const groupWide = cut > 0 ? 0 : group.hi[0] - group.lo[0];
  distance = Math.max(
    distance,
    (o.focal * groupWide) / roomWide + Math.max(0, (group.lo[2] + group.hi[2]) / 2),
  );
  const raised =
    isPinned && scene.textSpace === 'bottom' ? Math.max(o.horizon + 0.1, o.ground - 0.2) : o.ground;
  const lowRow = cut > 0 ? 1.02 : Math.min(0.95, raised);
  const groupTall = group.hi[1] - (cut > 0 ? heroBox.lo[1] + (heroBox.hi[1] - heroBox.lo[1]) * cut : 0);
  distance = Math.max(distance, (o.focal * groupTall) / (lowRow - MARGIN - 0.02));
  // A crowd never makes the hero a dot; what it stands on may.
  const tie = hero.thing.relation;
  if (!tie || !TOGETHER.has(tie.kind))
    distance = Math.min(distance, (o.focal * size) / Math.min(share, 0.22) + near);
  // Near corners look larger than the middle: step back until all of them are inside.
  for (let step = 0; step < 24 && cut === 0 && isCut(important, distance, o, roomWide); step++)
    distance *= 1.035;
  distance = (distance - near) / nearBy + near;
  const k = distance / o.focal;
  const centre =
    groupWide / distance < roomWide * 1.2 ? (group.lo[0] + group.hi[0]) / 2 : heroBox.lo[0] + wide / 2;
  // Only as far aside as there is room.
  const spare = Math.max(0, (roomWide - groupWide / k) / 2);
  const shift =
    scene.textSpace === 'left'
      ? 0.19 * aspect
      : scene.textSpace === 'right'
        ? -0.19 * aspect
        : aside * Math.min(0.07 * aspect, spare * 0.8);
  let { horizon } = o;
  let ground = raised;
  if (o.isFree) {
    const apparent = groupTall / k;
    const middle = scene.textSpace === 'top' ? 0.68 : scene.textSpace === 'bottom' ? 0.4 : 0.53;
    const moved = Math.min(0.9, Math.max(0.6, middle + apparent / 2 + 0.03));
    horizon += moved - o.ground - 0.13 * high - (scene.camera === 'above' ? 0.75 : 0);
    ground = moved;
  }
  let eyeHeight = (ground - horizon) * k;
  if (cut > 0) {
    // Eye to eye: the top of the head is near the upper edge, whatever the place says about its ground.
    horizon = 0.42;
    eyeHeight = heroBox.hi[1] - (horizon - (0.07 + 0.02)) * k;
  } else if (isUp(hero)) {
    // Up where it sits, whatever is below.
    eyeHeight = (heroBox.lo[1] + heroBox.hi[1]) / 2 + (0.44 - horizon) * k;
  } else if (hero.floats) eyeHeight = Math.max(0.2 * tall, (ground - horizon) * k);
  const eye: Vec3 = [centre - shift * k, eyeHeight, distance];
  return {
    distance,
    pitch: 0,
    lens: {
      eye,
      right: [1, 0, 0],
      up: [0, 1, 0],
      forward: [0, 0, -1],
      focal: o.focal * o.height,
      centreX: o.width / 2,
      centreY: horizon * o.height,
    },
  };
}

/** Whether a block sticks out at the sides or over the top, seen from a distance. */
function isCut(nodes: readonly Node[], distance: number, o: FrameOptions, roomWide: number): boolean {
  const rows = nodes.map((node) => {
    const { lo, hi } = boxOf([node]);
    const away = Math.max(0.05 * distance, distance - Math.min(hi[2], 0.8 * distance));
    return { left: (lo[0] * o.focal) / away, right: (hi[0] * o.focal) / away, up: (hi[1] * o.focal) / away };
  });
  const wide = Math.max(...rows.map((one) => one.right)) - Math.min(...rows.map((one) => one.left));
  return wide > roomWide * 1.04;
}

/** What is only in the background stands so far away that one sees it whole: a lighthouse, not its foot. */
export function pushBack(nodes: readonly Node[], { lens, pitch }: Framing, o: FrameOptions): void {
  if (pitch !== 0) return;
  const horizon = lens.centreY / o.height;
  for (const node of nodes) {
    const isFar = node.isBackdrop || (node !== nodes[0] && node.thing.relation?.kind === 'behind');
    if (!isFar || node.floats || node.carrier || !TALL.has(node.thing.kind)) continue;
    const [x, y, z] = node.at!;
    const away = lens.eye[2] - z;
    const needed = ((y + node.hi[1] - lens.eye[1]) * (lens.focal / o.height)) / Math.max(0.1, horizon - 0.05);
    const k = Math.min(8, needed / away);
    if (away > 0 && k > 1.05)
      node.at = [lens.eye[0] + (x - lens.eye[0]) * k ** 0.8, y, lens.eye[2] - away * k];
  }
}

/** Lifts what floats into the upper middle of the picture, once the viewer's place is known. */
export function lift(nodes: readonly Node[], { lens, distance }: Framing, o: FrameOptions): void {
  const hero = nodes[0]!;
  const k = distance / o.focal;
  const rowOf = (y: number): number => lens.centreY / o.height + (lens.eye[1] - y) / k;
  const group = nodes.filter((one) => one.floats && one.at);
  if (!hero.floats || group.length === 0) return;
  const box = boxOf(group);
  const middleRow = (rowOf(box.hi[1]) + rowOf(box.lo[1])) / 2;
  const wanted = nodes.some((one) => !one.floats) ? Math.min(middleRow, 0.4) : 0.46;
  const up = (middleRow - wanted) * k;
  for (const one of group) one.at = [one.at![0], one.at![1] + up, one.at![2]];
}
