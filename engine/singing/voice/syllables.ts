/** Sounds of a line as syllables: what is sung before the beat, what is held, and what closes. */

import type { Span } from '#engine/voice/sounds/sounded.ts';
import { splitWritten } from './split-written.ts';

const VOWELS = new Set('aɑɐʌɤɒAæɛIWeɜəᵊɚiɨɪᵻyoɔOQYuʊɯøœS'.replace('S', ''));
/** Belong to the vowel before them: length, nasal, tones. */
const AFTER_VOWEL = new Set('ː\u0303↓→↗↘ʲ');
const STRESS = new Set('ˈˌ');
const GLIDES = new Set('ɹljwɾʁɥr');
const OBSTRUENTS = new Set('pbtdkɡfθsʃvc');
const SILENT = new Set(' .,;:!?—…"()“”');
/** Second halves of diphthongs where a language writes them as two letters. */
const SECOND = new Set('ɪʊøy');
const FIRST = new Set('aɑɐeɛoɔʌ');
/** Tones of Mandarin: there every written character is one syllable. */
const TONES = /[↓→↗↘]/u;
/** How the consonant before them is spoken. */
const MANNERS = new Set('ʰʲ');

/** What the writing says about its syllables. */
type Writing = 'letters' | 'hangul' | 'tones' | 'others';

function writingOf(line: string, spans: readonly Span[]): Writing {
  if (TONES.test(line)) return 'tones';
  if (spans.some(({ text }) => /\p{Script=Latin}/u.test(text))) return 'letters';
  return spans.some(({ text }) => /\p{Script=Hangul}/u.test(text)) ? 'hangul' : 'others';
}

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

/** German writes its au as two vowels, Korean its ui; in languages with other letters these are two syllables. */
function isSecond(first: string, sound: string, writing: Writing): boolean {
  if (writing === 'hangul' && first === 'ɯ' && sound === 'i') return true;
  return FIRST.has(first) && (SECOND.has(sound) || (writing === 'letters' && first === 'a' && sound === 'u'));
}

function nucleiOf(sounds: readonly string[], spans: readonly Span[], writing: Writing): Nucleus[] {
  const out: Nucleus[] = [];
  const isSameCharacter = (one: number, other: number): boolean =>
    spans.some(({ from, to }) => from <= one && other < to);
  const afterMarks = (place: number): number => {
    let to = place;
    while (AFTER_VOWEL.has(sounds[to] ?? '')) to++;
    return to;
  };
  for (let i = 0; i < sounds.length; i++) {
    if (!isVowel(sounds[i]!)) continue;
    const isMarked = STRESS.has(sounds[i - 1] ?? '');
    const from = isMarked ? i - 1 : i;
    let to = afterMarks(i + 1);
    const isJoined =
      writing === 'tones'
        ? isVowel(sounds[to] ?? '') && isSameCharacter(i, to)
        : isSecond(sounds[i]!, sounds[to] ?? '', writing);
    if (isJoined) to = afterMarks(to + 1);
    out.push({ from, to, isStressed: isMarked && sounds[i - 1] === 'ˈ' });
    i = to - 1;
  }
  return out;
}

/** Where the onset of the next syllable begins among what stands between two vowels. */
function onsetFrom(
  sounds: readonly string[],
  { from, to }: { from: number; to: number },
  spans: readonly Span[],
  writing: Writing,
): number {
  let last = -1;
  for (let i = from; i < to; i++) if (SILENT.has(sounds[i]!)) last = i;
  if (last >= 0) return last + 1;
  // Languages without spaces: a word or character begins where it begins.
  const own = writing === 'letters' ? undefined : spans.findLast((one) => one.from >= from && one.from <= to);
  if (own) return own.from;
  const stress = sounds.slice(from, to).findIndex((sound) => STRESS.has(sound));
  if (stress >= 0) return from + stress;
  let start = to - 1;
  if (start < from) return to;
  while (start > from && MANNERS.has(sounds[start]!)) start--;
  if (start > from && writing !== 'letters' && sounds[start] === 'j') start--;
  while (start > from && MANNERS.has(sounds[start]!)) start--;
  if (start > from && GLIDES.has(sounds[start]!) && OBSTRUENTS.has(sounds[start - 1]!)) start--;
  if (start > from && sounds[start - 1] === 's' && 'ptk'.includes(sounds[start]!)) start--;
  return start;
}

/** Stress of a language that marks it before the consonants. */
const hasMark = (sounds: readonly string[], from: number, to: number): boolean =>
  sounds.slice(from, to).includes('ˈ');

export function syllablesOf(line: string, spans: readonly Span[]): Syllable[] {
  const sounds = [...line];
  const writing = writingOf(line, spans);
  const nuclei = nucleiOf(sounds, spans, writing);
  const raw = nuclei.map((nucleus, i) => {
    const before = nuclei[i - 1];
    const from = onsetFrom(sounds, { from: before ? before.to : 0, to: nucleus.from }, spans, writing);
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
