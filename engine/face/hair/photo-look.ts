/** Decides by what was measured: how the hair of a photographed person is worn, and whether there are glasses. */

import type { Plane } from '#engine/photo/planes.ts';
import type { FacePicture, PhotoLook } from '../photo-face.ts';
import { headGrid, hexOfLab } from './head-grid.ts';
import { type HairMeasures, measureHair } from './measure-hair.ts';

/** Share of the skull that is bare on a bald head, and how little hair there may be beside it. */
const BALD = { bare: 0.85, volume: 12 };
/** Cells below the bridge of the nose: hair that falls so far is no longer short; and so far below the chin it is long. */
const MEDIUM = 42;
const BELOW_CHIN = 18;
/** Short hair stands in tufts anyway. */
const CURLY = { falling: 0.285, short: 0.4, volume: 20 };
const GLASSES = 26;
/** Share of the place above the forehead that has to be in the photo. */
const SEEN = 0.5;

export const readLook = (picture: FacePicture, points: Float32Array, matte: Plane): PhotoLook =>
  lookFrom(measureHair(headGrid(picture, points, matte)));

export function lookFrom(measures: HairMeasures): PhotoLook {
  return {
    hairStyle: measures.crown < SEEN ? null : styleOf(measures),
    hairColor: hexOfLab(measures.colour),
    glasses: measures.bridge > GLASSES,
  };
}

function styleOf({ bare, volume, falls, chin, curl }: HairMeasures): NonNullable<PhotoLook['hairStyle']> {
  if (bare > BALD.bare && volume < BALD.volume) return 'bald';
  if (falls > chin + BELOW_CHIN) return curl > CURLY.falling ? 'ringlets' : 'long';
  if (falls > MEDIUM) return curl > CURLY.falling ? 'curly' : 'medium';
  return curl > CURLY.short && volume >= CURLY.volume ? 'curly' : 'short';
}
