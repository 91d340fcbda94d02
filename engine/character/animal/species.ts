/** What makes an animal the animal it is: the parts of its head, the colours on them, and its tail. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body } from '../figure/body.ts';
import type { FaceNumbers } from '../figure/face-numbers.ts';
import type { SolidPart } from '../part.ts';

export interface Coat {
  fur: string;
  /** Muzzle, cheeks, belly. */
  light: string;
  /** Ear tips, paws, stripes, patches. */
  dark: string;
  nose: string;
  /** Inside of the ears. */
  inner: string;
}

/** A piece in the head's space. */
export interface HeadPart {
  name: string;
  shape: Shape;
  colour: string;
  material?: SolidPart['material'];
  detail?: number;
  /** Another colour above this height. */
  tip?: { from: number; colour: string };
  /** Where a place of a part that was moved has been, on the right side. */
  before?: (p: Vec3) => Vec3;
}

/** How much of a colour there is at a place of the head, 0 to 1. */
export type Painter = (a: number, b: number, c: number) => number;

/** The body that a tail grows from. */
export interface TailSpace {
  body: Body;
  root: Vec3;
}

type Tone = keyof Coat;

export interface Species {
  /** Colours that it is known by, which do not change. */
  coat?: Coat;
  /** Colours in place of those of the fur that was chosen. */
  own?: Partial<Coat>;
  snout: (face: FaceNumbers) => Shape[];
  ears: (coat: Coat) => HeadPart[];
  /** On the tip of the snout, found on the face. */
  nose?: (face: Shape) => Shape[];
  hasWhiskers?: boolean;
  /** Horns, manes, teeth and the like. */
  more?: (coat: Coat, face: Shape) => HeadPart[];
  light: Painter;
  dark: Painter;
  /** Painted in the nose's colour. */
  beak?: Painter;
  /** Where these are of another colour than the fur; the muzzle is light where nothing else is said. */
  tones?: { base?: Tone; lids?: Tone; muzzle?: Tone; hands?: Tone; brows?: Tone };
  lip?: string;
  /** Eyes on top of the head have no forehead above them. */
  hasNoBrows?: true;
  /** On the body: tail, shell. */
  tail?: (space: TailSpace, coat: Coat) => SolidPart[];
}

export const nowhere: Painter = () => 0;
