/** A look in numbers: proportions of body and face, from which everything is sculpted. Units: a medium figure is about 3.8 high. */

import type { ArtStyle, BodyType, FaceShape, Height } from '#common/character/character-words.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { animalFace } from '../animal/faces.ts';
import { AGELESS, AGES } from './ageing.ts';
import type { FaceNumbers } from './face-numbers.ts';
import type { Look, Physique } from './look.ts';

export interface Figure {
  look: Look;
  /** Size of the head against the body; 1 is the friendly big-headed 3d figure. */
  head: number;
  /** Lengths against the 3d figure. */
  legs: number;
  torso: number;
  arms: number;
  /** Added to radii of body and limbs. */
  bulk: number;
  /** Half the breadth of the shoulders and the distance of the hip joints. */
  shoulder: number;
  hip: number;
  waist: number;
  hands: number;
  face: FaceNumbers;
}

interface Style {
  head: number;
  legs: number;
  torso: number;
  arms: number;
  thin: number;
  eye: readonly [number, number, number];
  iris: number;
  nose: number;
  hands: number;
}

const STYLES: Record<ArtStyle, Style> = {
  '3d': {
    head: 1,
    legs: 1,
    torso: 1,
    arms: 1,
    thin: 0,
    eye: [0.135, 0.155, 0.125],
    iris: 0.67,
    nose: 1,
    hands: 1,
  },
  anime: {
    head: 0.86,
    legs: 1.24,
    torso: 1.04,
    arms: 1.1,
    thin: -0.03,
    eye: [0.15, 0.195, 0.12],
    iris: 0.78,
    nose: 0.5,
    hands: 0.82,
  },
  cartoon: {
    head: 1.2,
    legs: 0.76,
    torso: 0.86,
    arms: 0.9,
    thin: 0.015,
    eye: [0.16, 0.18, 0.13],
    iris: 0.46,
    nose: 1.5,
    hands: 1.2,
  },
  realistic: {
    head: 0.71,
    legs: 1.34,
    torso: 1.16,
    arms: 1.17,
    thin: -0.012,
    eye: [0.098, 0.082, 0.1],
    iris: 0.62,
    nose: 1.25,
    hands: 0.78,
  },
  pixel: {
    head: 1.16,
    legs: 0.8,
    torso: 0.88,
    arms: 0.9,
    thin: 0.02,
    eye: [0.135, 0.17, 0.125],
    iris: 0.76,
    nose: 0.8,
    hands: 1.15,
  },
};

const BODIES: Record<BodyType, { bulk: number; shoulder: number; waist: number; hip: number }> = {
  slim: { bulk: -0.03, shoulder: 0.36, waist: 0.285, hip: 0.175 },
  average: { bulk: 0, shoulder: 0.385, waist: 0.32, hip: 0.185 },
  athletic: { bulk: 0.022, shoulder: 0.455, waist: 0.305, hip: 0.19 },
  heavy: { bulk: 0.11, shoulder: 0.445, waist: 0.47, hip: 0.232 },
};

/** A heavy animal is round: less would not be told from its fur. */
const ROUND = { bulk: 0.135, shoulder: 0.46, waist: 0.5, hip: 0.24 };

/** What a build adds to the body, and what it does to brows and lips. */
const PHYSIQUES: Record<
  Physique,
  { shoulder: number; waist: number; hip: number; bulk: number; brow: number }
> = {
  masculine: { shoulder: 0.035, waist: 0.005, hip: -0.006, bulk: 0.006, brow: 0.008 },
  feminine: { shoulder: -0.035, waist: -0.045, hip: 0.018, bulk: -0.014, brow: -0.006 },
};
const NEITHER = { shoulder: 0, waist: 0, hip: 0, bulk: 0, brow: 0 };

const STATURES: Record<Height, number> = { tiny: 0.74, short: 0.85, medium: 1, tall: 1.16, giant: 1.26 };
/** The smaller the figure, the larger its head. */
const HEADS: Record<Height, number> = { tiny: 1.1, short: 1.04, medium: 1, tall: 0.97, giant: 0.93 };

const FACES: Record<FaceShape, Pick<FaceNumbers, 'jaw' | 'chin' | 'cheek' | 'lower'>> = {
  oval: { jaw: 1, chin: 1, cheek: 1, lower: 1 },
  round: { jaw: 1.12, chin: 0.8, cheek: 1.14, lower: 0.93 },
  square: { jaw: 1.22, chin: 1.5, cheek: 0.92, lower: 1.02 },
  heart: { jaw: 0.78, chin: 0.7, cheek: 1.08, lower: 1.07 },
};

export function figureOf(look: Look): Figure {
  const style = STYLES[look.artStyle];
  const body = look.animal && look.bodyType === 'heavy' ? ROUND : BODIES[look.bodyType];
  const build = look.physique ? PHYSIQUES[look.physique] : NEITHER;
  const age = look.age ? AGES[look.age] : AGELESS;
  const stature = STATURES[look.height];
  const random = seeded(look.seed * 7919 + 17);
  /** Evenly within plus and minus `amount`. */
  const about = (amount: number) => (random() * 2 - 1) * amount;
  const shape = FACES[look.faceShape];
  const face = { ...shape, cheek: shape.cheek * age.cheek, lower: shape.lower * age.lower };
  const [ex, ey, ez] = [style.eye[0] * age.eye, style.eye[1] * age.eye, style.eye[2]];
  const nose = style.nose * age.nose * (look.marks?.includes('big-nose') ? 2 : 1);
  const wide = 1 + about(0.06);
  return {
    look,
    head: style.head * age.head * HEADS[look.height],
    legs: style.legs * age.legs * stature,
    torso: style.torso * age.torso * (1 + (stature - 1) * 0.5),
    arms: style.arms * age.arms * (1 + (stature - 1) * 0.6),
    bulk: body.bulk + style.thin + build.bulk + age.bulk,
    shoulder: body.shoulder + style.thin + build.shoulder - age.narrow,
    hip: body.hip + build.hip - age.narrow * 0.35,
    waist: body.waist + style.thin + build.waist - age.narrow * 0.5,
    hands: style.hands * age.hands,
    face: {
      ...face,
      eye: [ex * wide, ey * (1 + about(0.07)), ez],
      eyeX: 0.2 + about(0.012),
      eyeY: -0.01 + about(0.015),
      iris: style.iris,
      lid: 0.7 + about(0.09),
      tilt: about(0.022),
      nose: [
        (0.056 + about(0.01)) * (0.6 + 0.4 * nose),
        (0.05 + about(0.008)) * nose,
        (0.07 + about(0.012)) * nose,
      ],
      browY: 0.22 + about(0.02) + (ey - 0.155) * 0.8,
      browThick:
        ((look.facialHair ? 0.03 : 0.023) + about(0.005) + build.brow) *
        age.brow *
        (look.marks?.includes('thick-brows') ? 1.7 : 1),
      browArch: 0.034 + about(0.014),
      mouth: 0.132 + about(0.014),
      mouthY: -0.305 * face.lower,
      ears: (1 + about(0.12)) * (look.marks?.includes('big-ears') ? 1.5 : 1),
      ...(look.animal && animalFace(look.animal, [ex * wide, ey, ez])),
    },
  };
}
