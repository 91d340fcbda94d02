/** Animals asleep: curled up on the ground with closed eyes, the head on the paws. */

import { type Model, type Paint, type Part, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { stroke } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Creature } from './quadruped.ts';

/** A closed eye: an arc that bows down, with the lashes' corner drawn out. */
const closed = (x: number, y: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 4 - 1;
    return [x + t * 0.2, y - 0.1 * (1 - t * t)];
  });

const isEye = ({ colour }: Part): boolean => colour === 'eyeWhite' || colour === 'pupil';

/** The eyes of a head become two painted arcs; lids and tongue go too. */
function asleep(head: Creature['head'], eyeX: number, eyeY: number): { paint: Paint[]; parts: Part[] } {
  const lids = (p: Part): boolean => p.colour === 'body' && p.shape.hi[1] - p.shape.lo[1] < 0.7;
  return {
    paint: [
      ...head.paint,
      paint('pupil', stroke(closed(eyeX, eyeY), 0.032, 0.3), 0.012),
      paint('pupil', stroke(closed(-eyeX, eyeY), 0.032, 0.3), 0.012),
    ],
    parts: head.parts.filter((p) => !isEye(p) && !lids(p) && p.colour !== 'tongue'),
  };
}

export interface Sleeper {
  creature: Creature;
  /** Where the eyes are on the head, in its units. */
  eye: readonly [x: number, y: number];
  tail: number;
  tip?: string;
  /** Height of the head's middle, in its own units: ears that hang need more room. */
  rise?: number;
}

/** Lies curled to its left, looking at the viewer. */
export function curled({ creature, eye, tail, tip, rise = 0.62 }: Sleeper): Model {
  const { proportions: p, head } = creature;
  const r = p.hip * 1.25;
  const at: Vec3 = [-p.length * 0.5, p.headSize * rise, p.length * 0.34];
  const onHead = { at, turn: [12, -6, -10] as Vec3, scale: p.headSize };
  const face = asleep(head, ...eye);
  const path: Vec3[] = [
    [r * 1.9, r * 0.34, -r * 0.1],
    [r * 2.0, r * 0.26, r * 0.9],
    [r * 1.2, r * 0.24, r * 1.6],
    [r * 0.2, r * 0.24, r * 1.72],
    [-r * 0.5, r * 0.26, r * 1.5],
  ];
  const solid = blend(
    0.06,
    blend(
      0.14,
      ellipsoid([r * 0.9, r * 0.86, -r * 0.06], [r * 1.12, r * 0.9, r * 1.1]),
      ellipsoid([-r * 0.4, r * 0.72, -r * 0.3], [r * 1.1, r * 0.78, r * 0.9]),
      // Back, bent around.
      tube(
        [[r * 1.6, r * 0.7, -r * 0.3], [r * 0.4, r * 0.8, -r * 0.7], [-r * 0.9, r * 0.62, -r * 0.4], at],
        [r * 0.6, r * 0.7, r * 0.62, r * 0.5],
      ),
    ),
    // Hind leg folded, fore paws under the chin.
    ellipsoid([r * 0.95, r * 0.55, r * 0.72], [r * 0.7, r * 0.56, r * 0.52]),
    capsule([r * 0.9, p.legThick, r * 1.15], [r * 0.2, p.legThick, r * 1.3], p.legThick, p.legThick * 1.1),
    capsule(
      [-r * 0.3, p.legThick, r * 0.9],
      [-r * 0.5, p.legThick, p.length * 0.34 + p.headSize * 0.92],
      p.legThick * 1.1,
    ),
    capsule(
      [-r * 1.5, p.legThick, r * 0.7],
      [-r * 1.6, p.legThick, p.length * 0.34 + p.headSize * 0.86],
      p.legThick * 1.1,
    ),
    tube(path, [tail, tail * 1.1, tail * 1.15, tail, tail * 0.7], 5),
    place(head.solid, onHead),
  );
  const marks: Paint[] = [
    ...(creature.feet
      ? [
          paint(
            creature.feet,
            ellipsoid(
              [-r * 0.52, p.legThick, p.length * 0.34 + p.headSize * 0.92],
              [p.legThick * 1.5, p.legThick * 1.4, p.legThick * 1.8],
            ),
            0.02,
          ),
        ]
      : []),
    ...(tip ? [paint(tip, ellipsoid(path[4]!, [tail * 2.2, tail * 2.2, tail * 2.2]), 0.03)] : []),
    ...face.paint.map((layer) => ({
      ...layer,
      where: place(layer.where, onHead),
      soft: (layer.soft ?? 0.01) * p.headSize,
    })),
  ];
  return {
    parts: [
      part('body', creature.material ?? 'fur', solid, marks),
      ...face.parts.map((q) => placePart(q, onHead)),
    ],
    anchors: {
      top: { at: [r * 0.5, r * 1.7, 0], room: r },
      seat: { at: [r * 0.5, r * 1.6, 0] },
      hips: { at: [0, 0, 0] },
      mouth: { at: [at[0], at[1], at[2] + p.headSize] },
      hand: { at: [-r, p.legThick, p.length * 0.4 + p.headSize] },
    },
  };
}
