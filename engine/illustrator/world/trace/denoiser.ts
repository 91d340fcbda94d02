/** What the tracer asks of whoever has a network for the purpose: the same light without its grain. */

export interface NoisyLight {
  width: number;
  height: number;
  /** Three numbers a point each: light without the surfaces' colours, those colours (0 to 1), and the normals. */
  light: Float32Array;
  albedo: Float32Array;
  normal: Float32Array;
}

/** Undefined where it cannot be done: the tracer then smooths by itself. */
export type Denoise = (noisy: NoisyLight) => Promise<Float32Array | undefined>;
