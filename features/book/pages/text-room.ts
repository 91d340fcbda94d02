/** How much room words take, about: enough to place what lies around them. */

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Lines that a text takes in a width, about: letters are half as wide as high, or as wide. */
export function linesOf(text: string, width: number, size: number): number {
  return text.split('\n').reduce((sum, row) => {
    let em = 0;
    for (const letter of row) em += CJK.test(letter) ? 1 : 0.5;
    return sum + Math.max(1, Math.ceil((em * size * 1.04) / width));
  }, 0);
}
