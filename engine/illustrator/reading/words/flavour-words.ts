/** What food and scented things are made with: it flavours and colours them, and is not drawn beside them. */

import type { Colour } from '../../scene.ts';
import { singular } from '../sentence/word-forms.ts';
import { wordSet } from './word-table.ts';

const BY_COLOUR: Partial<Record<Colour, string>> = {
  brown:
    'chocolate, cocoa, caramel, salted caramel, coffee, espresso, mocha, hazelnut, cinnamon, gingerbread, walnut, pecan, maple, peanut butter, toffee, chestnut',
  pink: 'strawberry, raspberry, rhubarb, rose, watermelon, guava, pink grapefruit, cherry blossom',
  red: 'cherry, red velvet, tomato, beetroot, cranberry, red currant, pomegranate, strawberry jam',
  beige: 'vanilla, almond, coconut, mushroom, ginger, oat, chai, butterscotch, white chocolate, cauliflower',
  yellow: 'lemon, banana, pineapple, passion fruit, elderflower, corn, lemon curd, custard',
  orange:
    'orange, pumpkin, mango, peach, apricot, butternut, butternut squash, squash, sweet potato, lentil, papaya, carrot',
  green:
    'matcha, mint, pistachio, lime, kiwi, spinach, pea, broccoli, avocado, cucumber, green apple, basil, peppermint, eucalyptus, aloe vera',
  purple: 'blueberry, grape, lavender, blackberry, plum, blackcurrant, acai, fig, lilac',
  gold: 'olive, honey, turmeric, golden, saffron',
};

export const FLAVOURS: ReadonlyMap<string, Colour> = new Map(
  Object.entries(BY_COLOUR).flatMap(([colour, words]) =>
    words.split(', ').map((word) => [word, colour as Colour] as const),
  ),
);

/** They flavour without a colour to be seen. */
const OTHERS = wordSet(
  'apple, spice, cheese, ham, egg, bacon, butter, milk, cream, nut, berry, chicken, beef, noodle, onion, garlic, potato, tuna, salmon, turkey, bean, herb, seed, poppy, sesame, peanut, pear, rosemary, thyme, sage, vanilla bean, chip, swirl, drizzle, crumble, jasmine, sandalwood, cedar, amber, musk, oatmeal, yogurt, sugar, honey, pepper, chili, pork, shrimp, veggie, vegetable, fruit, cardamom, clove, mixed berry, sea salt, bergamot, verbena, tea tree, shea',
);

/** Between a flavour and its dish: "lemon drizzle cake", "chocolate chip cookies", "pumpkin spice latte". */
const FILLERS = wordSet(
  'drizzle, chip, cream, spice, swirl, iced, glazed, frosted, layer, sponge, mousse, crumble, sugar, oat, milk, ginger, cinnamon, vanilla, fudge, meringue, sorbet, scented, flavoured, flavored, infused, herbal, fruit, honey, lavender, rose, banana, cheesecake',
);

export const isIngredient = (word: string): boolean => {
  const one = singular(word);
  return FLAVOURS.has(one) || OTHERS.has(one);
};

/** The colour that the describing words give, the nearest first; a word that is no flavour ends it: "pumpkin seed bread". */
export function flavourOf(mods: readonly string[]): { word: string; colour: Colour } | undefined {
  for (const word of [...mods].reverse()) {
    const colour = FLAVOURS.get(singular(word));
    if (colour && !FILLERS.has(word)) return { word, colour };
    if (!FILLERS.has(word)) break;
  }
  const word = mods.findLast((one) => FLAVOURS.has(singular(one)) && mods.indexOf(one) >= mods.length - 1);
  return word ? { word, colour: FLAVOURS.get(singular(word))! } : undefined;
}

/** Doughs and fillings hide most flavours; cocoa and beetroot colour even them. */
const PALE =
  /bread|pie|toast|pancake|croissant|waffle|salad|pizza|sandwich|rice|muffin|roll|cookie|tart|pasta|spaghetti|ramen|granola|cappuccino|coffee|espresso/;

export const isTinted = (name: string, flavour: string): boolean =>
  !PALE.test(name) || /^(chocolate|cocoa|matcha|red velvet|beetroot)$/.test(flavour);
