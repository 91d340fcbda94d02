/** What the drawing of a world is worked out from, piece by piece, and what comes out of it. */

import type { Shade } from '#engine/sculpt/render/shader.ts';
import type { SurfaceSampler } from '#engine/sculpt/render/surface-sampler.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Placed, Similarity } from './piece.ts';

/** A placed piece with what is worked out about it once. */
export interface Actor {
  placed: Placed;
  space: Similarity;
  lo: Vec3;
  hi: Vec3;
}

/** How a piece is seen and lit. */
export interface View {
  /** Number of a drawn triangle in the whole mesh. */
  numberOf(solid: number): number;
  sampler: SurfaceSampler;
  shade: Shade;
  /** Units of the piece that half a pixel covers at one metre. */
  footprint: number;
}

export interface WorldPicture {
  width: number;
  height: number;
  /** Linear light as the shader gives it, three a pixel; valid where `alpha` is above 0. */
  light: Float32Array;
  alpha: Float32Array;
  /** Metres from the viewer; Infinity where nothing is. */
  depth: Float32Array;
  /** Which piece is seen, counted from 1; 0 is none. */
  piece: Uint8Array;
  /** Number of the colour seen within its piece; neighbours differ where an outline belongs. */
  colour: Uint8Array;
  /** Darkness of the ground at y = 0, 0 to 1, also where pieces hide it. */
  shadow: Float32Array;
}

/** Samples a pixel along each axis. */
export const SAMPLES = 2;
