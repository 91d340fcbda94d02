/** Takes a thing out of a draft again, or makes it the hero, with all that pointed at it. */

import type { Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';

/** What stood to it stands alone. */
export function dropThing(draft: Draft, thing: Thing): void {
  const gone = draft.things.indexOf(thing);
  if (gone < 0) return;
  draft.things.splice(gone, 1);
  draft.wholes.delete(gone);
  draft.wholes = new Map([...draft.wholes].map(([at, whole]) => [at > gone ? at - 1 : at, whole]));
  for (const one of draft.things) {
    if (one.relation?.to === gone) one.relation = null;
    else if (one.relation && one.relation.to > gone)
      one.relation = { ...one.relation, to: one.relation.to - 1 };
  }
}

/** It comes first: the picture is framed for it. */
export function bringForward(draft: Draft, hero: number): void {
  const { things } = draft;
  const order = [hero, ...[...things.keys()].filter((index) => index !== hero)];
  const moved = new Map(order.map((from, to) => [from, to]));
  draft.things = order.map((index): Thing => {
    const thing = things[index]!;
    return thing.relation
      ? { ...thing, relation: { ...thing.relation, to: moved.get(thing.relation.to)! } }
      : thing;
  });
  draft.wholes = new Map([...draft.wholes].map(([index, whole]) => [moved.get(index)!, whole]));
}
