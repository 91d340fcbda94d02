/** Words of a prompt that changed nothing: without them the same picture would have been drawn, and whoever wrote them should know. */

import type { Scene } from '../../scene.ts';
import { isLatin, type Latin } from '../languages/gloss.ts';
import { latinGloss } from '../languages/latin-gloss.ts';
import { isAbstract, isMissing, personOf, placeOf, thingOf } from '../meaning.ts';
import { readScene } from '../read-scene.ts';
import { joinCollocations } from '../sentence/collocations.ts';
import { takeQuoted } from '../sentence/quoted.ts';
import { tokenize } from '../sentence/tokens.ts';
import { plain } from '../sentence/word-forms.ts';
import {
  LIGHTS_BY_WORD,
  MOODS_BY_WORD,
  SEASONS_BY_WORD,
  TIMES_BY_WORD,
  WEATHERS_BY_WORD,
} from '../words/mood-words.ts';
import { PHOTOGRAPHY_WORDS, STYLE_PHRASES, TEXT_SPACE } from '../words/style-phrases.ts';
import { wordSet } from '../words/word-table.ts';

/** Every word costs one more reading; nobody writes more than this of one picture. */
const MAX = 60;

/** They praise the picture or speak about it: nobody looks for them in it. */
const PRAISE = wordSet(
  'beautiful, amazing, stunning, gorgeous, wonderful, perfect, nice, good, great, best, lovely, pretty, delicious, tasty, yummy, fresh, high quality, quality, detailed, professional, realistic, creative, unique, awesome, incredible, fantastic, elegant, stylish, attractive, eye catching, simple, clean, classic, typical, traditional, real, own, favorite, favourite, famous, popular, different, other, same, special, interesting, impressive, picturesque, scenic, charming, delightful, pleasant, premium, luxury, luxurious, homemade looking, inviting, tempting, mouthwatering, appetizing, natural, style, look, looking, feel, feeling, mood, atmosphere, vibe, effect, design, art, artwork, composition, layout, version, type, kind, sort, way, picture, image, photo, photograph, illustration, drawing, painting, scene, view, shot, background, foreground, light, lighting, space, room, text, side, color, colors, colour, colours, colored, coloured, show, showing, make, create, draw, generate, want, need, please, use, using, set, sitting, standing, lying, placed, ready, day, time, moment, lot, bit, much, whole, full, themed, theme, concept, ad, advert, advertisement, poster, banner, website, blog, instagram, post, flyer, shop, store, brand, business, company, customers, product, products, plain, soft, hair, row, leaning, walking, baked, served, hanging, surrounded, covered, topped, garnished, sprinkled, drizzled, filled, made, top, line',
);

const AIR = [TIMES_BY_WORD, WEATHERS_BY_WORD, SEASONS_BY_WORD, MOODS_BY_WORD, LIGHTS_BY_WORD];
const SMALL = new Set(['det', 'number', 'prep', 'conj', 'adv', 'aux', 'pronoun', 'name']);

/** What is painted of a scene; how it is called is not seen. */
const seen = ({ prompt, drawn, notUnderstood, things, ...rest }: Scene): string =>
  JSON.stringify({ ...rest, things: things.map(({ words, label, ...thing }) => thing) });

/** Words that the reading itself left out are not named again. */
export function unusedWords(text: string, scene: Scene): string[] {
  if (isLatin(scene.language)) return unusedForeign(text, scene, scene.language);
  if (scene.language !== 'en') return [];
  // What is to be read in the picture is no description of it.
  const prompt = takeQuoted(text).rest;
  const before = seen(readScene(prompt));
  const said = scene.notUnderstood.map(plain);
  const covered = expressions(prompt);
  const unused: string[] = [];
  for (const { word, tag, start, end } of joinCollocations(tokenize(prompt)).slice(0, MAX)) {
    if (SMALL.has(tag) || word.length < 3 || isKnown(word) || said.some((words) => words.includes(word)))
      continue;
    if (covered.some(([from, to]) => start < to && end > from)) continue;
    const without = prompt.slice(0, start) + prompt.slice(end);
    if (seen(readScene(without)) === before) unused.push(prompt.slice(start, end).toLowerCase());
  }
  return [...new Set([...unused, ...unseenCamera(prompt, scene)])];
}

/** The same question in another language: every word is looked up alone, and the rest read without it. */
function unusedForeign(text: string, scene: Scene, language: Latin): string[] {
  const prompt = takeQuoted(text).rest;
  const read = (words: string): string => seen(readScene(latinGloss(words, language).english));
  const before = read(prompt);
  const said = scene.notUnderstood.map(plain);
  const unused: string[] = [];
  for (const { 0: word, index } of [...prompt.matchAll(/\p{L}[\p{L}-]{2,}/gu)].slice(0, MAX)) {
    const { english, unknown } = latinGloss(word, language);
    const tokens = tokenize(english).filter(({ tag, word: one }) => !SMALL.has(tag) && one.length > 2);
    const isSaid = unknown.length > 0 || said.some((words) => words.includes(plain(word)));
    if (isSaid || tokens.length === 0 || tokens.every(({ word: one }) => isKnown(one))) continue;
    if (expressions(english).length > 0) continue;
    if (read(prompt.slice(0, index) + prompt.slice(index + word.length)) === before)
      unused.push(word.toLowerCase());
  }
  return [...new Set(unused)];
}

/** Places are seen from a person's height: only what lies on a table or in a studio can be looked down on. */
function unseenCamera(prompt: string, { camera, things, surface, place }: Scene): string[] {
  const isSeen = things.length > 0 && (camera !== 'above' || surface !== null || place === 'studio');
  if (isSeen || camera === 'normal' || camera === 'wide') return [];
  const found = STYLE_PHRASES.filter(([, effect]) => effect.camera === camera)
    .map(([pattern]) => new RegExp(pattern.source, 'i').exec(prompt)?.[0])
    .find((words) => words !== undefined);
  return found ? [found.toLowerCase()] : [];
}

/** Words that are drawn or heard, even where something else said the same already. */
const isKnown = (word: string): boolean =>
  PRAISE.has(word) ||
  AIR.some((table) => table.has(word)) ||
  ((thingOf(word) !== undefined || personOf(word) !== undefined || placeOf(word) !== undefined) &&
    !isMissing(word) &&
    !isAbstract(word));

/** Where expressions about the picture itself stand. */
function expressions(text: string): [number, number][] {
  const patterns = [
    TEXT_SPACE,
    PHOTOGRAPHY_WORDS,
    ...STYLE_PHRASES.map(([pattern]) => pattern),
    /["“«][^"”»]*["”»]/,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern.source, 'gi'))].map(({ index, 0: found }): [number, number] => [
      index,
      index + found.length,
    ]),
  );
}
