/** Twelve proposals for a name: every manner once, with colours and symbols that differ, the same for the same seed. */

import { DEFAULT_DESIGN, type MarkDesign } from '../mark/design.ts';
import { MANNERS, type Manner } from './manners.ts';
import { moodsIn } from './mood-words.ts';
import { type Mood, PALETTES, type Palette } from './palettes.ts';
import { createRandom, hashOf, type Random } from './random.ts';
import { type BroaderWord, symbolsForWords } from './trade-words.ts';

export interface Wish {
  name: string;
  /** One of the logo categories; anything else has no leaning. */
  category: string;
  /** A few words about the business. */
  words: string;
  seed: number;
}

export interface Idea {
  manner: string;
  palette: string;
  design: MarkDesign;
}

/** Moods that a category leans to. */
const LEANING: Record<string, readonly Mood[]> = {
  business: ['classic', 'calm'],
  tech: ['bold', 'neon', 'dark', 'calm'],
  creative: ['warm', 'bold', 'soft'],
  minimal: ['calm', 'classic', 'soft'],
  modern: ['bold', 'fresh', 'neon'],
};

/** Figures that suit when the words name no trade. */
const FALLBACK: Record<string, readonly string[]> = {
  business: ['strategy', 'handshake', 'buildings', 'chart-line-up'],
  tech: ['cpu', 'circuitry', 'cube', 'rocket-launch'],
  creative: ['palette', 'pen-nib', 'sparkle', 'paint-brush'],
  minimal: ['star-four', 'circle-half', 'leaf', 'drop'],
  modern: ['lightning', 'shooting-star', 'planet', 'sparkle'],
};

const ABSTRACT: Record<string, readonly string[]> = {
  business: ['bars', 'cube', 'weave', 'halves', 'path', 'peaks'],
  tech: ['cube', 'signal', 'weave', 'path', 'shutter', 'quarters'],
  creative: ['petals', 'pinwheel', 'clover', 'quarters', 'moons', 'bloom'],
  minimal: ['halves', 'spark', 'rings', 'moons', 'leaf', 'waves'],
  modern: ['shutter', 'chevrons', 'facets', 'pinwheel', 'spark', 'waves'],
};

/** 'coffee' in the hand of a manner; symbols of other sets have only one. */
const symbolOf = (name: string, drawn: Manner['drawn']): string =>
  name.includes(':') ? name : `ph:${name}-${drawn}`;

export function suggest(wish: Wish, broader?: BroaderWord): Idea[] {
  const random = createRandom(wish.seed ^ hashOf(`${wish.name}|${wish.category}|${wish.words}`));
  const leaning = LEANING[wish.category] ?? [];
  const moods = moodsIn(wish.words);
  // What people say about the business counts; a name often means something else ('Copper Kettle').
  const said = symbolsForWords(wish.words, broader);
  const named = said.length >= 2 ? said : [...new Set([...said, ...symbolsForWords(wish.name, broader)])];
  const trade = named.length > 0 ? named : [...(FALLBACK[wish.category] ?? FALLBACK.minimal!)];
  // The first meanings are the nearest; another try shows other ones first.
  const turns = Math.floor(random.next() * Math.min(3, trade.length));
  const start = wish.seed <= 1 ? 0 : turns;
  const turned = [...trade.slice(start, 6), ...trade.slice(0, start), ...trade.slice(6)];
  const figures = random.shuffled(ABSTRACT[wish.category] ?? ABSTRACT.modern!);
  const palettes = random.shuffled(PALETTES);
  const used = new Set<Palette>();
  let tradeAt = 0;
  let figureAt = 0;
  return MANNERS.map((manner) => {
    const palette = choose(palettes, used, manner, { leaning, said: moods });
    used.add(palette);
    const symbol =
      manner.symbol === 'trade' || said.length > 0
        ? symbolOf(turned[tradeAt++ % turned.length]!, manner.drawn ?? 'fill')
        : manner.symbol === 'abstract'
          ? `geo:${figures[figureAt++ % figures.length]}`
          : manner.symbol === 'mono'
            ? 'mono'
            : '';
    return {
      manner: manner.name,
      palette: palette.name,
      design: { ...dress(manner, palette, wish, symbol, random), ...(said.length > 0 && manner.withTrade) },
    };
  });
}

interface Moods {
  /** What the category leans to. */
  leaning: readonly Mood[];
  /** What the words ask for: that holds in every proposal. */
  said: readonly Mood[];
}

/** A palette nobody has yet: of the mood that was asked for, then one that suits the manner, then the category. */
function choose(
  palettes: readonly Palette[],
  used: ReadonlySet<Palette>,
  manner: Manner,
  { leaning, said }: Moods,
): Palette {
  const suits = (one: Palette, moods: readonly Mood[]) => one.moods.some((mood) => moods.includes(mood));
  const isDark = (moods: readonly Mood[]) => moods.includes('dark');
  const points = (one: Palette) =>
    8 * said.filter((mood) => one.moods.includes(mood)).length +
    (isDark(one.moods) === isDark(manner.moods) || isDark(said) ? 4 : 0) +
    (manner.moods.length === 0 || suits(one, manner.moods) ? 2 : 0) +
    (suits(one, leaning) ? 1 : 0);
  return palettes
    .filter((one) => !used.has(one))
    .reduce((best, one) => (points(one) > points(best) ? one : best));
}

function dress(manner: Manner, palette: Palette, wish: Wish, symbol: string, random: Random): MarkDesign {
  const words = wish.words.trim().replace(/\s+/g, ' ');
  const tagline = manner.tagline && words.length > 0 && words.length <= 30 ? capitalised(words) : '';
  const shape = random.next() < 0.8 ? 'rounded' : 'square';
  return {
    ...DEFAULT_DESIGN,
    text: wish.name.trim(),
    tagline,
    symbol,
    colors: [palette.primary, palette.secondary],
    backgroundColor: palette.background,
    shape,
    ...manner.set,
  };
}

const capitalised = (text: string): string => text[0]!.toLocaleUpperCase('en') + text.slice(1);
