/** What a drawn dish shows by itself, or wears on top: named with it, it is not drawn once more beside it. */

import { singular } from '../sentence/word-forms.ts';
import { wordSet } from './word-table.ts';

/** Dishes, and what is in them, on them or eaten with. */
const PARTS: readonly (readonly [dishes: RegExp, parts: ReadonlySet<string>])[] = (
  [
    [
      'ramen|soup|curry|rice|dumplings|paella|pot of food',
      'egg, noodle, chopsticks, spoon, onion, scallion, shrimp, prawn, pork, bacon, mushroom, seaweed, nori, tofu, corn, carrot, broccoli, pea, bean, chili, chili pepper, chicken, crouton, basil, parsley, leaf, herb, vegetable, spinach, sesame, seed, tomato, cream, lemon',
    ],
    ['sushi', 'chopsticks, ginger, wasabi, sauce, salmon, avocado, rice, seaweed, shrimp, cucumber'],
    [
      'burger|sandwich|hot dog|burrito|taco|kebab|bagel|toast',
      'lettuce, cheese, tomato, onion, cucumber, pickle, bacon, egg, ketchup, mustard, sauce, sesame, meat, ham, chicken, shrimp, avocado, guacamole, lime, lemon, salsa, corn, bean, pepper, chili, leaf, herb, basil, mushroom, butter, salmon, turkey, radish, jam, seed, cream',
    ],
    [
      'pizza|spaghetti|pasta|lasagna',
      'basil, olive, mushroom, cheese, mozzarella, tomato, salami, pepperoni, ham, leaf, herb, pepper, onion, garlic, chili, anchovy, parmesan, meatball, meat, shrimp, bacon, corn, pineapple, arugula, egg, spinach, parsley, sauce, chicken',
    ],
    [
      'salad|smoothie bowl',
      'tomato, cucumber, lettuce, carrot, onion, olive, cheese, egg, avocado, pepper, radish, corn, leaf, herb, basil, crouton, chicken, shrimp, nut, acorn, walnut, almond, seed, berry, strawberry, blueberry, raspberry, banana, kiwi, coconut, granola, mango, fig, broccoli, spinach, salmon, tuna, lemon, fork, spoon',
    ],
    [
      'steak|roast chicken|grilled fish|shrimp|oyster',
      'lemon, lime, herb, rosemary, thyme, parsley, leaf, garlic, butter, pepper, dill',
    ],
    [
      'pancakes|waffle|ice cream|ice cream cup|cake|cake slice|chocolate cake|wedding cake|cupcake|donut|brownie|cookie|muffin|pie|croissant|cinnamon roll',
      'syrup, honey, butter, sauce, chocolate, caramel, sprinkle, nut, acorn, cream, sugar, icing, frosting, candy',
    ],
    ['pancakes', 'blueberry, blueberries'],
    ['waffle', 'strawberry, berry'],
    ['chocolate cake', 'cherry'],
    ['ice cream|ice cream cup|cake slice|wedding cake', 'cherry, berry, spoon, wafer'],
    ['cupcake', 'cherry'],
  ] as const
).map(([dishes, parts]) => [new RegExp(`^(${dishes})$`), wordSet(parts)]);

/** They have a plate or a cone of their own. */
const SIDES = /ice cream|fries|salad|soup|rice|bread|sandwich|cake|cookie|^(glass|cup|bottle|bowl) of/;
/** What comes in a vessel of its own stands beside. */
const IN_VESSEL =
  /^(?:(?:an?|the|one|two|three|small|little|big|large)\s+)*(?:jug|pitcher|jar|bottle|pot|can|carton|box|bag|basket)s? of\b/i;

const TOPPED = /^(pancakes|waffle|chocolate cake|cupcake|pie|brownie|donut)$/;
const TOPPINGS = /^(strawberry|blueberry|blueberries|raspberry|cherry|cherries|blackberry)$/;

export function isPartOfDish(
  dish: string,
  { name, label, words: said }: { name: string; label: string; words: string },
): boolean {
  if (IN_VESSEL.test(said)) return false;
  if (SIDES.test(name) || SIDES.test(label)) return false;
  // Beside everything else they lie on their rest.
  if (name === 'chopsticks' && dish !== 'ramen') return false;
  const words = [name, label, ...name.split(' '), ...label.split(' ')].flatMap((word) => [
    word,
    singular(word),
  ]);
  return PARTS.some(([dishes, parts]) => dishes.test(dish) && words.some((word) => parts.has(word)));
}

/** Eaten with or in them, but not to be seen in our drawing of them. */
const UNSEEN: readonly (readonly [dishes: RegExp, parts: RegExp])[] = [
  [/^(?!ramen$)/, /^chopsticks$/],
  [/^(salad|soup|curry|rice)$/, /salmon|tuna|shrimp|prawn|chicken|egg|avocado|banana|mango|coconut|fig/],
  [/^pizza$/, /pineapple|shrimp|anchovy|egg|chicken/],
];

export const isUnseen = (dish: string, part: string): boolean =>
  UNSEEN.some(([dishes, parts]) => dishes.test(dish) && parts.test(part));

/** Small fruit is set on top of what is sweet. */
export const isTopping = (dish: string, part: string): boolean => TOPPED.test(dish) && TOPPINGS.test(part);
