/** Which row a key leads to; a pure rule, because off-by-one errors at the ends are easily made. */

/** Undefined when the key does not move. */
export function rowMove(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The row to stand on when this one goes: the next, or the one before at the end; undefined when it is the only one. */
export const neighbour = (index: number, count: number): number | undefined =>
  index + 1 < count ? index + 1 : index > 0 ? index - 1 : undefined;
