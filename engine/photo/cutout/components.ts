/** Connected parts of a mask: counted, measured, thrown away when they are only crumbs. */

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

/** Removes parts much smaller than the largest one and fills small holes, in place. */
export function tidy(values: Float32Array, width: number, height: number, smallest: number): void {
  const parts = componentsOf((i) => values[i]! > 0.5, width, height);
  const largest = Math.max(...parts.sizes);
  const holes = componentsOf((i) => values[i]! <= 0.5, width, height);
  for (let i = 0; i < values.length; i++) {
    const part = parts.labels[i]!;
    if (part && parts.sizes[part]! < largest * smallest) values[i] = 0;
    const hole = holes.labels[i]!;
    if (hole && holes.sizes[hole]! < width * height * 0.0006) values[i] = 1;
  }
}
