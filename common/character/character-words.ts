/** The words by which characters are chosen and described: the calls check them, the engine sculpts by them. */

/** What a character may be instead of a person; '' is a person. */
export const ANIMALS = [
  'fox',
  'wolf',
  'cat',
  'tiger',
  'lion',
  'dog',
  'bear',
  'panda',
  'rabbit',
  'mouse',
  'pig',
  'frog',
  'penguin',
  'raccoon',
  'red-panda',
  'koala',
  'otter',
  'hamster',
  'squirrel',
  'beaver',
  'hedgehog',
  'monkey',
  'sloth',
  'skunk',
  'badger',
  'leopard',
  'cow',
  'horse',
  'donkey',
  'zebra',
  'unicorn',
  'deer',
  'giraffe',
  'sheep',
  'goat',
  'elephant',
  'hippo',
  'rhino',
  'kangaroo',
  'owl',
  'duck',
  'chicken',
  'parrot',
  'turtle',
  'crocodile',
  'dinosaur',
  'dragon',
] as const;
/** Known by colours of their own, but drawn in another where one is chosen; brown, which everybody has at first, is none. */
export const RECOLOURED_ANIMALS: readonly (typeof ANIMALS)[number][] = [
  'dragon',
  'dinosaur',
  'frog',
  'turtle',
  'crocodile',
  'unicorn',
  'parrot',
  'duck',
  'chicken',
  'sheep',
  'pig',
  'elephant',
];
export const FACE_SHAPES = ['oval', 'round', 'square', 'heart'] as const;
/** The last ones are of tales: orcs, ghosts, demons, robots. */
export const SKIN_TONES = [
  'light',
  'medium',
  'dark',
  'olive',
  'green',
  'blue',
  'purple',
  'red',
  'gray',
  'silver',
] as const;
export const EYE_COLORS = [
  'brown',
  'blue',
  'green',
  'hazel',
  'gray',
  'amber',
  'red',
  'purple',
  'rose',
] as const;
export const HAIR_STYLES = [
  'short',
  'medium',
  'long',
  'curly',
  'bald',
  'ringlets',
  'ponytail',
  'pigtails',
  'braids',
  'bun',
  'buns',
  'spiky',
  'mohawk',
  'afro',
  'dreadlocks',
  'cornrows',
  'braid',
] as const;
export const HAIR_COLORS = [
  'black',
  'brown',
  'blonde',
  'red',
  'gray',
  'white',
  'orange',
  'rose',
  'blue',
  'green',
  'purple',
] as const;
/** Seen in proportions and face; '' is a grown-up of no particular age. */
export const AGES = ['', 'baby', 'child', 'teen', 'old'] as const;
export const PHYSIQUES = ['', 'masculine', 'feminine'] as const;
/** On skin: tattoos are on the arms, the others on the face. The last three are in the fur of animals. */
export const FACE_MARKS = [
  'freckles',
  'rosy-cheeks',
  'scar',
  'beauty-mark',
  'lipstick',
  'black-lipstick',
  'pink-lipstick',
  'big-nose',
  'big-ears',
  'tooth-gap',
  'thick-brows',
  'long-lashes',
  'face-paint',
  'bindi',
  'tattoos',
  'anchor-tattoo',
  'heart-tattoo',
  'star-tattoo',
  'flower-tattoo',
  'spots',
  'stripes',
  'patches',
] as const;
export const FACIAL_HAIR = [
  '',
  'stubble',
  'mustache',
  'handlebar',
  'goatee',
  'sideburns',
  'beard',
  'long-beard',
  'braided-beard',
] as const;
export const BODY_TYPES = ['slim', 'average', 'athletic', 'heavy'] as const;
export const HEIGHTS = ['tiny', 'short', 'medium', 'tall', 'giant'] as const;
export const OUTFITS = ['casual', 'formal', 'fantasy', 'sci-fi', 'medieval'] as const;
/** Worn by performers in music videos; the character creator does not offer them. */
export const STAGE_OUTFITS = ['rock', 'pop', 'country', 'hip-hop'] as const;
export const CLOTHING_COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'white'] as const;
/** On a head, besides the hat, the chef's hat and the crown. */
const CAPS = [
  'cap',
  'beanie',
  'beret',
  'top-hat',
  'cowboy-hat',
  'straw-hat',
  'pointed-hat',
  'headband',
  'bandana',
  'flower-crown',
] as const;
export const ACCESSORIES = [
  'glasses',
  'sunglasses',
  'hat',
  'chef-hat',
  'crown',
  'earrings',
  'necklace',
  'scarf',
  'cape',
  'backpack',
  'headphones',
  'apron',
  ...CAPS,
  'tie',
  'bow-tie',
  'eye-patch',
  'gloves',
] as const;
/** Only one of these fits on a head. */
export const HEADWEAR = [
  'hat',
  'chef-hat',
  'crown',
  ...CAPS,
] as const satisfies readonly (typeof ACCESSORIES)[number][];
/** Accessories come in more colours than clothes do. */
export const ACCESSORY_COLORS = [
  ...CLOTHING_COLORS,
  'orange',
  'pink',
  'turquoise',
  'brown',
  'gray',
  'gold',
  'silver',
] as const;
export const ART_STYLES = ['3d', 'anime', 'cartoon', 'realistic', 'pixel'] as const;
export const QUALITIES = ['high', 'medium', 'low'] as const;

type One<T extends readonly string[]> = T[number];

export type Animal = One<typeof ANIMALS>;
export type FaceShape = One<typeof FACE_SHAPES>;
export type SkinTone = One<typeof SKIN_TONES>;
export type EyeColor = One<typeof EYE_COLORS>;
export type HairStyle = One<typeof HAIR_STYLES>;
export type HairColor = One<typeof HAIR_COLORS>;
export type FacialHair = One<typeof FACIAL_HAIR>;
export type BodyType = One<typeof BODY_TYPES>;
export type Height = One<typeof HEIGHTS>;
export type FaceMark = One<typeof FACE_MARKS>;
export type Outfit = One<typeof OUTFITS>;
export type StageOutfit = One<typeof STAGE_OUTFITS>;
export type ClothingColor = One<typeof CLOTHING_COLORS>;
export type Accessory = One<typeof ACCESSORIES>;
export type AccessoryColor = One<typeof ACCESSORY_COLORS>;
/** Those that somebody chose; the others go with the clothes. */
export type AccessoryColors = Partial<Record<Accessory, AccessoryColor>>;
export type ArtStyle = One<typeof ART_STYLES>;
export type Quality = One<typeof QUALITIES>;
