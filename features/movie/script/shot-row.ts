/** Asks for another shot of a line by writing it into the script above that line, as the field does. */

import { shotOf } from './read-script.ts';
import type { ShotKind } from './script-limits.ts';

const ROWS: Record<ShotKind, (name: string) => string> = {
  wide: () => 'WIDE SHOT',
  two: () => 'TWO SHOT',
  close: (name) => `CLOSE ON ${name.toLocaleUpperCase('en')}`,
  over: () => 'OVER THE SHOULDER',
};

export interface ShotWish {
  /** Row of the script that names who speaks. */
  row: number;
  speaker: string;
  /** Absent: as the film would cut it by itself. */
  kind: ShotKind | undefined;
}

export function withShot(script: string, { row, speaker, kind }: ShotWish): string {
  const rows = script.split('\n');
  let above = row - 1;
  while (above >= 0 && !rows[above]!.trim()) above--;
  const asked = above >= 0 && shotOf(rows[above]!.trim().slice(0, 80)) !== undefined;
  const wish = kind ? [ROWS[kind](speaker), ''] : [];
  const from = asked ? above : row;
  rows.splice(from, row - from, ...wish);
  return rows.join('\n');
}
