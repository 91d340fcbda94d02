/** One person of a picture, posed and dressed, with what is held and ridden: all that the world needs to place somebody. */

import { personOf } from './looks.ts';
import { couplePiece } from './pairs.ts';
import type { PersonPiece, PersonRequest } from './person.ts';
import { posedPerson } from './posed-person.ts';
import { ridingPerson } from './riding.ts';

export function personPiece(request: PersonRequest): PersonPiece {
  const { thing, seed, partner, mount } = request;
  const person = personOf(thing, seed);
  if (partner) return couplePiece(request, partner, person.does);
  if (mount) return ridingPerson(request, mount);
  return posedPerson(request);
}
