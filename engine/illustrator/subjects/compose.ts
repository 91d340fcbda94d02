/** Puts subjects together: what one holds is laid into its hands, what it rides is put under it. */

import { type Model, modelBounds, placeModel, renameColours } from '#engine/sculpt/model.ts';
import { placed } from '#engine/sculpt/shapes/transform.ts';
import { scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { findSubject } from './registry.ts';
import type { Pose, Subject } from './subject.ts';

export interface Composition {
  subject: Subject;
  pose: Pose;
  held?: Subject;
  mount?: Subject;
}

export interface Wish {
  name: string;
  pose?: Pose;
  holding?: string;
  riding?: string;
}

/** What can really be shown of a wish: poses that the subject does not know become its own first one. */
export function composition(wish: Wish): Composition {
  const subject = findSubject(wish.name);
  if (!subject) throw new Error(`No subject is called '${wish.name}'.`);
  const mount = wish.riding ? findSubject(wish.riding) : undefined;
  const requested: Pose | undefined = mount ? 'ride' : (wish.pose ?? (wish.holding ? 'hold' : undefined));
  const pose = requested && subject.poses.includes(requested) ? requested : subject.poses[0]!;
  const holds = subject.poses.includes('hold');
  const held = holds ? findSubject(wish.holding ?? (pose === 'read' ? 'book' : '')) : undefined;
  return {
    subject,
    pose: held && pose !== 'read' && pose !== 'ride' ? 'hold' : pose,
    ...(held && { held }),
    ...(mount && { mount }),
  };
}

/** From where the composition is seen best: a rider is hidden behind its mount's head from the front. */
export const fittingView = ({ subject, mount }: Composition): { yaw: number; pitch: number } =>
  mount ? { yaw: Math.max(56, mount.view.yaw), pitch: 10 } : subject.view;

export const HELD = 'held.';
export const MOUNT = 'mount.';

export function composedModel({ subject, pose, held, mount }: Composition, seed: number): Model {
  let model = subject.build({ pose, seed });
  if (held) model = join(model, heldModel(model, held, pose, subject, seed));
  return mount ? mounted(model, subject, mount, seed) : model;
}

const join = (a: Model, b: Model): Model => ({ parts: [...a.parts, ...b.parts], anchors: a.anchors });

const sizeOf = (model: Model): number => {
  const { lo, hi } = modelBounds(model);
  return Math.max(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);
};

/** Between a third and two thirds of the holder's height, whatever the real sizes: it must read as a picture. */
function heldModel(holder: Model, held: Subject, pose: Pose, by: Subject, seed: number): Model {
  const reading = pose === 'read' && held.poses.includes('open');
  const thing = held.build({ pose: reading ? 'open' : held.poses[0]!, seed });
  const bounds = modelBounds(holder);
  const height = bounds.hi[1] - bounds.lo[1];
  const share = Math.min(0.62, Math.max(0.3, (held.size / by.size) * 0.9));
  const grip = thing.anchors.grip?.at ?? middleOf(thing);
  const hand = holder.anchors.hand?.at ?? [0, height * 0.5, height * 0.3];
  const side = holder.anchors.side?.at;
  // What is held by its foot (balloon, flower, umbrella) goes to one hand and leans away from the face.
  const beside = side !== undefined && isHeldByFoot(thing, grip);
  const scale = (height * (beside ? Math.max(share, 0.74) : share) * (reading ? 0.8 : 1)) / sizeOf(thing);
  const turn: Vec3 = beside ? [-10, 0, 26] : [0, 0, 0];
  const offset = placed(grip, { turn, scale });
  return renameColours(placeModel(thing, { at: subtract(beside ? side : hand, offset), scale, turn }), HELD);
}

function isHeldByFoot(thing: Model, grip: Vec3): boolean {
  const { lo, hi } = modelBounds(thing);
  const height = hi[1] - lo[1];
  return height > hi[0] - lo[0] && grip[1] - lo[1] < 0.3 * height;
}

const middleOf = (model: Model) => {
  const { lo, hi } = modelBounds(model);
  return scaled([lo[0] + hi[0], lo[1] + hi[1], lo[2] + hi[2]], 0.5);
};

/** The mount keeps its own units; the rider is scaled so that the sizes are believable. */
function mounted(rider: Model, subject: Subject, mount: Subject, seed: number): Model {
  const below = mount.build({ pose: mount.poses.includes('stand') ? 'stand' : mount.poses[0]!, seed });
  const bounds = modelBounds(below);
  const seat = below.anchors.seat?.at ?? [0, bounds.hi[1], 0];
  const own = modelBounds(rider);
  const ratio = Math.min(1.1, Math.max(0.6, subject.size / mount.size));
  const scale = ((bounds.hi[1] - bounds.lo[1]) * ratio) / (own.hi[1] - own.lo[1]);
  const hips = scaled(rider.anchors.hips?.at ?? [0, own.lo[1], 0], scale);
  const above = placeModel(rider, { at: subtract(seat, hips), scale });
  return join(above, renameColours(below, MOUNT));
}
