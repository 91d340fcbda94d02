/** What a verb says: who does it, in which pose, and how the next noun belongs to it. */

import type { Thing } from '../../scene.ts';
import { EXPRESSIONS_BY_WORD } from '../words/look-words.ts';
import { TRADE_ACTIVITY } from '../words/people-words.ts';
import { STATES_BY_WORD } from '../words/quality-words.ts';
import { ACTIVITY_OF_VERB, PARTICIPLE_RELATIONS } from '../words/verb-words.ts';
import type { Context } from './context.ts';
import { addState } from './describe.ts';
import { type Draft, isAnimate } from './draft.ts';

interface Verb {
  word: string;
  lemma: string | undefined;
  isPast: boolean;
}

export function startVerb(draft: Draft, context: Context, { word, lemma, isPast }: Verb): void {
  const participle = PARTICIPLE_RELATIONS.find(([pattern]) => pattern.test(word))?.[1];
  if (participle && (isPast || participle === 'full')) {
    context.link = { participle };
    context.isList = false;
    return;
  }
  const doers = doersOf(draft, context);
  if (doers.length > 0 && doers !== context.subjects) context.subjects = doers;
  for (const index of doers) act(draft.things[index]!, word, lemma);
  // "forming a heart", "saying hello": what follows is no thing of its own.
  context.link = lemma ? (WORDLESS.test(lemma) ? { prep: 'like' } : { verb: lemma }) : null;
  context.isList = false;
}

/** People and animals do things; a table only stands there. */
function doersOf(draft: Draft, { subjects, last }: Context): number[] {
  const isDoer = (index: number) => isAnimate(draft.things[index]!);
  if (subjects.some(isDoer)) return subjects;
  if (last.some(isDoer)) return last;
  return subjects.length > 0 ? subjects : last;
}

const WORDLESS = /^(form|say|spell|become|feel|reflect|mean|celebrate)$/;

const OF_THINGS: Readonly<Record<string, string>> = {
  burn: 'burning',
  steam: 'steaming',
  glow: 'glowing',
  shine: 'glowing',
  sparkle: 'glowing',
  float: 'floating',
  levitate: 'floating',
  hover: 'floating',
  hang: 'hanging',
  melt: 'melting',
  open: 'open',
};

function act(thing: Thing, word: string, lemma: string | undefined): void {
  const verb = lemma ?? '';
  if (thing.person) {
    const expression = EXPRESSIONS_BY_WORD.get(word);
    if (expression) thing.person.expression ??= expression;
  }
  const trade = TRADE_ACTIVITY[thing.name as keyof typeof TRADE_ACTIVITY];
  const activity =
    verb === 'cross' ? (isAnimate(thing) ? (trade ?? 'walk') : undefined) : ACTIVITY_OF_VERB.get(verb);
  if (isAnimate(thing)) {
    // A violinist who plays, plays the violin.
    if (trade && verb && /^(play|perform|train|practi[cs]e|race|compete|cross|work)$/.test(verb))
      thing.action = trade;
    // "standing", "watching" say little: a better word may follow.
    if (activity && (thing.action === null || thing.action === 'stand')) thing.action = activity;
    return;
  }
  const state = OF_THINGS[verb] ?? STATES_BY_WORD.get(word);
  if (state) addState(thing, state);
  if (thing.kind === 'vehicle' && activity && /^(fly|drive|float|run|fall|jump)$/.test(activity))
    thing.action ??= activity;
}
