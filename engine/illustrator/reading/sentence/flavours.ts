/** "three ice creams, chocolate, strawberry and pistachio": what is listed after the things says what they taste of, and is nothing beside them. */

import type { Colour } from '../../scene.ts';
import { FLAVOURS } from '../words/flavour-words.ts';

export interface Flavour {
  word: string;
  colour: Colour;
}

export interface Flavoured {
  /** The text with blanks in the place of the list. */
  rest: string;
  /** The last word of what comes in these flavours. */
  noun: string;
  flavours: Flavour[];
}

const COMES_IN_FLAVOURS =
  'ice creams?|cones?|scoops?|gelatos?|popsicles?|ice lollies|macarons?|cupcakes?|donuts?|doughnuts?|milkshakes?|smoothies?|juices?|lemonades?|jams?|soaps?|candles?|muffins?|cookies?|truffles?';

const WORDS = [...FLAVOURS.keys(), 'vanilla', 'chocolate'].sort((a, b) => b.length - a.length).join('|');
const LIST = new RegExp(
  `\\b(${COMES_IN_FLAVOURS})\\b([^,.;:–—]{0,24})(?:,|:|;| –| —| in)\\s+((?:${WORDS})(?:(?:,? and |,? & |, ?)(?:${WORDS}))+)(?:\\s+flavou?rs?)?\\b`,
  'i',
);

export function takeFlavours(text: string): Flavoured | undefined {
  const found = LIST.exec(text);
  if (!found) return undefined;
  const [whole, noun = '', , list = ''] = found;
  const flavours = list
    .toLowerCase()
    .split(/,? and |,? & |, ?/)
    .flatMap((word): Flavour[] => {
      const colour = FLAVOURS.get(word.trim());
      return colour ? [{ word: word.trim(), colour }] : [];
    });
  // Salt and lemon alone are no choice of flavours.
  if (flavours.length < 2) return undefined;
  const from = found.index + whole.indexOf(list, noun.length);
  const to = found.index + whole.length;
  const before = text.slice(0, from).replace(/(,|:|;|–|—|\bin)\s*$/i, (mark) => ' '.repeat(mark.length));
  return { rest: before + ' '.repeat(to - from) + text.slice(to), noun: noun.toLowerCase(), flavours };
}

/** "in a row" and "a cherry on top" tell how things stand, not in or on what. */
export const withoutRow = (text: string): string =>
  text.replace(
    /\b(?:in (?:a|one) (?:row|line)|in rows|side by side|lined up|one beside the other|on (?:the )?top(?! of)(?=[,.;]|$))\b/gi,
    (words) => ' '.repeat(words.length),
  );
