/** The places in which scenes play, as the illustrator is asked for them. */

import type { ArtStyle } from '#common/character/character-words.ts';
import type { Background } from '../../../calls/scene-calls.ts';

export interface PlaceOrder {
  prompt: string;
  seed: number;
}

export const PLACES: Record<Exclude<Background, 'simple'>, PlaceOrder> = {
  city: { prompt: 'city street at day', seed: 3 },
  forest: { prompt: 'peaceful forest', seed: 2 },
  space: { prompt: 'space galaxy', seed: 4 },
  underwater: { prompt: 'underwater reef', seed: 2 },
  medieval: { prompt: 'a giant medieval castle on a meadow', seed: 5 },
};

/** Five to four, like the stage. */
export const PLACE_SIZE = { width: 1250, height: 1000 };

/** The hands of the illustrator: painted behind solid figures, drawn behind those with lines. */
export const PLACE_STYLES = { painted: '', drawn: 'anime' } as const;
export type PlaceStyle = keyof typeof PLACE_STYLES;

export const placeStyleOf = (styles: readonly ArtStyle[]): PlaceStyle =>
  styles.every((one) => one === 'anime' || one === 'cartoon') ? 'drawn' : 'painted';
