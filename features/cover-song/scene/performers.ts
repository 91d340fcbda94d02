/** Who stands on the stage: body type, clothing style and persona become a look that the character engine builds. */

import { type ClothingColor, HEADWEAR } from '#common/character/character-words.ts';
import { DEFAULT_LOOK, type Look, type Physique } from '#engine/character/figure/look.ts';
import type { Hands } from '#engine/character/motion/dance/groove.ts';
import type {
  BodyType,
  CharacterType,
  ClothingStyle,
  Hairstyle,
  Singing,
  SongGenre,
  StagePersonaId,
} from '../enums.ts';

export interface PerformerWish {
  characterType: CharacterType;
  /** Null where nobody has said it: neither build. */
  bodyType: BodyType | null;
  clothingStyle: ClothingStyle;
  /** Of a saved character. */
  wearsOwnClothes?: boolean;
  persona: StagePersonaId;
  /** For 'avatar': the saved character as the character creator keeps it. */
  avatarData?: unknown;
}

const PHYSIQUES: Record<BodyType, Physique | undefined> = {
  male: 'masculine',
  female: 'feminine',
  custom: undefined,
};

/** Somebody to begin with, for each body type. */
const PEOPLE: Record<BodyType, Partial<Look>> = {
  male: { hairStyle: 'short', hairColor: 'brown', bodyType: 'average', faceShape: 'square', seed: 3 },
  female: { hairStyle: 'long', hairColor: 'brown', bodyType: 'slim', faceShape: 'heart', seed: 4 },
  custom: { hairStyle: 'medium', hairColor: 'black', bodyType: 'average', faceShape: 'oval', seed: 9 },
};

/** The colour that each style is best known in. */
const COLOURS: Record<ClothingStyle, ClothingColor> = {
  casual: 'blue',
  formal: 'black',
  rock: 'white',
  pop: 'yellow',
  country: 'red',
  'hip-hop': 'purple',
};

interface StagePersona {
  look: Partial<Look>;
  /** What they wear unless told otherwise. */
  style: ClothingStyle;
}

/** Invented performers; none of them is, or resembles, a real person. */
export const STAGE_PERSONA_LOOKS: Record<StagePersonaId, StagePersona> = {
  'nova-vale': {
    style: 'pop',
    look: {
      faceShape: 'heart',
      skinTone: 'light',
      eyeColor: 'blue',
      hairStyle: 'medium',
      hairColor: 'white',
      bodyType: 'slim',
      color: 'blue',
      accessories: ['earrings'],
      seed: 24,
    },
  },
  'rex-thunder': {
    style: 'rock',
    look: {
      faceShape: 'square',
      skinTone: 'medium',
      eyeColor: 'green',
      hairStyle: 'long',
      hairColor: 'black',
      facialHair: 'stubble',
      bodyType: 'athletic',
      height: 'tall',
      color: 'red',
      seed: 31,
    },
  },
  'dusty-rae': {
    style: 'country',
    look: {
      faceShape: 'oval',
      skinTone: 'olive',
      eyeColor: 'hazel',
      hairStyle: 'long',
      hairColor: 'red',
      bodyType: 'average',
      color: 'green',
      seed: 12,
    },
  },
  'mc-comet': {
    style: 'hip-hop',
    look: {
      faceShape: 'round',
      skinTone: 'dark',
      eyeColor: 'brown',
      hairStyle: 'short',
      hairColor: 'black',
      facialHair: 'goatee',
      bodyType: 'athletic',
      color: 'yellow',
      seed: 18,
    },
  },
  'lady-aurora': {
    style: 'formal',
    look: {
      faceShape: 'oval',
      skinTone: 'dark',
      eyeColor: 'amber',
      hairStyle: 'curly',
      hairColor: 'brown',
      bodyType: 'average',
      color: 'purple',
      accessories: ['earrings'],
      seed: 40,
    },
  },
  'kit-circuit': {
    style: 'pop',
    look: {
      faceShape: 'oval',
      skinTone: 'light',
      eyeColor: 'gray',
      hairStyle: 'short',
      hairColor: 'blonde',
      bodyType: 'slim',
      color: 'purple',
      accessories: ['sunglasses'],
      seed: 7,
    },
  },
};

/** The editor may suggest it when a persona is chosen; what the person then chooses wins. */
export const stagePersonaStyle = (persona: StagePersonaId): ClothingStyle =>
  STAGE_PERSONA_LOOKS[persona].style;

/** The style that is seen; undefined for a saved character in clothes of its own. */
export const stageStyle = ({
  characterType,
  clothingStyle,
  wearsOwnClothes,
}: Pick<PerformerWish, 'characterType' | 'clothingStyle' | 'wearsOwnClothes'>): ClothingStyle | undefined =>
  characterType === 'avatar' && wearsOwnClothes ? undefined : clothingStyle;

export function performerLook(wish: PerformerWish): Look {
  const { characterType, clothingStyle, persona, avatarData } = wish;
  const bodyType = wish.bodyType ?? 'custom';
  const style = stageStyle(wish);
  const physique = PHYSIQUES[bodyType];
  const chosen: Partial<Look> =
    characterType === 'celebrity'
      ? STAGE_PERSONA_LOOKS[persona].look
      : characterType === 'avatar'
        ? { ...PEOPLE[bodyType], ...avatarLook(avatarData) }
        : PEOPLE[bodyType];
  const look: Look = {
    ...DEFAULT_LOOK,
    color: COLOURS[clothingStyle],
    ...chosen,
    outfit: style ?? chosen.outfit ?? clothingStyle,
    artStyle: chosen.artStyle ?? 'realistic',
    // Films move the coarser figure: at their size nobody sees the difference.
    quality: 'medium',
  };
  return {
    ...look,
    ...(physique && { physique }),
    garments: style ? [] : look.garments,
    accessories: look.accessories.filter((one) => !(style ? BULKY : STRAPPED).has(one)),
    // A saved character keeps its beard, whatever its build.
    facialHair: physique === 'feminine' && characterType !== 'avatar' ? '' : look.facialHair,
    // Pixels and ink lines belong to pictures; on a lit stage everybody is of one kind.
    artStyle: look.artStyle === 'pixel' ? '3d' : look.artStyle,
  };
}

/** Somebody from a photo: with their own hair and glasses. */
export const photographedLook = (
  look: Look,
  { hairStyle, glasses }: { hairStyle: Hairstyle | null; glasses: boolean },
): Look => ({
  ...look,
  hairStyle: hairStyle ?? look.hairStyle,
  accessories: glasses ? [...look.accessories, 'glasses'] : look.accessories,
});

/** In the way of a guitar's strap. */
const STRAPPED: ReadonlySet<string> = new Set(['cape', 'backpack']);

/** In the way of a stage outfit or its hat, too. */
const BULKY: ReadonlySet<string> = new Set([
  ...STRAPPED,
  ...HEADWEAR,
  'scarf',
  'necklace',
  'headphones',
  'tie',
  'bow-tie',
  'apron',
]);

/** Saved characters are kept as data of another feature: what is there is taken, what is missing stays. */
function avatarLook(data: unknown): Partial<Look> {
  if (typeof data !== 'object' || data === null) return {};
  const { appearance, clothing, style, seed } = data as Record<string, Record<string, unknown> | number>;
  return {
    ...(appearance as Partial<Look>),
    ...(clothing as Partial<Look>),
    // Nothing said is an empty word there.
    age: ((appearance as { age?: Look['age'] })?.age || undefined) as Look['age'],
    physique: undefined,
    ...(style && { artStyle: (style as { artStyle: Look['artStyle'] }).artStyle }),
    ...(typeof seed === 'number' && { seed }),
  };
}

/** Country and ballads come with a guitar, rock in leather too; everybody else holds the microphone. */
export function handsOf(
  genre: SongGenre | null,
  style: ClothingStyle | undefined,
  singing: Singing = 'lips',
): Hands {
  if (singing === 'play') return 'guitar';
  if (singing === 'hum') return 'free';
  if (genre === 'country' || style === 'country') return 'guitar';
  if (genre === 'rock' && style === 'rock') return 'guitar';
  return 'microphone';
}
