/** The arithmetic of the charts, apart from drawing. */

export interface Series {
  name: string;
  /** Tailwind classes: fill for the bars, background for the legend. */
  fill: string;
  swatch: string;
  /** One value for each day. */
  values: readonly number[];
}

export interface Piece {
  /** Shares of the height, 0 to 1, measured from the bottom. */
  from: number;
  to: number;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What lies over one day, summed over all series. */
export const totalsOf = (series: readonly Series[], length: number): number[] =>
  Array.from({ length }, (_, day) => sumOf(series.map(({ values }) => values[day] ?? 0)));

/** Where each series lies within the stack of each day. */
export function stacked(series: readonly Series[], length: number, top: number): Piece[][] {
  const height = new Array<number>(length).fill(0);
  return series.map(({ values }) =>
    height.map((from, day) => {
      const to = from + (values[day] ?? 0) / top;
      height[day] = to;
      return { from, to };
    }),
  );
}

/** The largest few keep their name, the rest is put together, so that a legend stays readable. */
export function withRest<T extends { name: string; values: readonly number[] }>(
  series: readonly T[],
  max: number,
): { name: string; values: readonly number[] }[] {
  const bySize = [...series].sort((a, b) => sumOf(b.values) - sumOf(a.values));
  if (bySize.length <= max) return bySize;
  const rest = bySize.slice(max - 1);
  const length = rest[0]?.values.length ?? 0;
  const values = Array.from({ length }, (_, day) => sumOf(rest.map((one) => one.values[day] ?? 0)));
  return [...bySize.slice(0, max - 1), { name: 'other', values }];
}
