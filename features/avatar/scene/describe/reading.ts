/** Reads the words of a description: which options they ask for, what they hint at, and which of them nothing can be made of. */

import { CLOTHING_COLORS } from '#common/character/character-words.ts';
import { slotOf } from '#common/character/garments.ts';
import { personOf } from '#engine/illustrator/reading/meaning.ts';
import type { Understood } from '../../contract.ts';
import { isOnHead } from '../headwear.ts';
import { hintsFor, isFemale } from './hints.ts';
import { meaning, type Notes, takeNotes } from './notes.ts';
import { readAccessories } from './read-accessories.ts';
import { readAge } from './read-age.ts';
import { readAnimal, readPet } from './read-animal.ts';
import { readFace } from './read-face.ts';
import { KIND_PHRASES, type Named, PATTERNED, readGarments } from './read-garments.ts';
import { isAboutBeard, isHair, readFacialHair, readHair } from './read-hair.ts';
import { isTrade, tradeLine } from './read-trade.ts';
import { unusedWords } from './unused-words.ts';
import { CLOTH_FILLERS } from './words/accessories.ts';
import { ANIMAL_WORDS } from './words/animals.ts';
import * as look from './words/looks.ts';
import { STYLE_WORDS, TRAIT_WORDS } from './words/manners.ts';
import { readMarks } from './words/marks.ts';
import * as role from './words/roles.ts';
import { tokensOf } from './words/tokens.ts';

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

export function readDescription(text: string): Reading {
  const tokens = tokensOf(text);
  const notes = takeNotes(tokens);
  const { words, used, worn, said, say, isDenied, isFree } = notes;
  const cloth = { words, shades: tokens.map((one) => one.shade) };
  /** Numbers of things that are shown once. */
  const uncounted = new Set<number>();
  const without: string[] = [];

  let garmentColour: string | undefined;
  // Boots of which no colour is said are those of the trade.
  const fallback = tradeLine(words, isFemale(words))?.line.split(', ') ?? [];
  const animal = readAnimal(notes);
  const age = ages();
  // A heart on an arm is nothing that is held, and stripes in the fur no pattern of cloth.
  marks();
  // 'A tartan scarf' is a garment with a pattern, 'a hard hat' a helmet before it is a hat.
  garments(readGarments(cloth, isFree, 1, PATTERNED));
  garments(readGarments(cloth, isFree, 2));
  // 'Box braids' are no box.
  readHair(notes);
  accessories();
  garments(readGarments(cloth, isFree, 1));
  feathers();
  readPet(notes, animal);
  if (!animal) readFacialHair(notes);
  readFace(notes, Boolean(animal));
  // What has no name of its own here is shown as the nearest thing.
  garments(readGarments(cloth, isFree, 1, KIND_PHRASES));
  clothes();
  plain();
  // Whose hat it is says nothing about who wears it, and 'ten years old' is not old.
  const open = words.map((word, i) =>
    (worn.has(i) && !/^(her|his|she|he)$/.test(word)) ||
    age?.places.includes(i) ||
    (isHair(word) && used.has(i))
      ? ''
      : (PLAIN.get(personOf(word) ?? '') ?? word),
  );
  const trade = tradeLine(open, isFemale(words));
  const trades = new Set<number>();
  for (const [i, word] of open.entries())
    if (!isDenied(i) && (i === trade?.at || i === trade?.to || isTrade(word))) trades.add(i);
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
  const unused = unusedWords(notes, { uncounted, trades, animal });
  return { said, hints, without, unused, color: garmentColour };

  /** 'Of ten', 'aged 70', 'a toddler'. */
  function ages() {
    const read = readAge(words);
    if (!read) return undefined;
    for (const i of read.places) used.add(i);
    const [from, to] = [read.places[0]!, read.places.at(-1)!];
    if (read.age) say('appearance', 'age', read.age, from, to);
    return read;
  }

  function garments(found: readonly Named[]): void {
    for (const { line, colour, from, to, places, isNearest, isPlain } of found) {
      if (isDenied(from)) {
        for (let i = from; i <= to; i++) used.add(i);
        continue;
      }
      const is = line.split(' ')[0]!;
      const slot = slotOf(is);
      // Nobody has three hands, and nobody wears two hats.
      if (slot === 'held' && said.filter(isHeld).length === 2) continue;
      if (isTaken(notes, is)) continue;
      // A mermaid's tail is no cat's.
      if (is === 'tail' && words.some((one) => /^(mermaid|merman|siren|mermaids)$/.test(one))) {
        for (const i of places) used.add(i);
        say('clothing', 'garments', `fishTail ${colour ?? 'turquoise'}/teal`, from, to);
        continue;
      }
      // 'Two books' are one in the hand.
      const many = Math.min(...places) - 1;
      if (slot === 'held' && /^(two|three|four|five|many|several)$/.test(words[many] ?? ''))
        uncounted.add(many);
      for (const i of places) {
        worn.add(i);
        used.add(i);
      }
      const helmet = words[to] === 'helmet' && places.length <= 2 ? helmetOf(words) : undefined;
      if (helmet) {
        // Whoever wears a firefighter's helmet need not be one.
        const itsOwn = tradeLine(words, false)
          ?.line.split(', ')
          .find((one) => one.startsWith(`${helmet} `));
        const asIs = colour || helmet.startsWith('space') ? undefined : itsOwn;
        say('clothing', 'garments', asIs ?? `${helmet} ${colour ?? 'white'}/gold`, from, to);
        continue;
      }
      // A rabbit's long ears are its own, no elf's.
      if (is === 'pointedEars' && animal) {
        for (const i of places) used.add(i);
        continue;
      }
      // 'An astronaut in a silver suit' is not dressed for an office.
      if (is === 'suit' && places.length <= 2 && isAstronaut(words)) {
        say('clothing', 'garments', `spaceSuit ${colour ?? 'white'}/white`, from, to);
        continue;
      }
      const own =
        !isPlain || line.includes(', ') ? undefined : fallback.find((one) => one.startsWith(`${is} `));
      say('clothing', 'garments', own ?? line, from, to, isNearest ? { isNearest } : {}, places);
      const isMain = slot === 'top' || slot === 'over' || slot === 'whole';
      if (isMain && (CLOTHING_COLORS as readonly string[]).includes(colour ?? '')) garmentColour ??= colour;
    }
  }

  /** 'A feathered hat'. */
  function feathers(): void {
    for (const [at, word] of words.entries())
      if (/^(feathered|plumed)$/.test(word) && isFree(at) && hasHat(notes))
        say('clothing', 'garments', 'hatFeather white', at);
  }

  function marks(): void {
    const fur = said.find((one) => one.field === 'hairColor')?.value;
    const isLight = fur === undefined ? undefined : look.LIGHT_FURS.has(fur);
    for (const { mark, from, to, isNearest } of readMarks(words, Boolean(animal), isLight, isFree)) {
      // A striped pyjama on a hamster is cloth.
      const isOfCloth =
        animal && /^(striped|spotted|dotted|checked)$/.test(words[to]!) && !isOfFur(words[to + 1] ?? '');
      if (isDenied(from) || isOfCloth) continue;
      say('appearance', 'marks', mark, from, to, isNearest ? { isNearest } : {});
      // Dark spots are seen on light fur.
      if (animal && !fur && /^(black|brown|dark|gray|grey)$/.test(words[from]!))
        say('appearance', 'hairColor', 'white', from, to);
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
      if (role.CLOTHING_NOUNS.has(word)) colourAt(at, [at - 1, at - 2, at - 3]);
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
    for (const { accessory, color, places } of readAccessories(cloth, isFree)) {
      const [from, to] = [places[0]!, places.at(-1)!];
      if (used.has(to)) continue;
      if (isDenied(from)) {
        for (const i of places) used.add(i);
        without.push(accessory);
      } else if (accessory === 'bandana' && hasHat(notes)) {
        // Around the neck, where the head wears a hat.
        say('clothing', 'garments', `neckerchief ${color ?? 'red'}`, from, to);
      } else if (!isOnHead(accessory) || !hasHat(notes)) {
        for (const i of places) worn.add(i);
        say('clothing', 'accessories', accessory, from, to, color && { color }, places);
      }
    }
  }

  /** 'Short curly hair', 'a small moustache': the adjective of a thing, not of who has it. */
  function isOfThing(at: number): boolean {
    let i = at + 1;
    while (i < at + 5 && (isAboutBeard(words[i] ?? '') || CLOTH_FILLERS.has(words[i] ?? ''))) i++;
    const noun = words[i] ?? '';
    return (
      worn.has(i) ||
      (meaning(ANIMAL_WORDS, noun) !== undefined && !said.some((one) => one.field === 'animal')) ||
      isHair(noun) ||
      meaning(look.FACIAL_HAIR_WORDS, noun) !== undefined
    );
  }

  /** Words that stand by themselves. */
  function plain(): void {
    for (const [at, word] of words.entries()) {
      if (used.has(at) || isDenied(at)) continue;
      // Round glasses are no round person.
      const isOfPerson =
        word !== 'round' || /^(,|and|man|woman|guy|lady|boy|girl|belly)?$/.test(words[at + 1] ?? '');
      const body = isOfPerson && !isOfThing(at) ? meaning(look.BODY_WORDS, word) : undefined;
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

/** 'Striped tail', 'spotted cat'. */
const isOfFur = (word: string): boolean =>
  /^(|,|and|with|fur|coat|tail|face|body|ears|legs|back|belly|wings|feathers|skin)$/.test(word) ||
  meaning(ANIMAL_WORDS, word) !== undefined;

/** What everybody is called otherwise, by the word that hints know. */
const PLAIN = new Map([
  ['girl', 'girl'],
  ['boy', 'boy'],
  ['child', 'child'],
  ['grandmother', 'grandmother'],
  ['grandfather', 'grandfather'],
]);

const isHeld = ({ field, value }: Understood): boolean =>
  field === 'garments' && slotOf(value.split(' ')[0]!) === 'held';

const garmentNames = ({ said }: Notes): string[] =>
  said.flatMap(({ field, value }) =>
    field === 'garments' ? value.split(', ').map((one) => one.split(' ')[0]!) : [],
  );

/** Worn together with a hat. */
const WITH_HATS: ReadonlySet<string> = new Set([
  'veil',
  'halo',
  'headband',
  'flowerCrown',
  'tiara',
  'hood',
  'bandana',
]);

const hasHat = (notes: Notes): boolean =>
  garmentNames(notes).some((is) => slotOf(is) === 'hat' && !WITH_HATS.has(is)) ||
  notes.said.some(
    (one) =>
      one.field === 'accessories' &&
      isOnHead(one.value) &&
      !/^(headband|bandana|flower-crown)$/.test(one.value),
  );

/** A second garment where only one can be worn; what was said first stays, the other is said to be missing. */
function isTaken(notes: Notes, is: string): boolean {
  const slot = slotOf(is);
  if (slot === 'hat') return !WITH_HATS.has(is) && hasHat(notes);
  if (slot !== 'top' && slot !== 'bottom' && slot !== 'feet' && slot !== 'whole' && slot !== 'over')
    return false;
  // Worn under or over another of its kind.
  const isUnder = (one: string) => /^(tights|leggings|waistcoat)$/.test(one);
  return garmentNames(notes).some(
    (one) => slotOf(one) === slot && one !== is && !isUnder(one) && !isUnder(is),
  );
}

const isAstronaut = (words: readonly string[]): boolean =>
  words.some((one) => /^(astronaut|cosmonaut|spaceman|spacewoman|spacesuit)$/.test(one));

/** A firefighter's helmet is that of a firefighter. */
function helmetOf(words: readonly string[]): string | undefined {
  if (isAstronaut(words)) return 'spaceHelmet';
  return /(\w*Helmet|hardHat)/.exec(tradeLine(words, false)?.line ?? '')?.[1];
}
