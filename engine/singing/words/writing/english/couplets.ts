/** Two lines that rhyme and tell one thing: what verses are put together from. */

export type Couplet = readonly [string, string];

export interface Topic {
  words: RegExp;
  /** Not for songs that hurt. */
  isTender?: boolean;
  couplets: readonly Couplet[];
}

/** One line below the other. */
export function couplets(text: string): Couplet[] {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, i) => [lines[i * 2]!, lines[i * 2 + 1]!]);
}
