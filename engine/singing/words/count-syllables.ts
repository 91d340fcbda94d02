/** About how many syllables written words have: enough to tell whether a song of a length has room for them. */

const VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/giu;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const SMALL_SIGNS = /[ゃゅょぁぃぅぇぉャュョァィゥェォっッ]/gu;
/** An e at the end of an English or French word that nobody hears. */
const SILENT_E = /[^aeiouy\s]e(?=[sd]?(?:[^\p{L}]|$))/giu;

export function countSyllables(line: string): number {
  const signs = (line.match(SIGNS)?.length ?? 0) - (line.match(SMALL_SIGNS)?.length ?? 0);
  const groups = line.match(VOWELS)?.length ?? 0;
  const words = line.split(/\s+/).filter((one) => /\p{L}|\p{N}/u.test(one)).length;
  const latin = signs > 0 ? 0 : Math.max(words, groups - (line.match(SILENT_E)?.length ?? 0));
  return Math.max(1, signs + latin);
}
