/** Clothes, hair and faces of those already named, and parts that belong to a thing anyway. */

import { personOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lastWord, singular } from '../sentence/word-forms.ts';
import { BODY_PARTS, GARMENTS } from '../words/look-words.ts';
import { COLOURS_BY_WORD, STATES_BY_WORD } from '../words/quality-words.ts';
import { wordSet } from '../words/word-table.ts';
import { type Context, ownersOf } from './context.ts';
import { addState, describeBodyPart } from './describe.ts';
import { type Draft, newThing } from './draft.ts';
import { placeThings } from './place-things.ts';
import { findThings } from './resolve.ts';

/** What a thing has anyway; saying it draws nothing new. */
const PARTS = wordSet(
  'screen, display, handle, lid, label, button, strap, wheel, sail, mast, engine, headlight, cork, roof, chimney, wall, facade, balcony, icing, frosting, topping, crust, cream, whipped cream, foam, steam, smoke, string, rope, cover, page, case, frame, stem, leaf, petal, root, branch, trunk, door, window, shutter, sole, lace, heel, zip, zipper, pocket, dial, hand, numeral, number, letter, text, word, logo, design, print, pattern, texture, finish, surface, colour, color, light, glow, shadow, reflection, detail, filling, layer, seed, peel, flag, deck, propeller, wing, tail, seat, saddle, flame, wick, wax, glaze, latte art, art, ribbon detail, border, edge, corner, base, side, bottom, top, crumb, crema, sauce, syrup glaze',
);
const DRAWN_ANYWAY =
  /^(leaf|door|window|flag|light|balcony|wall|branch|rope|sauce|cream|number|letter|wheel|smoke)$/;

/** "wearing a red scarf", "in a white coat", "with curly hair". */
export function readLook(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const { link } = context;
  const isWorn =
    link?.verb === 'wear' || link?.participle === 'wearing' || (link?.verb === 'put' && link.prep === 'on');
  const owners = (isWorn ? context.subjects : ownersOf(draft, context)).map((index) => draft.things[index]!);
  const owner = owners[0];
  if (!owner || !link) return false;
  const word = phrase.head.word;
  const one = singular(word);
  const mods = phrase.mods.map((mod) => mod.word);
  const colour = mods.map((mod) => COLOURS_BY_WORD.get(mod)).find(Boolean) ?? null;

  if (
    /^(with|in|has)$/.test(link.prep ?? '') &&
    BODY_PARTS.has(one) &&
    (owner.person || owner.kind === 'animal' || owner.kind === 'fantasy')
  ) {
    for (const { person } of owners) if (person) describeBodyPart(person, word, mods);
    return true;
  }
  if (/^(on|in)$/.test(link.prep ?? '') && /^(lap|shoulder|head|back|hand|arm|paw|knee)$/.test(one)) {
    const other = phrase.mods.find((mod) => personOf(mod.word) ?? thingOf(mod.word));
    if (other) {
      // "on a pirate's shoulder"
      placeThings(
        draft,
        context,
        findThings(draft, { ...phrase, head: other, mods: [], start: other.start, end: other.end })!,
        phrase,
      );
    } else restOn(draft, context, /^(hand|arm|paw)$/.test(one));
    return true;
  }
  if (link.verb && !link.prep && BODY_PARTS.has(one)) {
    // "cutting a man's hair": the man is there, too.
    const other = phrase.mods.find((mod) => personOf(mod.word));
    if (other)
      placeThings(
        draft,
        context,
        findThings(draft, { ...phrase, head: other, mods: [], start: other.start, end: other.end })!,
        phrase,
      );
    return true;
  }
  if (
    owner.person &&
    link.prep === 'in' &&
    COLOURS_BY_WORD.has(word) &&
    phrase.mods.length === 0 &&
    phrase.det === null
  ) {
    for (const { person } of owners)
      person?.wearing.push({ name: 'clothes', colour: COLOURS_BY_WORD.get(word)! });
    return true;
  }
  const isGarment = GARMENTS.has(word) || GARMENTS.has(one);
  const isOnBody =
    isWorn ||
    link.prep === 'in' ||
    (link.prep === 'with' &&
      (!link.verb || (!owner.person && /^(sit|stand|lie|walk|run|pose|smile)$/.test(link.verb))) &&
      !/^(bow|bell|medal|ribbon|umbrella)$/.test(one));
  if (!isOnBody || !(isGarment || isWorn)) return false;
  if (owner.person) {
    for (const { person } of owners) person?.wearing.push({ name: GARMENTS.has(word) ? word : one, colour });
    return true;
  }
  return wearAsThing(draft, context, phrase, word);
}

/** "with a cat on her lap", "a bird in his hands". */
function restOn(draft: Draft, { last, subjects }: Context, isHeld: boolean): void {
  const owner = subjects[0] ?? 0;
  for (const index of last) {
    const thing = draft.things[index]!;
    if (index !== owner && thing.relation?.to !== undefined ? thing.relation.to === owner : index !== owner) {
      thing.relation = { kind: isHeld ? 'held by' : 'on', to: owner };
    }
  }
}

/** Animals and snowmen wear things of their own. */
function wearAsThing(draft: Draft, context: Context, phrase: NounPhrase, word: string): boolean {
  const owner = ownersOf(draft, context)[0];
  const isCollar = /\bcollars?$/.test(word);
  const found = thingOf(isCollar ? 'pet collar' : word) ?? thingOf(lastWord(word));
  const holder = draft.things[owner ?? -1];
  if (owner === undefined || !found || !holder || !['animal', 'fantasy'].includes(holder.kind)) return false;
  const thing = newThing(found.entry, draft.text.slice(phrase.start, phrase.end), holder.count);
  for (const { word: mod } of phrase.mods) thing.colour ??= COLOURS_BY_WORD.get(mod) ?? null;
  thing.relation = { kind: 'worn by', to: owner };
  draft.things.push(thing);
  return true;
}

/** "a smartphone with a blank screen": the screen is there anyway. */
export function readPart(draft: Draft, context: Context, { head, mods }: NounPhrase): boolean {
  const one = singular(head.word);
  const owner = draft.things[ownersOf(draft, context)[0] ?? -1];
  const prep = context.link?.prep ?? '';
  const isOfBuilding =
    /^(from|out of|through|on|in)$/.test(prep) &&
    /^(chimney|roof|facade|windscreen|hood)$/.test(one) &&
    owner?.kind === 'building';
  if (isOfBuilding) return true;
  if (prep !== 'with' || !owner || owner.person || !PARTS.has(one)) return false;
  if (/^(cream|sauce)$/.test(one) && draft.things.some(({ kind }) => kind === 'food')) return true;
  if (DRAWN_ANYWAY.test(one) && thingOf(head.word) && !['building', 'vehicle', 'plant'].includes(owner.kind))
    return false;
  for (const { word } of mods) {
    const state = STATES_BY_WORD.get(word);
    if (state) addState(owner, state);
  }
  if (/^(latte art|icing|frosting|glaze|topping)$/.test(one)) addState(owner, 'decorated');
  if (/^(steam|smoke)$/.test(one)) addState(owner, 'steaming');
  if (/^(flame|fire)$/.test(one)) addState(owner, 'burning');
  return true;
}
