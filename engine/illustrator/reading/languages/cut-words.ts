/** Cuts a clause of a script without spaces into words of its dictionary, and says which of it nobody knows. */

import { dictionaryOf, plain, type Sense } from './dictionary.ts';

export type EastAsian = 'zh' | 'ja' | 'ko';

export interface EastAsianWord extends Sense {
  written: string;
  /** Stands where an unknown word stood: it takes the particles behind it away. */
  isUnknown: boolean;
}

const HAN_NUMBERS: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const KOREAN_NUMBERS: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};

/** Numbers with their counters as digits: 两只, 三匹の, 세 마리. */
function withDigits(text: string, language: EastAsian): string {
  if (language === 'zh')
    return text.replace(
      /([一两二三四五六七八九十]|\d+)(?:个|只|位|名|座|棵|辆|本|条|匹|朵|把|张|头|艘|架|间|栋|颗|件|顶|支|群|幅|台|盏|根|扇|口|株|家(?!人)|盆)/g,
      (_, n: string) => ` ${HAN_NUMBERS[n] ?? n} `,
    );
  if (language === 'ja')
    return text.replace(
      /([一二三四五六七八九十]|[0-9０-９]+)(?:匹|人|つ|個|羽|頭|台|枚|冊|軒|隻|輪|本)(の?)(?![一-龯])/g,
      (all, n: string, no: string) =>
        n === '一' && !no ? all : ` ${HAN_NUMBERS[n] ?? n.normalize('NFKC')} `,
    );
  return text.replace(
    /(^|\s)(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|\d+)\s?(?:마리|명|개|송이|대|그루|권|켤레|채|척|사람)(의|가|이|을|를|와|과)?(?=\s|$)/g,
    (_, gap: string, n: string, particle = '') => `${gap}${KOREAN_NUMBERS[n] ?? n}${particle}`,
  );
}

export function cutWords(text: string, language: EastAsian): { words: EastAsianWord[]; unknown: string[] } {
  const dictionary = dictionaryOf(language);
  const words: EastAsianWord[] = [];
  const unknown: string[] = [];
  const letters = plain(withDigits(text, language));
  let pending = '';
  const flush = (): void => {
    const written = pending.trim();
    pending = '';
    if (!/\p{L}/u.test(written)) return;
    unknown.push(written);
    words.push({
      english: '',
      part: 'noun',
      isTime: false,
      isPlace: false,
      isPerson: false,
      written,
      isUnknown: true,
    });
  };
  for (let at = 0; at < letters.length; ) {
    const digits = /^\d+/.exec(letters.slice(at))?.[0];
    if (digits) {
      flush();
      words.push({
        english: digits === '1' ? 'a' : digits,
        part: 'adjective',
        isTime: false,
        isPlace: false,
        isPerson: false,
        written: digits,
        isUnknown: false,
      });
      at += digits.length;
      continue;
    }
    const length = longestAt(letters, at, dictionary, language, pending);
    if (length === 0) {
      if (/\s/.test(letters[at]!)) flush();
      else pending += letters[at]!;
      at++;
      continue;
    }
    const key = letters.slice(at, at + length);
    flush();
    // "在公园野餐", "野餐的人": one word names and does; at the end, or before 的, it does.
    const isDoing = language === 'zh' && words.length > 0 && /^(的|着|了|$)/.test(letters.slice(at + length));
    const first = dictionary.find(key)!;
    const sense = (isDoing && first.part === 'noun' && dictionary.find(key, 'verb')) || first;
    words.push({ ...sense, written: key, isUnknown: false });
    at += length;
  }
  flush();
  return { words: words.filter((word) => word.isUnknown || word.english !== ''), unknown };
}

const BEHIND_NO = /^(中|上|下|前|横|隣|そば|後ろ|間|近く|周り|まわり|真ん中)/;

function longestAt(
  letters: string,
  at: number,
  dictionary: ReturnType<typeof dictionaryOf>,
  language: EastAsian,
  pending: string,
): number {
  for (let length = Math.min(dictionary.longest, letters.length - at); length > 0; length--) {
    const sense = dictionary.find(letters.slice(at, at + length));
    if (!sense) continue;
    // "雪の中" is no snowy inside.
    if (
      language === 'ja' &&
      /.の$/.test(letters.slice(at, at + length)) &&
      BEHIND_NO.test(letters.slice(at + length))
    )
      continue;
    if (language !== 'ko') return length;
    const isWordStart = at === 0 || /\s/.test(letters[at - 1]!);
    const isWordEnd = at + length >= letters.length || /\s/.test(letters[at + length]!);
    // Korean writes spaces: a particle ends a word, and a short word begins one.
    if (sense.part === 'small' && length === 1 && !isWordEnd) continue;
    if (sense.part !== 'small' && length === 1 && !isWordStart) continue;
    if (pending && sense.part !== 'small') continue;
    return length;
  }
  return 0;
}
