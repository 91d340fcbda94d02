/** English words for a song: a whole chorus that calls what the wish names, and verses that tell of it. */

import type { Random } from '#engine/lettering/ideas/random.ts';
import type { Mood } from '../../../moods.ts';
import { aboutOf, withoutRequest } from '../about.ts';
import type { Metre } from '../metre.ts';
import type { About } from '../subject.ts';
import { ANYTHING, HAPPY, SAD } from './any-verses.ts';
import { CHORUSES, CONSOLING, TELLING, TOLD_DEEDS, TOLD_SORROWS, TOLD_THINGS } from './choruses.ts';
import type { Couplet } from './couplets.ts';
import { MORE_TOPICS } from './more-topics.ts';
import { TOPICS } from './topics.ts';

/** What nobody is glad about, also where no mood was chosen. */
const SORE =
  /\b(?:los(?:e|ing|t)|death|dying|died|dead|goodbye|divorced?|missing|miss|grief|funeral|war|sick|illness|climate change|pollution|hunger|racism|anxiety|depression|stress|bully\w*|heartbreak|heartbroken|broken|break-?up|lonel(?:y|iness)|without|sad)\b/i;
const SAD_SONG = /\bsad(?:dest)?\b/i;
/** What kind of song it is says nothing of what it is about. */
const KIND_OF_SONG =
  /\b(?:(?:country|rock|pop|piano|dance|club|band|jazz|folk|rap|hip.hop)\s+)?(?:song|ballad|anthem|tune|music|lullaby)\b/gi;
const isSore = (about: string, mood: Mood | undefined): boolean =>
  mood === 'sad' ||
  (mood !== 'happy' && mood !== 'energetic' && (SORE.test(withoutRequest(about)) || SAD_SONG.test(about)));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isShared = (name: string): boolean => /\b(?:together|our|us|we)\b/i.test(name);
/** Once, or as somebody is: not what they always do. */
const ONCE =
  /^(?:are|were|was)\b|^\w+ed\b|^(?:left|lost|met|went|came|got|won|found|fell|had|made|took|gave|said|told)\b/i;
/** What somebody does who is then not here. */
const PARTING = /^(?:moved|left|went|lost|died|passed|are leaving|are moving|go away|move away|leave)\b/i;
const ONCE_COUPLETS = 2;
const filled = (line: string, { name, phrase, deed = '' }: About, thing = ''): string => {
  const shared = isShared(name);
  const places: Record<string, string> = {
    x: name,
    X: capital(name),
    p: phrase,
    v: deed,
    n: thing,
    I: shared ? 'We are' : 'I am',
    W: shared ? 'we are on our way' : 'I am on my way',
  };
  // At once: names may hold any sign.
  return capital(line.replace(/\{([xXpvnIW])\}/g, (_, place: string) => places[place] ?? ''));
};

function candidates(about: string, mood: Mood | undefined) {
  const read = aboutOf(about, 'en');
  const sore = isSore(about, mood);
  const isTold = /^how\b/i.test(read.name);
  const deeds =
    sore || PARTING.test(read.deed ?? '')
      ? TOLD_SORROWS
      : ONCE.test(read.deed ?? '')
        ? TOLD_DEEDS.slice(0, ONCE_COUPLETS)
        : TOLD_DEEDS;
  const isConsoled = sore && read.deed !== undefined;
  return {
    choruses: CHORUSES.filter(
      ({ kind, isSore: hurts, lines: [first = ''] }) =>
        kind === read.kind &&
        (isTold
          ? TELLING.test(first)
          : hurts === sore && (!sore || kind !== 'person' || CONSOLING.test(first) === isConsoled)),
    ).map(({ lines }) => lines.map((line) => filled(line, read))),
    deeds: read.deed ? deeds.map((one) => filledPair(one, read)) : [],
    things: (sore ? [] : read.things)
      .slice(0, MAX_THINGS)
      .map((thing) => TOLD_THINGS.map((one) => filledPair(one, read, thing))),
  };
}
const MAX_THINGS = 3;
const filledPair = ([a, b]: Couplet, read: About, thing?: string): Couplet => [
  filled(a, read, thing),
  filled(b, read, thing),
];

/** Lines with the wish's own words: how long they are is known when they are sounded out. */
export function englishLines(about: string, mood: Mood | undefined): string[] {
  const { choruses, deeds, things } = candidates(about, mood);
  return [...new Set([...choruses.flat(), ...deeds.flat(), ...things.flat(2)])];
}

interface EnglishWish {
  about: string;
  mood: Mood | undefined;
  metres: ReadonlyMap<string, Metre>;
  luck: Random;
}

/** What a syllable more in one line than in its neighbour costs. */
const UNEVEN = 0.8;
const LUCK = 2;
const VERSE_COUPLETS = 2;
const VERSES = 2;

export function writeEnglish({ about, mood, metres, luck }: EnglishWish) {
  const { choruses, deeds, things } = candidates(about, mood);
  const unevenness = (lines: readonly string[]): number => {
    let sum = 0;
    for (let i = 0; i + 1 < lines.length; i += 2)
      sum += Math.abs((metres.get(lines[i]!)?.syllables ?? 0) - (metres.get(lines[i + 1]!)?.syllables ?? 0));
    return sum;
  };
  const best = <T extends readonly string[]>(all: readonly T[]): T | undefined =>
    all
      .map((one) => ({ one, rank: luck.next() * LUCK - unevenness(one) * UNEVEN }))
      .sort((a, b) => b.rank - a.rank)[0]?.one;
  const chorus = best(choruses);
  if (!chorus) return undefined;
  const used = new Set<Couplet[0]>(chorus);
  const told = [best(deeds), ...things.map(best)].filter((one) => one !== undefined);
  const topics = topicsOf(about, mood, luck);
  const verses = Array.from({ length: VERSES }, (_, i) => {
    const first = told.find(([line, rhyme]) => !used.has(line) && !used.has(rhyme));
    const verse: Couplet[] = first ? [first] : [];
    for (const line of first ?? []) used.add(line);
    verse.push(...take(topics, i, VERSE_COUPLETS - verse.length, used, luck));
    return verse.flat();
  });
  return { chorus, verses };
}

/** Couplets of one topic stay together; where it has no more, the next one goes on. */
function take(
  topics: readonly (readonly Couplet[])[],
  at: number,
  count: number,
  used: Set<string>,
  luck: Random,
) {
  const order = [...topics.slice(at % topics.length), ...topics.slice(0, at % topics.length), ANYTHING];
  const out: Couplet[] = [];
  for (const topic of order) {
    for (const one of shuffled(topic, luck)) {
      if (out.length === count) return out;
      if (one.some((line) => used.has(line)) || out.some((other) => endsAlike(other, one))) continue;
      out.push(one);
      for (const line of one) used.add(line);
    }
  }
  return out;
}

const endsAlike = (one: Couplet, other: Couplet): boolean =>
  one.some((line) => other.some((two) => line.split(' ').at(-1) === two.split(' ').at(-1)));

/** What its name is about comes first; how one feels where no topic is known. */
function topicsOf(about: string, mood: Mood | undefined, luck: Random): (readonly Couplet[])[] {
  // Whoever loves the beach is not in love.
  const bare = about.replace(KIND_OF_SONG, '').replace(/\b(who|that|which)\s+(?:really\s+)?loves?\b/i, '$1');
  const { phrase } = aboutOf(about, 'en');
  const sore = isSore(about, mood);
  const own = shuffled(
    [...TOPICS, ...MORE_TOPICS].filter(({ words, isTender }) => words.test(bare) && !(sore && isTender)),
    luck,
  ).sort((a, b) => Number(b.words.test(phrase)) - Number(a.words.test(phrase)));
  const known = own.map((one) => one.couplets);
  if (known.length > 0) return sore ? [...known, SAD] : known;
  const feeling = sore ? SAD : mood === 'happy' || mood === 'energetic' ? HAPPY : [];
  return feeling.length > 0 ? [[...feeling], ANYTHING] : [ANYTHING];
}

function shuffled<T>(all: readonly T[], luck: Random): T[] {
  return all
    .map((one) => ({ one, rank: luck.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
