/** Walks through a sentence and puts what it names into the draft, each thing with its relation to the others. */

import type { Item, NounPhrase } from '../sentence/phrases.ts';
import { BACK_REFERENCES } from '../words/closed-words.ts';
import { COLOURS_BY_WORD, STATES_BY_WORD } from '../words/quality-words.ts';
import { type Context, newContext } from './context.ts';
import { addState, describePerson, setAir } from './describe.ts';
import type { Draft } from './draft.ts';
import { combineOf } from './of-phrases.ts';
import { addBackdrop } from './read-ground.ts';
import { readNounPhrase } from './read-noun-phrase.ts';
import { startVerb } from './read-verb.ts';
import { RELATION_OF_PREPOSITION } from './relate.ts';

const PARTICLE_VERBS = /^(hold|pick|lift|hand|give|show|raise|blow|light|cut|chop|bring|offer|set)$/;

export function interpret(items: readonly Item[], draft: Draft): void {
  const context = newContext();
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    switch (item.type) {
      case 'break':
        pause(context, item.isSentence, items, at);
        break;
      case 'and':
        context.isList = true;
        break;
      case 'pronoun':
        if (/^(it|them)$/.test(item.word) && standTo(draft, context)) break;
        if (
          BACK_REFERENCES.has(item.word) &&
          !context.link &&
          context.subjects.length === 0 &&
          draft.things.length > 0
        ) {
          context.subjects = [0];
        }
        break;
      case 'adjective':
        describeAfterwards(draft, context, item.token.word);
        break;
      case 'prep':
        // "holding up a sign", "handing over a cup"
        if (/^(up|down|off|over|back|away)$/.test(item.word) && PARTICLE_VERBS.test(context.link?.verb ?? ''))
          break;
        context.link = { ...context.link, prep: item.word };
        if (
          item.word === 'through' &&
          /^(look|peek|peep|peer|gaze|watch|stare)$/.test(context.link.verb ?? '')
        ) {
          for (const index of context.subjects) draft.things[index]!.action = 'look through';
        }
        context.isList = false;
        if (endsThere(items, at)) standBehind(draft, context, item.word);
        break;
      case 'verb':
        startVerb(draft, context, item);
        break;
      case 'noun phrase':
        at = readPhrase(draft, context, items, at, item);
        break;
    }
  }
}

/** Reads one noun phrase with everything that hangs on it by "of"; gives the index of the last item used. */
function readPhrase(
  draft: Draft,
  context: Context,
  items: readonly Item[],
  at: number,
  phrase: NounPhrase,
): number {
  const of = items[at + 1];
  const inner = items[at + 2];
  if (of?.type === 'prep' && of.word === 'of' && inner?.type === 'noun phrase') {
    const combined = combineOf(draft, context, phrase, inner);
    if (combined === 'inner') return readPhrase(draft, context, items, at + 2, inner);
    if (combined) return at + 2;
  }
  context.isOpenEnded = isOpenEnded(of);
  readNounPhrase(draft, context, phrase);
  return at;
}

const endsThere = (items: readonly Item[], at: number) => !items[at + 1] || items[at + 1]!.type === 'break';

/** "a mug on a table, a window behind". */
function standBehind(draft: Draft, context: Context, prep: string): void {
  const kind =
    prep === 'behind' ? 'behind' : prep === 'above' ? 'over' : prep === 'below' ? 'under' : undefined;
  for (const index of context.last) if (kind && index > 0) draft.things[index]!.relation ??= { kind, to: 0 };
  context.link = null;
}

/** "two pumpkins beside it": all that were listed last stand to what the picture is about. */
function standTo(draft: Draft, context: Context): boolean {
  const kind = RELATION_OF_PREPOSITION[context.link?.prep ?? ''];
  const listed = context.subjects.length > 0 && context.last.some((i) => context.subjects.includes(i));
  const those = listed ? context.subjects : context.last;
  if (!kind || context.link?.verb || those.length === 0 || those.includes(0)) return false;
  for (const index of those) draft.things[index]!.relation ??= { kind, to: 0 };
  context.link = null;
  return true;
}

/** What comes next says its own place at its end ("… beside it"), so it is no more of the list before. */
function hasOwnPlace(items: readonly Item[], from: number): boolean {
  for (let at = from + 1; at < items.length; at++) {
    const item = items[at]!;
    if (item.type === 'break') return false;
    const next = items[at + 1];
    if (item.type === 'prep' && (!next || next.type === 'break' || next.type === 'pronoun')) return true;
  }
  return false;
}

const isOpenEnded = (next: Item | undefined) =>
  !next ||
  next.type === 'break' ||
  (next.type === 'prep' && /^(with|full of)$/.test(next.word)) ||
  (next.type === 'verb' && next.word === 'filled');

function pause(context: Context, isSentence: boolean, items: readonly Item[], at: number): void {
  context.link = null;
  context.isList = !isSentence && context.role !== null && goesOn(items, at) && !hasOwnPlace(items, at);
  if (!isSentence) return;
  context.subjects = [];
  context.last = [];
  context.role = null;
}

/** "apples, pears and grapes": the list goes on when an "and" comes before anything else does. */
function goesOn(items: readonly Item[], from: number): boolean {
  for (let at = from + 1; at < items.length; at++) {
    const item = items[at]!;
    if (item.type === 'and') return true;
    if (item.type !== 'noun phrase' && (item.type !== 'break' || item.isSentence)) return false;
  }
  return false;
}

function describeAfterwards(draft: Draft, context: Context, word: string): void {
  const thing = draft.things[(context.last.length > 0 ? context.last : context.subjects)[0] ?? -1];
  const colour = COLOURS_BY_WORD.get(word);
  const prep = context.link?.prep;
  if (colour && (prep === 'on' || prep === 'against')) {
    addBackdrop(draft, [colour], false, false);
    return;
  }
  if (colour && prep === 'in' && thing?.person) {
    thing.person.wearing.push({ name: 'clothes', colour });
    return;
  }
  if (thing && word === 'asleep') thing.action = 'sleep';
  if (thing?.person && describePerson(thing.person, word)) return;
  const state = STATES_BY_WORD.get(word);
  if (thing && state) addState(thing, state);
  if (thing && colour) thing.colour ??= colour;
  if (!thing && colour) draft.tint ??= colour;
  setAir(draft, word);
}
