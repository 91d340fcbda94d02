/** Finds the skin, the eyes and the shape of a face. */

import { meaning, type Notes } from './notes.ts';
import { COARSE, shadeOf } from './words/colours.ts';
import * as look from './words/looks.ts';

const FEATURES: readonly [noun: RegExp, field: string, list: look.WordList][] = [
  [/^(eyes|eyed|eye)$/, 'eyeColor', look.EYE_COLOR_WORDS],
  [/^(skin|skinned|complexion)$/, 'skinTone', look.SKIN_WORDS],
  [/^(face|faced|jaw|jawed|jawline)$/, 'faceShape', look.FACE_WORDS],
];

export function readFace({ words, used, say }: Notes, isAnimal: boolean): void {
  for (const [at, word] of words.entries()) {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    // 'A black woman' is of dark skin.
    const isPerson = /^(woman|man|girl|boy|lady|guy|person|child|teen|teenager|mother|father)$/.test(after);
    if (!isAnimal && word === 'black' && isPerson) say('appearance', 'skinTone', 'dark', at);
    // 'Has a tan', 'tanned'.
    const isTan = word === 'tan' && /^(a|deep|dark)$/.test(before) && /^(,|and|)$/.test(after);
    if (isTan || /^(tanned|suntanned|sunburnt|sunburned|sunkissed)$/.test(word))
      say('appearance', 'skinTone', 'medium', at);
    if (word === 'pale' && !used.has(at) && !look.COLOURED.test(after))
      say('appearance', 'skinTone', 'light', at);
    // 'A green orc', 'a blue alien'.
    const tone = meaning(look.SKIN_OF, word) && skinOf(before);
    if (tone && !used.has(at - 1)) say('appearance', 'skinTone', tone, at - 1);
    for (const [noun, field, list] of FEATURES) {
      if (!noun.test(word)) continue;
      for (let i = at - 1; i >= Math.max(0, at - 3) && (!used.has(i) || words[i] === 'freckled'); i--) {
        const value = meaning(list, words[i]!) ?? meaning(list, coarse(words[i]!));
        if (value) say('appearance', field, value, i, at);
      }
    }
  }
}

const skinOf = (word: string): string | undefined =>
  meaning(look.SKIN_WORDS, word) ?? meaning(look.SKIN_WORDS, coarse(word));

/** 'Mossy' is green. */
const coarse = (word: string): string => {
  const shade = shadeOf(word);
  return shade ? (COARSE[shade] ?? shade) : '';
};
