/** Blows a silhouette up like a cushion: the height of a soap film over it, so that round outlines become balls. */

import { type FieldMap, smoothed } from './field-map.ts';

const ROUNDS = 260;
/** Over-relaxation of the solver: close to the best for maps of about 160 points. */
const HASTE = 1.9;

/** Height in points above the middle plane; zero outside. */
export function inflated(mask: Uint8Array, size: number): FieldMap {
  const film = new Float32Array(size * size);
  for (let round = 0; round < ROUNDS; round++)
    for (let y = 1; y < size - 1; y++)
      for (let x = 1; x < size - 1; x++) {
        const o = y * size + x;
        if (!mask[o]) continue;
        const want = (film[o - 1]! + film[o + 1]! + film[o - size]! + film[o + size]! + 4) / 4;
        film[o] = film[o]! + (want - film[o]!) * HASTE;
      }
  // Over a disc of radius r the film is r² at its middle: the root makes it a ball.
  return smoothed({ size, values: film.map((one) => Math.sqrt(Math.max(0, one))) });
}
