/** Connected parts of a mask: counted, measured, thrown away when they are only crumbs. */

import type { Plane } from '../planes.ts';

export interface Components {
  /** Number of the part each place belongs to; 0 for none. */
  labels: Int32Array;
  /** Places of each part; the first entry is none's. */
  sizes: number[];
}

export function componentsOf(inside: (i: number) => boolean, width: number, height: number): Components {
  const labels = new Int32Array(width * height);
  const sizes = [0];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !inside(start)) continue;
    const label = sizes.length;
    let size = 0;
    labels[start] = label;
    stack.push(start);
    while (stack.length) {
      const i = stack.pop()!;
      size++;
      const x = i % width;
      const visit = (j: number) => {
        if (labels[j] === 0 && inside(j)) {
          labels[j] = label;
          stack.push(j);
        }
      };
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < labels.length - width) visit(i + width);
    }
    sizes.push(size);
  }
  return { labels, sizes };
}

/** Removes parts smaller than a share of the largest one, and fills holes smaller than a share of the whole, in place. */
export function tidy(
  { values, width, height }: Plane,
  { smallestPart, largestHole }: { smallestPart: number; largestHole: number },
): void {
  const parts = componentsOf((i) => values[i]! > 0.5, width, height);
  const largest = Math.max(...parts.sizes);
  const holes = componentsOf((i) => values[i]! <= 0.5, width, height);
  for (let i = 0; i < values.length; i++) {
    const part = parts.labels[i]!;
    if (part && parts.sizes[part]! < largest * smallestPart) values[i] = 0;
    const hole = holes.labels[i]!;
    if (hole && holes.sizes[hole]! < width * height * largestHole) values[i] = 1;
  }
}
