/** What the process that draws is told, and what it answers. */

import type { Role } from './catalogue.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  rgb: Uint8Array;
}

export interface PictureOrder {
  /** Paths by what they are to the model. */
  weights: Partial<Record<Role, string>>;
  prompt: string;
  negative?: string;
  seed: number;
  width: number;
  height: number;
  steps: number;
  guidance: number;
  sampler?: string;
  scheduler?: string;
  /** Begins with it instead of with noise. */
  start?: Pixels;
  /** White where it is to be painted anew; as large as the start. */
  mask?: Pixels;
  /** From 0 (as it is) to 1 (only its idea). */
  strength?: number;
}
