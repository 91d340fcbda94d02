/** Turns what was found in a photo into what is kept, or into advice for another photo. */

import { AppError } from '#common/errors.ts';
import type { FaceReading } from '../../contract.ts';
import type { FaceProblem, FoundFace } from '../parts.ts';

export const NO_FACE =
  'No face was found in this photo. Please choose one that shows the face from the front, in good light.';

export const ADVICE: Record<FaceProblem, string> = {
  'too-small': 'The face is too small in this photo. Please choose one taken from nearer.',
  'too-dark': 'The face is too dark in this photo. Please choose one taken in better light.',
  'turned-away': 'The face is turned away in this photo. Please choose one that looks towards the camera.',
};

/** Faces that cannot perform are left out; where none is left, the largest one says why. */
export function readingOf(found: readonly FoundFace[]): FaceReading {
  const faces = found
    .filter((one) => one.problem === null)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
  if (faces.length > 0) return { faces, chosen: faces.length === 1 ? 0 : null };
  const problem = found[0]?.problem;
  throw new AppError('unprocessable', problem ? ADVICE[problem] : NO_FACE);
}
