/** Japanese to sounds: the reading of each word in kana, then each kana as the voice model writes it. */

/** A word as a dictionary gives it. */
export interface JapaneseWord {
  surface_form: string;
  reading?: string;
  pronunciation?: string;
}

// biome-ignore format: a syllabary is read in rows
const KANA: Readonly<Record<string, string>> = {
  ア: 'a', イ: 'i', ウ: 'ɯ', エ: 'e', オ: 'o',
  カ: 'ka', キ: 'kʲi', ク: 'kɯ', ケ: 'ke', コ: 'ko',
  ガ: 'ɡa', ギ: 'ɡʲi', グ: 'ɡɯ', ゲ: 'ɡe', ゴ: 'ɡo',
  サ: 'sa', シ: 'ɕi', ス: 'sɨ', セ: 'se', ソ: 'so',
  ザ: 'ʣa', ジ: 'ʥi', ズ: 'zɨ', ゼ: 'ʣe', ゾ: 'ʣo',
  タ: 'ta', チ: 'ʨi', ツ: 'ʦɨ', テ: 'te', ト: 'to',
  ダ: 'da', ヂ: 'ʥi', ヅ: 'zɨ', デ: 'de', ド: 'do',
  ナ: 'na', ニ: 'ɲi', ヌ: 'nɯ', ネ: 'ne', ノ: 'no',
  ハ: 'ha', ヒ: 'çi', フ: 'ɸɯ', ヘ: 'he', ホ: 'ho',
  バ: 'ba', ビ: 'bʲi', ブ: 'bɯ', ベ: 'be', ボ: 'bo',
  パ: 'pa', ピ: 'pʲi', プ: 'pɯ', ペ: 'pe', ポ: 'po',
  マ: 'ma', ミ: 'mʲi', ム: 'mɯ', メ: 'me', モ: 'mo',
  ヤ: 'ja', ユ: 'jɯ', ヨ: 'jo',
  ラ: 'ɾa', リ: 'ɾʲi', ル: 'ɾɯ', レ: 'ɾe', ロ: 'ɾo',
  ワ: 'βa', ヲ: 'o', ヴ: 'vɯ',
};

/** Small kana take the place of the vowel before them. */
const SMALL: Readonly<Record<string, string>> = {
  ャ: 'a',
  ュ: 'ɨ',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
};

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** The nasal takes its place in the mouth from what follows. */
function nasalBefore(next: string): string {
  if (/^[mpb]/.test(next)) return 'm';
  if (/^[kɡ]/.test(next)) return 'ŋ';
  if (/^[ɲʨʥ]/.test(next)) return 'ɲ';
  if (/^[ntdɾzʣʦ]/.test(next)) return 'n';
  return 'ɴ';
}

export function kanaSounds(kana: string): string {
  const letters = [...toKatakana(kana)];
  let out = '';
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    const next = letters[i + 1] ?? '';
    const sound = KANA[letter];
    if (letter === 'ー') out += 'ː';
    else if (letter === 'ッ') out += 'ʔ';
    else if (letter === 'ン') out += nasalBefore(KANA[next] ?? '');
    else if (sound && SMALL[next]) {
      out += sound.slice(0, -1) + SMALL[next];
      i++;
    } else out += sound ?? SMALL[letter] ?? '';
  }
  return out;
}

export const japaneseSounds = (words: readonly JapaneseWord[]): { text: string; sounds: string }[] =>
  words.map(({ surface_form: text, reading, pronunciation }) => ({
    text,
    sounds: kanaSounds(pronunciation || reading || text),
  }));
