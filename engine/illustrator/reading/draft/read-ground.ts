/** What things stand on and before: table tops, cloths, plain and graded backgrounds. */

import { catalogueEntry } from '../../catalogue.ts';
import { placeEntry } from '../../places.ts';
import type { Colour, Material, Surface } from '../../scene.ts';
import { placeOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lastWord, singular } from '../sentence/word-forms.ts';
import { WEAK_PLACES } from '../words/place-words.ts';
import { COLOURS_BY_WORD, MATERIAL_ADJECTIVE, MATERIALS_BY_WORD } from '../words/quality-words.ts';
import {
  MATERIAL_OF_SURFACE,
  PLACE_OF_SURFACE,
  SURFACE_OF_MATERIAL,
  SURFACES_BY_WORD,
} from '../words/surface-words.ts';
import { anchorsOf, type Context } from './context.ts';
import { setAir } from './describe.ts';
import type { Draft } from './draft.ts';
import { setPlace } from './set-place.ts';

const ON = /^(on|upon|onto|atop|on top of|across)$/;
/** Metres; larger things stand on the ground and beside a table. */
const SMALL = 0.62;

function stoodOn(word: string, material: Material | undefined): Surface['kind'] | undefined {
  const kind =
    SURFACES_BY_WORD.get(word) ??
    SURFACES_BY_WORD.get(singular(word)) ??
    SURFACES_BY_WORD.get(singular(lastWord(word)));
  return kind ?? (material && !thingOf(word)?.isExact ? SURFACE_OF_MATERIAL[material] : undefined);
}

/** "a latte by the window" has its light, and the window of the room behind it. */
function readWindow(draft: Draft, context: Context, { head }: NounPhrase): boolean {
  const isNear = /^(by|near|next to|beside|at|in front of)$/.test(context.link?.prep ?? '');
  const isSmall = ({ kind, name }: Draft['things'][number]): boolean =>
    (kind === 'food' || kind === 'object') && (catalogueEntry(name)?.metres ?? 1) <= SMALL;
  if (head.word !== 'window' || !isNear || draft.things.length === 0 || !draft.things.every(isSmall))
    return false;
  draft.light ??= 'soft';
  draft.surfacePlace ??= 'living room';
  return true;
}

/** "a workshop with tools on the wall": the room has its walls. */
const isOwnWall = (draft: Draft, { link }: Context, { head, mods }: NounPhrase): boolean =>
  head.word === 'wall' &&
  mods.length === 0 &&
  /^(on|against|along)$/.test(link?.prep ?? '') &&
  draft.isAboutPlace &&
  placeEntry(draft.place ?? '')?.kind === 'interior';

/** "on a wooden table", "on marble": true where the phrase was a surface for what was named before. */
export function readSurface(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  if (readWindow(draft, context, phrase) || isOwnWall(draft, context, phrase)) return true;
  const prep = context.link?.prep ?? '';
  if (!ON.test(prep) || draft.things.length === 0) return false;
  const { head, mods } = phrase;
  const word = head.word;
  const ownMaterial = MATERIALS_BY_WORD.get(word);
  const kind = stoodOn(word, ownMaterial);
  if (
    !kind ||
    (ownMaterial &&
      !SURFACES_BY_WORD.has(word) &&
      phrase.det !== null &&
      phrase.det !== 'the' &&
      word !== 'marble')
  )
    return false;
  const anchors = context.link?.verb ? context.subjects : anchorsOf(draft, context);
  const standing = (anchors.length > 0 ? anchors : context.subjects).map((index) => draft.things[index]!);
  const isGround = kind === 'grass' || kind === 'sand' || kind === 'floor';
  const isSmall = standing.every(
    (thing) =>
      thing.states.includes('toy') ||
      (!thing.person &&
        (catalogueEntry(thing.name)?.metres ?? 1) * thing.scale <= (thing.kind === 'food' ? 1 : SMALL) &&
        thing.kind !== 'vehicle'),
  );
  if (!isSmall && !isGround) return false;
  const isPersonOnFloor = !isSmall && kind === 'floor';
  if (!isPersonOnFloor) applySurface(draft, phrase, kind, ownMaterial);
  for (const mod of [...mods.map((one) => one.word), ...word.split(' ').slice(0, -1)])
    readSurfaceMod(draft, mod);
  draft.surfacePlace ??=
    PLACE_OF_SURFACE.get(word) ??
    PLACE_OF_SURFACE.get(singular(word)) ??
    PLACE_OF_SURFACE.get(singular(lastWord(word))) ??
    null;
  return true;
}

function applySurface(
  draft: Draft,
  { head, mods }: NounPhrase,
  kind: Surface['kind'],
  ownMaterial: Material | undefined,
): void {
  const words = [...mods.map(({ word }) => word), ...head.word.split(' ').slice(0, -1)];
  const colour =
    words.map((word) => COLOURS_BY_WORD.get(word)).find(Boolean) ?? (words.includes('dark') ? 'black' : null);
  const said = words.map((word) => MATERIALS_BY_WORD.get(word)).find(Boolean);
  const material = said ?? MATERIAL_OF_SURFACE.get(head.word) ?? ownMaterial ?? null;
  if (draft.surface) return;
  const pattern = kind === 'cloth' ? patternOf(words, head.word) : null;
  draft.surface = { kind, material, colour: colour ?? null, ...(pattern && { pattern }) };
  const name = singular(head.word);
  const isSaid =
    said === name ||
    (said && words.some((word) => name.startsWith(word) && MATERIALS_BY_WORD.get(word) === said));
  const adjective = said && !isSaid ? (MATERIAL_ADJECTIVE[said] ?? said) : '';
  draft.surfaceLabel = [colour && !words.includes('dark') ? colour : '', adjective, name]
    .filter(Boolean)
    .join(' ');
}

function patternOf(words: readonly string[], noun: string): NonNullable<Surface['pattern']> | null {
  const said = words.join(' ');
  if (/check|gingham|plaid|tartan|picnic/.test(`${said} ${noun}`)) return 'checked';
  if (/strip/.test(said) || /beach towel/.test(`${said} ${noun}`)) return 'striped';
  return /dot/.test(said) ? 'dotted' : null;
}

/** "on a café table" is in a café. */
function readSurfaceMod(draft: Draft, word: string): void {
  const place = placeOf(word);
  if (place && !MATERIALS_BY_WORD.has(word) && !COLOURS_BY_WORD.has(word)) setPlace(draft, place, word);
  setAir(draft, word);
}

const BACKGROUNDS =
  /^(background|backdrop|back ground|colour background|color background|canvas|gradient|backgrounds|studio background|gradient background|colour|color)$/;

/** "on a pink background", "blue gradient", "isolated on white": true where the phrase was one. */
export function readBackdrop(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const { head, mods } = phrase;
  const words = [...mods.map(({ word }) => word), head.word];
  const colours = words.map((word) => COLOURS_BY_WORD.get(word)).filter((colour) => colour !== undefined);
  const isGradient = words.some((word) => word.includes('gradient') || word === 'ombre');
  const isPastel = words.some((word) => word.includes('pastel'));
  if (BACKGROUNDS.test(head.word)) {
    const place = mods.map(({ word }) => placeOf(word) ?? WEAK_PLACES.get(word)).find(Boolean);
    if (colours.length === 0 && words.includes('dark')) colours.push('black');
    if (colours.length === 0 && /\b(light|bright|clean|plain)\b/.test(words.join(' '))) colours.push('white');
    for (const { word } of mods) if (word !== 'dark' && word !== 'bright') setAir(draft, word);
    if (place && place !== 'studio' && colours.length === 0) {
      setPlace(draft, place, draft.text.slice(phrase.start, phrase.end));
      return true;
    }
    if (
      colours.length > 0 ||
      isGradient ||
      isPastel ||
      mods.length > 0 ||
      !/^(in|into)$/.test(context.link?.prep ?? '')
    ) {
      addBackdrop(draft, colours, isGradient, isPastel);
    }
    return true;
  }
  const isColourOnly =
    colours.length > 0 &&
    COLOURS_BY_WORD.has(head.word) &&
    mods.every(
      ({ word }) =>
        COLOURS_BY_WORD.has(word) ||
        /^(plain|solid|pure|soft|bright|deep|dark|light|pastel|pale)$/.test(word),
    );
  if (
    isColourOnly &&
    /^(on|against|over)$/.test(context.link?.prep ?? '') &&
    phrase.det === null &&
    !thingOf(head.word)?.isExact
  ) {
    addBackdrop(draft, colours, false, isPastel);
    return true;
  }
  if (isPastel && isGradient) {
    addBackdrop(draft, colours, true, true);
    return true;
  }
  return false;
}

export function addBackdrop(
  draft: Draft,
  colours: readonly Colour[],
  isGradient: boolean,
  isPastel: boolean,
): void {
  draft.backdrop ??= { colours: [], isGradient: false, isPastel: false };
  draft.backdrop.colours.push(...colours.filter((colour) => !draft.backdrop!.colours.includes(colour)));
  draft.backdrop.isGradient ||= isGradient || draft.backdrop.colours.length > 1;
  draft.backdrop.isPastel ||= isPastel;
}
