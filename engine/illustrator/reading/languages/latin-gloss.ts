/** Spanish, French, German, Italian and Portuguese into English words in English order: enough for a reader, not for a poet. */

import { singular } from '../sentence/word-forms.ts';
import { isIngredient } from '../words/flavour-words.ts';
import { type Dictionary, dictionaryOf, type Part, plain, type Sense } from './dictionary.ts';
import { formsOf, splitCompound } from './endings.ts';
import {
  adjectivesFirst,
  dressed,
  femaleTrades,
  isUnknown,
  type Latin,
  MATERIALS,
  materialsFirst,
  NOTHING,
  type Word,
  withoutLonelyAdjectives,
} from './latin-order.ts';
import { infinitivesOf } from './verb-forms.ts';

const FLAVOURED =
  /\b(cakes?|pies?|ice creams?|soups?|jams?|teas?|breads?|cookies?|pancakes?|smoothies?|yogh?urts?|tarts?|cheesecakes?|muffins?|croissants?|candles?|soaps?|sauces?|juices?|salads?|sandwich(?:es)?|waffles?|donuts?|milkshakes?) (?:at|of|to|in)(?: the)? ([a-z]+)\b/g;

export function latinGloss(text: string, language: Latin): { english: string; unknown: string[] } {
  const words = lookUp(text, language);
  const unknown = words.filter(isUnknown).map((word) => word.written);
  const settled = withoutLonelyAdjectives(words, language);
  const ordered = dressed(
    language === 'de' ? settled : adjectivesFirst(materialsFirst(femaleTrades(settled, language))),
  );
  const english = (language === 'de' ? femaleTrades(ordered, language) : ordered)
    // What nobody knows breaks the sentence there, and says nothing.
    .map((word) => (word.isKnown ? word.english : isUnknown(word) ? ',' : ''))
    .filter(Boolean)
    .join(' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .replace(/\b(a|the|of|at|in) (a|the|of)\b/g, (_, first: string, second: string) =>
      second === 'of' ? first : `${first === 'of' && second !== 'of' ? 'of' : first} ${second}`,
    )
    .replace(/\bdriving (?=riding)/g, '')
    .replace(/\briding (?:in|on|at|to) (?=a |the )/g, 'riding ')
    .replace(/\bcandles of\b/g, 'candles on')
    // "di notte", "de noche", "à noite".
    .replace(
      /\b(?:of|for|through|from) (?:the )?(night|day|morning|evening|sunset|sunrise|christmas)\b/gi,
      'at $1',
    )
    // "gelato alla fragola", "soupe de tomates": what it tastes of stands before it.
    .replace(FLAVOURED, (all, food: string, flavour: string) =>
      isIngredient(flavour) ? `${singular(flavour)} ${food}` : all,
    )
    .replace(/,(\s*,)+/g, ',')
    .replace(/^[\s,]+/, '');
  return { english, unknown };
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
    out.push(single(tokens, keys, at, out, language, dictionary));
    at++;
  }
  return out;
}

function longestAt(keys: readonly string[], at: number, dictionary: Dictionary): number {
  for (let length = Math.min(dictionary.longest, keys.length - at); length > 1; length--)
    if (dictionary.find(keys.slice(at, at + length).join(' '))) return length;
  return 1;
}

const ENDS_SENTENCE = /^[.!?:;]$/;
const isArticle = (sense: Sense | undefined): boolean =>
  sense?.part === 'small' && /^(a|the|some)$/.test(sense.english);

/** Which part of speech is likely here, the likeliest first. */
function likelyParts(
  tokens: readonly string[],
  keys: readonly string[],
  at: number,
  before: readonly Word[],
  language: Latin,
  dictionary: Dictionary,
): readonly Part[] {
  if (language === 'de') {
    const isCapital = /^\p{Lu}/u.test(tokens[at]!);
    return isCapital && at > 0 ? ['noun', 'adjective', 'verb'] : ['adjective', 'verb', 'noun'];
  }
  const last = before.at(-1);
  const follows =
    last?.part === 'noun' ||
    (last?.part === 'adjective' && before.at(-2)?.part === 'noun') ||
    (last?.part === 'small' && last.english === '' && before.some((word) => word.part === 'noun'));
  if (!follows) return ['noun', 'adjective', 'verb'];
  // After a noun stands what describes it or what it does; an article behind it tells an object.
  return isArticle(dictionary.find(keys[at + 1] ?? ''))
    ? ['verb', 'adjective', 'noun']
    : ['adjective', 'verb', 'noun'];
}

function single(
  tokens: readonly string[],
  keys: readonly string[],
  at: number,
  before: readonly Word[],
  language: Latin,
  dictionary: Dictionary,
): Word {
  const written = tokens[at]!;
  const key = keys[at]!;
  if (/^[,.!?;:]$/.test(written)) return { ...NOTHING, english: written, written, isKnown: true };
  const small = dictionary.find(key, 'small');
  if (small) return { ...small, written, isKnown: true };
  const forms = formsOf(key, language);
  for (const part of likelyParts(tokens, keys, at, before, language, dictionary)) {
    for (const { form, isPlural } of forms) {
      const sense = dictionary.find(form, part);
      if (!sense) continue;
      const isMany =
        (isPlural || (language === 'de' && !sense.hasUmlaut && /[äöü]/i.test(written))) &&
        part === 'noun' &&
        (language !== 'de' || !isSingular(before));
      return { ...sense, english: isMany ? plural(sense.english) : sense.english, written, isKnown: true };
    }
    if (part !== 'verb') continue;
    for (const form of infinitivesOf(key, language)) {
      const sense = dictionary.find(form, 'verb');
      if (sense) return { ...sense, written, isKnown: true };
    }
  }
  if (/^\d+$/.test(key)) return { ...NOTHING, part: 'adjective', english: key, written, isKnown: true };
  const has = (part: string): boolean =>
    formsOf(part, language).some(({ form }) => dictionary.find(form, 'noun')) || part in MATERIALS;
  const parts = language === 'de' && key.length > 6 ? splitCompound(key, has) : undefined;
  if (parts) {
    const english = parts
      .map(
        (part) =>
          MATERIALS[part] ??
          formsOf(part, language)
            .map(({ form }) => dictionary.find(form, 'noun')?.english)
            .find(Boolean) ??
          part,
      )
      .join(' ');
    return { ...NOTHING, part: 'noun', english, written, isKnown: true };
  }
  const head = language === 'de' ? headOfCompound(key, language, dictionary) : undefined;
  if (head) return { ...head, written, isKnown: true };
  const bare = written.replace(/['"«»„“”()]/g, '');
  // German writes every noun with a capital: that makes none of them a name.
  const isName = language !== 'de' && /^\p{Lu}/u.test(bare) && at > 0 && !ENDS_SENTENCE.test(tokens[at - 1]!);
  return { ...NOTHING, part: 'noun', written: bare, isKnown: false, isName };
}

/** "Gummistiefel": what kind of boots is unknown, that they are boots is not. */
function headOfCompound(key: string, language: Latin, dictionary: Dictionary): Sense | undefined {
  for (let at = 3; at <= key.length - 5; at++)
    for (const { form } of formsOf(key.slice(at), language)) {
      const sense = form.length > 4 ? dictionary.find(form, 'noun') : undefined;
      if (sense) return sense;
    }
  return undefined;
}

/** A German article before the noun that only singular nouns have. */
function isSingular(before: readonly Word[]): boolean {
  for (const word of before.slice(-3).reverse()) {
    if (word.part === 'adjective') continue;
    return /^(ein|eine|einen|einem|einer|eines|der|dem|das|des|im|am|zum|zur|vom|beim|ins)$/i.test(
      word.written.split(' ').at(-1)!,
    );
  }
  return false;
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
