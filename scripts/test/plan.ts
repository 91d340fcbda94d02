/** Cuts the test files into parcels for two lanes: files of one suite together, the longest parcels first. */

import type { Suite } from './suites.ts';

export interface Parcel {
  suite: Suite['name'];
  files: string[];
  /** Of processor, by what was remembered: by the clock a file takes as long as the machine is busy. */
  seconds: number;
}

/** A parcel pays five seconds for a start of its own; larger ones leave one lane idle at the end. */
const MAX_SECONDS = 140;
/** Of a file that nobody has run yet. */
const UNKNOWN_SECONDS = 2;

export type Times = Record<string, number>;

export const keyOf = (suite: string, file: string): string => `${suite} ${file}`;

export function plan(suites: readonly { name: Suite['name']; files: string[] }[], times: Times): Parcel[] {
  const parcels = suites.flatMap(({ name, files }) => {
    const timed = files
      .map((file) => ({ file, seconds: times[keyOf(name, file)] ?? UNKNOWN_SECONDS }))
      .sort((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file));
    const total = timed.reduce((sum, { seconds }) => sum + seconds, 0);
    const made: Parcel[] = Array.from({ length: Math.ceil(total / MAX_SECONDS) }, () => ({
      suite: name,
      files: [],
      seconds: 0,
    }));
    for (const { file, seconds } of timed) {
      const emptiest = made.reduce((least, one) => (one.seconds < least.seconds ? one : least));
      emptiest.files.push(file);
      emptiest.seconds += seconds;
    }
    return made;
  });
  return parcels.sort((a, b) => b.seconds - a.seconds);
}
