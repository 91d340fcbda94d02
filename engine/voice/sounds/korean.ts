/** Hangul to sounds: as it is pronounced, syllable by syllable, voiced between vowels. */

import { standardizePronunciation } from 'es-hangul';

const INITIALS = [
  'k',
  'k',
  'n',
  't',
  't',
  'ɾ',
  'm',
  'p',
  'p',
  's',
  's',
  '',
  'ʨ',
  'ʨ',
  'ʨʰ',
  'kʰ',
  'tʰ',
  'pʰ',
  'h',
];
// biome-ignore format: in the order of the Unicode block
const VOWELS = ['a', 'ɛ', 'ja', 'jɛ', 'ʌ', 'e', 'jʌ', 'je', 'o', 'wa', 'wɛ', 'we', 'jo', 'u', 'wʌ', 'we', 'wi', 'ju', 'ɯ', 'ɯi', 'i'];
// biome-ignore format: in the order of the Unicode block
const FINALS = ['', 'k', 'k', 'k', 'n', 'n', 'n', 't', 'l', 'k', 'm', 'l', 'l', 'l', 'p', 'l', 'm', 'p', 'p', 't', 't', 'ŋ', 't', 't', 'k', 't', 'p', 't'];

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Doubled consonants stay hard between vowels. */
const TENSE = new Set([1, 4, 8, 10, 13]);
/** s before these becomes soft. */
const SOFTENING = new Set([2, 3, 6, 7, 12, 16, 17, 20]);
/** Open syllables and those that end in a voiced sound. */
const VOICED_FINALS = new Set([0, 4, 5, 6, 8, 16, 21]);
const VOICED: Record<string, string> = { k: 'ɡ', t: 'd', p: 'b', ʨ: 'ʥ' };

export function hangulSounds(pronounced: string): string {
  let out = '';
  let isAfterVoiced = false;
  for (const syllable of pronounced) {
    const code = syllable.charCodeAt(0);
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) {
      isAfterVoiced = false;
      continue;
    }
    const index = code - FIRST_SYLLABLE;
    const [first, vowel, last] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
    let initial = INITIALS[first]!;
    if (isAfterVoiced && !TENSE.has(first)) initial = VOICED[initial] ?? initial;
    if ((first === 9 || first === 10) && SOFTENING.has(vowel)) initial = 'ɕ';
    out += initial + VOWELS[vowel]! + FINALS[last]!;
    isAfterVoiced = VOICED_FINALS.has(last);
  }
  return out;
}

/** One entry a written word; liaison between words is left out where it would move a syllable. */
export function koreanSounds(text: string): { text: string; sounds: string }[] {
  const words = text.split(/\s+/).filter(Boolean);
  const pronounced = standardizePronunciation(words.join(' ')).split(' ');
  return words.map((word, i) => ({
    text: word,
    sounds: hangulSounds(
      (pronounced.length === words.length ? pronounced[i] : undefined) ?? standardizePronunciation(word),
    ),
  }));
}
