/** How fine each piece is cut: enough for its thinnest feature, no finer than the eye needs. */

import type { Quality } from '#common/character/character-words.ts';
import type { SolidPart } from '../part.ts';

const COARSER: Record<Quality, number> = { high: 1, medium: 1.4, low: 2 };

/** Cell length in the figure's units for pieces that carry the face or fine work, and for the rest. */
const FINE = 0.0252;
const DEFAULT = 0.0385;

const FINE_PARTS = /^(head|hair|beard|hand|collar|cord|lace|glasses|earrings|emblem|lapels|tie|hood|crown)/;

export function cellOf(part: SolidPart, quality: Quality, headScale: number): number {
  const isFine = FINE_PARTS.test(part.name);
  const base = (isFine ? FINE : DEFAULT) / (part.detail ?? 1);
  const sized = /^(head|hair|beard)/.test(part.name) ? base * Math.max(0.8, headScale) : base;
  const kept = Math.max(Math.min(sized, part.shape.thin * 1.1), sized * 0.5);
  return kept * COARSER[quality];
}
