/** Words for a song about something: verses and a chorus that comes back, in lines that rhyme and scan as the voice will say them. */

import type { Spoken } from '#common/voice-words.ts';
import { createRandom, hashOf, type Random } from '#engine/lettering/ideas/random.ts';
import type { Sounded } from '#engine/voice/sounds/sounded.ts';
import type { Mood } from '../../moods.ts';
import { aboutOf } from './about.ts';
import { englishLines, writeEnglish } from './english/write-english.ts';
import { isCouplet, type Metre, metreOf } from './metre.ts';
import { OTHER_LINES } from './other-lines.ts';

export interface LyricsWish {
  about: string;
  language: Spoken;
  mood?: Mood | undefined;
  seed: number;
}

/** Every line whose sound decides whether it is used. */
export function linesToSound({ about, language, mood }: LyricsWish): string[] {
  if (language === 'en') return englishLines(about, mood);
  const { verse, hooks, answers } = choicesOf(about, language, mood);
  return [...verse, ...hooks, ...answers];
}

function choicesOf(about: string, language: Exclude<Spoken, 'en'>, mood: Mood | undefined) {
  const { anything, happy, sad, hooks, answers } = OTHER_LINES[language];
  const { name } = aboutOf(about, language);
  const feeling = mood === 'sad' ? sad : mood === 'happy' || mood === 'energetic' ? happy : [];
  return {
    verse: [...anything, ...feeling],
    hooks: hooks.map((one) => one.replace('{x}', name)),
    answers,
  };
}

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

interface Parts {
  verses: readonly (readonly string[])[];
  chorus: readonly string[];
}

/** `sounded`: how each of `linesToSound` sounds, in their order. Undefined: too little rhymes. */
export function writeLyrics(wish: LyricsWish, sounded: readonly Sounded[]): WrittenLyrics | undefined {
  const { about, language, mood, seed } = wish;
  const metres = new Map(linesToSound(wish).map((line, i) => [line, metreOf(sounded[i]!)]));
  const luck = createRandom(hashOf(`words/${about}/${seed}`));
  const parts =
    language === 'en'
      ? writeEnglish({ about, mood, metres, luck })
      : writeOther(choicesOf(about, language, mood), metres, luck);
  if (!parts) return undefined;
  const section = (kind: string, lines: readonly string[]) => [`[${kind}]`, ...lines].join('\n');
  const lyrics = parts.verses
    .flatMap((verse) => [section('verse', verse), section('chorus', parts.chorus)])
    .join('\n\n');
  return { title: aboutOf(about, language).title, lyrics };
}

const VERSE_COUPLETS = 2;
const VERSES = 2;

function writeOther(
  { verse, hooks, answers }: ReturnType<typeof choicesOf>,
  metres: ReadonlyMap<string, Metre>,
  luck: Random,
): Parts | undefined {
  const used = new Set<string>();
  const plain = (lines: readonly string[], worth = 1) => lines.map((line) => ({ line, worth }));
  const called = [
    ...coupletsOf(plain(hooks), plain(answers, 2.5), metres),
    ...coupletsOf(plain(hooks), plain(hooks), metres),
  ];
  const chorus = choose(called, 2, luck, used);
  const told = coupletsOf(plain(verse), plain(verse), metres);
  const verses = Array.from({ length: VERSES }, () => choose(told, VERSE_COUPLETS, luck, used)).filter(
    (one) => one.length > 0,
  );
  if (chorus.length === 0 || verses.length === 0) return undefined;
  const linesOf = (couplets: readonly Couplet[]) => couplets.flatMap((one) => one.lines);
  return { verses: verses.map(linesOf), chorus: linesOf(chorus) };
}
