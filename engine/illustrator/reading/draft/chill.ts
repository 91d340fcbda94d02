/** Cold drinks: "iced", "over ice" and "on the rocks" put the drink into a glass with ice, and no cube beside it. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Thing } from '../../scene.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { singular } from '../sentence/word-forms.ts';
import { type Context, ownersOf } from './context.ts';
import type { Draft } from './draft.ts';

const HOT_COFFEE = /^(cup of coffee|coffee|espresso|cappuccino|takeaway cup)$/;
const TEA = /^(tea|teacup|cup of tea|green tea|teapot)$/;
const COLD =
  /^(orange juice|lemonade|cocktail|tropical cocktail|milkshake|iced coffee|whisky|ice water|soda)$/;

/** "iced latte", "cold brew coffee": true for the word that makes a drink cold. */
export function chill(thing: Thing, word: string): boolean {
  if (!/^(iced|cold brew|cold brewed|chilled|ice cold|icy)$/.test(word)) return false;
  return chilled(thing);
}

function chilled(thing: Thing): boolean {
  const isTea = TEA.test(thing.name) || /\btea$/.test(thing.label);
  const isCoffee = HOT_COFFEE.test(thing.name);
  const said = thing.label.replace(/^(cup|glass|mug) of |^takeaway /, '');
  if (isTea || isCoffee) {
    const entry = catalogueEntry(isTea ? 'orange juice' : 'iced coffee');
    if (!entry) return false;
    thing.name = entry.name;
    thing.label = `glass of iced ${said}`;
    thing.kind = entry.kind;
    thing.states = [];
    if (isTea) thing.colour ??= /green|matcha/.test(thing.words) ? 'green' : 'orange';
    return true;
  }
  if (thing.name === 'glass') {
    thing.name = 'ice water';
    thing.kind = 'food';
    if (thing.label === 'glass of water') thing.label = 'glass of ice water';
  }
  return COLD.test(thing.name);
}

/** "with ice", "over ice cubes", "on the rocks": true where it was said of a drink. */
export function readIce(draft: Draft, context: Context, { head, det }: NounPhrase): boolean {
  const prep = context.link?.prep ?? '';
  const word = singular(head.word);
  const isIce = /^(with|over|on)$/.test(prep) && /^(ice|ice cube|crushed ice)$/.test(word);
  const isRocks = prep === 'on' && word === 'rock' && det === 'the';
  const drink = draft.things[ownersOf(draft, context)[0] ?? -1];
  return (isIce || isRocks) && drink !== undefined && chilled(drink);
}
