/** Finds help by a question as people ask it: rare words count more, endings and common words hardly. */

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const MIN_WORD = 3;
/** Written without gaps: two signs at a time. */
const NO_GAPS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function wordsOf(text: string): string[] {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return words.flatMap((word) =>
    NO_GAPS.test(word)
      ? Array.from({ length: Math.max(1, word.length - 1) }, (_, i) => word.slice(i, i + 2))
      : word.length >= MIN_WORD
        ? [word]
        : [],
  );
}

/** 'printing' and 'printed' are about 'print', 'songs' about 'song'. */
const stemOf = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ings?|ers?|ed|es|s|en|e)$/u, '') : word.replace(/s$/u, '');

const isAbout = (word: string, others: readonly string[]): boolean => {
  const stem = stemOf(word);
  return others.some((one) => one.startsWith(stem) || (one.length >= 4 && stem.startsWith(stemOf(one))));
};

/** The best first; nothing that has less than half of what the best one has. */
export function findHelp<T>(search: string, entries: readonly { entry: T; texts: readonly string[] }[]): T[] {
  const asked = [...new Set(wordsOf(search))];
  const known = entries.map(({ entry, texts }) => ({ entry, words: [...new Set(wordsOf(texts.join(' ')))] }));
  const weights = asked.map((word) => {
    const count = known.filter(({ words }) => isAbout(word, words)).length;
    return count === 0 ? 0 : Math.log((known.length + 1) / count);
  });
  const scored = known
    .map(({ entry, words }) => ({
      entry,
      score: asked.reduce((sum, word, i) => sum + (isAbout(word, words) ? weights[i]! : 0), 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score > 0.2 && score >= best / 2).map(({ entry }) => entry);
}
