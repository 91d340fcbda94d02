/** Chinese characters to sounds: their pinyin, then initial, final and tone as the voice model writes them. */

import { pinyin } from 'pinyin-pro';

const INITIALS: Record<string, string> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** 0 marks the place of the tone. */
const FINALS: Record<string, string> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'ɚ0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  iou: 'jou0',
  iu: 'jou0',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  o: 'wo0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  ui: 'wei0',
  uei: 'wei0',
  un: 'wə0n',
  uen: 'wə0n',
  uo: 'wo0',
  ueng: 'wə0ŋ',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
};

const TONES: Record<string, string> = { 1: '→', 2: '↗', 3: '↓', 4: '↘' };

/** One syllable of numbered pinyin, such as 'zhong1'. */
export function syllableSounds(syllable: string): string {
  const [, letters = '', tone = '0'] = /^([a-zü]+)([0-5])?$/.exec(syllable.replaceAll('v', 'ü')) ?? [];
  if (!letters) return '';
  const { initial, final } = partsOf(letters);
  // After these the letter i is no i but a buzz of the same consonant.
  const sound = final === 'i' && /^(zh|ch|sh|r|z|c|s)$/.test(initial) ? 'ɨ0' : (FINALS[final] ?? `${final}0`);
  return (INITIALS[initial] ?? '') + sound.replace('0', TONES[tone] ?? '');
}

function partsOf(letters: string): { initial: string; final: string } {
  const initial = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])/.exec(letters)?.[0] ?? '';
  let final = letters.slice(initial.length);
  if (final.startsWith('y')) {
    final = final.slice(1);
    if (final.startsWith('u')) final = `ü${final.slice(1)}`;
    else if (!final.startsWith('i')) final = `i${final}`;
  } else if (final.startsWith('w')) {
    final = final.slice(1);
    if (!final.startsWith('u')) final = `u${final}`;
  }
  if (/^[jqx]$/.test(initial) && final.startsWith('u')) final = `ü${final.slice(1)}`;
  return { initial, final };
}

/** One entry a character. */
export function mandarinSounds(text: string): { text: string; sounds: string }[] {
  const characters = [...text];
  const syllables = pinyin(text, { toneType: 'num', type: 'array', v: true });
  return characters.map((character, i) => ({ text: character, sounds: syllableSounds(syllables[i] ?? '') }));
}
