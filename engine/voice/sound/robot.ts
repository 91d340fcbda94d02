/** Turns a voice into a robot's: every tone gets a second one beside it, as radio plays do it. */

const TONE_HZ = 55;
/** How much of the plain voice stays, so that words are understood. */
const PLAIN = 0.35;

export function asRobot(samples: Float32Array, sampleRate: number): Float32Array {
  const step = (2 * Math.PI * TONE_HZ) / sampleRate;
  return samples.map((value, i) => value * (PLAIN + Math.sin(i * step)));
}
