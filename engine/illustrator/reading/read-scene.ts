/** English words in, a scene out: never fails, never draws what was not named, and says what was left out. */

import { catalogueEntry } from '../catalogue.ts';
import type { Scene, Thing } from '../scene.ts';
import { createDraft, type Draft, leaveOut, newThing } from './draft/draft.ts';
import { interpret } from './draft/interpret.ts';
import { chooseLettering } from './finish/choose-lettering.ts';
import { chooseIntent, choosePlace, chooseSurface, chooseTime } from './finish/choose-place.ts';
import { bringForward, dropThing } from './finish/drop-thing.ts';
import { nameDrawn } from './finish/name-drawn.ts';
import { settleSenses } from './finish/senses.ts';
import { flavour, shareOut } from './finish/share-out.ts';
import { personOf, thingOf } from './meaning.ts';
import { joinCollocations } from './sentence/collocations.ts';
import { takeFlavours, withoutRow } from './sentence/flavours.ts';
import { groupPhrases } from './sentence/phrases.ts';
import { type Quoted, takeQuoted } from './sentence/quoted.ts';
import { stripStyle } from './sentence/strip-style.ts';
import { tokenize } from './sentence/tokens.ts';
import { singular } from './sentence/word-forms.ts';
import { CLASSES, MEALS } from './words/group-words.ts';
import { TRADE_ACTIVITY } from './words/people-words.ts';
import { MATERIAL_ADJECTIVE } from './words/quality-words.ts';

export interface ReadingOptions {
  /** ISO 639-1 of the prompt as it was written; English where nothing is said. */
  language?: string;
  /** The prompt as it was written, where `english` is its translation. */
  original?: string;
  /** Words to be read in the picture, where they were taken out of the prompt before it was translated. */
  quoted?: Quoted;
  /** Names of businesses, people and brands: they draw nothing. */
  names?: readonly string[];
}

const MAX_LENGTH = 2000;
const MAX_LEFT_OUT = 12;

export function readScene(english: string, options: ReadingOptions = {}): Scene {
  const quoted = options.quoted ?? takeQuoted(english.slice(0, MAX_LENGTH));
  const text = withoutNames(options.quoted ? english.slice(0, MAX_LENGTH) : quoted.rest, options.names ?? []);
  const draft = createDraft(text);
  const stripped = withoutRow(stripStyle(text, draft));
  const flavoured = takeFlavours(stripped);
  interpret(groupPhrases(joinCollocations(tokenize(flavoured?.rest ?? stripped))), draft);
  fillIn(draft);
  flavour(draft, flavoured);
  shareOut(draft);
  settleSenses(draft);
  heroFirst(draft);
  clearTable(draft);
  shrinkTrims(draft);

  const lettering = chooseLettering(draft, quoted);
  settleGender(draft);
  const { place, isNamed } = choosePlace(draft);
  const intent = chooseIntent(draft, place, isNamed);
  settleActions(draft, intent === 'portrait');
  return {
    prompt: options.original ?? english,
    language: options.language ?? 'en',
    intent,
    things: draft.things,
    place,
    isPlaceNamed: isNamed,
    surface: chooseSurface(draft, intent),
    ...(!draft.surface && { isSurfaceOpen: true }),
    backdrop: draft.backdrop,
    time: chooseTime(draft, place),
    weather: draft.weather ?? 'clear',
    season: draft.season,
    mood: draft.mood,
    light: draft.light,
    camera: draft.camera ?? (intent === 'portrait' ? 'portrait' : 'normal'),
    treatment: draft.treatment,
    tint: draft.tint,
    textSpace: draft.textSpace,
    ...(lettering && { lettering }),
    drawn: [...nameDrawn(draft, place, isNamed, intent), ...(lettering ? [`“${lettering.text}”`] : [])],
    notUnderstood: draft.notUnderstood.slice(0, MAX_LEFT_OUT),
  };
}

function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    if (!name.trim()) continue;
    rest = rest.replaceAll(name, (match) => ' '.repeat(match.length));
  }
  return rest;
}

/** When nothing was named outright, what was mentioned in passing is the hero; a lone unknown name is at least reported. */
function fillIn(draft: Draft): void {
  if (draft.things.length > 0) return;
  if (draft.hasShapes && !draft.place) draft.intent ??= 'abstract';
  const isGraphic = draft.intent === 'abstract' || draft.intent === 'gradient';
  const isAboutPlace = draft.place !== null && draft.treatment !== 'poster';
  const meal = draft.spare.find(({ phrase }) => MEALS.has(singular(phrase)));
  const spare = isAboutPlace && !draft.isAboutPlace ? meal : draft.spare[0];
  if (spare && !isGraphic && !(isAboutPlace && !meal)) {
    const example = CLASSES.get(singular(spare.phrase))?.[0] ?? '';
    const entry =
      catalogueEntry(example) ?? thingOf(spare.phrase)?.entry ?? catalogueEntry(personOf(spare.phrase) ?? '');
    if (entry) draft.things.push(newThing(entry, spare.words, 1));
  }
  // A portrait of somebody named is a portrait of somebody: never of that person's likeness.
  const [named] = draft.names;
  const somebody = catalogueEntry('person');
  if (draft.things.length === 0 && draft.intent === 'portrait' && named && somebody) {
    leaveOut(draft, named);
    draft.things.push(newThing(somebody, named, 1));
  }
  if (draft.things.length === 0 && !draft.place && !isGraphic && !draft.backdrop)
    for (const name of draft.names) leaveOut(draft, name);
}

/** The one the others stand to comes first only if nobody else does: "Under a tree, a girl reads". */
function heroFirst(draft: Draft): void {
  const { things } = draft;
  const hero = things.findIndex(
    ({ relation }) =>
      relation?.to === 0 && /^(under|on|in|beside|behind|in front of|over)$/.test(relation.kind),
  );
  const isFronted =
    hero > 0 &&
    /^\s*(under|on|in|beside|behind|in front of|over|above|next to|inside|near|by|at)\b/i.test(draft.text);
  if (isFronted) bringForward(draft, hero);
}

/** "A table with a croissant and a coffee" is about what stands on it. */
function clearTable(draft: Draft): void {
  const [table, ...rest] = draft.things;
  const isBoard = table !== undefined && /^(cutting board|tray|plate)$/.test(table.name);
  if (!table || !(isBoard || /^(table|desk|counter)$/.test(table.name)) || draft.surface || rest.length === 0)
    return;
  const stands = ({ relation, name, person }: Thing): boolean =>
    (relation?.kind === 'with' || relation?.kind === 'on') &&
    relation.to === 0 &&
    !person &&
    (catalogueEntry(name)?.metres ?? 1) <= 0.45;
  if (!rest.every(stands)) return void layTable(draft, table);
  const kind = !isBoard ? 'table' : table.name === 'plate' ? 'plate' : 'board';
  draft.surface = { kind, material: table.material, colour: table.colour };
  const adjective = (table.material && MATERIAL_ADJECTIVE[table.material]) ?? '';
  draft.surfaceLabel = table.label.includes(adjective) ? table.label : `${adjective} ${table.label}`;
  draft.things = rest.map((one) => ({ ...one, relation: null }));
  draft.wholes = new Map([...draft.wholes].map(([index, whole]) => [index - 1, whole]));
}

/** "a birthday table with a cake, balloons and presents" is about the cake; the rest is around it. */
function layTable(draft: Draft, table: Thing): void {
  const { things } = draft;
  const dish = things.findIndex(({ kind, relation }) => kind === 'food' && relation?.to === 0);
  if (dish < 0 || things.some(({ person, kind }, i) => i > 0 && (person || kind === 'furniture'))) return;
  draft.surface = { kind: 'table', material: table.material, colour: table.colour };
  draft.surfaceLabel = table.label;
  const hero = things[dish]!;
  dropThing(draft, table);
  bringForward(draft, draft.things.indexOf(hero));
  const size = catalogueEntry(hero.name)?.metres ?? 0.3;
  for (const [index, one] of draft.things.entries()) {
    if (index === 0 || one.relation) continue;
    const isBig = (catalogueEntry(one.name)?.metres ?? 0.3) > 0.9 * size;
    one.relation = { kind: isBig ? 'behind' : 'beside', to: 0 };
    if (isBig) one.scale *= Math.min(1, (0.9 * size) / (catalogueEntry(one.name)?.metres ?? 0.3));
  }
}

/** A bow beside a candle and cones is a trimming, not a third thing of the same size. */
function shrinkTrims({ things }: Draft): void {
  if (things.length < 2) return;
  for (const thing of things) if (thing.name === 'bow' && !thing.relation) thing.scale *= 0.5;
}

/** "a soap maker in her workshop" is a woman. */
function settleGender({ things, text }: Draft): void {
  const people = things.filter(({ person }) => person);
  const look = people.length === 1 && people[0]!.count === 1 ? people[0]!.person! : undefined;
  if (!look || look.gender) return;
  const [isHer, isHis] = [/\b(?:her|she|herself)\b/i.test(text), /\b(?:his|he|him|himself)\b/i.test(text)];
  if (isHer !== isHis) look.gender = isHer ? 'female' : 'male';
}

const SHARED = new Set(['yoga', 'meditate', 'dance', 'run', 'swim', 'box', 'ski', 'surf']);

/** A runner runs, unless it is a portrait or the words say otherwise. */
function settleActions(draft: Draft, isPortrait: boolean): void {
  const [hero] = draft.things;
  for (const [index, thing] of draft.things.entries()) {
    // Students do what their teacher does.
    const isPupil = thing.person && thing.relation?.to === 0 && /^(beside|with)$/.test(thing.relation.kind);
    if (isPupil && hero?.action && !thing.action && SHARED.has(hero.action)) thing.action = hero.action;
    // "giving a man a beard trim" hands over nothing.
    const isHolding = draft.things.some(
      ({ relation }) => relation?.kind === 'held by' && relation.to === index,
    );
    if (thing.action === 'give' && !isHolding) thing.action = null;
    // Pumpkins are carved with a knife.
    const isFood = draft.things.some(({ kind, relation }) => kind === 'food' && relation?.kind === 'held by');
    if (thing.action === 'saw' && isFood) thing.action = 'cut';
    if (draft.isCheering && thing.person && (thing.action === null || thing.action === 'stand'))
      thing.action = 'cheer';
    if (thing.person && !thing.action && !isPortrait)
      thing.action = TRADE_ACTIVITY[thing.name as keyof typeof TRADE_ACTIVITY] ?? null;
    if (isPortrait && thing.action === 'stand') thing.action = null;
  }
}
