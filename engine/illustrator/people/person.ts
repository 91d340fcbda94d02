/** What is asked of the people painters, and what they give back. */

import type { Thing } from '../scene.ts';
import type { Piece, Placed } from '../world/piece.ts';

export interface PersonRequest {
  /** Of kind 'person'. */
  thing: Thing;
  /** Things 'held by' this person. */
  held?: readonly { name: string; piece: Piece }[];
  /** What the person rides: sits on its `seat`. */
  mount?: Piece;
  /** The other one of a hug, a handshake or a dance; comes back in `also` and must not be drawn again. */
  partner?: Thing;
  /** Height of the seat in metres for whoever sits on something; without it people sit on the ground. */
  seat?: number;
  seed: number;
  quality?: 'draft' | 'normal';
  framing?: 'full' | 'bust';
}

/** Facing +z, the ground at the mesh's lowest point; lengths of `also` in metres from the middle of the person's foot. */
export interface PersonPiece extends Piece {
  /** Tools, held things, the mount, the partner: placed relative to the person's foot, turning and growing with the person. */
  also: Placed[];
}
