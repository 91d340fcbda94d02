/** Which faces a letter is looked for in: the chosen one, the one of its script, and one that has nearly all. */

import { catalogueKey, type FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';

interface Wanted {
  family: FaceFamilyName;
  weight: number;
  italic: boolean;
}

const within = (code: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

const SCRIPTS: readonly (readonly [FaceFamilyName, readonly (readonly [number, number])[]])[] = [
  [
    'notohebrew',
    [
      [0x590, 0x5ff],
      [0xfb1d, 0xfb4f],
    ],
  ],
  [
    'notoarabic',
    [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfeff],
    ],
  ],
  [
    'notokr',
    [
      [0x1100, 0x11ff],
      [0x3130, 0x318f],
      [0xac00, 0xd7af],
    ],
  ],
  [
    'notosc',
    [
      [0x2e80, 0x312f],
      [0x3190, 0x9fff],
      [0xf900, 0xfaff],
      [0xff00, 0xffef],
    ],
  ],
];

const LAST_OF_LATIN = 0x24f;

export function facesForLetter(code: number, { family, weight, italic }: Wanted): string[] {
  const own = catalogueKey(family, weight, italic);
  const script = SCRIPTS.find(([, ranges]) => within(code, ranges))?.[0];
  if (script) return [catalogueKey(script, weight)];
  const other = catalogueKey('dejavu', weight, italic);
  // A face that is absent altogether, such as one whose package was not installed, is replaced too.
  return code <= LAST_OF_LATIN ? [own, catalogueKey('arimo', weight, italic)] : [own, other];
}
