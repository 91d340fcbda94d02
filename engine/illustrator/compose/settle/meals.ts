/** Who has a meal at a table has something on it. */

import { catalogueEntry } from '../../catalogue.ts';
import { newThing } from '../../reading/draft/draft.ts';
import type { Scene, Thing } from '../../scene.ts';

const MEALS: readonly (readonly [RegExp, string])[] = [
  [/\b(breakfast|brunch)\b/i, 'croissant,orange juice,cup of coffee'],
  [/\b(coffee|cake|tea)\b/i, 'cake,cup of coffee'],
  [/\b(dinner|supper|feast|thanksgiving|christmas)\b/i, 'roast chicken,wine glass,salad'],
  [/\b(lunch|meal|eating|restaurant|family|friends)\b/i, 'pizza,lemonade'],
];

export function withMeal(scene: Scene): Scene {
  const { things, prompt } = scene;
  const at = things.findIndex(({ name }) => name === 'table');
  const isSeated = things.some(({ kind, relation }) => kind === 'person' && relation?.to === at);
  const isLaid = things.some(({ relation }) => relation?.kind === 'on' && relation.to === at);
  const meal = MEALS.find(([words]) => words.test(prompt))?.[1];
  if (at < 0 || !isSeated || isLaid || !meal || scene.isPlain) return scene;
  if (/\b(meeting|work|paint|draw|read|study|homework|play|game)/i.test(prompt)) return scene;
  const dishes = meal.split(',').flatMap((name): Thing[] => {
    const entry = catalogueEntry(name);
    return entry?.source === 'sculpted'
      ? [{ ...newThing(entry, '', 1), states: ['prop'], relation: { kind: 'on', to: at } }]
      : [];
  });
  return { ...scene, things: [...things, ...dishes] };
}
