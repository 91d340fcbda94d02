/** Puts things into the draft and ties them to what was named before. */

import { catalogueEntry } from '../../catalogue.ts';
import { thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lastWord } from '../sentence/word-forms.ts';
import { isPartOfDish, isUnseen } from '../words/dish-words.ts';
import { COLOURS_BY_WORD, MATERIALS_BY_WORD } from '../words/quality-words.ts';
import { addThings, anchorsOf, type Context, closePhrase, type Link, ownersOf } from './context.ts';
import { addState } from './describe.ts';
import { type Draft, isAnimate, leaveOut } from './draft.ts';
import { relate } from './relate.ts';
import type { Found } from './resolve.ts';

/** Gives the indices of what was added. */
export function placeThings(draft: Draft, context: Context, found: Found, phrase: NounPhrase): number[] {
  const link = context.link;
  const isMade = link?.participle === 'made' || link?.prep?.startsWith('made');
  if ((isMade && makeOf(draft, context, phrase)) || isThereAlready(draft, context, found)) {
    closePhrase(context, link);
    return [];
  }
  const added = addThings(draft, found.things, phrase.det === 'the');
  const first = added[0];
  if (found.whole && first !== undefined) draft.wholes.set(first, { label: found.whole, size: added.length });
  for (const index of added.slice(1)) {
    const thing = draft.things[index]!;
    if (thing.person && first !== undefined) thing.relation ??= { kind: 'beside', to: first };
  }
  if (isNewSubject(draft, context, added, link)) startSubject(draft, context, added);
  else if (link) {
    const isFirst = context.subjects.length === 0 && context.last.length === 0;
    if (isFirst && link.prep && link.prep !== 'with') context.fronted = { things: added, link };
    relate(draft, context, added, link);
    context.role = link;
  }
  context.last = added;
  context.link = null;
  context.isList = false;
  context.isLost = false;
  return added;
}

function startSubject(draft: Draft, context: Context, added: number[]): void {
  const isMore = context.isList && context.role === 'subject';
  context.subjects = isMore ? [...context.subjects, ...added] : added;
  context.role = 'subject';
  if (!context.fronted) return;
  const { things, link } = context.fronted;
  context.last = added;
  context.link = link;
  context.fronted = null;
  relate(draft, context, things, link);
}

/** Metres of a plant in a pot, whatever it would grow to outdoors. */
const POTTED = 0.34;

const VESSELS = /^(jar|glass|bowl|mug|teacup|cup of coffee|bottle|pitcher|takeaway cup|wine glass)$/;

/** "ramen with noodles": the noodles are there already. */
function isThereAlready(draft: Draft, context: Context, found: Found): boolean {
  const holder = draft.things[anchorsOf(draft, context)[0] ?? -1];
  // "soup in a bowl": the soup has its bowl.
  if (
    context.link?.prep === 'in' &&
    holder &&
    found.things.every(
      ({ name }) =>
        holder.label.startsWith(`${name} of `) ||
        (VESSELS.test(name) && /^(glass|cup|bowl|bottle) of /.test(holder.label)),
    )
  )
    return true;
  // "a cactus in a pot": pots of plants are no cooking pots.
  if (
    context.link?.prep === 'in' &&
    holder?.kind === 'plant' &&
    found.things.every(({ name }) => name === 'pot')
  ) {
    addState(holder, 'potted');
    const real = catalogueEntry(holder.name)?.metres ?? 0;
    if (real > 0.6) holder.scale = POTTED / real;
    return true;
  }
  const isWith = context.link?.prep === 'with' || context.link?.participle === 'topped';
  if (!isWith) return false;
  const owner = draft.things[ownersOf(draft, context)[0] ?? -1];
  // "ramen with an egg and chopsticks": our bowl has both.
  if (owner?.kind === 'food' && found.things.every((one) => isPartOfDish(owner.name, one))) {
    for (const { name, words } of found.things) if (isUnseen(owner.name, name)) leaveOut(draft, words);
    return true;
  }
  return owner !== undefined && !isAnimate(owner) && found.things.every(({ name }) => name === owner.name);
}

/** "a heart made of red roses" is one thing. */
function makeOf(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const whole = draft.things[(context.last.length > 0 ? context.last : context.subjects)[0] ?? -1];
  const part = thingOf(lastWord(phrase.head.word)) ?? thingOf(phrase.head.word);
  const material = MATERIALS_BY_WORD.get(phrase.head.word);
  if (whole && material) {
    whole.material = material;
    return true;
  }
  if (!whole || !part) return false;
  whole.madeOf = part.entry.name;
  for (const word of [...phrase.mods.map((mod) => mod.word), ...phrase.head.word.split(' ')])
    whole.colour ??= COLOURS_BY_WORD.get(word) ?? null;
  whole.words = draft.text.slice(draft.text.indexOf(whole.words), phrase.end);
  return true;
}

function isNewSubject(draft: Draft, context: Context, added: readonly number[], link: Link | null): boolean {
  if (!link) return true;
  // "a cat on a sofa and a dog …": a living being after "and" starts anew.
  const isLiving = (index: number | undefined) =>
    ['person', 'animal'].includes(draft.things[index ?? -1]?.kind ?? '');
  const isListed = context.isList && link === context.role && Boolean(link.prep) && link.prep !== 'with';
  // "a man with a hammer and a woman with a saw"
  const isPerson = (index: number | undefined) => draft.things[index ?? -1]?.kind === 'person';
  const isOther =
    context.isList && link === context.role && isPerson(context.subjects[0]) && added.some(isPerson);
  return (
    (isListed && added.some(isLiving) && !isLiving(context.last[0])) ||
    (isOther && !isLiving(context.last[0]))
  );
}
