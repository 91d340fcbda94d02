/** Two windows wrote in one note: what each changed goes together, unless both changed the same block. */

import { type Block, sameBlock } from './block.ts';

export interface Merged {
  blocks: Block[];
  /** Blocks that both sides changed, each otherwise: the person is asked. */
  clashes: string[];
}

const byId = (blocks: readonly Block[]) => new Map(blocks.map((one) => [one.id, one]));

/** A line that became a task there is that task here as well. */
const withTask = (mine: Block, { taskId }: Block): Block =>
  mine.type === 'task' && !mine.taskId && taskId ? { ...mine, taskId } : mine;

/** `base` is what both began with. Order and insertions of `mine` lead; what `theirs` added stands behind what it followed there. */
export function mergeBlocks(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): Merged {
  const [was, here, there] = [byId(base), byId(mine), byId(theirs)];
  const clashes: string[] = [];
  const changed = (one: Block | undefined, before: Block | undefined) =>
    one !== undefined && before !== undefined && !sameBlock(one, before);

  const merged: Block[] = [];
  for (const block of mine) {
    const before = was.get(block.id);
    const other = there.get(block.id);
    if (!before) {
      // Made on both sides under one id: a window that was restored from the same draft.
      if (other && !sameBlock(other, block)) clashes.push(block.id);
      merged.push(other ? withTask(block, other) : block);
    } else if (!other) {
      // Deleted there: gone, unless words were added to it here.
      if (changed(block, before)) merged.push(block);
    } else if (!changed(block, before)) merged.push(other);
    else {
      if (changed(other, before) && !sameBlock(other, block)) clashes.push(block.id);
      merged.push(withTask(block, other));
    }
  }
  let after = '';
  for (const block of theirs) {
    const before = was.get(block.id);
    const isNewThere = !before && !here.has(block.id);
    // Deleted here, but changed there meanwhile: words are never lost.
    const isKeptThere = before !== undefined && !here.has(block.id) && changed(block, before);
    if (isNewThere || isKeptThere) {
      const at = merged.findIndex((one) => one.id === after);
      merged.splice(after === '' ? 0 : at < 0 ? merged.length : at + 1, 0, block);
    }
    if (merged.some((one) => one.id === block.id)) after = block.id;
  }
  return { blocks: merged, clashes };
}
