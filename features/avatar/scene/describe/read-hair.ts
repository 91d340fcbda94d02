/** Finds the hair of a head and of a face: its colour, how it is worn, and what is said before and after it. */

import { meaning, type Notes } from './notes.ts';
import { COARSE, HAIR_OF_SHADE, shadeOf } from './words/colours.ts';
import * as look from './words/looks.ts';

export function readHair(notes: Notes): void {
  const { words, said, say, used } = notes;
  for (const [at, word] of words.entries()) {
    const pair = `${words[at - 1] ?? ''} ${word}`;
    if (
      word === 'bald' ||
      word === 'balding' ||
      word === 'hairless' ||
      (/^(shaved|shaven)$/.test(word) && /^(head|bald|headed)$/.test(words[at + 1] ?? ''))
    )
      say('appearance', 'hairStyle', 'bald', at);
    if (/^(redhead|redheaded|redhaired)$/.test(word)) say('appearance', 'hairColor', 'red', at);
    if (/^(blonde|blond|brunette|ginger)$/.test(word) && !words.slice(at, at + 5).some(isHair))
      say('appearance', 'hairColor', meaning(look.HAIR_COLOR_WORDS, word)!, at);
    // 'A crew cut', 'a comb over'.
    const cut = look.HAIR_PAIRS[pair];
    if (cut && notes.isFree(at)) {
      say('appearance', 'hairStyle', cut.style, at - 1, at, cut.isNearest ? { isNearest: true } : {});
      for (let i = at - 2; i >= Math.max(0, at - 6) && isAboutHair(words[i]!); i--) hairWord(i, at);
    }
    // 'A beard in braids' says nothing about the hair, and feathers on a hat neither.
    if (!isHair(word) || !notes.isFree(at) || /^(beard|moustache|mustache)$/.test(words[at - 2] ?? ''))
      continue;
    if (/^(feathers|scales|fur)$/.test(word) && !notes.said.some((one) => one.field === 'animal')) continue;
    const shape = look.HAIR_NOUNS[word];
    const more = look.NEAREST_HAIR.has(word) ? { isNearest: true } : {};
    // 'Long braids' are braids.
    if (shape) say('appearance', 'hairStyle', shape, at, at, more);
    for (let i = at - 1; i >= Math.max(0, at - 6) && isAboutHair(words[i]!); i--) hairWord(i, at);
    let end = at + 2;
    while (end < at + 6 && isAboutHair(words[end] ?? '')) end++;
    // 'Dreadlocks, red jersey': the colour after a comma is that of something else.
    const isOpen = words[at + 1] !== ',' || /^(,|with|$)/.test(words[end] ?? '');
    if (/^(is|was|,)$/.test(words[at + 1] ?? '') && isOpen) for (let i = at + 2; i < end; i++) hairWord(i, i);
    hairAfter(at);
  }

  /** 'Hair to her waist', 'hair tied back', 'hair slicked back'. */
  function hairAfter(at: number): void {
    const after = words.slice(at + 1, at + 6).join(' ');
    for (const [is, style] of look.HAIR_AFTER) {
      const found = is.exec(after)?.[0];
      if (found) say('appearance', 'hairStyle', style, at, at + found.split(' ').length);
    }
  }

  function hairWord(at: number, to: number): void {
    if (!notes.isFree(at)) return;
    const colour = hairColour(words[at]!);
    const style = meaning(look.HAIR_STYLE_WORDS, words[at]!);
    // 'Long, wavy hair' hangs in curls.
    const other = said.find((one) => one.field === 'hairStyle');
    if (other && style && [other.value, style].sort().join() === 'curly,long') {
      other.value = 'ringlets';
      used.add(at);
      return;
    }
    if (look.HAIR_MANNERS.has(words[at]!)) used.add(at);
    if (colour) say('appearance', 'hairColor', colour, at, to);
    if (style) {
      say('appearance', 'hairStyle', style, at, to);
      // Braids are long, and a bun is made of it.
      if (style === 'long' || style === other?.value) used.add(at);
    }
  }
}

export function readFacialHair({ words, said, used, say, isDenied }: Notes): void {
  for (const [at, word] of words.entries()) {
    if (/^(beardless|clean-shaven|cleanshaven)$/.test(word)) say('appearance', 'facialHair', '', at);
    const plain = meaning(look.FACIAL_HAIR_WORDS, word);
    if (!plain) continue;
    let from = at;
    while (from > 0 && at - from < 5 && isAboutBeard(words[from - 1]!)) from--;
    const kind = isDenied(at)
      ? ''
      : look.facialHairOf(plain, words.slice(from, at), words.slice(at + 1, at + 5));
    const earlier = said.find((one) => one.field === 'facialHair');
    // A moustache belongs to every beard.
    if (earlier && plain === 'mustache' && /beard$/.test(earlier.value)) used.add(at);
    if (earlier?.value === 'mustache' && /beard$/.test(kind)) earlier.value = kind;
    say('appearance', 'facialHair', kind, at);
    if (/^(braids|plaits)$/.test(words[at + 2] ?? '')) used.add(at + 2);
    for (let i = from; i < at; i++) {
      const colour = hairColour(words[i]!);
      used.add(i);
      if (!colour) continue;
      const hair = said.find((one) => one.field === 'hairColor');
      if (hair && hair.value !== colour) say('appearance', 'facialHairColor', colour, i, at);
      else say('appearance', 'hairColor', colour, i, at);
    }
  }
}

/** Of every word for a colour: 'burgundy' hair is red. */
export function hairColour(word: string): string | undefined {
  const own = meaning(look.HAIR_COLOR_WORDS, word);
  if (own) return own;
  const shade = shadeOf(word);
  if (!shade) return undefined;
  const coarse = COARSE[shade] ?? shade;
  return HAIR_OF_SHADE[shade] ?? HAIR_OF_SHADE[coarse] ?? meaning(look.HAIR_COLOR_WORDS, coarse);
}

export const isHair = (word: string): boolean => Object.hasOwn(look.HAIR_NOUNS, word);

export const isAboutBeard = (word: string): boolean => isAboutHair(word) || look.BEARD_WORDS.has(word);

const isAboutHair = (word: string): boolean =>
  look.HAIR_FILLERS.has(word) ||
  look.HAIR_MANNERS.has(word) ||
  hairColour(word) !== undefined ||
  meaning(look.HAIR_STYLE_WORDS, word) !== undefined;
