/** Sounds of a line as syllables: what is sung before the beat, what is held, and what closes. */

import type { Span } from '#engine/voice/sounds/sounded.ts';

const VOWELS = new Set('aɑɐʌɤɒAæɛIWeɜəᵊɚiɨɪᵻyoɔOQYuʊɯøœS'.replace('S', ''));
/** Belong to the vowel before them: length, nasal, tones. */
const AFTER_VOWEL = new Set('ː\u0303↓→↗↘ʲ');
const STRESS = new Set('ˈˌ');
const GLIDES = new Set('ɹljwɾʁɥr');
const OBSTRUENTS = new Set('pbtdkɡfθsʃvc');
const SILENT = new Set(' .,;:!?—…"()“”');
/** Second halves of diphthongs where a language writes them as two letters. */
const SECOND = new Set('ɪʊøy');
const FIRST = new Set('aɑeɛoɔʌ');

export const isVowel = (sound: string): boolean => VOWELS.has(sound);
export const isSilent = (sound: string): boolean => SILENT.has(sound);

/** Places count characters of the line's sounds; ends are exclusive. */
export interface Syllable {
  /** First sound that is sung before the beat. */
  from: number;
  /** What is held. */
  vowelFrom: number;
  vowelTo: number;
  /** After the sounds that close it; silence follows, or the next syllable. */
  to: number;
  isStressed: boolean;
  /** Which of the line's words, and which part of it. */
  word: number;
  isFirstOfWord: boolean;
  isLastOfWord: boolean;
  /** As written; `-` is not part of it. */
  text: string;
}

interface Nucleus {
  from: number;
  to: number;
  isStressed: boolean;
}

/** German writes its au as two vowels; in languages with other letters these are two syllables. */
const isSecond = (first: string, sound: string, isLatin: boolean): boolean =>
  FIRST.has(first) && (SECOND.has(sound) || (isLatin && first === 'a' && sound === 'u'));

function nucleiOf(sounds: readonly string[], isLatin: boolean): Nucleus[] {
  const out: Nucleus[] = [];
  for (let i = 0; i < sounds.length; i++) {
    if (!isVowel(sounds[i]!)) continue;
    const isMarked = STRESS.has(sounds[i - 1] ?? '');
    const from = isMarked ? i - 1 : i;
    let to = i + 1;
    while (AFTER_VOWEL.has(sounds[to] ?? '')) to++;
    if (isSecond(sounds[i]!, sounds[to] ?? '', isLatin)) {
      to++;
      while (AFTER_VOWEL.has(sounds[to] ?? '')) to++;
    }
    out.push({ from, to, isStressed: isMarked && sounds[i - 1] === 'ˈ' });
    i = to - 1;
  }
  return out;
}

/** Where the onset of the next syllable begins among what stands between two vowels. */
function onsetFrom(sounds: readonly string[], from: number, to: number): number {
  let last = -1;
  for (let i = from; i < to; i++) if (SILENT.has(sounds[i]!)) last = i;
  if (last >= 0) return last + 1;
  const stress = sounds.slice(from, to).findIndex((sound) => STRESS.has(sound));
  if (stress >= 0) return from + stress;
  let start = to - 1;
  if (start < from) return to;
  if (start > from && GLIDES.has(sounds[start]!) && OBSTRUENTS.has(sounds[start - 1]!)) start--;
  if (start > from && sounds[start - 1] === 's' && 'ptk'.includes(sounds[start]!)) start--;
  return start;
}

/** Stress of a language that marks it before the consonants. */
const hasMark = (sounds: readonly string[], from: number, to: number): boolean =>
  sounds.slice(from, to).includes('ˈ');

export function syllablesOf(line: string, spans: readonly Span[]): Syllable[] {
  const sounds = [...line];
  const nuclei = nucleiOf(
    sounds,
    spans.some(({ text }) => /\p{Script=Latin}/u.test(text)),
  );
  const raw = nuclei.map((nucleus, i) => {
    const before = nuclei[i - 1];
    const from = onsetFrom(sounds, before ? before.to : 0, nucleus.from);
    return { ...nucleus, onset: before ? from : firstSound(sounds, nucleus.from) };
  });
  const wordOf = (place: number): number => {
    const found = spans.findIndex(({ from, to }) => place >= from && place < to);
    return found >= 0
      ? found
      : Math.max(
          0,
          spans.findLastIndex(({ from }) => from <= place),
        );
  };
  const words = raw.map((one) => wordOf(one.to - 1));
  const texts = new Map<number, string[]>();
  for (const word of new Set(words))
    texts.set(word, splitWritten(spans[word]?.text ?? '', words.filter((one) => one === word).length));
  return raw.map((nucleus, i) => {
    const next = raw[i + 1]?.onset ?? sounds.length;
    let to = nucleus.to;
    while (to < next && !SILENT.has(sounds[to]!)) to++;
    const word = words[i]!;
    const place = words.slice(0, i).filter((one) => one === word).length;
    return {
      from: nucleus.onset,
      vowelFrom: nucleus.from,
      vowelTo: nucleus.to,
      to,
      isStressed: nucleus.isStressed || hasMark(sounds, nucleus.onset, nucleus.from),
      word,
      isFirstOfWord: place === 0,
      isLastOfWord: words[i + 1] !== word,
      text: texts.get(word)?.[place] ?? '',
    };
  });
}

function firstSound(sounds: readonly string[], until: number): number {
  let from = until;
  while (from > 0 && !SILENT.has(sounds[from - 1]!)) from--;
  return from;
}

const WRITTEN_VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/giu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A written word in so many parts: between its vowels where it has letters for them, evenly elsewhere. */
export function splitWritten(word: string, parts: number): string[] {
  if (parts <= 1) return [word];
  const letters = [...word];
  if (UNSPACED.test(word)) return evenly(letters, parts);
  const groups = [...word.matchAll(WRITTEN_VOWELS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  // An e that nobody hears.
  const last = groups.at(-1);
  if (groups.length > parts && last && /^e[sd]?\W*$/i.test(word.slice(last.from))) groups.pop();
  if (groups.length < parts) return evenly(letters, parts);
  while (groups.length > parts) groups.pop();
  const cuts = groups.slice(1).map((group, i) => {
    const before = groups[i]!.to;
    const between = group.from - before;
    return between <= 1 ? before : before + Math.floor(between / 2);
  });
  return [0, ...cuts].map((cut, i) => word.slice(cut, cuts[i] ?? word.length));
}

const evenly = (letters: readonly string[], parts: number): string[] =>
  Array.from({ length: parts }, (_, i) =>
    letters
      .slice(Math.floor((i * letters.length) / parts), Math.floor(((i + 1) * letters.length) / parts))
      .join(''),
  );
