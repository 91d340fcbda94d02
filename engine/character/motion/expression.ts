/** What a character's traits do to its face and bearing, so that a cheerful person looks cheerful. */

import { type Animation, poseAt } from './animations.ts';
import type { Pose } from './pose.ts';

type Face = Pose['face'];

const FACES: readonly { traits: RegExp; face: Face }[] = [
  { traits: /^(cheerful|happy|joyful|excited|playful|funny|energetic)$/, face: { smile: 1, browUp: 0.35 } },
  { traits: /^(friendly|kind|gentle|warm|caring)$/, face: { smile: 0.6 } },
  { traits: /^(confident|brave|heroic|proud|clever|smart)$/, face: { smile: 0.4, browAngry: 0.2 } },
  { traits: /^(angry|furious|fierce|evil|mean)$/, face: { frown: 0.6, browAngry: 1, smile: 0 } },
  { traits: /^(grumpy|stern|strict)$/, face: { frown: 0.7, browAngry: 0.6, smile: 0 } },
  { traits: /^(sad|lonely|melancholic|tired)$/, face: { frown: 0.6, browSad: 1, smile: 0 } },
  { traits: /^(shy|nervous|anxious)$/, face: { smile: 0.2, browSad: 0.6 } },
  { traits: /^(serious|calm|wise|mysterious|cool)$/, face: { smile: 0.08 } },
  { traits: /^(curious|surprised)$/, face: { browUp: 0.9, smile: 0.3 } },
];

const LIVELY = /^(cheerful|excited|energetic|playful|joyful)$/;

/** The first trait that says something decides; later ones would only blur it. */
export function faceOf(traits: readonly string[]): Face {
  for (const trait of traits) {
    const known = FACES.find((one) => one.traits.test(trait.toLowerCase()));
    if (known) return known.face;
  }
  return { smile: 0.3 };
}

/** Faces that are chosen for a film. */
const CHOSEN = {
  happy: { smile: 1, browUp: 0.35 },
  calm: { smile: 0.3 },
  serious: { smile: 0, browAngry: 0.25 },
  surprised: { browUp: 1, smile: 0.2 },
  sad: { frown: 0.6, browSad: 1 },
  angry: { frown: 0.6, browAngry: 1 },
} as const satisfies Record<string, Face>;

export const expressionOf = (chosen: keyof typeof CHOSEN | 'own', traits: readonly string[]): Face =>
  chosen === 'own' ? faceOf(traits) : CHOSEN[chosen];

/** A moment of a movement with the character's own face; a mouth that speaks keeps its shapes. */
export function bearing(animation: Animation, seconds: number, traits: readonly string[]): Pose {
  const pose = poseAt(animation, seconds);
  return { ...pose, face: { ...pose.face, ...faceOf(traits), blink: 0 } };
}

/** How a character stands for its portrait; the first trait decides. */
export const portraitPose = (traits: readonly string[]): Pose =>
  LIVELY.test((traits[0] ?? '').toLowerCase())
    ? bearing('waving', 0.62, traits)
    : bearing('idle', 0.8, traits);
