/** Puts a person's own pronunciations in place of the words they are for. */

export interface Respelling {
  word: string;
  sound: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, whatever their case; longer ones first, so that 'New York' wins over 'York'. */
export function applyPronunciations(text: string, list: readonly Respelling[]): string {
  if (list.length === 0) return text;
  const sounds = new Map(list.map(({ word, sound }) => [word.toLowerCase(), sound]));
  const words = [...sounds.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // Scripts without spaces have no word boundaries to ask for.
  const edged = words.map((word) =>
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
      ? word
      : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`,
  );
  return text.replace(
    new RegExp(edged.join('|'), 'giu'),
    (found) => sounds.get(found.toLowerCase()) ?? found,
  );
}
