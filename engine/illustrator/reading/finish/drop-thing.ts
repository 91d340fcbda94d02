/** Takes a thing out of a draft again, with all that pointed at it. */

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
