/** Names that people read are counted as people count: three leaves, two people, four sheep. */

import { describe, expect, it } from 'vitest';
import { plural, singular } from './word-forms.ts';

const PAIRS =
  `maple leaf:maple leaves, knife:knives, penknife:penknives, loaf of bread:loaves of bread, child:children,
  grandchild:grandchildren, person:people, salesperson:salespeople, mouse:mice, goose:geese, mongoose:mongooses, foot:feet,
  tooth:teeth, sheep:sheep, fish:fish, goldfish:goldfish, deer:deer, berry:berries, strawberry:strawberries, wolf:wolves,
  werewolf:werewolves, bookshelf:bookshelves, snowman:snowmen, fisherwoman:fisherwomen, human:humans, roof:roofs,
  giraffe:giraffes, chef:chefs, scarf:scarves, box:boxes, church:churches, dish:dishes, glass:glasses, bus:buses,
  tomato:tomatoes, photo:photos, monkey:monkeys, toy:toys, cactus:cacti, scissors:scissors, jeans:jeans, pie:pies, ox:oxen`
    .split(',')
    .map((pair) => pair.trim().split(':') as [string, string]);

describe('a name', () => {
  it.each(PAIRS)('%s: many are %s', (one, many) => {
    expect(plural(one)).toBe(many);
    expect(plural(many)).toBe(many);
  });

  it.each(['leaves', 'bookshelves', 'penknives', 'wolves', 'gloves', 'olives', 'doves'])(
    'one of %s goes back to it in the plural',
    (many) => expect(plural(singular(many))).toBe(many),
  );
});
