/** Reads a description of a character: which options its words ask for, and which words those were. */

import { type AccessoryColors, HEADWEAR } from '#common/character-words.ts';
import type { CharacterData, Understood } from '../contract.ts';
import { DEFAULT_CHARACTER } from '../contract.ts';
import { readAccessories } from './read-accessories.ts';
import { CLOTH_FILLERS } from './words/accessories.ts';
import {
  ANIMAL_FILLERS,
  ANIMAL_WORDS,
  COMPANY_WORDS,
  NEAREST_WORDS,
  NOT_THE_ANIMAL,
  PAIRED_WORDS,
  USUAL_FUR,
} from './words/animals.ts';
import * as look from './words/looks.ts';
import { HINTS, STYLE_WORDS, TRAIT_WORDS } from './words/manners.ts';
import * as role from './words/roles.ts';
import { SMALL_WORDS } from './words/small-words.ts';
import { tokensOf } from './words/tokens.ts';

/** At most this many traits and accessories are kept, as the calls allow. */
const MOST_TRAITS = 12;
const MOST_ACCESSORIES = 6;
/** More would be a wall of words. */
const MOST_UNUSED = 12;

export interface Reading {
  said: Understood[];
  /** Said by nobody, but fitting: they give way to every choice. */
  hints: Understood[];
  /** Accessories that must be off: 'without glasses'. */
  without: string[];
  /** Words that ask for something this engine cannot draw, as they were written. */
  unused: string[];
}

/** An option that was read from the words and that the person does not want. */
export type Removed = Pick<Understood, 'field' | 'value'>;

const meaning = (list: Partial<look.WordList>, word: string): string | undefined =>
  Object.entries(list).find(([, words]) => words?.includes(word))?.[0];

export function readDescription(text: string): Reading {
  const tokens = tokensOf(text);
  const words = tokens.map((one) => one.word);
  const used = new Set<number>();
  /** Of these the colour may be used. */
  const unshown = new Set<number>();
  const said: Understood[] = [];
  const without: string[] = [];

  const isDenied = (at: number): boolean =>
    words.slice(Math.max(0, at - 3), at).some((one) => /^(no|not|without|never|isnt)$/.test(one));
  const say = (
    group: Understood['group'],
    field: string,
    value: string,
    from: number,
    to = from,
    more: Pick<Understood, 'color' | 'isNearest'> = {},
  ) => {
    const many = field === 'traits' || field === 'accessories';
    const earlier = said.find((one) => one.field === field && (!many || one.value === value));
    if (!earlier || earlier.value === value) for (let i = from; i <= to; i++) used.add(i);
    if (earlier) return;
    said.push({
      group,
      field,
      value,
      words: tokens
        .slice(from, to + 1)
        .map((one) => one.raw)
        .join(' '),
      ...more,
    });
  };

  const animal = animals();
  accessories();
  hair();
  if (!animal) facialHair();
  eyesSkinAndFace();
  clothes();
  plain();
  return { said, hints: hintsFor(words, said, animal), without, unused: unusedWords() };

  function unusedWords(): string[] {
    const idle = tokens.filter(
      ({ word }, at) =>
        unshown.has(at) ||
        (!used.has(at) &&
          !isDenied(at) &&
          /\p{L}/u.test(word) &&
          !SMALL_WORDS.has(word) &&
          !look.HAIR_FILLERS.has(word) &&
          !(animal && ANIMAL_FILLERS.has(word)) &&
          !CLOTH_FILLERS.has(word) &&
          !HINTS.some((one) => one.words.includes(word))),
    );
    return [...new Map(idle.map(({ word, raw }) => [word, raw])).values()].slice(0, MOST_UNUSED);
  }

  /** 'A clever red fox': the animal, and the colour before it as its fur. */
  function animals(): Understood | undefined {
    for (const [at, word] of words.entries()) {
      const pair = PAIRED_WORDS[`${words[at - 1] ?? ''} ${word}`];
      const near = meaning(NEAREST_WORDS, word);
      const kind = pair?.animal ?? meaning(ANIMAL_WORDS, word) ?? near;
      const isCompany = words.slice(Math.max(0, at - 3), at).some((one) => COMPANY_WORDS.has(one));
      if (!kind || isDenied(at) || isCompany || NOT_THE_ANIMAL.has(words[at + 1] ?? '')) continue;
      // The first half of a pair waits for the second.
      if (PAIRED_WORDS[`${word} ${words[at + 1] ?? ''}`]) continue;
      const from = pair ? at - 1 : at;
      const isNearest = pair ? pair.isNearest : near !== undefined;
      say('appearance', 'animal', kind, from, at, isNearest ? { isNearest } : {});
      if (pair?.fur) say('appearance', 'hairColor', pair.fur, from, at);
      const fur = [from - 1, from - 2].find((i) => i >= 0 && meaning(look.HAIR_COLOR_WORDS, words[i]!));
      if (fur !== undefined)
        say('appearance', 'hairColor', meaning(look.HAIR_COLOR_WORDS, words[fur]!)!, fur);
      // One character is one animal; another that is named has no part in it.
      return said.find((one) => one.field === 'animal');
    }
    return undefined;
  }

  /** Adjectives before the hair, and 'hair is …' after it. */
  function hair(): void {
    for (const [at, word] of words.entries()) {
      if (word === 'bald' || word === 'hairless') say('appearance', 'hairStyle', 'bald', at);
      if (/^(redhead|redheaded|redhaired)$/.test(word)) say('appearance', 'hairColor', 'red', at);
      if (/^(blonde|blond|brunette|ginger)$/.test(word) && !words.slice(at, at + 5).some(isHair))
        say('appearance', 'hairColor', meaning(look.HAIR_COLOR_WORDS, word)!, at);
      if (!isHair(word)) continue;
      const shape = look.HAIR_NOUNS[word];
      for (let i = at - 1; i >= Math.max(0, at - 6) && isAboutHair(words[i]!); i--) hairWord(i, at);
      if (/^(is|was|,)$/.test(words[at + 1] ?? ''))
        for (let i = at + 2; i < at + 6 && isAboutHair(words[i] ?? ''); i++) hairWord(i, i);
      const more = look.NEAREST_HAIR.has(word) ? { isNearest: true } : {};
      if (shape) say('appearance', 'hairStyle', shape, at, at, more);
    }
  }

  function hairWord(at: number, to: number): void {
    const colour = meaning(look.HAIR_COLOR_WORDS, words[at]!);
    const style = meaning(look.HAIR_STYLE_WORDS, words[at]!);
    if (colour) say('appearance', 'hairColor', colour, at, to);
    if (style) say('appearance', 'hairStyle', style, at, to);
  }

  function facialHair(): void {
    for (const [at, word] of words.entries()) {
      if (/^(beardless|clean-shaven|cleanshaven)$/.test(word)) say('appearance', 'facialHair', '', at);
      const kind = meaning(look.FACIAL_HAIR_WORDS, word);
      if (!kind) continue;
      say('appearance', 'facialHair', isDenied(at) ? '' : kind, at);
      for (let i = at - 1; i >= Math.max(0, at - 3) && (isAboutHair(words[i]!) || words[i] === 'a'); i--) {
        used.add(i);
        const colour = meaning(look.HAIR_COLOR_WORDS, words[i]!);
        if (colour) say('appearance', 'hairColor', colour, i, at);
      }
    }
  }

  function eyesSkinAndFace(): void {
    const nouns: [RegExp, string, look.WordList][] = [
      [/^(eyes|eyed|eye)$/, 'eyeColor', look.EYE_COLOR_WORDS],
      [/^(skin|skinned|complexion)$/, 'skinTone', look.SKIN_WORDS],
      [/^(face|faced|jaw|jawed|jawline)$/, 'faceShape', look.FACE_WORDS],
    ];
    for (const [at, word] of words.entries())
      for (const [noun, field, list] of nouns) {
        if (!noun.test(word)) continue;
        for (let i = at - 1; i >= Math.max(0, at - 3) && !used.has(i); i--) {
          const value = meaning(list, words[i]!);
          // Skin is shown, freckles are not.
          const more = words[i] === 'freckled' ? { isNearest: true } : {};
          if (value) say('appearance', field, value, i, at, more);
        }
      }
  }

  function clothes(): void {
    const colourAt = (at: number, places: readonly number[]): void => {
      const i = places.find((one) => !used.has(one) && meaning(role.CLOTHING_COLOR_WORDS, words[one] ?? ''));
      if (i === undefined) return;
      const colour = meaning(role.CLOTHING_COLOR_WORDS, words[i]!)!;
      const more = role.NEAREST_COLORS.has(words[i]!) ? { isNearest: true } : {};
      say('clothing', 'color', colour, Math.min(i, at), Math.max(i, at), more);
    };
    // What has the colour first, then 'dressed in green', which must not take it away from that.
    for (const [at, word] of words.entries())
      if (role.CLOTHING_NOUNS.has(word)) {
        colourAt(at, [at - 1, at - 2, at - 3]);
        // Its colour is seen, the garment is not; 'dress' alone may be the verb.
        const isNoun = used.has(at) || /^(a|an|the|his|her|their)$/.test(words[at - 1] ?? '');
        if (isNoun && role.UNSHOWN_GARMENTS.has(word)) unshown.add(at);
      }
    for (const [at, word] of words.entries())
      if (/^(in|wearing|wears|dressed)$/.test(word)) colourAt(at, [at + 1, at + 2]);
    for (const [at, word] of words.entries()) {
      // A bow tie goes with anything.
      const outfit = words[at - 1] === 'bow' ? undefined : meaning(role.OUTFIT_WORDS, word);
      if (outfit && !isDenied(at)) say('clothing', 'outfit', outfit, at);
    }
  }

  /** Before clothes, whose colour would otherwise be that of 'in a red hat'. */
  function accessories(): void {
    for (const { accessory, color, places } of readAccessories(words)) {
      const [from, to] = [places[0]!, places.at(-1)!];
      if (isDenied(from)) {
        for (const i of places) used.add(i);
        without.push(accessory);
      } else say('clothing', 'accessories', accessory, from, to, color && { color });
    }
  }

  /** Words that stand by themselves. */
  function plain(): void {
    for (const [at, word] of words.entries()) {
      if (used.has(at) || isDenied(at)) continue;
      const body = meaning(look.BODY_WORDS, word);
      const height = meaning(look.HEIGHT_WORDS, word);
      const style = meaning(STYLE_WORDS, word);
      const trait = meaning(TRAIT_WORDS, word);
      if (body) say('appearance', 'bodyType', body, at);
      if (height) say('appearance', 'height', height, at);
      if (style) say('style', 'artStyle', style, at);
      if (trait) say('personality', 'traits', trait, at);
    }
  }
}

export const isOnHead = (accessory: string): boolean => (HEADWEAR as readonly string[]).includes(accessory);

const isHair = (word: string): boolean => Object.hasOwn(look.HAIR_NOUNS, word);

const isAboutHair = (word: string): boolean =>
  look.HAIR_FILLERS.has(word) ||
  meaning(look.HAIR_COLOR_WORDS, word) !== undefined ||
  meaning(look.HAIR_STYLE_WORDS, word) !== undefined;

function hintsFor(
  words: readonly string[],
  said: readonly Understood[],
  animal: Understood | undefined,
): Understood[] {
  const hints: Understood[] = [];
  const fur = animal && USUAL_FUR[animal.value as keyof typeof USUAL_FUR];
  if (fur && !said.some((one) => one.field === 'hairColor'))
    hints.push({ group: 'appearance', field: 'hairColor', value: fur, words: animal.words });
  for (const { words: any, group, field, value } of HINTS) {
    const word = words.find((one) => any.includes(one));
    if (isOnHead(value) && [...said, ...hints].some((one) => isOnHead(one.value))) continue;
    const isTaken = [...said, ...hints].some(
      (one) => one.field === field && (field !== 'accessories' || one.value === value),
    );
    if (word && !isTaken) hints.push({ group, field, value, words: word });
  }
  return hints;
}

/** The chosen options with the description's words over them, what the words did, and which did nothing. */
export function describedCharacter(
  text: string,
  chosen: CharacterData,
  removed: readonly Removed[] = [],
): { characterData: CharacterData; understood: Understood[]; unused: string[] } {
  const reading = readDescription(text);
  const isWanted = (one: Understood) =>
    !removed.some(({ field, value }) => field === one.field && value === one.value);
  const said = reading.said.filter(isWanted);
  const hints = reading.hints.filter(isWanted);
  const { without, unused } = reading;
  const data = structuredClone(chosen);
  const understood: Understood[] = [];
  const fields = (one: Understood) => data[one.group] as unknown as Record<string, string | string[]>;
  const plain = DEFAULT_CHARACTER as unknown as Record<string, Record<string, unknown>>;

  for (const one of said) {
    if (one.field === 'traits' || one.field === 'accessories') continue;
    // The style has its own control beside the description; only where that was left alone do words decide.
    if (one.field === 'artStyle' && fields(one).artStyle !== plain.style!.artStyle) continue;
    fields(one)[one.field] = one.value;
    understood.push(one);
  }
  for (const one of hints) {
    if (one.field === 'accessories') continue;
    if (fields(one)[one.field] !== plain[one.group]![one.field]) continue;
    fields(one)[one.field] = one.value;
    understood.push(one);
  }

  const traits = said.filter((one) => one.field === 'traits');
  const isPlain = data.personality.traits.join() === DEFAULT_CHARACTER.personality.traits.join();
  const kept = isPlain && traits.length > 0 ? [] : data.personality.traits;
  data.personality.traits = [...new Set([...traits.map((one) => one.value), ...kept])].slice(0, MOST_TRAITS);

  const worn = [...said, ...hints].filter(
    (one) => one.field === 'accessories' && !without.includes(one.value),
  );
  // A hat in the words takes the place of the crown that was chosen.
  const isCovered = worn.some(({ value }) => isOnHead(value));
  const chosenToo = data.clothing.accessories.filter((one) => !(isCovered && isOnHead(one)));
  const accessories = [...new Set([...chosenToo, ...worn.map((one) => one.value)])];
  data.clothing.accessories = accessories
    .filter((one) => !without.includes(one))
    .slice(0, MOST_ACCESSORIES) as CharacterData['clothing']['accessories'];
  // A colour in the words comes with its thing; colours of what is no longer worn go.
  const colours = Object.fromEntries(worn.flatMap(({ value, color }) => (color ? [[value, color]] : [])));
  data.clothing.accessoryColors = Object.fromEntries(
    Object.entries({ ...data.clothing.accessoryColors, ...colours }).filter(([one]) =>
      accessories.includes(one),
    ),
  ) as AccessoryColors;
  return { characterData: data, understood: [...understood, ...traits, ...worn], unused };
}
