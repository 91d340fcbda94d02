/** What a benchmark gives back: figures with a unit, some with a target that must be met. */

export interface Figure {
  name: string;
  value: number;
  unit: 'ratio' | 'requests/s' | 'kB gzip' | 'ms' | '%' | 'MB' | 'fps';
  target?: { atLeast: number } | { atMost: number };
}

export interface Bench {
  name: string;
  /** What is measured, in one sentence. */
  about: string;
  run(): Promise<Figure[]>;
}

export const isMet = ({ value, target }: Figure): boolean => {
  if (!target) return true;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
};

/** The value below which this share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)]!;
  const high = sorted[Math.ceil(place)]!;
  return low + (high - low) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
