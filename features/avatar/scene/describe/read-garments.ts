/** Finds the clothes and things that a description names one by one, with their colours, patterns and trimmings. */

import { slotOf } from '#common/character/garments.ts';
import { GARMENT_WORDS } from '#engine/character/wardrobe/garment-words.ts';
import {
  colourOfChunk,
  inColour,
  isColour,
  numberOf,
  patternOf,
  type Said,
  withNumber,
  withPattern,
} from './read-cloth.ts';
import { MATERIAL_COLOURS, PATTERN_WORDS, PLAIN_CUTS } from './words/cloth.ts';
import { shadeOf } from './words/colours.ts';
import { DRESSED_AS, IN_CHOSEN_COLOUR, NOT_HERE, PATTERNED_THINGS } from './words/garments.ts';
import { HELD_THINGS } from './words/held.ts';
import { KIND_WORDS, SHOWN_AS_NEAR } from './words/kinds.ts';
import { tokensOf } from './words/tokens.ts';
import { ON_HANDS_AND_WAIST, SHOES, TOPS_AND_COATS, WHOLES_AND_BOTTOMS } from './words/wear.ts';
import { ON_FACE, ON_HEAD, ON_NECK_AND_BACK } from './words/wear-head.ts';

export interface Named {
  /** A line of the wardrobe. */
  line: string;
  /** The colour that was said. */
  colour: string | undefined;
  /** First and last word. */
  from: number;
  to: number;
  /** Every word that says it. */
  places: number[];
  /** Drawn as what comes nearest to it. */
  isNearest: boolean;
  /** In no colour of its own. */
  isPlain: boolean;
}

interface Phrase {
  words: readonly string[];
  line: string;
  isNearest?: boolean;
}

const wordsOf = (phrase: string): string[] => tokensOf(phrase).map(({ word }) => word);

/** The first meaning of a phrase counts; the longest phrase is looked for first: 'leather jacket' before 'jacket'. */
const ALL: readonly Phrase[] = [
  ...new Map(
    [
      ...DRESSED_AS,
      ...TOPS_AND_COATS,
      ...WHOLES_AND_BOTTOMS,
      ...SHOES,
      ...ON_HANDS_AND_WAIST,
      ...ON_HEAD,
      ...ON_FACE,
      ...ON_NECK_AND_BACK,
      ...HELD_THINGS,
      ...GARMENT_WORDS.filter(([, is]) => !NOT_HERE.has(is)).map(([words, is, colour, trim = colour]) => {
        const line = IN_CHOSEN_COLOUR.has(is) ? `${is} A/B` : `${is} ${colour}/${trim}`;
        return [words, line] as const;
      }),
    ]
      .flatMap(([words, line]) => words.split('|').map((one) => [one, line] as const))
      .reverse(),
  ),
]
  .map(([one, line]) => ({ words: wordsOf(one), line, isNearest: SHOWN_AS_NEAR.has(one) }))
  .sort((a, b) => b.words.length - a.words.length);

/** What each phrase is, beside its words. */
const kindOf = (words: readonly string[], line: string): string =>
  `${words.join(' ')}: ${line.split(' ')[0]}`;
const KINDS = new Set(ALL.map(({ words, line }) => kindOf(words, line)));

/** 'A tweed skirt' is a skirt whose cloth is read by itself. */
function isPlainCloth({ words: [first, ...rest], line }: Phrase): boolean {
  if (rest.length === 0 || !/ A\b/.test(line)) return false;
  const isCloth = Object.hasOwn(MATERIAL_COLOURS, first!) || Object.hasOwn(PATTERN_WORDS, first!);
  return isCloth && KINDS.has(kindOf(rest, line));
}

export const PHRASES: readonly Phrase[] = ALL.filter((one) => !isPlainCloth(one));

/** By their last word, so that a description asks only for phrases that can end in it. */
const byEnd = (phrases: readonly Phrase[]): Map<string, Phrase[]> => {
  const map = new Map<string, Phrase[]>();
  for (const one of phrases) map.set(one.words.at(-1)!, [...(map.get(one.words.at(-1)!) ?? []), one]);
  return map;
};
const ENDS = byEnd(PHRASES);

/** By its words; of two phrases with the same words, the first. */
const LINES = new Map(PHRASES.toReversed().map(({ words, line }) => [words.join(' '), line]));

/** Kinds of things that have a phrase: a 'homburg' is a felt hat. */
export const KIND_PHRASES: readonly Phrase[] = KIND_WORDS.flatMap(([one, as]) => {
  const line = LINES.get(as);
  return line ? [{ words: wordsOf(one), line, isNearest: true }] : [];
});

/** Accessories whose cloth may have a pattern; without one they are read as accessories. */
export const PATTERNED: readonly Phrase[] = PATTERNED_THINGS.flatMap(([words, line]) =>
  words.split('|').map((one) => ({ words: wordsOf(one), line })),
);

const CLOTHS: ReadonlySet<string | undefined> = new Set([
  'back',
  'top',
  'over',
  'bottom',
  'whole',
  'neck',
  'front',
  'hat',
]);

/** Makes the thing before it part of who somebody is. */
const OWNERS =
  /^(player|coach|shop|store|seller|lover|team|fan|keeper|maker|worm|print|pattern|player|teacher|chef|dancer|driver|ring|earring|earrings|vendor|instructor|hair|braids|pigtails|maker|collar|skirt|cut)$/;

const SHOOTERS = /^(archer|hunter|huntress|elf|ranger|arrow|arrows|quiver|amazon|cupid|centaur)$/;
const SCHOOLCHILD = /^(teen|teenager|teenage|boy|girl|child|kid|schoolgirl|schoolboy|teeth)$/;

/** Whose mask is not a hero's. */
const CLINIC = /^(doctor|nurse|surgeon|dentist|vet|veterinarian|medic|scientist|chemist)$/;

/** `isFree` says which words are not somebody else's; with `least` words only. */
export function readGarments(
  { words, shades }: Said,
  isFree: (at: number) => boolean,
  least: number,
  phrases: readonly Phrase[] = PHRASES,
): Named[] {
  const found: Named[] = [];
  const taken = new Set<number>();
  // Things that are held come in numbers, too: 'two katanas'.
  const ends = new Set(words.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])));
  const possible = phrases === PHRASES ? [...ends].flatMap((word) => ENDS.get(word) ?? []) : phrases;
  const isShooter = words.some((one) => SHOOTERS.test(one));
  for (const { words: phrase, line: fallback, isNearest = false } of [...possible].sort(
    (a, b) => b.words.length - a.words.length,
  )) {
    if (phrase.length < least) break;
    // A bow is a ribbon only where nobody shoots with it.
    const line = isShooter && phrase.join() === 'bow' ? 'bow brown' : fallback;
    for (let at = 0; at + phrase.length <= words.length; at++) {
      const places = phrase.map((_, i) => at + i);
      const isHeld = slotOf(line.split(' ')[0]!) === 'held';
      const isSame = (word: string, i: number) =>
        words[at + i] === word || (isHeld && i === phrase.length - 1 && words[at + i] === `${word}s`);
      if (!phrase.every(isSame)) continue;
      if (!places.every((i) => isFree(i) && !taken.has(i))) continue;
      // 'A flat top' is hair, 'a ruby necklace' no ruby, 'an orange robe' no fruit.
      if (words[at] === 'top' && phrase.length === 1 && /^(flat|high|hi)$/.test(words[at - 1] ?? ''))
        continue;
      const to = at + phrase.length - 1;
      const is = line.split(' ')[0]!;
      // 'A rose in her dark hair', not 'in her hand'.
      if (
        / in (her|his|their)$/.test(phrase.join(' ')) &&
        ![to + 1, to + 2, to + 3].some((i) => words[i] === 'hair')
      )
        continue;
      // A book seller holds nothing yet.
      if (slotOf(is) === 'held' && OWNERS.test(words[to + 1] ?? '')) continue;
      // Nor does a football fan hold a fan.
      if (
        phrase[0] === 'fan' &&
        /^(football|soccer|sports|baseball|music|movie|film|anime|racing)$/.test(words[at - 1] ?? '')
      )
        continue;
      // On a boy's teeth they hold up no trousers.
      if (phrase.join() === 'braces' && words.some((one) => SCHOOLCHILD.test(one))) continue;
      if (phrase.length === 1 && isColour(words[at]!) && isNoun(words[at + 1])) continue;
      const chunk = colourOfChunk({ words, shades }, at, to, (i) => isFree(i) && !taken.has(i));
      // 'A red rose': the colour is in the name itself.
      if (/\bA\b/.test(line)) chunk.colour ??= phrase.map((word) => shadeOf(word)).find(Boolean);
      const rip = [at - 1, at - 2, at - 3].find(
        (i) => /^jeans /.test(line) && /^(torn|ripped|distressed)$/.test(words[i] ?? ''),
      );
      const bare = [at - 1, at - 2, at - 3].find((i) => is === 'jersey' && words[i] === 'sleeveless');
      const cut = rip === undefined ? line : line.replace(/^jeans/, 'rippedJeans');
      const plain = inColour(bare === undefined ? cut : cut.replace(/^jersey/, 'vestJersey'), chunk);
      const pattern =
        CLOTHS.has(slotOf(is)) || is === 'kneeSocks' ? patternOf({ words, shades }, at, to) : undefined;
      if (phrases === PATTERNED && !pattern) continue;
      const number = /^(jersey|vestJersey) /.test(plain) ? numberOf(words, at, to) : undefined;
      const own = [
        ...places,
        ...(number?.places ?? []),
        ...(rip === undefined ? [] : [rip]),
        ...(bare === undefined ? [] : [bare]),
        ...chunk.places,
        ...(pattern?.places ?? []).filter(isFree),
      ];
      for (const i of own) taken.add(i);
      found.push({
        line: pattern ? withPattern(plain, pattern) : number ? withNumber(plain, number.digits) : plain,
        colour: chunk.colour,
        from: Math.min(at, ...own.filter((i) => i < at && !PLAIN_CUTS.has(words[i]!))),
        to,
        places: own,
        isNearest,
        isPlain: !chunk.colour && !pattern && / A\b/.test(line),
      });
    }
  }
  const isClinic = words.some((one) => CLINIC.test(one));
  return found
    .map((one) => (isClinic && one.line.startsWith('eyeMask') ? { ...one, line: 'faceMask sky' } : one))
    .sort((a, b) => a.from - b.from);
}

/** Something follows that the word may be the colour of. */
const isNoun = (word: string | undefined): boolean =>
  word !== undefined && !/^(,|and|in|on|with|under|over|at|from|behind|of|to|around|round|or)$/.test(word);
