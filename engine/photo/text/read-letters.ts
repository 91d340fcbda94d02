/** From what the reading model says of each column of a line to letters. */

export interface ReadLine {
  text: string;
  /** Mean certainty of its letters, 0 to 1. */
  score: number;
}

/** The first class is 'no letter', the last one is a space; in between stand the letters of the list. */
export const alphabetOf = (list: string): string[] => ['', ...list.replace(/\r?\n$/, '').split(/\r?\n/), ' '];

/** The likeliest letter of each column; the same one again without a gap is still the same letter. */
export function readLetters(likely: Float32Array, alphabet: readonly string[]): ReadLine {
  const classes = alphabet.length;
  let text = '';
  let sum = 0;
  let count = 0;
  let before = 0;
  for (let at = 0; at + classes <= likely.length; at += classes) {
    let best = 0;
    for (let i = 1; i < classes; i++) if (likely[at + i]! > likely[at + best]!) best = i;
    if (best !== 0 && best !== before) {
      text += alphabet[best];
      sum += likely[at + best]!;
      count++;
    }
    before = best;
  }
  return { text: text.trim(), score: count > 0 ? sum / count : 0 };
}
