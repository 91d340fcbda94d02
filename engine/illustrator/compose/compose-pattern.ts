/** Composes a pattern of the scene's things; undefined where none of them can be drawn. */

import { rgb } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import { pattern } from '../graphic/pattern.ts';
import { PASTEL } from '../locations/sets/studio.ts';
import type { StageContext } from '../locations/stage.ts';
import type { Composed, Size } from './compose-picture.ts';
import { placedPiece } from './node.ts';
import { type CardPictures, defaultTurn, thingPiece } from './thing-piece.ts';
import { WORN } from './tones.ts';

const MAX_MOTIFS = 5;

export function composePattern(
  { scene, seed }: StageContext,
  size: Size,
  cards: CardPictures,
): Composed | undefined {
  const motifs = scene.things
    .filter((one) => one.kind !== 'person')
    .slice(0, MAX_MOTIFS)
    .flatMap((thing) => {
      const piece = thingPiece(thing, cards, 'normal');
      return piece ? [placedPiece(piece, piece.isCard ? 0 : -defaultTurn(thing.name))] : [];
    });
  if (motifs.length === 0) return undefined;
  const requested = scene.backdrop?.colours[0];
  const ground = requested ? rgb(scene.backdrop!.isPastel ? PASTEL[requested] : WORN[requested]) : null;
  return { ...pattern(motifs, { ...size, ground, chance: random(seed + 41) }), glow: 0 };
}
