/** Cuts a text in two between words, in any script. */

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** As near to the share of its letters as words allow; one word stays whole, in the first part. */
export function splitWords(text: string, share: number): [string, string] {
  const starts = [...WORDS.segment(text)].filter((one) => one.isWordLike).map((one) => one.index);
  const wanted = share * text.length;
  let best: number | undefined;
  for (const start of starts.slice(1))
    if (best === undefined || Math.abs(start - wanted) < Math.abs(best - wanted)) best = start;
  if (best === undefined) return [text, ''];
  // An opening mark belongs to the word after it.
  const cut = best - (/[([{"“‘«¿¡]+$/u.exec(text.slice(0, best))?.[0].length ?? 0);
  return [text.slice(0, cut).trim(), text.slice(cut).trim()];
}
