/** Written words in parts for their notes: what stands under each in the score, and lights up when it is sung. */

const WRITTEN_VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/giu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A written word in so many parts: between its vowels where it has letters for them, evenly elsewhere. */
export function splitWritten(word: string, parts: number): string[] {
  if (parts <= 1) return [word];
  const letters = [...word];
  if (UNSPACED.test(word)) return byCharacters(letters, parts);
  const groups = [...word.matchAll(WRITTEN_VOWELS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  // An e that nobody hears.
  const last = groups.at(-1);
  if (groups.length > parts && last && /^e[sd]?\W*$/i.test(word.slice(last.from))) groups.pop();
  if (groups.length < parts) return evenly(letters, parts);
  while (groups.length > parts) groups.pop();
  const cuts = groups.slice(1).map((group, i) => cutBetween(word, groups[i]!.to, group.from));
  return [0, ...cuts].map((cut, i) => word.slice(cut, cuts[i] ?? word.length));
}

/** Letters that are one sound, or begin a syllable together. */
const UNITS = /ch|sh|th|ph|gh|wh|qu|ck|ng(?![rl])|[bcdfgpt][lr]|./giu;
/** They close a syllable. */
const CLOSING = /^(ck|ng|gh|x)$/i;

/** Before a single sound, else between sounds: 'bro-ther', 'high-er', 'ta-ble', 'chil-dren'. */
function cutBetween(word: string, from: number, to: number): number {
  if (to - from >= 2 && /l$/i.test(word.slice(from, to)) && /^e[sd]?\W*$/i.test(word.slice(to)))
    return to - 2;
  const units = word.slice(from, to).match(UNITS) ?? [];
  const first = units.length === 1 ? (CLOSING.test(units[0]!) ? 1 : 0) : Math.floor(units.length / 2);
  return from + units.slice(0, first).join('').length;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Small kana and long marks belong to the kana before them, signs to what they close. */
const JOINED = /[ゃゅょャュョぁぃぅぇぉァィゥェォっッんンー]|\P{L}/u;

/** Kana stand for one syllable each, from the end; what is before them has the others, its first one the text. */
function byCharacters(letters: readonly string[], parts: number): string[] {
  const groups: string[] = [];
  for (const letter of letters)
    if (groups.length > 0 && JOINED.test(letter)) groups[groups.length - 1] += letter;
    else groups.push(letter);
  if (groups.length >= parts) return evenly(groups, parts);
  let kana = 0;
  while (kana < groups.length - 1 && KANA.test(groups.at(-1 - kana)!)) kana++;
  const head = groups.slice(0, groups.length - kana);
  const room = parts - kana;
  const first = Array.from({ length: room }, () => '');
  head.forEach((group, i) => {
    first[Math.floor((i * room) / head.length)]! += group;
  });
  return [...first, ...groups.slice(groups.length - kana)];
}

const evenly = (letters: readonly string[], parts: number): string[] =>
  Array.from({ length: parts }, (_, i) =>
    letters
      .slice(Math.floor((i * letters.length) / parts), Math.floor(((i + 1) * letters.length) / parts))
      .join(''),
  );
