/** People who do something with their hands are seen from the knees up, as a photographer takes somebody at work. */

import type { Scene } from '../../scene.ts';
import { boxOf } from '../arrange.ts';
import type { Node } from '../node.ts';
import { heightOf } from '../node.ts';
import type { FrameOptions, Framing } from './options.ts';

/** What is done with the whole body is seen whole. */
const WHOLE_BODY = new Set(
  (
    'walk,run,jump,kneel,crouch,sleep,lie,dance,ballet,yoga,meditate,stretch,lift weights,climb,swim,dive,surf,' +
    'ski,skate,box,fight,ride,drive,row,fly,float,fall,kick,swing,fish,dig,sweep,fly kite,walk dog,picnic,push,pull,catch'
  ).split(','),
);

/** Shares of its height that may be below the picture: of people, and of what stands near them. */
const LEGS = 0.3;
const PART = 0.4;
const TOP = 0.08;
/** A longer lens than for whole figures: what stands before somebody does not loom. */
const FOCAL = 1.8;

/** The lowest height that must be seen; undefined where everything must be. */
/** What is behind somebody and larger may be cut: a barn, a tree, a lorry. */
const isScenery = (one: Node, hero: Node): boolean =>
  one.isBackdrop ||
  (one !== hero &&
    /^(building|nature|plant|vehicle)$/.test(one.thing.kind) &&
    heightOf(one) > 1.15 * heightOf(hero) &&
    one.at![2] + one.lo[2] < hero.at![2]);

export function kneesOf(
  scene: Pick<Scene, 'camera' | 'textSpace'>,
  nodes: readonly Node[],
): number | undefined {
  const hero = nodes[0]!;
  const isPlain = scene.camera === 'normal' && scene.textSpace !== 'bottom';
  if (!isPlain || hero.thing.kind !== 'person' || hero.floats || nodes.some((one) => one.floats))
    return undefined;
  const people = nodes.filter((one) => one.thing.kind === 'person');
  if (people.some((one) => WHOLE_BODY.has(one.thing.action ?? ''))) return undefined;
  const edges = nodes
    .filter((one) => !isScenery(one, hero))
    .map((one) => {
      const low = one.at![1] + one.lo[1];
      const share = one.thing.kind === 'person' ? LEGS : one.thing.kind === 'furniture' ? PART * 1.3 : PART;
      return low + share * heightOf(one);
    });
  const edge = Math.min(...edges);
  return edge > 0.14 * heightOf(hero) ? edge : undefined;
}

/** Undefined where the group is so wide that nothing is gained. */
export function kneesUp(
  scene: Pick<Scene, 'textSpace'>,
  nodes: readonly Node[],
  o: FrameOptions,
  whole: Framing,
  edge: number,
): Framing | undefined {
  const important = nodes.filter((one) => !isScenery(one, nodes[0]!));
  // Desks and counters may reach out of the picture at its sides.
  const isLong = (one: Node): boolean =>
    one.thing.kind === 'furniture' && heightOf(one) < 0.6 * heightOf(nodes[0]!);
  const { lo, hi } = boxOf(important.filter((one) => !isLong(one)));
  const hero = boxOf([nodes[0]!]);
  const top = scene.textSpace === 'top' ? 0.3 : TOP;
  const aspect = o.width / o.height;
  const isAside = scene.textSpace === 'left' || scene.textSpace === 'right';
  const room = aspect * (isAside ? 0.6 : 0.94);
  const front = Math.max(0, hero.hi[2]);
  // Seen at the depth of the hero's front.
  const tall = (hi[1] - edge) / (1 - top);
  const wide = (hi[0] - lo[0]) / room;
  const view = Math.max(tall, wide);
  // Who fits in whole is seen whole.
  if (view * (1 - top) > 0.95 * hi[1]) return undefined;
  const focal = Math.max(FOCAL, o.focal);
  const distance = view * focal + front;
  const k = distance / focal;
  if (k > (0.92 * whole.distance) / o.focal) return undefined;
  const middle = (lo[0] + hi[0]) / 2;
  const shift = scene.textSpace === 'left' ? 0.19 * aspect : scene.textSpace === 'right' ? -0.19 * aspect : 0;
  return {
    distance,
    pitch: 0,
    lens: {
      ...whole.lens,
      eye: [middle - shift * k, hi[1] - (o.horizon - top) * view, distance],
      focal: focal * o.height,
      centreX: o.width / 2,
      centreY: o.horizon * o.height,
    },
  };
}
