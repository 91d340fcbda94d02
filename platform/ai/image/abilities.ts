/** What an image model can do beyond drawing from words; what nobody knows for sure is not offered. */

export interface PictureAbilities {
  /** Begins with a picture instead of with nothing. */
  startsFromPicture: boolean;
  /** Can be told how far to go from that picture. */
  hasStrength: boolean;
  /** Paints anew only where a mask says so. */
  inpaints: boolean;
}

export const NO_ABILITIES: PictureAbilities = {
  startsFromPicture: false,
  hasStrength: false,
  inpaints: false,
};

const CLOUD: readonly [RegExp, PictureAbilities][] = [
  [/^openai:(gpt-image|dall-e-2)/, { startsFromPicture: true, hasStrength: false, inpaints: true }],
  [/^google:gemini-.*image/, { startsFromPicture: true, hasStrength: false, inpaints: false }],
];

export const cloudAbilities = (id: string): PictureAbilities =>
  CLOUD.find(([pattern]) => pattern.test(id))?.[1] ?? NO_ABILITIES;

/** What an adapter's image model understands beside the call itself, in `providerOptions.adapter`. */
export interface AdapterPictureOptions {
  /** From 0 (the picture as it is) to 1 (only its idea). */
  strength?: number;
  /** As small and quick as it can be: for tests by the operator. */
  isTiny?: boolean;
}

export const adapterOptions = (providerOptions: Record<string, unknown>): AdapterPictureOptions =>
  (providerOptions.adapter ?? {}) as AdapterPictureOptions;
