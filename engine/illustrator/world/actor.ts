/** What the drawing of a world is worked out from, piece by piece, and what comes out of it. */

import type { Camera } from '#engine/sculpt/render/camera.ts';
import type { Projected } from '#engine/sculpt/render/raster.ts';
import type { Shade } from '#engine/sculpt/render/shader.ts';
import type { ShadowMap } from '#engine/sculpt/render/shadow-map.ts';
import type { SurfaceSampler } from '#engine/sculpt/render/surface-sampler.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Canvas } from '../canvas/canvas.ts';
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

export interface Pane {
  who: number;
  actor: Actor;
  projected: Projected;
  view: View;
}

export interface World {
  camera: Camera;
  actors: readonly Actor[];
  views: readonly View[];
  /** Pieces with parts one looks through. */
  panes: readonly Pane[];
  shadows: ShadowMap;
}

export interface Surface extends World {
  /** Sums over the samples of a pixel: the normal of its grain, and its colour. */
  normal: Float32Array;
  albedo: Float32Array;
  material: Uint8Array;
  /** Share of the sky that the piece itself leaves open. */
  open: Float32Array;
  /** One place for each two by two pixels: where it is and which way it faces, without grain. */
  halfWidth: number;
  place: Float32Array;
  facing: Float32Array;
  /** The pixel it was taken from plus one; 0 where nothing is. */
  from: Int32Array;
  /** Lays what one looks through over the finished bodies. */
  glaze?: (canvas: Canvas) => void;
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
  /** What there is to be lit, where the light is traced. */
  surface?: Surface;
  /** Darkness of the ground at y = 0, 0 to 1, also where pieces hide it. */
  shadow: Float32Array;
}

/** Samples a pixel along each axis. */
export const SAMPLES = 2;
