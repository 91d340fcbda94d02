/** What is said about the cloth of a garment: its colours before it, its pattern, what it is trimmed with, its number. */

import { personOf } from '#engine/illustrator/reading/meaning.ts';
import { CLOTH_FILLERS } from './words/accessories.ts';
import { END_OF_PHRASE, MATERIAL_COLOURS, PATTERN_WORDS, PLAIN_CUTS, TRIMMINGS } from './words/cloth.ts';
import { shadeOf } from './words/colours.ts';
import { NATURAL } from './words/garments.ts';

/** The words of a description, and the finer colour of some of them: 'forest' of 'forest green'. */
export interface Said {
  words: readonly string[];
  shades: readonly (string | undefined)[];
}

/** Of a word such as 'crimson' or 'lilac'. */
const clothColour = ({ words, shades }: Said, at: number): string | undefined =>
  shades[at] ?? shadeOf(words[at] ?? '');

export const isColour = (word: string): boolean => shadeOf(word) !== undefined;

export interface Chunk {
  colour: string | undefined;
  trim: string | undefined;
  places: number[];
}

/** Of a cape that is lined with red, the red is not its own. */
const INSIDE = /^(lined|trimmed|edged|tipped|buttoned|accented)$/;

/** Colours and cuts before a noun, as far as they belong to it: 'a bright red knitted', 'black and white'. */
export function colourOfChunk(said: Said, at: number, to: number, isFree: (at: number) => boolean): Chunk {
  const { words } = said;
  const chunk: Chunk = { colour: undefined, trim: undefined, places: [] };
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const word = words[i]!;
    const own = clothColour(said, i);
    if (!isFree(i) || (END_OF_PHRASE.test(word) && !own)) break;
    if (PLAIN_CUTS.has(word)) chunk.places.push(i);
    else if (own && INSIDE.test(words[i + 1] ?? '')) {
      chunk.trim ??= own;
      chunk.places.push(i, i + 1);
    } else if (own && !chunk.colour && !PATTERN_WORDS[word]) {
      chunk.colour = own;
      chunk.places.push(i);
      // 'Black and white': the second is that of the trimmings.
      const first = words[i - 1] === 'and' && isFree(i - 2) ? clothColour(said, i - 2) : undefined;
      if (first) {
        chunk.trim ??= own;
        chunk.colour = first;
        chunk.places.push(i - 1, i - 2);
        break;
      }
    } else if (!CLOTH_FILLERS.has(word) && !PATTERN_WORDS[word] && personOf(word) !== undefined && !own)
      break;
  }
  if (!chunk.colour) {
    const material = [at - 1, at - 2, at - 3].find(
      (i) => i >= 0 && isFree(i) && Object.hasOwn(MATERIAL_COLOURS, words[i]!) && !isOver(words, i, at),
    );
    if (material !== undefined) {
      chunk.colour = MATERIAL_COLOURS[words[material]!];
      chunk.places.push(material);
    }
  }
  trimAfter(said, to, chunk, isFree);
  return chunk;
}

const isOver = (words: readonly string[], from: number, at: number): boolean =>
  words.slice(from + 1, at).some((one) => END_OF_PHRASE.test(one));

/** 'With brass buttons', 'with a red lining'; 'his scarf is blue'. */
function trimAfter(said: Said, to: number, chunk: Chunk, isFree: (at: number) => boolean): void {
  const { words } = said;
  if (/^(is|are)$/.test(words[to + 1] ?? '') && !chunk.colour) {
    const after = [to + 2, to + 3].find((i) => isFree(i) && clothColour(said, i));
    if (after !== undefined) {
      chunk.colour = clothColour(said, after);
      chunk.places.push(after);
    }
  }
  if (words[to + 1] !== 'with') return;
  const noun = [to + 3, to + 4, to + 5].find((i) => TRIMMINGS.test(words[i] ?? ''));
  if (noun === undefined || words.slice(to + 1, noun).includes(',')) return;
  const colour = [noun - 1, noun - 2].find((i) => isFree(i) && clothColour(said, i));
  if (colour === undefined) return;
  chunk.trim ??= clothColour(said, colour);
  chunk.places.push(colour, noun);
}

interface Patterned {
  pattern: string;
  /** The colour of the pattern itself. */
  colour: string | undefined;
  places: number[];
}

/** 'A polka dot dress', 'a shirt with white stripes', 'a dress covered in flowers'. */
export function patternOf(said: Said, from: number, to: number): Patterned | undefined {
  const { words } = said;
  for (let i = from - 1; i >= Math.max(0, from - 5); i--) {
    const pattern = PATTERN_WORDS[words[i]!];
    if (pattern)
      return {
        pattern,
        colour: undefined,
        places: /^(dot|dotted|print)$/.test(words[i + 1]!) ? [i, i + 1] : [i],
      };
    if (END_OF_PHRASE.test(words[i]!) && !(words[i] === 'and' && clothColour(said, i - 1))) break;
  }
  if (!/^(with|and|covered)$/.test(words[to + 1] ?? '')) return undefined;
  for (let i = to + 2; i <= to + 5; i++) {
    const pattern = words[i - 1] !== 'of' && PATTERN_WORDS[words[i] ?? ''];
    if (/^(,|a|an)$/.test(words[i] ?? '')) return undefined;
    if (!pattern || !/s$/.test(words[i]!) || words[i - 1] === 'and') continue;
    const places = words[i - 1] === 'polka' ? [i - 1, i] : [i];
    const before = places[0]! - 1;
    const colour = before > to + 1 ? clothColour(said, before) : undefined;
    return { pattern, colour, places: colour ? [before, ...places] : places };
  }
  return undefined;
}

/** The first garment of a line with a pattern on its cloth. */
export const withPattern = (line: string, { pattern, colour }: Patterned): string =>
  line.replace(
    /^(\w+) (\w+)(?:\/(\w+))?(?: \w+)?/,
    (_all, is, main, trim) => `${is} ${main}/${colour ?? (trim === undefined ? main : trim)} ${pattern}`,
  );

/** The first garment's own colour gives way to the one that was said. */
export function inColour(line: string, { colour, trim }: Chunk): string {
  const is = line.split(' ')[0]!;
  const main = colour ?? (/^\w+ A\b/.test(line) ? NATURAL[is] : undefined);
  const dyed = main ? dye(line, main) : line;
  // Stripes that are the second colour already.
  const isStriped = /^\w+ (?!A\b)\w+\/A/.test(line);
  return trim && !isStriped
    ? dyed.replace(/^(\w+) (\w+)(?:\/\w+)?/, (_all, name, own) => `${name} ${own}/${trim}`)
    : dyed;
}

const dye = (line: string, colour: string): string => {
  if (/\bA\b/.test(line)) return line.replace(/\bA\b/g, colour).replace(/\bB\b/g, 'white');
  return line.replace(/^(\w+) (\w+)(?:\/(\w+))?/, (_all, is, main, trim) =>
    trim === undefined ? `${is} ${colour}` : `${is} ${colour}/${trim === main ? colour : trim}`,
  );
};

/** 'A jersey with the number 23', 'a number 7 jersey'. */
export function numberOf(
  words: readonly string[],
  at: number,
  to: number,
): { digits: string; places: number[] } | undefined {
  for (const i of [at - 1, at - 2])
    if (/^\d{1,2}$/.test(words[i] ?? '') && /^(number|no|nr)$/.test(words[i - 1] ?? ''))
      return { digits: words[i]!, places: [i - 1, i] };
  for (let i = to + 1; i <= to + 4; i++) {
    if (!/^\d{1,2}$/.test(words[i] ?? '')) continue;
    return { digits: words[i]!, places: /^(number|no|nr)$/.test(words[i - 1]!) ? [i - 1, i] : [i] };
  }
  return undefined;
}

export const withNumber = (line: string, digits: string): string =>
  line.replace(
    /^(\w+) (\w+)(?:\/(\w+))?/,
    (_all, is, main, trim) => `${is} ${main}/${trim ?? 'white'} no${digits}`,
  );
