/** The same words give the same number. */

export const MAX_SEED = 99_991;

export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % MAX_SEED, 7);
