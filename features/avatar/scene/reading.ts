/** Reads the words of a description: which options they ask for, what they hint at, and which of them nothing can be made of. */

import { CLOTHING_COLORS, RECOLOURED_ANIMALS } from '#common/character/character-words.ts';
import { slotOf } from '#common/character/garments.ts';
import type { Understood } from '../contract.ts';
import { hintsFor, isFemale } from './hints.ts';
import { readAccessories } from './read-accessories.ts';
import { readAge } from './read-age.ts';
import { PATTERNED, PHRASES, readGarments, tradeLine } from './read-garments.ts';
import { CLOTH_FILLERS } from './words/accessories.ts';
import {
  ANIMAL_FILLERS,
  ANIMAL_WORDS,
  COMPANY_WORDS,
  hasPart,
  NEAREST_WORDS,
  NOT_THE_ANIMAL,
  PAIRED_WORDS,
  USUAL_FUR,
} from './words/animals.ts';
import * as look from './words/looks.ts';
import { HINTS, STYLE_WORDS, TRAIT_WORDS } from './words/manners.ts';
import { readMarks } from './words/marks.ts';
import * as role from './words/roles.ts';
import { SMALL_WORDS } from './words/small-words.ts';
import { tokensOf } from './words/tokens.ts';

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
  /** The colour of the first garment, where clothes come in it. */
  color?: string | undefined;
}

const meaning = (list: Partial<look.WordList>, word: string): string | undefined =>
  Object.entries(list).find(([, words]) => words?.includes(word))?.[0];

export function readDescription(text: string): Reading {
  const tokens = tokensOf(text);
  const words = tokens.map((one) => one.word);
  const used = new Set<number>();
  /** Numbers of things that are shown once. */
  const uncounted = new Set<number>();
  /** Words that name what is worn. */
  const worn = new Set<number>();
  /** Trades whose clothes are worn. */
  const tradesSaid = new Set<number>();
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
    places: readonly number[] = between(from, to),
  ) => {
    const many = ['traits', 'accessories', 'garments', 'marks'].includes(field);
    const earlier = said.find((one) => one.field === field && (!many || one.value === value));
    if (!earlier || earlier.value === value) for (const i of places) used.add(i);
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

  let garmentColour: string | undefined;
  const animal = animals();
  const age = ages();
  // A heart on an arm is nothing that is held, and stripes in the fur no pattern of cloth.
  marks();
  // 'A tartan scarf' is a garment with a pattern, 'a hard hat' a helmet before it is a hat.
  garments(1, PATTERNED);
  garments(2);
  accessories();
  garments(1);
  hair();
  if (!animal) facialHair();
  eyesSkinAndFace();
  clothes();
  plain();
  // Whose hat it is says nothing about who wears it, and 'ten years old' is not old.
  const open = words.map((word, i) => (worn.has(i) || age?.places.includes(i) ? '' : word));
  const trade = tradeLine(open, isFemale(words));
  if (trade && !isDenied(trade.at)) for (let i = trade.at; i <= trade.to; i++) tradesSaid.add(i);
  const hints = hintsFor(open, said, animal);
  // Dark skin goes with black hair where nobody says otherwise.
  const isDark = [...said, ...hints].some((one) => one.field === 'skinTone' && one.value === 'dark');
  if (isDark && !animal && ![...said, ...hints].some((one) => one.field === 'hairColor'))
    hints.push({
      group: 'appearance',
      field: 'hairColor',
      value: 'black',
      words: said.find((one) => one.field === 'skinTone')?.words ?? '',
    });
  return { said, hints, without, unused: unusedWords(), color: garmentColour };

  function unusedWords(): string[] {
    const idle = tokens.filter(
      ({ word }, at) =>
        (uncounted.has(at) || !used.has(at)) &&
        !isDenied(at) &&
        /\p{L}/u.test(word) &&
        (uncounted.has(at) || !SMALL_WORDS.has(word)) &&
        !look.HAIR_FILLERS.has(word) &&
        !(animal && ANIMAL_FILLERS.has(word)) &&
        !(CLOTH_FILLERS.has(word) && !isOfBody(at)) &&
        !tradesSaid.has(at) &&
        !(HINTS.some((one) => one.words.includes(word)) && !(animal && /^beard/.test(word))),
    );
    return [...new Map(idle.map(({ word, raw }) => [word, raw])).values()].slice(0, MOST_UNUSED);
  }

  /** 'Floppy ears' are more than ears. */
  function isOfBody(at: number): boolean {
    return words[at] === 'floppy' && words[at + 1] === 'ears' && !hasPart(animal?.value, 'floppy');
  }

  /** 'Of ten', 'aged 70', 'a toddler'. */
  function ages() {
    const read = readAge(words);
    if (!read) return undefined;
    for (const i of read.places) used.add(i);
    const [from, to] = [read.places[0]!, read.places.at(-1)!];
    if (read.age) say('appearance', 'age', read.age, from, to);
    return read;
  }

  function garments(least: number, phrases = PHRASES): void {
    const isFree = (at: number) => !used.has(at);
    for (const { line, colour, from, to, places } of readGarments(words, isFree, least, phrases)) {
      if (isDenied(from)) {
        for (let i = from; i <= to; i++) used.add(i);
        continue;
      }
      // Nobody has three hands.
      const slot = slotOf(line.split(' ')[0]!);
      if (slot === 'held' && said.filter(isHeld).length === 2) continue;
      // 'Two books' are one in the hand.
      const many = Math.min(...places) - 1;
      if (slot === 'held' && /^(two|three|four|five|many|several)$/.test(words[many] ?? ''))
        uncounted.add(many);
      for (const i of places) {
        worn.add(i);
        used.add(i);
      }
      // A firefighter's helmet is that of a firefighter.
      if (
        words[to] === 'helmet' &&
        /^(astronaut|cosmonaut|spaceman|spacesuit)$/.test(words.find((one) => /naut$|^space/.test(one)) ?? '')
      ) {
        say('clothing', 'garments', 'spaceHelmet white/gold', from, to);
        continue;
      }
      if (
        words[to] === 'helmet' &&
        places.length <= 2 &&
        /Helmet|hardHat/.test(tradeLine(words, false)?.line ?? '')
      ) {
        used.add(to);
        const kind = /(\w*Helmet|hardHat)/.exec(tradeLine(words, false)!.line)![1];
        if (colour) say('clothing', 'garments', `${kind} ${colour}/gold`, from, to);
        continue;
      }
      say('clothing', 'garments', line, from, to, {}, places);
      const isMain = slot === 'top' || slot === 'over' || slot === 'whole';
      if (isMain && (CLOTHING_COLORS as readonly string[]).includes(colour ?? '')) garmentColour ??= colour;
    }
  }

  function marks(): void {
    const isFree = (at: number) => !used.has(at);
    const fur = said.find((one) => one.field === 'hairColor')?.value;
    const isLight = fur === undefined ? undefined : look.LIGHT_FURS.has(fur);
    for (const { mark, from, to, isNearest } of readMarks(words, Boolean(animal), isLight, isFree))
      if (!isDenied(from)) {
        say('appearance', 'marks', mark, from, to, isNearest ? { isNearest } : {});
        // Dark spots are seen on light fur.
        if (animal && !fur && /^(black|brown|dark|gray|grey)$/.test(words[from]!))
          say('appearance', 'hairColor', 'white', from, to);
      }
  }

  /** 'A pirate with a hat, a parrot on his shoulder': not who this is. */
  function isSomebodys(at: number): boolean {
    if (
      /^(on|in) (his|her|their|the|its) (shoulder|shoulders|arms|arm|head|lap)$/.test(
        words.slice(at + 1, at + 4).join(' '),
      )
    )
      return true;
    const person = words.findIndex((one) => PERSON.test(one));
    return (
      person >= 0 &&
      person < at &&
      words.slice(person, at).some((one) => /^(with|holding|carrying|,)$/.test(one))
    );
  }

  /** 'A clever red fox': the animal, and the colour before it as its fur. */
  function animals(): Understood | undefined {
    for (const [at, word] of words.entries()) {
      const pair = PAIRED_WORDS[`${words[at - 1] ?? ''} ${word}`];
      const near = meaning(NEAREST_WORDS, word);
      const kind = pair?.animal ?? meaning(ANIMAL_WORDS, word) ?? near;
      const isCompany = words.slice(Math.max(0, at - 3), at).some((one) => COMPANY_WORDS.has(one));
      // A teddy bear is a toy, and what is a dog in Italian is a stick after an English article.
      if (/^(teddy|stuffed|plush|toy)$/.test(words[at - 1] ?? '')) continue;
      if (word === 'cane' && /^(a|the|his|her|walking)$/.test(words[at - 1] ?? '')) continue;
      if (!kind || isDenied(at) || isCompany || NOT_THE_ANIMAL.has(words[at + 1] ?? '')) continue;
      if (isSomebodys(at)) continue;
      // The first half of a pair waits for the second.
      if (PAIRED_WORDS[`${word} ${words[at + 1] ?? ''}`]) continue;
      const from = pair ? at - 1 : at;
      const isNearest = pair ? pair.isNearest : near !== undefined;
      say('appearance', 'animal', kind, from, at, isNearest ? { isNearest } : {});
      if (pair?.fur) say('appearance', 'hairColor', pair.fur, from, at);
      const fur = [from - 1, from - 2].find((i) => i >= 0 && meaning(look.HAIR_COLOR_WORDS, words[i]!));
      const isDyed = kind in USUAL_FUR || (RECOLOURED_ANIMALS as readonly string[]).includes(kind);
      if (fur !== undefined && isDyed)
        say('appearance', 'hairColor', meaning(look.HAIR_COLOR_WORDS, words[fur]!)!, fur);
      for (const [i, one] of words.entries()) if (hasPart(kind, one)) used.add(i);
      // One character is one animal; another that is named has no part in it.
      return said.find((one) => one.field === 'animal');
    }
    return undefined;
  }

  /** Adjectives before the hair, and 'hair is …' after it. */
  function hair(): void {
    for (const [at, word] of words.entries()) {
      if (
        word === 'bald' ||
        word === 'hairless' ||
        (word === 'shaved' && /^(head|bald)$/.test(words[at + 1] ?? ''))
      )
        say('appearance', 'hairStyle', 'bald', at);
      if (/^(redhead|redheaded|redhaired)$/.test(word)) say('appearance', 'hairColor', 'red', at);
      if (/^(blonde|blond|brunette|ginger)$/.test(word) && !words.slice(at, at + 5).some(isHair))
        say('appearance', 'hairColor', meaning(look.HAIR_COLOR_WORDS, word)!, at);
      // 'A beard in braids' says nothing about the hair.
      if (!isHair(word) || /^(beard|moustache|mustache)$/.test(words[at - 2] ?? '')) continue;
      const shape = look.HAIR_NOUNS[word];
      const more = look.NEAREST_HAIR.has(word) ? { isNearest: true } : {};
      // 'Long braids' are braids.
      if (shape) say('appearance', 'hairStyle', shape, at, at, more);
      for (let i = at - 1; i >= Math.max(0, at - 6) && isAboutHair(words[i]!); i--) hairWord(i, at);
      let end = at + 2;
      while (end < at + 6 && isAboutHair(words[end] ?? '')) end++;
      // 'Dreadlocks, red jersey': the colour after a comma is that of something else.
      const isOpen = words[at + 1] !== ',' || /^(,|with|$)/.test(words[end] ?? '');
      if (/^(is|was|,)$/.test(words[at + 1] ?? '') && isOpen)
        for (let i = at + 2; i < end; i++) hairWord(i, i);
    }
  }

  function hairWord(at: number, to: number): void {
    const colour = meaning(look.HAIR_COLOR_WORDS, words[at]!);
    const style = meaning(look.HAIR_STYLE_WORDS, words[at]!);
    // 'Long, wavy hair' hangs in curls.
    const other = said.find((one) => one.field === 'hairStyle');
    if (other && style && [other.value, style].sort().join() === 'curly,long') {
      other.value = 'ringlets';
      used.add(at);
      return;
    }
    if (colour) say('appearance', 'hairColor', colour, at, to);
    if (style) say('appearance', 'hairStyle', style, at, to);
  }

  function facialHair(): void {
    for (const [at, word] of words.entries()) {
      if (/^(beardless|clean-shaven|cleanshaven)$/.test(word)) say('appearance', 'facialHair', '', at);
      const plain = meaning(look.FACIAL_HAIR_WORDS, word);
      if (!plain) continue;
      let from = at;
      while (from > 0 && at - from < 5 && isAboutBeard(words[from - 1]!)) from--;
      const kind = isDenied(at)
        ? ''
        : look.facialHairOf(plain, words.slice(from, at), words.slice(at + 1, at + 5));
      const earlier = said.find((one) => one.field === 'facialHair');
      // A moustache belongs to every beard.
      if (earlier && plain === 'mustache' && /beard$/.test(earlier.value)) used.add(at);
      if (earlier?.value === 'mustache' && /beard$/.test(kind)) earlier.value = kind;
      say('appearance', 'facialHair', kind, at);
      if (/^(braids|plaits)$/.test(words[at + 2] ?? '')) used.add(at + 2);
      for (let i = from; i < at; i++) {
        const colour = meaning(look.HAIR_COLOR_WORDS, words[i]!);
        used.add(i);
        if (!colour) continue;
        const hair = said.find((one) => one.field === 'hairColor');
        if (hair && hair.value !== colour) say('appearance', 'facialHairColor', colour, i, at);
        else say('appearance', 'hairColor', colour, i, at);
      }
    }
  }

  function eyesSkinAndFace(): void {
    // 'A black woman' is of dark skin.
    for (const [at, word] of words.entries())
      if (
        !animal &&
        word === 'black' &&
        /^(woman|man|girl|boy|lady|guy|person|child)$/.test(words[at + 1] ?? '')
      )
        say('appearance', 'skinTone', 'dark', at);
    // 'Has a tan', 'tanned'.
    for (const [at, word] of words.entries())
      if (
        word === 'tanned' ||
        (word === 'tan' &&
          /^(a|deep|dark)$/.test(words[at - 1] ?? '') &&
          /^(,|and|)$/.test(words[at + 1] ?? ''))
      )
        say('appearance', 'skinTone', 'medium', at);
    // 'A green orc', 'a blue alien'.
    for (const [at, word] of words.entries()) {
      const tone = meaning(look.SKIN_OF, word) && meaning(look.SKIN_WORDS, words[at - 1] ?? '');
      if (tone && !used.has(at - 1)) say('appearance', 'skinTone', tone, at - 1);
    }
    const nouns: [RegExp, string, look.WordList][] = [
      [/^(eyes|eyed|eye)$/, 'eyeColor', look.EYE_COLOR_WORDS],
      [/^(skin|skinned|complexion)$/, 'skinTone', look.SKIN_WORDS],
      [/^(face|faced|jaw|jawed|jawline)$/, 'faceShape', look.FACE_WORDS],
    ];
    for (const [at, word] of words.entries())
      for (const [noun, field, list] of nouns) {
        if (!noun.test(word)) continue;
        for (let i = at - 1; i >= Math.max(0, at - 3) && (!used.has(i) || words[i] === 'freckled'); i--) {
          const value = meaning(list, words[i]!);
          if (value) say('appearance', field, value, i, at);
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
      if (used.has(to)) continue;
      if (isDenied(from)) {
        for (const i of places) used.add(i);
        without.push(accessory);
      } else {
        for (const i of places) worn.add(i);
        say('clothing', 'accessories', accessory, from, to, color && { color });
      }
    }
  }

  /** 'Short curly hair', 'a small moustache': the adjective of a thing, not of who has it. */
  function isOfThing(at: number): boolean {
    let i = at + 1;
    while (i < at + 5 && (isAboutBeard(words[i] ?? '') || CLOTH_FILLERS.has(words[i] ?? ''))) i++;
    const noun = words[i] ?? '';
    return worn.has(i) || isHair(noun) || meaning(look.FACIAL_HAIR_WORDS, noun) !== undefined;
  }

  /** Words that stand by themselves. */
  function plain(): void {
    for (const [at, word] of words.entries()) {
      if (used.has(at) || isDenied(at)) continue;
      const body = meaning(look.BODY_WORDS, word);
      // 'A little girl' is a child, not a short one.
      const isOfChild =
        /^(little|small|tiny)$/.test(word) && /^(girl|boy|child|kid|baby|toddler)$/.test(words[at + 1] ?? '');
      const height = isOfChild || isOfThing(at) ? undefined : meaning(look.HEIGHT_WORDS, word);
      const style = meaning(STYLE_WORDS, word);
      const trait = meaning(TRAIT_WORDS, word);
      if (body) say('appearance', 'bodyType', body, at);
      if (height) say('appearance', 'height', height, at);
      if (style) say('style', 'artStyle', style, at);
      if (trait) say('personality', 'traits', trait, at);
    }
  }
}

const PERSON =
  /^(man|woman|boy|girl|lady|guy|pirate|witch|wizard|queen|king|princess|prince|grandma|grandpa|grandmother|grandfather|farmer|child|kid)$/;

const isHeld = ({ field, value }: Understood): boolean =>
  field === 'garments' && slotOf(value.split(' ')[0]!) === 'held';

const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const isHair = (word: string): boolean => Object.hasOwn(look.HAIR_NOUNS, word);

const isAboutBeard = (word: string): boolean => isAboutHair(word) || look.BEARD_WORDS.has(word);

const isAboutHair = (word: string): boolean =>
  look.HAIR_FILLERS.has(word) ||
  meaning(look.HAIR_COLOR_WORDS, word) !== undefined ||
  meaning(look.HAIR_STYLE_WORDS, word) !== undefined;
