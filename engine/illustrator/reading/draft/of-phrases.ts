/** "X of Y": portions, groups, containers and pictures, each of which shows something else. */

import { catalogueEntry } from '../../catalogue.ts';
import { isAbstract, isMissing, personOf, placeOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { isPlural, lastWord, singular } from '../sentence/word-forms.ts';
import { flavourOf, isIngredient } from '../words/flavour-words.ts';
import { CONTAINERS, GROUPS, LIQUIDS, PORTIONS, SERVED_IN } from '../words/group-words.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { addThings, type Context } from './context.ts';
import { addState, isAir, setAir } from './describe.ts';
import { type Draft, leaveOut, newThing } from './draft.ts';
import { placeThings } from './place-things.ts';
import { readNounPhrase } from './read-noun-phrase.ts';
import { findThings } from './resolve.ts';
import { setPlace } from './set-place.ts';

const PICTURES =
  /^(portrait|poster|picture|photo|photograph|image|painting|drawing|illustration|sketch|view|scene|close up|shot|version|depiction|render|rendering|pattern|logo|icon|sticker|silhouette|statue|sculpture|figurine|model|symbol|shape|print|watercolor|watercolour|display|advert|ad|cover|banner|kind|type|sort|form|style|world|land|kingdom|spirit|feeling|sense|smell|taste|art|love|joy|beauty|magic|start|beginning|end)$/;
const MADE_OF_FLOWERS = /^(bouquet|wreath|garland|heart|crown)$/;
const SEVERAL_INSIDE = 5;
const DEFAULT_PLURAL = 3;
const WHOLE_FIELD = 9;

/** 'inner': only what follows "of" is to be read; true: both are done; false: read the first noun alone. */
export function combineOf(
  draft: Draft,
  context: Context,
  outer: NounPhrase,
  inner: NounPhrase,
): 'inner' | boolean {
  const word = singular(outer.head.word);
  // "two glasses of white wine" are glasses of wine, and no spectacles.
  const whole = `${word} of ${inner.head.word}`;
  const short = `${word} of ${lastWord(inner.head.word)}`;
  const known = thingOf(whole) || !LIQUIDS.has(inner.head.word) ? whole : short;
  if (thingOf(known)) {
    outer.count ??= isPlural(outer.head.word) ? DEFAULT_PLURAL : null;
    const colour = known === short ? LIQUIDS.get(inner.head.word) : undefined;
    const head = { ...outer.head, word: known, end: inner.head.end };
    const mods = [...outer.mods, ...inner.mods];
    if (colour) mods.push({ ...outer.head, word: colour, tag: 'adj' });
    readNounPhrase(draft, context, { ...outer, head, mods, end: inner.end });
    return true;
  }
  // "a bunch of tulips" is one in the hand, as a florist ties it.
  const isBunch = /^(bunch|armful|handful)$/.test(word) && thingOf(inner.head.word)?.entry.kind === 'plant';
  if (isBunch && thingOf('bouquet')) {
    readMadeOf(draft, context, { ...outer, head: { ...outer.head, word: 'bouquet' } }, inner);
    return true;
  }
  if (MADE_OF_FLOWERS.test(word) && thingOf(word) && thingOf(inner.head.word)) {
    readMadeOf(draft, context, outer, inner);
    return true;
  }
  const cover = thingOf(inner.head.word)?.entry.kind;
  // "a blanket of snow" is no blanket.
  if (
    /^(blanket|carpet|layer|sheet|curtain|veil|sea|wall|cloud)$/.test(word) &&
    (isAir(inner.head.word) || cover === 'plant' || cover === 'nature')
  ) {
    if (isPlural(inner.head.word)) inner.count ??= WHOLE_FIELD;
    return 'inner';
  }
  if (GROUPS.has(word)) {
    const number = outer.count ?? 1;
    inner.count ??= Math.min(
      12,
      GROUPS.get(word)! * (isPlural(outer.head.word) ? Math.max(2, number) : number),
    );
    inner.start = outer.start;
    // Shoes are drawn as a pair anyway.
    const entry = thingOf(inner.head.word)?.entry;
    if (word === 'pair' && entry && (entry.name.endsWith('s') || entry.label.startsWith('pair of')))
      inner.count = outer.count ?? 1;
    return 'inner';
  }
  // Alone they would be spectacles.
  if (outer.head.word === 'glasses') {
    outer.count ??= DEFAULT_PLURAL;
    outer.head = { ...outer.head, word: 'glass' };
  }
  if (CONTAINERS.has(word)) return readContainer(draft, context, outer, inner, word);
  if (PORTIONS.has(word)) {
    inner.count ??= outer.count ?? (isPlural(outer.head.word) ? 3 : 1);
    inner.start = outer.start;
    if (/^(slice|half|wedge)$/.test(word)) inner.mods.unshift({ ...outer.head, word: 'sliced', tag: 'adj' });
    inner.mods.unshift(...outer.mods);
    return 'inner';
  }
  const place = placeOf(outer.head.word);
  if (place && !thingOf(word)) return readField(draft, context, outer, inner, place);
  if (PICTURES.test(word) || (isAbstract(word) && !personOf(word) && !thingOf(word))) {
    for (const mod of outer.mods) setAir(draft, mod.word);
    return 'inner';
  }
  if (isMissing(word) && !thingOf(word) && !personOf(word)) {
    leaveOut(draft, draft.text.slice(outer.start, outer.end));
    return 'inner';
  }
  readNounPhrase(draft, context, outer);
  return true;
}

/** "a heart of red roses". */
function readMadeOf(draft: Draft, context: Context, outer: NounPhrase, inner: NounPhrase): void {
  const found = findThings(draft, outer, draft.text.slice(outer.start, inner.end));
  const thing = found?.things[0];
  if (!thing) return;
  thing.madeOf = thingOf(inner.head.word)!.entry.name;
  for (const { word } of inner.mods) thing.colour ??= COLOURS_BY_WORD.get(word) ?? null;
  placeThings(draft, context, { things: [thing] }, outer);
}

/** "a field of sunflowers", "the streets of Paris". */
function readField(
  draft: Draft,
  context: Context,
  outer: NounPhrase,
  inner: NounPhrase,
  place: string,
): 'inner' | boolean {
  for (const mod of outer.mods) setAir(draft, mod.word);
  const other = placeOf(inner.head.word);
  if (other && !thingOf(inner.head.word)) {
    setPlace(draft, other, draft.text.slice(inner.start, inner.end));
    return true;
  }
  setPlace(draft, place, draft.text.slice(outer.start, outer.end));
  if (!thingOf(inner.head.word)) return true;
  if (isPlural(inner.head.word)) inner.count ??= WHOLE_FIELD;
  context.link = context.subjects.length > 0 ? { participle: 'around' } : null;
  return 'inner';
}

function readContainer(
  draft: Draft,
  context: Context,
  outer: NounPhrase,
  inner: NounPhrase,
  word: string,
): 'inner' | boolean {
  const words = draft.text.slice(outer.start, inner.end);
  const holder = thingOf(word);
  const content = inner.head.word;
  const lastWord = content.slice(content.lastIndexOf(' ') + 1);
  const liquid = LIQUIDS.get(content) ?? LIQUIDS.get(lastWord);
  const isLiquid = LIQUIDS.has(content) || LIQUIDS.has(lastWord);
  const found = findThings(draft, inner, words);

  if (isLiquid && holder && (holder.entry.source === 'sculpted' || !found)) {
    const thing = findThings(draft, outer, words)?.things[0];
    if (!thing) return false;
    const flavours = inner.mods.map((mod) => mod.word).filter(isIngredient);
    thing.label = `${thing.label} of ${[...flavours, content].join(' ')}`;
    thing.colour ??=
      inner.mods.map((mod) => COLOURS_BY_WORD.get(mod.word)).find(Boolean) ??
      flavourOf(flavours)?.colour ??
      liquid ??
      null;
    if (thing.name === 'jar') thing.name = 'filled jar';
    addState(thing, 'full');
    placeThings(draft, context, { things: [thing] }, outer);
    return true;
  }
  if (!found) {
    if (holder) {
      readNounPhrase(draft, context, outer);
      if (isMissing(content) && !isLiquid) leaveOut(draft, draft.text.slice(inner.start, inner.end));
      return true;
    }
    leaveOut(draft, words);
    return true;
  }
  const thing = found.things[0]!;
  const potted = catalogueEntry('potted plant');
  if (/^(pot|planter|flowerpot)$/.test(word) && thing.kind === 'plant' && potted) {
    placeThings(draft, context, { things: [newThing(potted, words, outer.count ?? 1)] }, outer);
    return true;
  }
  const isServed = thing.label.includes(' of ') || thing.label.endsWith(` ${word}`) || isLiquid || !holder;
  if (SERVED_IN.has(word) && thing.kind === 'food' && (isServed || !/^(bowl|cup)$/.test(word))) {
    if (/^(plate|platter|board|dish|tray)$/.test(word) && !isServed) servedOn(draft, outer, word);
    thing.count = inner.count ?? (isPlural(content) ? thing.count : (outer.count ?? 1));
    placeThings(draft, context, found, inner);
    return true;
  }
  if (isServed) {
    placeThings(draft, context, found, outer);
    return true;
  }
  const container = findThings(draft, outer)!.things[0]!;
  const [index] = placeThings(draft, context, { things: [container] }, outer);
  const inside = findThings(draft, inner);
  if (index === undefined || !inside) return true;
  for (const one of inside.things) {
    if (inner.count === null && isPlural(content)) one.count = inside.things.length > 1 ? 2 : SEVERAL_INSIDE;
    one.relation = { kind: 'in', to: index };
  }
  addThings(draft, inside.things, false);
  return true;
}

function servedOn(draft: Draft, outer: NounPhrase, word: string): void {
  const colour = outer.mods.map((mod) => COLOURS_BY_WORD.get(mod.word)).find(Boolean) ?? null;
  draft.surface ??= { kind: /^(board|tray)$/.test(word) ? 'board' : 'plate', material: null, colour };
  draft.surfaceLabel ??= catalogueEntry(word)?.label ?? word;
}
