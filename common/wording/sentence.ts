/** A sentence of the server with its values apart, so that a page can say it in its own language and leave people's own words alone. */

import { z } from 'zod';

/** A moment is written as the reader's language does; without a time of day it is a day. */
const momentSchema = z.object({ date: z.string(), hasTime: z.boolean(), timeZone: z.string().optional() });
export const sentenceSchema = z.object({
  /** English, with {0}, {1} … in place of the values. */
  text: z.string(),
  values: z.array(z.union([z.string(), z.number(), momentSchema])),
});

export type Sentence = z.infer<typeof sentenceSchema>;
export type SentenceValue = Sentence['values'][number];

/** said`Reminder: ${title}` keeps the title as it is, in every language. */
export const said = (pieces: TemplateStringsArray, ...values: SentenceValue[]): Sentence => ({
  text: pieces.reduce((text, piece, at) => `${text}{${at - 1}}${piece}`),
  values,
});

export const asSentence = (words: string | Sentence): Sentence =>
  typeof words === 'string' ? { text: words, values: [] } : words;

function valueText(value: SentenceValue, locale: string): string {
  if (typeof value !== 'object') return String(value);
  const { date, hasTime, timeZone } = value;
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(hasTime ? { hour: 'numeric', minute: '2-digit' } : {}),
  }).format(new Date(date));
}

/** The sentence with its values; `translate` gives the text of another language. */
export const sentenceText = (
  { text, values }: Sentence,
  locale = 'en-US',
  translate: (text: string) => string = (same) => same,
): string =>
  translate(text).replace(/\{(\d)\}/g, (place, at) => {
    const value = values[Number(at)];
    return value === undefined ? place : valueText(value, locale);
  });
