/** In which order the letters of a line stand: right-to-left words among left-to-right ones, and numbers among both. */

export type Direction = 'L' | 'R' | 'N' | 'D';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}|\p{Extended_Pictographic}/u;

/** L and R for letters, D for digits, N for what follows its neighbours. */
export function directionOf(char: string): Direction {
  if (/\p{Nd}/u.test(char)) return 'D';
  if (RIGHT_TO_LEFT.test(char)) return 'R';
  return LETTER.test(char) ? 'L' : 'N';
}

/** The side a paragraph begins at: that of its first letter. */
export const isRightToLeft = (directions: readonly Direction[]): boolean =>
  directions.find((one) => one === 'L' || one === 'R') === 'R';

/** Places of the letters from left to right, and which of them are mirrored, such as brackets. */
export function visualOrder(
  directions: readonly Direction[],
  fromRight: boolean,
): { order: number[]; levels: number[] } {
  const base = fromRight ? 1 : 0;
  const kinds = [...directions];
  // Digits belong to what surrounds them, but keep their own order.
  const strong = kinds.map((kind): 'L' | 'R' | 'N' => (kind === 'D' ? 'N' : kind));
  for (let i = 0; i < strong.length; ) {
    if (strong[i] !== 'N') {
      i++;
      continue;
    }
    let end = i;
    while (end < strong.length && strong[end] === 'N') end++;
    const own = fromRight ? 'R' : 'L';
    const [left, right] = [strong[i - 1] ?? own, strong[end] ?? own];
    for (; i < end; i++) strong[i] = left === right ? left : own;
  }
  const levels = strong.map((kind, i) => {
    if (kinds[i] === 'D') return kind === 'R' || fromRight ? 2 : base;
    return kind === 'R' ? 1 : fromRight ? 2 : 0;
  });
  const order = directions.map((_, i) => i);
  for (let level = Math.max(0, ...levels); level >= 1; level--) {
    for (let i = 0; i < order.length; ) {
      if (levels[order[i]!]! < level) {
        i++;
        continue;
      }
      let end = i;
      while (end < order.length && levels[order[end]!]! >= level) end++;
      order.splice(i, end - i, ...order.slice(i, end).reverse());
      i = end;
    }
  }
  return { order, levels };
}

const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
export const mirrored = (char: string): string => MIRRORED[char] ?? char;
