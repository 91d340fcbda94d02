/** Spanish, French, German, Italian and Portuguese into English words in English order: enough for a reader, not for a poet. */

import { type Dictionary, dictionaryOf, plain, type Sense } from './dictionary.ts';
import { formsOf, splitCompound } from './endings.ts';

interface Word extends Sense {
  /** As it was written, for what nobody knows. */
  written: string;
  isKnown: boolean;
}

type Latin = 'es' | 'fr' | 'de' | 'it' | 'pt';

/** Materials as nouns: "table en bois", "mesa de madera". */
const MATERIALS: Record<string, string> = {
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

export function latinGloss(text: string, language: Latin): string {
  const words = lookUp(text, language);
  const ordered = language === 'de' ? words : adjectivesFirst(materialsFirst(words));
  return ordered
    .map((word) => (word.isKnown ? word.english : word.written))
    .filter(Boolean)
    .join(' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .replace(/\b(a|the|of|at|in) (a|the|of)\b/g, (_, first: string, second: string) =>
      second === 'of' ? first : `${first === 'of' && second !== 'of' ? 'of' : first} ${second}`,
    );
}

/** Share of a text's words that its dictionary knows. */
export function latinShare(text: string, language: Latin): number {
  const words = lookUp(text, language).filter((word) => /\p{L}/u.test(word.written));
  return words.length === 0 ? 0 : words.filter((word) => word.isKnown).length / words.length;
}

function lookUp(text: string, language: Latin): Word[] {
  const dictionary = dictionaryOf(language);
  const tokens = text
    .replace(/[’']/g, "' ")
    .split(/\s+|(?=[,.!?;:])/)
    .map((token) => token.trim())
    .filter(Boolean);
  const keys = tokens.map((token) => plain(token.replace(/['"«»„“”()]/g, '')));
  const out: Word[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = longestAt(keys, at, dictionary);
    if (length > 1) {
      out.push({
        ...dictionary.find(keys.slice(at, at + length).join(' '))!,
        written: tokens.slice(at, at + length).join(' '),
        isKnown: true,
      });
      at += length;
      continue;
    }
    out.push(single(tokens[at]!, keys[at]!, language, dictionary));
    at++;
  }
  return out;
}

function longestAt(keys: readonly string[], at: number, dictionary: Dictionary): number {
  for (let length = Math.min(dictionary.longest, keys.length - at); length > 1; length--)
    if (dictionary.find(keys.slice(at, at + length).join(' '))) return length;
  return 1;
}

function single(written: string, key: string, language: Latin, dictionary: Dictionary): Word {
  if (/^[,.!?;:]$/.test(written))
    return { english: written, part: 'small', isTime: false, written, isKnown: true };
  for (const { form, isPlural } of formsOf(key, language)) {
    const sense = dictionary.find(form);
    if (sense)
      return {
        ...sense,
        english: isPlural && sense.part === 'noun' ? plural(sense.english) : sense.english,
        written,
        isKnown: true,
      };
  }
  if (/^\d+$/.test(key)) return { english: key, part: 'adjective', isTime: false, written, isKnown: true };
  const has = (part: string): boolean =>
    formsOf(part, language).some(({ form }) => dictionary.find(form)?.part === 'noun') || part in MATERIALS;
  const parts = language === 'de' && key.length > 6 ? splitCompound(key, has) : undefined;
  if (parts) {
    const english = parts
      .map(
        (part) =>
          MATERIALS[part] ??
          formsOf(part, language)
            .map(({ form }) => dictionary.find(form)?.english)
            .find(Boolean) ??
          part,
      )
      .join(' ');
    return { english, part: 'noun', isTime: false, written, isKnown: true };
  }
  // German writes every noun with a capital: that makes none of them a name.
  const unknown = language === 'de' ? written.toLowerCase() : written;
  return { english: unknown, part: 'noun', isTime: false, written: unknown, isKnown: false };
}

const plural = (english: string): string =>
  /s$|people|children/.test(english)
    ? english
    : /[^aeiou]y$/.test(english)
      ? `${english.slice(0, -1)}ies`
      : /(x|ch|sh)$/.test(english)
        ? `${english}es`
        : english.endsWith('man')
          ? `${english.slice(0, -2)}en`
          : `${english}s`;

/** "table en bois" is a wooden table. */
function materialsFirst(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const next = words[i + 1];
    const material = next && MATERIALS[plain(next.written)];
    const isTie = words[i]!.part === 'small' && /^(of|in|from)$/.test(words[i]!.english);
    const noun = out.findLastIndex((word) => word.part === 'noun');
    if (material && isTie && noun >= 0 && noun >= out.length - 3) {
      out.splice(noun, 0, {
        english: material,
        part: 'adjective',
        isTime: false,
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

/** Adjectives follow their noun there, and come before it here. */
function adjectivesFirst(words: readonly Word[]): Word[] {
  const out = [...words];
  for (let i = 0; i + 1 < out.length; i++) {
    if (out[i]!.part !== 'noun') continue;
    let end = i + 1;
    while (
      end < out.length &&
      (out[end]!.part === 'adjective' ||
        (out[end]!.english === 'and' && out[end + 1]?.part === 'adjective' && end > i + 1))
    )
      end++;
    if (end === i + 1) continue;
    const after = out.slice(i + 1, end);
    out.splice(i, end - i, ...after, out[i]!);
    i = end - 1;
  }
  return out;
}
