/** Puts the words of a European language into English order: materials and adjectives first, one verb for what is worn, a word for women in a trade. */

import { GARMENTS } from './clothes.ts';
import { plain, type Sense } from './dictionary.ts';

export interface Word extends Sense {
  /** As it was written, for what nobody knows. */
  written: string;
  isKnown: boolean;
  /** A name of somebody or something: left out in silence. */
  isName?: boolean;
}

export type Latin = 'es' | 'fr' | 'de' | 'it' | 'pt';

export const NOTHING: Sense = { english: '', part: 'small', isTime: false, isPlace: false, isPerson: false };

export const isUnknown = (word: Word): boolean =>
  !word.isKnown && !word.isName && /\p{L}/u.test(word.written);

/** Materials as nouns: "table en bois", "mesa de madera". */
export const MATERIALS: Record<string, string> = {
  bois: 'wooden',
  madera: 'wooden',
  holz: 'wooden',
  legno: 'wooden',
  madeira: 'wooden',
  pierre: 'stone',
  piedra: 'stone',
  stein: 'stone',
  pietra: 'stone',
  pedra: 'stone',
  verre: 'glass',
  vidrio: 'glass',
  cristal: 'glass',
  glas: 'glass',
  vetro: 'glass',
  vidro: 'glass',
  marbre: 'marble',
  marmol: 'marble',
  marmor: 'marble',
  marmo: 'marble',
  marmore: 'marble',
  cuir: 'leather',
  cuero: 'leather',
  leder: 'leather',
  pelle: 'leather',
  couro: 'leather',
  or: 'golden',
  oro: 'golden',
  gold: 'golden',
  ouro: 'golden',
  metal: 'metal',
  metallo: 'metal',
  papel: 'paper',
  papier: 'paper',
  carta: 'paper',
  ceramica: 'ceramic',
  ceramique: 'ceramic',
  keramik: 'ceramic',
  terciopelo: 'velvet',
  velours: 'velvet',
  samt: 'velvet',
  velluto: 'velvet',
  veludo: 'velvet',
};

/** "table en bois" is a wooden table. */
export function materialsFirst(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const next = words[i + 1];
    const material = next && MATERIALS[plain(next.written)];
    const isTie = words[i]!.part === 'small' && /^(of|in|from)$/.test(words[i]!.english);
    const noun = out.findLastIndex((word) => word.part === 'noun');
    if (material && isTie && noun >= 0 && noun >= out.length - 3) {
      out.splice(noun, 0, {
        ...NOTHING,
        english: material,
        part: 'adjective',
        written: next.written,
        isKnown: true,
      });
      i++;
      continue;
    }
    out.push(words[i]!);
  }
  return out;
}

const NUMBER = /^(\d+|two|three|four|five|six|seven|eight|ten|many|several|a .+ of)$/;
const isBehindNoun = (word: Word | undefined): boolean =>
  word?.part === 'adjective' && !word.english.startsWith('with ') && !NUMBER.test(word.english);

/** Adjectives follow their noun there, and come before it here. */
export function adjectivesFirst(words: readonly Word[]): Word[] {
  const out = [...words];
  for (let i = 0; i + 1 < out.length; i++) {
    if (out[i]!.part !== 'noun') continue;
    let end = i + 1;
    while (
      end < out.length &&
      (isBehindNoun(out[end]) ||
        (out[end]!.english === 'and' &&
          end > i + 1 &&
          isBehindNoun(out[end + 1]) &&
          // "rojo y grandes flores": that one belongs to the next noun.
          out[end + 2]?.part !== 'noun'))
    )
      end++;
    if (end === i + 1) continue;
    const after = out.slice(i + 1, end);
    out.splice(i, end - i, ...after, out[i]!);
    i = end - 1;
  }
  return out;
}

/** An adjective that describes what nobody knows would colour something else. */
export function withoutLonelyAdjectives(words: readonly Word[], language: Latin): Word[] {
  return words.filter((word, at) => {
    if (word.part !== 'adjective') return true;
    const step = language === 'de' ? 1 : -1;
    let next = at + step;
    while (words[next]?.part === 'adjective') next += step;
    const noun = words[next];
    return !noun || !isUnknown(noun) || (step < 0 && words[next - 1]?.part === 'noun');
  });
}

const FEMININE: Record<Latin, RegExp> = {
  es: /^(una|la)$/i,
  fr: /^(une|la)$/i,
  de: /^(eine|einer)$/i,
  it: /^(una|la)$/i,
  pt: /^(uma|a)$/i,
};

const NO_FEMALE =
  /^(woman|girl|grandmother|mother|nurse|queen|princess|witch|bride|fairy|ballerina|person|people|family|couple|child|children|team|baby|.*s)$/;

/** "Eine Ärztin", "una profesora": English says it with a word of its own. */
export function femaleTrades(words: readonly Word[], language: Latin): Word[] {
  return words.map((word, at) => {
    if (word.part !== 'noun' || !word.isPerson || NO_FEMALE.test(word.english)) return word;
    if (language === 'de' && !/in$/i.test(word.written)) return word;
    let before = at - 1;
    while (words[before]?.part === 'adjective') before--;
    const article = words[before];
    const isFemale = article?.part === 'small' && FEMININE[language].test(article.written);
    return isFemale ? { ...word, english: `female ${word.english}` } : word;
  });
}

const DEVICES = /^(laptop|phone|smartphone|computer|tablet|camera|telephone)$/;

/** One word carries and wears in most of these languages; what is carried tells. */
export function dressed(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (word.part !== 'verb' || !/^(carrying|wearing|holding)$/.test(word.english)) return word;
    const object = words.slice(at + 1, at + 5).find((next) => next.part === 'noun');
    if (word.english === 'carrying' && object && GARMENTS.test(object.english))
      return { ...word, english: 'wearing' };
    if (word.english === 'wearing' && object && DEVICES.test(object.english))
      return { ...word, english: 'using' };
    return word;
  });
}
