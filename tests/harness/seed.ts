/** Chance in tests: from one fixed seed, so that the same code passes or fails every time; long runs draw a new one. */

import fc from 'fast-check';
import { randomFrom } from './sample-schema.ts';

const FIXED = 20261116;

/** `npm run test:long` sets `TEST_SEED`, and prints it: a failure is repeated by setting it again. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? FIXED);

const runs = process.env.PROPERTY_RUNS;
fc.configureGlobal({ seed: TEST_SEED, ...(runs && { numRuns: Number(runs) }) });

/** Bytes that no compression makes small. */
export function noiseBytes(size: number, seed = TEST_SEED): Buffer<ArrayBuffer> {
  const random = randomFrom(seed);
  return Buffer.from(Uint8Array.from({ length: size }, () => random() * 256));
}
