/** Words between asterisks, as in `*now*`: stressed by the voice, coloured in captions, and never seen or heard with their marks. */

/** Only around words: '2*3*4' and a lone asterisk stay what they are. */
const STRESSED = /(?<![\p{L}\p{N}*])\*([^\s*](?:[^*\n]{0,78}[^\s*])?)\*(?![\p{L}\p{N}*])/gu;

export const withoutEmphasis = (text: string): string => text.replace(STRESSED, '$1');

/** A voice that knows no stress waits for a moment, which stresses what comes next. */
export const withStress = (text: string): string =>
  text.replace(STRESSED, (_, words: string, at: number) =>
    text.slice(0, at).trim() === '' ? words : `[pause 120ms] ${words}`,
  );

/** Where the stressed words stand in the text without marks. */
export function stressedRanges(text: string): { from: number; to: number }[] {
  let marks = 0;
  return [...text.matchAll(STRESSED)].map(({ index, 1: words }) => {
    const from = index - marks;
    marks += 2;
    return { from, to: from + words!.length };
  });
}
