/** What was understood of a prompt: plain data between reading and painting, kept in the recipe of every picture. */

import type { SkinTone } from '#common/character/character-words.ts';
import type { Activity } from './people/activities.ts';

export const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'fog', 'snow'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MOODS = ['peaceful', 'dramatic', 'cheerful', 'dark', 'dreamy', 'futuristic', 'vintage'] as const;
export type Mood = (typeof MOODS)[number];

export const CAMERAS = ['normal', 'close', 'wide', 'portrait', 'above', 'low'] as const;
export type Camera = (typeof CAMERAS)[number];

export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'navy',
  'purple',
  'pink',
  'brown',
  'beige',
  'black',
  'white',
  'grey',
  'gold',
  'silver',
] as const;
export type Colour = (typeof COLOURS)[number];

export const MATERIALS = [
  'wood',
  'marble',
  'stone',
  'slate',
  'brick',
  'concrete',
  'glass',
  'metal',
  'gold',
  'silver',
  'copper',
  'ceramic',
  'plastic',
  'leather',
  'cloth',
  'velvet',
  'wool',
  'paper',
  'straw',
  'ice',
  'sand',
] as const;
export type Material = (typeof MATERIALS)[number];

/** What kind of picture is wanted. */
export const INTENTS = [
  'portrait',
  'product',
  'food',
  'interior',
  'street',
  'landscape',
  'action',
  'still life',
  'pattern',
  'abstract',
  'gradient',
] as const;
export type Intent = (typeof INTENTS)[number];

/** A graphic look that the words themselves ask for, beside the chosen art style. */
export const TREATMENTS = [
  'poster',
  'flat',
  'line art',
  'stained glass',
  'neon sign',
  'monochrome',
  'sepia',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Kinds of pictures, each with a camera of its own. */
export const FRAMING_KINDS = [
  'food',
  'product',
  'portrait',
  'person',
  'animal',
  'vehicle',
  'interior',
  'landscape',
  'pattern',
  'poster',
] as const;
export type FramingKind = (typeof FRAMING_KINDS)[number];

export const LIGHTS = [
  'soft',
  'studio',
  'dramatic',
  'golden',
  'candle',
  'neon',
  'spotlight',
  'moonlight',
] as const;
export type Light = (typeof LIGHTS)[number];

/**
 * How one thing stands to another. Told by the thing whose place depends on the other one:
 * "a cat on a sofa" is the cat's relation to the sofa, "a chef holding a pizza" the pizza's ('held by') to the chef.
 */
export const RELATIONS = [
  'on',
  'under',
  'beside',
  'in front of',
  'behind',
  'over',
  /** Contained and seen inside: a boat in a bottle, eggs in a basket. */
  'in',
  'around',
  'between',
  'against',
  'crossing',
  'drinking from',
  'riding',
  'held by',
  'worn by',
  /** Belongs to it, wherever that is usual: a cake with candles, a burger with fries. */
  'with',
] as const;
export type RelationKind = (typeof RELATIONS)[number];

export interface Relation {
  kind: RelationKind;
  /** Index into `things`. */
  to: number;
}

export const KINDS = [
  'person',
  'animal',
  'fantasy',
  'plant',
  'food',
  'object',
  'furniture',
  'vehicle',
  'building',
  'nature',
] as const;
export type Kind = (typeof KINDS)[number];

export const AGES = ['baby', 'child', 'young', 'adult', 'old'] as const;
export type Age = (typeof AGES)[number];

export const EXPRESSIONS = [
  'smile',
  'laugh',
  'calm',
  'sad',
  'angry',
  'surprised',
  'thoughtful',
  'wink',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** How a person looks; what the words leave open is null and chosen by the seed. */
export interface PersonLook {
  gender: 'female' | 'male' | null;
  age: Age | null;
  skin: SkinTone | null;
  hairStyle: 'short' | 'medium' | 'long' | 'curly' | 'bald' | 'ponytail' | 'bun' | 'braids' | null;
  hairColour: 'black' | 'brown' | 'blonde' | 'red' | 'gray' | 'white' | null;
  beard: 'beard' | 'moustache' | 'goatee' | 'stubble' | null;
  build: 'slim' | 'average' | 'heavy' | 'athletic' | null;
  expression: Expression | null;
  /** Garments and things on the body by name: 'scarf', 'glasses', 'white coat', 'red dress', 'hat'. */
  wearing: { name: string; colour: Colour | null }[];
}

export interface Thing {
  /** A name of the catalogue: what will be drawn. People have a trade's name or woman, man, girl, boy, person, baby. */
  name: string;
  /** What people call it, for `drawn`: "loaf of bread", "nurse", "wooden table". Singular, without number. */
  label: string;
  /** The words of the prompt it was read from; what a chip shows and takes away. */
  words: string;
  kind: Kind;
  /** 1 to 12. */
  count: number;
  colour: Colour | null;
  material: Material | null;
  /** 'striped', 'checked', 'dotted', 'floral'. */
  pattern: 'striped' | 'checked' | 'dotted' | 'floral' | null;
  /** Factor on the usual size: 0.4 tiny to 2.2 giant. */
  scale: number;
  /** Doing or condition: 'sleep', 'run', 'fly' for animals; any activity for people; null stands as usual. */
  action: Activity | null;
  /** 'burning', 'steaming', 'open', 'blank', 'broken', 'glowing', 'full', 'sliced', 'floating', 'decorated', 'old', 'new' */
  states: string[];
  /** Only this part fills the picture: a fox head. */
  part: 'head' | null;
  /** A heart made of roses: the name of what it is made of. */
  madeOf: string | null;
  relation: Relation | null;
  person: PersonLook | null;
}

/** What small things stand on, when the words say so or the intent wants it. */
export interface Surface {
  kind:
    | 'table'
    | 'board'
    | 'plate'
    | 'pedestal'
    | 'studio'
    | 'cloth'
    | 'shelf'
    | 'sill'
    | 'floor'
    | 'grass'
    | 'sand'
    | 'rock';
  material: Material | null;
  colour: Colour | null;
  /** Of a cloth. */
  pattern?: Thing['pattern'];
}

/** A plain ground instead of a place. */
export interface Backdrop {
  colours: Colour[];
  isGradient: boolean;
  isPastel: boolean;
}

export interface Scene {
  prompt: string;
  /** ISO 639-1 of the prompt's language. */
  language: string;
  intent: Intent;
  /** The hero first. */
  things: Thing[];
  /** A name of the list of places; never null: where the words name none, one that suits the hero. */
  place: string;
  isPlaceNamed: boolean;
  surface: Surface | null;
  backdrop: Backdrop | null;
  time: TimeOfDay;
  weather: Weather;
  season: Season | null;
  mood: Mood | null;
  light: Light | null;
  camera: Camera;
  treatment: Treatment | null;
  /** A colour of the whole picture, where no thing took it. */
  tint: Colour | null;
  /** Where calm room for words is wanted. */
  textSpace: 'left' | 'right' | 'top' | 'bottom' | null;
  /** Words to be read in the picture, and the name of the thing that carries them; a headline where none does. */
  lettering?: { text: string; on: string | null } | null;
  /** Pictures of one series share this text: their place is built from it and looks the same in all of them. */
  series?: string;
  /** English names of what is visible, hero first; the place last where it was named. */
  drawn: string[];
  /** Words left out: they name a thing we cannot draw, or nothing we know. */
  notUnderstood: string[];
  /** Those of them that only changed nothing: no other word would stand for them. */
  unused?: string[];
  /** Nobody said what things stand on. */
  isSurfaceOpen?: boolean;
  /** Nothing beside what was named. */
  isPlain?: boolean;
  /** Of the painted picture: what kind it is and where its hero is, in fractions of the picture. */
  framing?: { kind: FramingKind; hero: { x: number; y: number; width: number; height: number } };
  /** Names of what rests on nothing. */
  unsupported?: string[];
}
