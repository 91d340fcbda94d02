/** How a character looks, in words: the choices that people make, without any number. */

import type {
  Accessory,
  AccessoryColors,
  Animal,
  ArtStyle,
  BodyType,
  ClothingColor,
  EyeColor,
  FaceMark,
  FaceShape,
  FacialHair,
  HairColor,
  HairStyle,
  Height,
  Outfit,
  Quality,
  SkinTone,
  StageOutfit,
} from '#common/character/character-words.ts';

export type Physique = 'masculine' | 'feminine';

/** Seen in proportions and faces. */
export type LookAge = 'baby' | 'child' | 'teen' | 'adult' | 'old';

export interface Look {
  /** A mascot with this animal's head, fur and tail; without it, a person. */
  animal?: Animal | '' | undefined;
  faceShape: FaceShape;
  skinTone: SkinTone;
  eyeColor: EyeColor;
  hairStyle: HairStyle;
  hairColor: HairColor;
  facialHair: FacialHair;
  /** Where it is not that of the hair. */
  facialHairColor?: HairColor | '' | undefined;
  bodyType: BodyType;
  /** A man's or a woman's build; without it the figure is neither. */
  physique?: Physique | undefined;
  /** Without it the figure is ageless. */
  age?: LookAge | undefined;
  /** In the pictures of the illustrator, where there are many people: hair and shade are worked out more coarsely. */
  isInCrowd?: boolean | undefined;
  marks?: readonly FaceMark[] | undefined;
  height: Height;
  outfit: Outfit | StageOutfit;
  color: ClothingColor;
  /** Garments by name, as lines of the wardrobe; they take the place of parts of the outfit. */
  garments?: readonly string[] | undefined;
  accessories: readonly Accessory[];
  /** Where they differ from what goes with the clothes. */
  accessoryColors?: AccessoryColors | undefined;
  artStyle: ArtStyle;
  quality: Quality;
  /** Small differences that no option names: two people with the same choices are still two people. */
  seed: number;
}

export const DEFAULT_LOOK: Look = {
  faceShape: 'oval',
  skinTone: 'medium',
  eyeColor: 'brown',
  hairStyle: 'short',
  hairColor: 'brown',
  facialHair: '',
  bodyType: 'average',
  height: 'medium',
  outfit: 'casual',
  color: 'blue',
  accessories: [],
  artStyle: '3d',
  quality: 'high',
  seed: 1,
};
