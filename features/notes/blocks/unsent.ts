/** Words that the server has not acknowledged yet, as this browser keeps them: only what differs, so that a long note fits as well. */

import { type Block, sameBlock } from './block.ts';

export interface Unsent {
  /** Of the server's note that they were written upon. */
  version: number;
  title: string;
  /** All blocks in their order. */
  ids: string[];
  changed: Block[];
}

export function unsentOf(
  version: number,
  title: string,
  base: readonly Block[],
  now: readonly Block[],
): Unsent {
  const known = new Map(base.map((one) => [one.id, one]));
  return {
    version,
    title,
    ids: now.map(({ id }) => id),
    changed: now.filter((one) => {
      const before = known.get(one.id);
      return !before || !sameBlock(before, one);
    }),
  };
}

/** On a server's note that went on meanwhile, nothing of it is taken away: changed blocks replace theirs, new ones come in. */
export function withUnsent(unsent: Unsent, version: number, blocks: readonly Block[]): Block[] {
  const known = new Map(blocks.map((one) => [one.id, one]));
  const changed = new Map(unsent.changed.map((one) => [one.id, one]));
  const written = unsent.ids.flatMap((id) => changed.get(id) ?? known.get(id) ?? []);
  if (unsent.version === version) return written;
  const listed = new Set(unsent.ids);
  return [...written, ...blocks.filter(({ id }) => !listed.has(id))];
}
