/** Two or three small things that belong to the hero and were not asked for, as a photographer puts them beside a dish. */

import { random } from '../../canvas/noise.ts';
import { catalogueEntry } from '../../catalogue.ts';
import { newThing } from '../../reading/draft/draft.ts';
import type { Scene, Thing } from '../../scene.ts';

/** Whoever writes one of these wants the thing alone. */
const ALONE =
  /\b(only|just|alone|single|plain|isolated|minimal(?:ist)?|simple|cut ?out|nothing else|no props|(?:white|black|plain|solid) background)\b/i;

const PROPS: readonly (readonly [hero: RegExp, props: string])[] = [
  [/wedding cake/, 'champagne,rose'],
  [/wedding rings|^ring|bracelet|necklace|earrings|bouquet/, 'rose,orchid'],
  [/sushi|ramen|dumpling|spring roll|rice|curry/, 'chopsticks,tea,ginger'],
  [/salmon|fish|shrimp|oyster|paella/, 'lemon,basil,garlic'],
  [/avocado|salad|smoothie bowl|asparagus/, 'tomato,lemon,basil'],
  [/soda|mojito|bubble tea|pitcher|champagne|cocktail/, 'lemon,ice cube,orange'],
  [/laptop|phone|tablet|notebook|smart watch|headphones|camera/, 'cup of coffee,pen,glasses'],
  [/serum|makeup|eyeshadow|mascara|nail polish|lipstick|hairdryer|comb|razor/, 'orchid,spa stones,seashell'],
  [/pet food|dog bowl|pet bed/, 'bone,ball'],
  [/toy|teddy|rocking horse|building blocks|rubber duck/, 'toy bricks,ball,crayons'],
  [/hammer|wrench|screwdriver|toolbox|drill|planks|paint roller/, 'screwdriver,wrench,pencil'],
  [/book|typewriter|diploma/, 'glasses,cup of coffee,pen'],
  [/jam|honey|olive oil|butter|cheese/, 'bread,grapes,fig'],
  [/steak|roast chicken|sausages|kebab/, 'garlic,tomato,basil'],
  [
    /roll|cake|muffin|cookie|donut|pie|croissant|pancake|brownie|waffle|pastry|bun|tart/,
    'cinnamon,strawberry,coffee beans,fork',
  ],
  [/coffee|cappuccino|espresso|tea|cocoa|chocolate/, 'cinnamon,cookie,coffee beans'],
  [/bread|baguette|toast|loaf|bagel|pretzel/, 'garlic,basil,tomato,wheat'],
  [
    /pizza|pasta|spaghetti|salad|soup|burger|sandwich|steak|taco|lasagna|bruschetta/,
    'tomato,basil,garlic,fork',
  ],
  [/juice|lemonade|cocktail|smoothie|iced/, 'lemon,orange,ice cube'],
  [
    /strawberry|apple|orange|lemon|pear|grapes|cherry|peach|berry|whipped cream|ice cream/,
    'spoon,blueberry,raspberry',
  ],
  [/perfume|soap|cream jar|lotion|serum|candle/, 'orchid,spa stones,lavender,seashell'],
];

/** Metres: larger ones would be heroes themselves. */
const SMALL = 0.4;

/** As large as the hero at most: a bow larger than the ring would be the hero. */
const MAX = 1.3;

const metres = (name: string): number => catalogueEntry(name)?.metres ?? 1;

/** Pictures of the same words differ in them, by the seed. */
export function withProps(scene: Scene, seed: number): Scene {
  const hero = scene.things[0];
  const isTable = scene.surface !== null && /^(table|plate|board|cloth)$/.test(scene.surface.kind);
  if (!hero || !isTable || scene.isPlain || scene.textSpace || ALONE.test(scene.prompt)) return scene;
  if (scene.things.length > 3 || scene.intent === 'pattern' || scene.treatment) return scene;
  const named = new Set(scene.things.map(({ name }) => name));
  const fitting = PROPS.find(([pattern]) => pattern.test(hero.name))?.[1].split(',') ?? [];
  const chance = random(seed + 401);
  const chosen = fitting
    .filter(
      (name) => !named.has(name) && metres(name) < Math.min(SMALL, MAX * metres(hero.name) * hero.scale),
    )
    .filter((name) => catalogueEntry(name)?.source === 'sculpted')
    .map((name) => ({ name, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, 2);
  const props = chosen.map(
    ({ name }): Thing => ({
      ...newThing(catalogueEntry(name)!, '', 1),
      states: ['prop'],
      relation: { kind: 'beside', to: 0 },
    }),
  );
  return { ...scene, things: [...scene.things, ...props] };
}
