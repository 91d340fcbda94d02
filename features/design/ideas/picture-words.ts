/** What a design's picture shows: the subject of the sentence in plain words, with room where the format's words stand, and never the words themselves. */

import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { FORMATS, type FormatName } from '#engine/page/document/formats.ts';

export interface PictureWords {
  /** Empty where the sentence names nothing that can be seen. */
  prompt: string;
  size: 'square' | 'portrait' | 'landscape';
}

/** Names that are seen, at most; more would be a crowd behind the words. */
const MAX = 3;
/** Here the headline lies over the whole picture. */
const UNDER_WORDS =
  /^(youtube|reel|tiktok|instagram-story|facebook-cover|linkedin-banner|x-header|email-header)/;

const withArticle = (name: string): string =>
  /^\d|s$|^(an?|the) /i.test(name) ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export function pictureWords(sentence: string, subject: string, format: FormatName): PictureWords {
  const size = sizeOf(format);
  const space = UNDER_WORDS.test(format)
    ? `, with empty space ${size === 'portrait' ? 'at the bottom' : 'on the left'}`
    : '';
  const seen = namesIn(subject) ?? namesIn(sentence);
  return { prompt: seen ? `${seen}${space}` : '', size };
}

/** What is baked is named last, and what is in it first: pumpkin rolls are no pumpkins. */
const BAKED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(\p{L}{3,})[ -](rolls|buns)(?!\p{L})/iu, '$2 and a $1'],
  [/(?<!\p{L})(\p{L}{3,}?)s?(brötchen|semmeln?)(?!\p{L})/iu, '$2 und $1'],
];

function bakedFirst(text: string): string {
  for (const [pattern, apart] of BAKED) {
    const found = pattern.exec(text)?.[0];
    const isOther = found && !readPrompt(found).things.some(({ name }) => /bread|roll|bun/u.test(name));
    if (isOther) return text.replace(pattern, apart);
  }
  return text;
}

function namesIn(words: string): string | undefined {
  const text = bakedFirst(words);
  // Quoted words would be lettered in the picture.
  const { things, drawn, place, isPlaceNamed, season, time } = readPrompt(text.replace(/["“”„«»]/g, ' '));
  if (things.length === 0 && !isPlaceNamed) return undefined;
  // What somebody does is said best in the sentence's own words.
  if (things.some(({ person, action }) => person && action)) return text.replace(/["“”„«»]/g, ' ').trim();
  const names = drawn.filter((name) => !/^“/.test(name) && name !== place).slice(0, MAX);
  const air = [isPlaceNamed ? `in the ${place}` : '', season ?? '', time === 'day' ? '' : time];
  const [hero, ...others] = names.map(withArticle);
  const what = hero ? [hero, ...others].join(' and ') : `the ${place}`;
  return [`${what}${hero && air[0] ? ` ${air[0]}` : ''}`, ...air.slice(1)].filter(Boolean).join(', ');
}

function sizeOf(format: FormatName): PictureWords['size'] {
  const { width, height } = FORMATS[format];
  if (width / height > 1.25) return 'landscape';
  return height / width > 1.2 ? 'portrait' : 'square';
}
