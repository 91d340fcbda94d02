/** Turns describing words into what they say of a thing, a person or the whole picture. */

import { catalogueEntry } from '../../catalogue.ts';
import type { PersonName } from '../../people/trades.ts';
import { placeEntry } from '../../places.ts';
import type { Material, PersonLook, Thing } from '../../scene.ts';
import { isAbstract, isMissing, personOf, placeOf, thingOf } from '../meaning.ts';
import type { Token } from '../sentence/tokens.ts';
import { lemmaOfVerb } from '../sentence/verb-forms.ts';
import { singular } from '../sentence/word-forms.ts';
import { flavourOf, isIngredient, isTinted } from '../words/flavour-words.ts';
import { LIQUIDS } from '../words/group-words.ts';
import {
  AGES_BY_WORD,
  BEARDS,
  BUILDS,
  EXPRESSIONS_BY_WORD,
  HAIR_COLOURS,
  HAIR_NOUNS,
  HAIR_STYLES,
  SKINS,
} from '../words/look-words.ts';
import {
  LIGHTS_BY_WORD,
  MOODS_BY_WORD,
  SEASONS_BY_WORD,
  TIME_OF_LIGHT,
  TIMES_BY_WORD,
  WEATHERS_BY_WORD,
} from '../words/mood-words.ts';
import { ageOf, genderOf } from '../words/people-words.ts';
import { PLACES_ON_THE_MAP } from '../words/place-words.ts';
import {
  COLOURS_BY_WORD,
  MATERIAL_ADJECTIVE,
  MATERIALS_BY_WORD,
  PATTERNS_BY_WORD,
  SIZES,
  STATES_BY_WORD,
} from '../words/quality-words.ts';
import { ACTIVITY_OF_VERB } from '../words/verb-words.ts';
import { chill } from './chill.ts';
import { type Draft, isAnimate, leaveOut } from './draft.ts';

/** Time, weather, season, mood and light; true where the word was one of them. */
export function setAir(draft: Draft, word: string): boolean {
  const time = TIMES_BY_WORD.get(word);
  const weather = WEATHERS_BY_WORD.get(word);
  const season = SEASONS_BY_WORD.get(word);
  const mood = MOODS_BY_WORD.get(word);
  const light = LIGHTS_BY_WORD.get(word);
  draft.time ??= time ?? (light && TIME_OF_LIGHT[light]) ?? null;
  draft.weather ??= weather ?? null;
  draft.season ??= season ?? (weather === 'snow' ? 'winter' : null);
  draft.mood ??= mood ?? null;
  draft.light ??= light ?? null;
  return Boolean(time ?? weather ?? season ?? mood ?? light);
}

/** Whether a noun speaks of the air of the picture rather than of a thing. */
export const isAir = (word: string): boolean =>
  TIMES_BY_WORD.has(word) ||
  WEATHERS_BY_WORD.has(word) ||
  SEASONS_BY_WORD.has(word) ||
  LIGHTS_BY_WORD.has(word);

export function describeThing(draft: Draft, thing: Thing, mods: readonly Token[]): void {
  const flavour = isFlavoured(thing) ? flavourOf(mods.map(({ word }) => word)) : undefined;
  if (flavour) {
    if (isTinted(thing.name, flavour.word)) {
      thing.colour ??= flavour.colour;
      if (/^(glass|cup|bowl|bottle|jar) of/.test(thing.label)) addState(thing, 'full');
    }
    if (!thing.label.includes(flavour.word))
      thing.label = thing.label.includes(' of ')
        ? thing.label.replace(' of ', ` of ${flavour.word} `)
        : `${flavour.word} ${thing.label}`;
  }
  const liquid = /^(bottle|jar|glass)$/.test(thing.name)
    ? mods.find(({ word }) => LIQUIDS.has(word) && word !== 'water')
    : undefined;
  if (liquid) {
    thing.label = `${thing.label} of ${liquid.word}`;
    thing.colour ??= LIQUIDS.get(liquid.word) ?? null;
    if (thing.name === 'jar') thing.name = 'filled jar';
    addState(thing, 'full');
  }
  for (const mod of mods) {
    if (mod === liquid || chill(thing, mod.word)) continue;
    if (
      flavour?.word !== mod.word &&
      !(isFlavoured(thing) && isIngredient(mod.word) && !COLOURS_BY_WORD.has(mod.word))
    )
      describeBy(draft, thing, mod);
  }
}

/** Food takes the colour of its flavour, and so does what smells of it. */
const isFlavoured = ({ kind, name }: Thing): boolean =>
  kind === 'food' || /^(soap|lavender soap|candle|jam|honey|jar|bottle|glass|teacup|mug)$/.test(name);

function describeBy(draft: Draft, thing: Thing, mod: Token): void {
  const { word } = mod;
  if (thing.person && describePerson(thing.person, word)) {
    setAir(draft, MOODS_BY_WORD.has(word) && !EXPRESSIONS_BY_WORD.has(word) ? word : '');
    return;
  }
  const colour = thing.kind === 'animal' && word === 'ginger' ? 'orange' : COLOURS_BY_WORD.get(word);
  const material = MATERIALS_BY_WORD.get(word);
  if (word === 'ice' && /bucket|box|tray|skate|rink|cube/.test(thing.name)) return;
  const isPrecious = colour === 'gold' || colour === 'silver';
  if (colour) thing.colour ??= colour;
  if (material && !thing.person && thing.kind !== 'plant' && (!isPrecious || thing.kind === 'object')) {
    thing.material ??= material;
    // A wooden box is no wooden cardboard box.
    if (thing.label.split(' ').includes(word)) return;
    const isOther = thing.label.split(' ').some((part) => MATERIALS_BY_WORD.has(part));
    const base = isOther ? thing.name : thing.label;
    if (!isPrecious) thing.label = `${MATERIAL_ADJECTIVE[word as Material] ?? word} ${base}`;
  }
  if (colour || material) return;

  const size = SIZES.get(word);
  if (size) {
    thing.scale = size;
    return;
  }
  const pattern = PATTERNS_BY_WORD.get(word);
  if (pattern) thing.pattern ??= pattern;
  const state = STATES_BY_WORD.get(word);
  if (state) addState(thing, state);
  if (word === 'baby' && thing.kind === 'animal') thing.scale = 0.6;
  // A dark stone is no dark picture.
  if (word === 'dark' || word === 'bright') return;
  if (setAir(draft, word) || pattern || state || word === 'baby') return;

  const action = mod.tag === 'verb' ? ACTIVITY_OF_VERB.get(lemmaOfVerb(word) ?? '') : undefined;
  if (action) {
    if (isAnimate(thing) || thing.kind === 'vehicle') thing.action ??= action;
    return;
  }
  if (word === 'toy') {
    addState(thing, 'toy');
    // As large as a hand can carry, whatever it is of, and no animal any more.
    thing.scale = Math.min(0.4, TOY / (catalogueEntry(thing.name)?.metres ?? 1));
    if (thing.kind === 'animal' || thing.kind === 'fantasy') thing.kind = 'object';
    return;
  }
  if (EXPRESSIONS_BY_WORD.has(word)) return;
  noteModifier(draft, mod, thing);
}

/** Metres. */
const TOY = 0.26;

/** Nouns before the head only describe it, but may tell where it is, or be no word at all. */
export function noteModifier(draft: Draft, mod: Token, thing?: Thing): void {
  const { word } = mod;
  const place = placeOf(word);
  const isIndoorCar = thing?.kind === 'vehicle' && !PLACES_ON_THE_MAP.has(word);
  if (place && mod.tag !== 'adj' && !thingOf(word)) {
    // Sea salt and a garden salad say nothing of the place.
    const isOnPlate = thing?.kind === 'food' && placeEntry(place)?.kind !== 'interior';
    if (!isIndoorCar && !isOnPlate) draft.weakPlace ??= place;
    return;
  }

  const isKnown =
    mod.tag !== 'noun' ||
    isAbstract(word) ||
    isMissing(word) ||
    thingOf(word) ||
    personOf(word) ||
    lemmaOfVerb(word);
  if (mod.tag === 'name' || (!isKnown && mod.isCapital)) {
    draft.names.push(draft.text.slice(mod.start, mod.end));
    return;
  }
  if (
    !isKnown &&
    word.length > 2 &&
    !/\d/.test(word) &&
    !/(y|ish|ful|less|ous|ic|al|ian|ese|ed|ing|like|style|shaped)$/.test(word)
  ) {
    leaveOut(draft, draft.text.slice(mod.start, mod.end));
  }
}

export function addState(thing: Thing, state: string): void {
  if (!thing.states.includes(state)) thing.states.push(state);
}

/** True where the word was about looks. */
export function describePerson(look: PersonLook, word: string): boolean {
  if (/^(female|woman|girl|lady)$/.test(word)) look.gender = 'female';
  else if (/^(male|man|boy)$/.test(word)) look.gender = 'male';
  else if (HAIR_NOUNS.has(word)) look.hairColour = HAIR_COLOURS.get(word) ?? null;
  else if (BEARDS.has(word)) look.beard = BEARDS.get(word)!;
  else if (SKINS.has(word)) look.skin ??= SKINS.get(word)!;
  else if (AGES_BY_WORD.has(word)) look.age = AGES_BY_WORD.get(word)!;
  else if (EXPRESSIONS_BY_WORD.has(word)) look.expression ??= EXPRESSIONS_BY_WORD.get(word)!;
  else if (HAIR_STYLES.has(word) && !/^(short|long|straight|medium)$/.test(word))
    look.hairStyle = HAIR_STYLES.get(word)!;
  else if (BUILDS.has(word) && word !== 'round') look.build = BUILDS.get(word)!;
  else return false;
  return true;
}

export function lookOf(name: PersonName | string, word: string): Partial<PersonLook> {
  return { gender: genderOf(word, name), age: ageOf(word, name) };
}

/** "with curly red hair", "with a white beard", "with a big smile". */
export function describeBodyPart(look: PersonLook, part: string, mods: readonly string[]): void {
  const one = singular(part);
  if (BEARDS.has(one)) {
    look.beard = BEARDS.get(one)!;
    for (const mod of mods) look.hairColour ??= HAIR_COLOURS.get(mod) ?? null;
  } else if (HAIR_STYLES.has(part) || HAIR_STYLES.has(one)) {
    look.hairStyle = HAIR_STYLES.get(part) ?? HAIR_STYLES.get(one)!;
    for (const mod of mods) look.hairColour ??= HAIR_COLOURS.get(mod) ?? null;
  } else if (/^(hair|hairstyle|haircut)$/.test(one)) {
    for (const mod of mods) {
      const style = HAIR_STYLES.get(mod);
      // "long curly hair" is curly: the shape says more than the length.
      if (style && look.hairStyle !== 'curly') look.hairStyle = style;
      look.hairColour ??= HAIR_COLOURS.get(mod) ?? null;
    }
  } else if (one === 'skin') {
    for (const mod of mods) look.skin ??= SKINS.get(mod) ?? null;
  } else if (/^(smile|grin)$/.test(one)) look.expression ??= 'smile';
  else if (one === 'tear') look.expression ??= 'sad';
  else if (/^(expression|face|look)$/.test(one)) {
    for (const mod of mods) look.expression ??= EXPRESSIONS_BY_WORD.get(mod) ?? null;
  }
}
