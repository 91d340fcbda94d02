/** Finds the clothes that a description names one by one, with their colours, and those that come with a trade. */

import { slotOf } from '#common/character/garments.ts';
import { CLOTH_COLOURS } from '#engine/character/wardrobe/cloth-colours.ts';
import { GARMENT_WORDS } from '#engine/character/wardrobe/garment-words.ts';
import { TRADES } from '#engine/illustrator/people/trades.ts';
import { TRADE_CLOTHES } from '#engine/illustrator/people/wardrobe/trade-clothes.ts';
import { accessoryColorOf } from './read-accessories.ts';
import { CLOTH_FILLERS } from './words/accessories.ts';
import {
  DRESSED_AS,
  IN_CHOSEN_COLOUR,
  IN_OUTFIT,
  NOT_HERE,
  PATTERNED_THINGS,
  ROLE_LINES,
  TRADE_WORDS,
} from './words/garments.ts';
import { HELD_THINGS, PATTERN_WORDS } from './words/held.ts';
import { tokensOf } from './words/tokens.ts';

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
}

interface Phrase {
  words: readonly string[];
  line: string;
}

const wordsOf = (phrase: string): string[] => tokensOf(phrase).map(({ word }) => word);

/** Longest first: 'leather jacket' before 'jacket'. */
export const PHRASES: readonly Phrase[] = [
  ...DRESSED_AS,
  ...HELD_THINGS,
  ...GARMENT_WORDS.filter(([, is]) => !NOT_HERE.has(is)).map(([words, is, colour, trim = colour]) => {
    const line = IN_CHOSEN_COLOUR.has(is) ? `${is} A/B` : `${is} ${colour}/${trim}`;
    return [words, line] as const;
  }),
]
  .flatMap(([words, line]) => words.split('|').map((one) => ({ words: wordsOf(one), line })))
  .sort((a, b) => b.words.length - a.words.length);

/** Accessories whose cloth may have a pattern; without one they are read as accessories. */
export const PATTERNED: readonly Phrase[] = PATTERNED_THINGS.flatMap(([words, line]) =>
  words.split('|').map((one) => ({ words: wordsOf(one), line })),
);

/** Of a word such as 'crimson' or 'lilac'. */
const clothColour = (word: string): string | undefined => {
  if (word !== 'leather' && word !== 'denim' && Object.hasOwn(CLOTH_COLOURS, word)) return word;
  const near = accessoryColorOf(word);
  return near === 'gray' ? 'grey' : near;
};

/** Adjectives between a colour and what has it. */
const MANNERS =
  /^(dot|denim|hooded|sleeveless|sleeved|cotton|velvet|lace|ragged|patched|dirty|elegant|sparkly|sparkling|glittering|ruffled|pleated|frilly|loose|baggy|tight|torn|worn|rain|work|brass|steampunk|fluffy|colorful|colourful)$/;

function colourBefore(words: readonly string[], at: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (clothColour(words[i]!)) return i;
    if (!CLOTH_FILLERS.has(words[i]!) && !MANNERS.test(words[i]!) && !PATTERN_WORDS[words[i]!])
      return undefined;
  }
  return undefined;
}

interface Patterned {
  pattern: string;
  /** The colour of the pattern itself. */
  colour: string | undefined;
  places: number[];
}

/** 'A polka dot dress', 'a shirt with white stripes'. */
function patternOf(words: readonly string[], from: number, to: number): Patterned | undefined {
  for (let i = from - 1; i >= Math.max(0, from - 4); i--) {
    const pattern = PATTERN_WORDS[words[i]!];
    if (pattern) return { pattern, colour: undefined, places: words[i + 1] === 'dot' ? [i, i + 1] : [i] };
    if (!clothColour(words[i]!) && !CLOTH_FILLERS.has(words[i]!) && !MANNERS.test(words[i]!)) break;
  }
  if (words[to + 1] !== 'with' && words[to + 1] !== 'and') return undefined;
  for (let i = to + 2; i <= to + 4; i++) {
    const pattern = words[i - 1] !== 'of' && PATTERN_WORDS[words[i] ?? ''];
    if (!pattern || !/s$/.test(words[i]!) || words[i - 1] === 'and') continue;
    const places = words[i - 1] === 'polka' ? [i - 1, i] : [i];
    const before = places[0]! - 1;
    const colour = before > to + 1 ? clothColour(words[before]!) : undefined;
    return { pattern, colour, places: colour ? [before, ...places] : places };
  }
  return undefined;
}

const CLOTHS: ReadonlySet<string | undefined> = new Set([
  'top',
  'over',
  'bottom',
  'whole',
  'neck',
  'front',
  'hat',
]);

/** The first garment of a line with a pattern on its cloth. */
const withPattern = (line: string, { pattern, colour }: Patterned): string =>
  line.replace(
    /^(\w+) (\w+)(?:\/(\w+))?(?: \w+)?/,
    (_all, is, main, trim) => `${is} ${main}/${colour ?? (trim === undefined ? main : trim)} ${pattern}`,
  );

/** The first garment's own colour gives way to the one that was said. */
const inColour = (line: string, colour: string | undefined): string => {
  if (!colour) return line;
  if (/\bA\b/.test(line)) return line.replace(/\bA\b/g, colour).replace(/\bB\b/g, 'white');
  return line.replace(/^(\w+) (\w+)(?:\/(\w+))?/, (_all, is, main, trim) =>
    trim === undefined ? `${is} ${colour}` : `${is} ${colour}/${trim === main ? colour : trim}`,
  );
};

/** 'A jersey with the number 23', 'number 7'. */
function numberAfter(words: readonly string[], to: number): { digits: string; places: number[] } | undefined {
  for (let i = to + 1; i <= to + 4; i++) {
    if (!/^\d{1,2}$/.test(words[i] ?? '')) continue;
    return { digits: words[i]!, places: /^(number|no|nr)$/.test(words[i - 1]!) ? [i - 1, i] : [i] };
  }
  return undefined;
}

const withNumber = (line: string, digits: string): string =>
  line.replace(
    /^(\w+) (\w+)(?:\/(\w+))?/,
    (_all, is, main, trim) => `${is} ${main}/${trim ?? 'white'} no${digits}`,
  );

/** Makes the thing before it part of who somebody is. */
const OWNERS = /^(player|coach|shop|store|seller|lover|team|fan|keeper|maker|worm|print|pattern)$/;

/** Whose mask is not a hero's. */
const CLINIC = /^(doctor|nurse|surgeon|dentist|vet|veterinarian|medic|scientist|chemist)$/;

/** `isFree` says which words are not somebody else's; with `least` words only. */
export function readGarments(
  words: readonly string[],
  isFree: (at: number) => boolean,
  least: number,
  phrases: readonly Phrase[] = PHRASES,
): Named[] {
  const found: Named[] = [];
  const taken = new Set<number>();
  for (const { words: phrase, line } of phrases) {
    if (phrase.length < least) break;
    for (let at = 0; at + phrase.length <= words.length; at++) {
      const places = phrase.map((_, i) => at + i);
      if (!phrase.every((word, i) => words[at + i] === word)) continue;
      if (!places.every((i) => isFree(i) && !taken.has(i))) continue;
      // 'A flat top' is hair.
      if (words[at] === 'top' && phrase.length === 1 && /^(flat|high|hi)$/.test(words[at - 1] ?? ''))
        continue;
      // A book seller holds nothing yet.
      if (slotOf(line.split(' ')[0]!) === 'held' && OWNERS.test(words[at + phrase.length] ?? '')) continue;
      const before = colourBefore(words, at);
      const colour = before !== undefined && isFree(before) ? clothColour(words[before]!) : undefined;
      const from = colour ? before! : at;
      const to = at + phrase.length - 1;
      const rip = [from - 1, from - 2].find(
        (i) => /^jeans /.test(line) && /^(torn|ripped|distressed)$/.test(words[i] ?? ''),
      );
      const plain = inColour(rip === undefined ? line : line.replace(/^jeans/, 'rippedJeans'), colour);
      const pattern =
        CLOTHS.has(slotOf(line.split(' ')[0]!)) || line.startsWith('kneeSocks')
          ? patternOf(words, at, to)
          : undefined;
      if (phrases === PATTERNED && !pattern) continue;
      const number = /^(jersey|vestJersey) /.test(plain) ? numberAfter(words, to) : undefined;
      const own = [
        ...places,
        ...(number?.places ?? []),
        ...(rip === undefined ? [] : [rip]),
        ...(colour ? [before!] : []),
        ...(pattern?.places ?? []).filter(isFree),
      ];
      for (const i of own) taken.add(i);
      found.push({
        line: pattern ? withPattern(plain, pattern) : number ? withNumber(plain, number.digits) : plain,
        colour,
        from: Math.min(from, ...own),
        to,
        places: own,
      });
    }
  }
  const isClinic = words.some((one) => CLINIC.test(one));
  return found
    .map((one) => (isClinic && one.line.startsWith('eyeMask') ? { ...one, line: 'faceMask sky' } : one))
    .sort((a, b) => a.from - b.from);
}

/** What a trade that is named wears; `isFemale` where women wear something else. */
export function tradeLine(
  words: readonly string[],
  isFemale: boolean,
): { line: string; at: number; to: number } | undefined {
  for (const [at, word] of words.entries()) {
    // On ice they wear something else.
    const isOnIce = /^(ice|figure)$/.test(words[at - 1] ?? '');
    const said = `${word} ${words[at + 1] ?? ''}`;
    if (ROLE_LINES[said]) return { line: ROLE_LINES[said], at, to: at + 1 };
    const isWith =
      /^(baby|toddler)$/.test(word) &&
      words.slice(0, at).some((one) => /^(with|holding|carrying)$/.test(one));
    if (isWith) continue;
    const own = isOnIce ? undefined : ROLE_LINES[word];
    if (own) return { line: own, at, to: at };
    const pair = /^(football|soccer) player$/.test(said) ? 'footballer' : said;
    const trade = TRADES.find(
      (one) => one === word || one === pair || TRADE_WORDS[one]?.split(' ').includes(word),
    );
    if (!trade || IN_OUTFIT.has(trade)) continue;
    const { wear, hers } = TRADE_CLOTHES[trade];
    return { line: (isFemale && hers) || wear, at, to: trade === word || trade !== pair ? at : at + 1 };
  }
  return undefined;
}

/** A line without the garments that something else stands in for. */
export const without = (
  line: string,
  isGone: (garment: string, slot: string | undefined) => boolean,
): string =>
  line
    .split(', ')
    .filter((one) => {
      const is = one.split(' ')[0]!;
      return !isGone(is, slotOf(is!));
    })
    .join(', ');
