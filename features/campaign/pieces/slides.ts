/** What a carousel says, slide by slide: the offer first, then one thing each, and what to do at the end. */

import { capitalize } from '#common/wording/capitalize.ts';
import type { FactValues } from '../facts/fact-keys.ts';
import { fullLink, phrasesOf } from './write-caption.ts';

export interface Slide {
  sentence: string;
  /** By role. */
  words: Record<string, string>;
}

const MIN_SLIDES = 3;
const MAX_SLIDES = 5;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** None where there is too little to tell. */
export function slidesOf({ what, offer, price, dates, place, link }: FactValues, language: string): Slide[] {
  const { call } = phrasesOf(language);
  const said = same(offer, what) ? '' : offer;
  const cost = price || said;
  const title = capitalize(what);
  const slide = (headline: string, words: Record<string, string> = {}): Slide => ({
    sentence: headline.slice(0, 200),
    words: { headline, quote: headline, subline: '', offer: '', price: '', date: '', place: '', ...words },
  });
  const slides = [
    slide(title, { offer: said }),
    ...(cost ? [slide(title, { offer: cost, price: price && said ? price : '' })] : []),
    ...(dates ? [slide(capitalize(dates), { subline: title })] : []),
    ...(place ? [slide(capitalize(place), { subline: title })] : []),
    slide(call, {
      subline: title,
      website: link.replace(/^https?:\/\//, ''),
      ...(link && { qr: fullLink(link) }),
    }),
  ].slice(0, MAX_SLIDES);
  return slides.length < MIN_SLIDES ? [] : slides;
}
