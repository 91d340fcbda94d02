/** Dresses people in what the prompt says they wear. */

import type { Garment } from '#engine/character/costume/kit.ts';
import { CLOTH_COLOURS } from '#engine/character/wardrobe/cloth-colours.ts';
import { GARMENT_WORDS } from '#engine/character/wardrobe/garment-words.ts';
import type { Colour } from '../../scene.ts';

/** What a word for something worn means; undefined for what is not in the kit. */
export function garmentFor(name: string, colour: Colour | null): Garment | undefined {
  const plain = name.toLowerCase();
  const holds = (phrase: string): boolean =>
    plain === phrase ||
    plain.endsWith(` ${phrase}`) ||
    plain.startsWith(`${phrase} `) ||
    plain.includes(` ${phrase} `);
  let best: (typeof GARMENT_WORDS)[number] | undefined;
  let length = 0;
  for (const entry of GARMENT_WORDS)
    for (const phrase of entry[0].split('|'))
      if (phrase.length > length && holds(phrase)) {
        best = entry;
        length = phrase.length;
      }
  if (!best) return undefined;
  const said = colour ?? plain.split(' ').find((word) => word in CLOTH_COLOURS);
  const [, is, own, trim = own] = best;
  return {
    is,
    colour: CLOTH_COLOURS[said ?? own]!,
    trim: CLOTH_COLOURS[said && trim === own ? said : trim]!,
  };
}
