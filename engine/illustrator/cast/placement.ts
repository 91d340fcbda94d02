/** Composes the subjects: who stands where, how large, looking which way; relations between them become places. */

import { clamp } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import type { Camera, SceneSpec, SubjectSpec } from '../scene-spec.ts';
import type { Stage } from '../settings/stage.ts';
import { findSubject } from '../subjects/registry.ts';
import type { Subject } from '../subjects/subject.ts';

export interface Placement {
  spec: SubjectSpec;
  subject: Subject;
  /** Middle, in picture heights right of the centre. */
  u: number;
  /** Row of the foot, or of the middle when it floats. */
  v: number;
  /** Longest side in picture heights. */
  size: number;
  yaw: number;
  pitch: number;
  floats: boolean;
  /** Share of the height that lies under water, where there is water. */
  sunk: number;
  /** 0 near to 1 at the horizon. */
  far: number;
}

const HERO: Record<Camera, number> = { normal: 0.58, close: 0.82, portrait: 0.76, wide: 0.36 };
const WIDE_FAMILIES = new Set(['vehicle', 'building']);

export function placements(scene: SceneSpec, stage: Stage, aspect: number, seed: number): Placement[] {
  const chance = random(seed + 71);
  const known = scene.subjects.flatMap((spec) => {
    const subject = findSubject(spec.name);
    return subject ? [{ spec, subject }] : [];
  });
  const first = known[0];
  if (!first) return [];
  const room = Math.min(1, 0.55 + 0.45 * aspect);
  const hero = HERO[scene.camera] * room;
  const out: Placement[] = [];
  for (const [index, { spec, subject }] of known.entries()) {
    const relation = index > 0 ? spec.relation : null;
    const other = relation ? out.find((one) => one.spec === known[relation.to]?.spec) : undefined;
    // Real sizes, pressed together: an ant beside a whale must still be seen.
    const ratio = clamp((subject.size / first.subject.size) ** 0.42, 0.4, 1.7);
    const size = Math.min(0.94, hero * (index === 0 ? 1 : 0.86 * ratio) * spec.scale ** 0.75);
    const base = place(spec, subject, size, stage, chance);
    if (relation && other) relate(base, relation.kind, other, stage);
    else if (index > 0) beside(base, out, stage, subject);
    out.push(...several(base, spec.count, stage, aspect, chance));
  }
  spreadOut(out, aspect);
  return out.sort((a, b) => b.far - a.far);
}

function place(
  spec: SubjectSpec,
  subject: Subject,
  size: number,
  stage: Stage,
  chance: () => number,
): Placement {
  // In the sea, what swims lies in the water.
  const swims = stage.footing === 'water' && subject.family === 'animal';
  const inAir = stage.footing === 'air' || spec.pose === 'fly' || ((subject.airborne ?? false) && !swims);
  const floats = inAir && spec.pose !== 'stand' && spec.pose !== 'sit';
  const wide = WIDE_FAMILIES.has(subject.family) ? 1.12 : 1;
  // Buildings stand back a little, on the ground that is farther away.
  const foot =
    subject.family === 'building'
      ? stage.ground - 0.22 * (stage.ground - stage.horizon)
      : stage.ground + 0.02;
  const look = stage.footing === 'air' ? 4 : clamp((stage.ground - stage.horizon) * 42, 5, 14);
  return {
    spec,
    subject,
    u: (chance() - 0.5) * 0.06,
    v: floats ? (stage.footing === 'air' ? 0.52 : 0.4) : foot,
    size: size * wide,
    yaw: subject.view.yaw * (chance() < 0.5 ? -1 : 1),
    pitch: floats ? Math.min(subject.view.pitch, 6) : look,
    floats,
    sunk: swims && subject.airborne ? 0.3 : 0.08,
    far: 0.2,
  };
}

/** "A in front of B" is told by B: `other` is the one that stands in front. */
function relate(
  own: Placement,
  kind: NonNullable<SubjectSpec['relation']>['kind'],
  other: Placement,
  stage: Stage,
): void {
  own.u = other.u;
  switch (kind) {
    case 'on':
    case 'in':
      own.size = Math.max(own.size, other.size * 0.9);
      own.far = other.far + 0.02;
      other.size *= 0.68;
      other.floats = false;
      other.v = own.v - own.size * (kind === 'on' ? 0.62 : 0.3);
      break;
    case 'under':
      own.size = Math.max(own.size, other.size * 1.5);
      own.far = other.far + 0.2;
      own.u = other.u - 0.16;
      own.v = own.floats ? Math.min(own.v, other.v - other.size) : other.v - 0.05;
      break;
    case 'in front of':
      own.far = other.far + 0.35;
      own.size = Math.max(own.size, other.size * 1.05);
      if (!own.floats) own.v = stage.horizon + (stage.ground - stage.horizon) * 0.5;
      other.u -= 0.18;
      other.size *= 0.78;
      break;
    case 'behind':
      own.far = Math.max(0, other.far - 0.1);
      own.v = Math.min(0.97, other.v + 0.05);
      other.size *= 0.9;
      own.u += 0.2;
      break;
    case 'over':
      other.floats = true;
      other.v = Math.min(other.v, own.v - own.size - other.size * 0.25, 0.34);
      own.far = other.far + 0.1;
      break;
    case 'beside':
      other.u -= other.size * 0.42;
      own.u = other.u + (other.size + own.size) * 0.46;
      break;
  }
}

/** Without a word about it: houses and trees behind, others next to who is there already. */
function beside(own: Placement, others: readonly Placement[], stage: Stage, subject: Subject): void {
  const isBackdrop = subject.family === 'building' || subject.family === 'plant';
  const last = others.at(-1)!;
  if (isBackdrop) {
    own.far = 0.5;
    own.v = stage.horizon + (stage.ground - stage.horizon) * 0.55;
    own.u = last.u + (last.u > 0 ? -0.3 : 0.3);
    return;
  }
  for (const one of others) one.u -= own.size * 0.36;
  own.u = last.u + (last.size + own.size) * 0.46;
}

function several(
  base: Placement,
  count: number,
  stage: Stage,
  aspect: number,
  chance: () => number,
): Placement[] {
  if (count <= 1) return [base];
  const shrunk = base.size * (count > 5 ? 0.5 : count > 2 ? 0.62 : 0.74);
  return Array.from({ length: count }, (_, i) => {
    const across = count === 1 ? 0 : i / (count - 1) - 0.5;
    const back = i % 2 === 1 ? 0.22 : 0;
    const reach = Math.min(aspect * 0.72, shrunk * count * 0.8);
    const depth =
      stage.footing === 'air' || base.floats
        ? (chance() - 0.5) * 0.3
        : -back * (stage.ground - stage.horizon);
    return {
      ...base,
      u: base.u + across * reach + (chance() - 0.5) * 0.03,
      v: base.v + depth,
      size: shrunk * (1 - back * 0.8) * (0.94 + 0.12 * chance()),
      yaw: base.yaw * (chance() < 0.3 ? -1 : 1) + (chance() - 0.5) * 24,
      far: base.far + back,
    };
  });
}

/** Keeps the group in the middle and inside the frame. */
function spreadOut(all: Placement[], aspect: number): void {
  const half = ({ subject, size }: Placement) => size * (subject.family === 'vehicle' ? 0.5 : 0.4);
  const left = Math.min(...all.map((one) => one.u - half(one)));
  const right = Math.max(...all.map((one) => one.u + half(one)));
  const shift = (left + right) / 2;
  const squeeze = Math.min(1, (aspect * 0.96) / (right - left));
  for (const one of all) {
    one.u = (one.u - shift) * squeeze;
    one.size *= Math.sqrt(squeeze);
    if (one.floats) one.v = clamp(one.v, one.size * 0.45 + 0.03, 0.97 - one.size * 0.4);
  }
}
