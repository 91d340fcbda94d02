/** Words for a song about something: verses and a chorus that comes back, in lines that rhyme and scan as the voice will say them. */

import type { Spoken } from '#common/voice-words.ts';
import { createRandom, hashOf, type Random } from '#engine/lettering/ideas/random.ts';
import type { Sounded } from '#engine/voice/sounds/sounded.ts';
import type { Mood } from '../../moods.ts';
import { syllablesOf } from '../../voice/syllables.ts';
import { aboutOf } from './about.ts';
import { ENGLISH } from './english-lines.ts';
import type { LineBank } from './line-bank.ts';
import { OTHER_LINES } from './other-lines.ts';

export interface LyricsWish {
  about: string;
  language: Spoken;
  mood?: Mood | undefined;
  seed: number;
}

const bankOf = (language: Spoken): LineBank => (language === 'en' ? ENGLISH : OTHER_LINES[language]);

/** What nobody is glad about, also where no mood was chosen. */
const SORE =
  /\b(?:los(?:e|ing|t)|death|dying|died|goodbye|divorce|missing|grief|funeral|war|sick|illness)\b/i;

interface Choices {
  /** Those that belong to the topic come first. */
  verse: { line: string; worth: number }[];
  hooks: string[];
  answers: string[];
}

function choicesOf({ about, language, mood }: LyricsWish): Choices {
  const { topics, anything, happy, sad, hooks, actions, farewells, answers } = bankOf(language);
  const { name, isAction } = aboutOf(about, language);
  const own = topics.filter(({ words }) => words.test(about)).flatMap((one) => one.lines);
  const feeling =
    mood === 'sad' || SORE.test(about) ? sad : mood === 'happy' || mood === 'energetic' ? happy : [];
  const verse = new Map<string, number>();
  for (const line of anything) verse.set(line, 1);
  for (const line of feeling) verse.set(line, 2);
  for (const line of own) verse.set(line, 4);
  const deeds = mood === 'sad' || (!mood && SORE.test(about)) ? farewells : actions;
  const called = ((isAction && deeds) || hooks).map((one) => one.replace('{x}', name));
  return {
    verse: [...verse].map(([line, worth]) => ({ line, worth })),
    hooks: called,
    answers: [...answers],
  };
}

/** Every line that may be used: what has to be known is how they sound. */
export function linesToSound(wish: LyricsWish): string[] {
  const { verse, hooks, answers } = choicesOf(wish);
  return [...verse.map(({ line }) => line), ...hooks, ...answers];
}

interface Metre {
  /** What is heard from the last stressed vowel on. */
  rhyme: string;
  /** The last letters of the word before it. */
  word: string;
  syllables: number;
}

const MARKS = /[ˈˌːˑ\s.,;:!?—…"“”()↓→↗↘ʲ]/g;

export function metreOf({ sounds, spans }: Sounded): Metre {
  const letters = [...sounds];
  const syllables = syllablesOf(sounds, spans);
  const last = syllables.at(-1);
  if (!last) return { rhyme: '', word: '', syllables: 0 };
  const ownWord = syllables.filter((one) => one.word === last.word);
  const from = (ownWord.findLast((one) => one.isStressed) ?? last).vowelFrom;
  return {
    rhyme: letters.slice(from).join('').replace(MARKS, ''),
    word: (spans[last.word]?.text ?? '').replace(/[^\p{L}]/gu, '').toLowerCase(),
    syllables: syllables.length,
  };
}

/** Two lines of a couplet: they rhyme, are not the same word, and scan alike. */
const isCouplet = (a: Metre, b: Metre): boolean =>
  a.rhyme !== '' && a.rhyme === b.rhyme && a.word !== b.word && Math.abs(a.syllables - b.syllables) <= 2;

interface Couplet {
  lines: [string, string];
  rhyme: string;
  worth: number;
}

function coupletsOf(
  firsts: readonly { line: string; worth: number }[],
  seconds: readonly { line: string; worth: number }[],
  metres: ReadonlyMap<string, Metre>,
): Couplet[] {
  const order = new Map(seconds.map(({ line }, i) => [line, i]));
  return firsts.flatMap((a) =>
    seconds.flatMap((b): Couplet[] => {
      const [one, other] = [metres.get(a.line), metres.get(b.line)];
      if (a.line === b.line || !one || !other || !isCouplet(one, other)) return [];
      const apart = Math.abs(one.syllables - other.syllables);
      // Lines that were written next to each other go on with one thought.
      const isTold = (order.get(b.line) ?? 0) - (order.get(a.line) ?? Number.NaN) === 1;
      return [
        {
          lines: [a.line, b.line],
          rhyme: one.rhyme,
          worth: a.worth + b.worth - apart * 0.5 + (isTold ? 5 : 0),
        },
      ];
    }),
  );
}

/** The better ones first, with some luck; nothing twice. */
function choose(couplets: readonly Couplet[], count: number, luck: Random, used: Set<string>): Couplet[] {
  const ranked = couplets
    .map((one) => ({ one, rank: one.worth + luck.next() * 3.5 }))
    .sort((a, b) => b.rank - a.rank);
  const out: Couplet[] = [];
  for (const { one } of ranked) {
    if (out.length === count) break;
    if (one.lines.some((line) => used.has(line)) || out.some(({ rhyme }) => rhyme === one.rhyme)) continue;
    out.push(one);
    for (const line of one.lines) used.add(line);
  }
  return out;
}

export interface WrittenLyrics {
  title: string;
  lyrics: string;
}

const VERSE_COUPLETS = 2;
const VERSES = 2;

/** `sounded`: how each of `linesToSound` sounds, in their order. Undefined: too little rhymes. */
export function writeLyrics(wish: LyricsWish, sounded: readonly Sounded[]): WrittenLyrics | undefined {
  const choices = choicesOf(wish);
  const metres = new Map(linesToSound(wish).map((line, i) => [line, metreOf(sounded[i]!)]));
  const luck = createRandom(hashOf(`words/${wish.about}/${wish.seed}`));
  const used = new Set<string>();
  const plain = (lines: readonly string[], worth = 1) => lines.map((line) => ({ line, worth }));
  const chorus = choose(
    [
      ...coupletsOf(plain(choices.hooks), plain(choices.answers, 2.5), metres),
      ...coupletsOf(plain(choices.hooks), plain(choices.hooks), metres),
    ],
    2,
    luck,
    used,
  );
  const verses = Array.from({ length: VERSES }, () =>
    choose(coupletsOf(choices.verse, choices.verse, metres), VERSE_COUPLETS, luck, used),
  );
  if (chorus.length === 0 || verses[0]!.length === 0) return undefined;
  const section = (kind: string, couplets: readonly Couplet[]) =>
    [`[${kind}]`, ...couplets.flatMap((one) => one.lines)].join('\n');
  const lyrics = verses
    .filter((one) => one.length > 0)
    .flatMap((verse) => [section('verse', verse), section('chorus', chorus)])
    .join('\n\n');
  return { title: aboutOf(wish.about, wish.language).title, lyrics };
}
