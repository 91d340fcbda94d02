/** What a noun is a kind of, from the illustrator's table of English nouns: symbols are known for dogs, not for every breed. */

import { DRAWN_AS } from '#engine/illustrator/reading/meanings.gen.ts';

let table: Map<string, string> | undefined;

export function broaderWord(word: string): string | undefined {
  table ??= new Map(
    DRAWN_AS.split(';').flatMap((group) => {
      const at = group.indexOf(':');
      return group
        .slice(at + 1)
        .split(',')
        .map((one): [string, string] => [one, group.slice(0, at)]);
    }),
  );
  return table.get(word) ?? table.get(word.replace(/s$/, ''));
}
