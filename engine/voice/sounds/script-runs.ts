/** Parts of a text that are written in another script than its language has: each is read in its own language. */

import type { Spoken } from '#common/voice-words.ts';

export interface Run {
  text: string;
  language: Spoken;
}

type Script = 'han' | 'kana' | 'hangul' | 'alphabet' | 'none';

function scriptOf(character: string): Script {
  if (/\p{Script=Hangul}/u.test(character)) return 'hangul';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character)) return 'kana';
  if (/\p{Script=Han}/u.test(character)) return 'han';
  return /[\p{L}\p{N}]/u.test(character) ? 'alphabet' : 'none';
}

function languageOf(script: Script, language: Spoken, hasKana: boolean): Spoken {
  if (script === 'hangul') return 'ko';
  if (script === 'kana') return 'ja';
  if (script === 'han') return language === 'zh' || language === 'ja' ? language : hasKana ? 'ja' : 'zh';
  return language === 'zh' || language === 'ja' || language === 'ko' ? 'en' : language;
}

export function scriptRuns(text: string, language: Spoken): Run[] {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const runs: Run[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    // Signs and spaces go with what stands before them.
    const wanted = script === 'none' ? (last?.language ?? language) : languageOf(script, language, hasKana);
    if (last && last.language === wanted) last.text += character;
    else runs.push({ text: character, language: wanted });
  }
  return runs;
}
