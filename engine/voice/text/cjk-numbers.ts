/** Digits in words of their own script: the sounds of Chinese, Japanese and Korean are looked up from characters. */

type Counted = 'zh' | 'ja' | 'ko';

interface Numerals {
  digits: readonly string[];
  /** Ten, hundred, thousand. */
  small: readonly string[];
  /** Every four places. */
  large: readonly string[];
  point: string;
  /** Whether the one before ten, hundred and thousand is said. */
  saysOne: boolean;
  /** Said for a place that is skipped inside a number. */
  gap: string;
}

const NUMERALS: Record<Counted, Numerals> = {
  zh: {
    digits: [...'零一二三四五六七八九'],
    small: ['', '十', '百', '千'],
    large: ['', '万', '亿', '兆'],
    point: '点',
    saysOne: true,
    gap: '零',
  },
  ja: {
    digits: [...'零一二三四五六七八九'],
    small: ['', '十', '百', '千'],
    large: ['', '万', '億', '兆'],
    point: '点',
    saysOne: false,
    gap: '',
  },
  ko: {
    digits: [...'영일이삼사오육칠팔구'],
    small: ['', '십', '백', '천'],
    large: ['', '만', '억', '조'],
    point: '점',
    saysOne: false,
    gap: '',
  },
};

/** Up to four digits; `isInner`: higher places stand before it. */
function sayGroup(group: number, n: Numerals, isInner: boolean): string {
  let out = '';
  let skipped = isInner && group < 1000;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) {
      skipped ||= out !== '';
      continue;
    }
    if (skipped) out += n.gap;
    skipped = false;
    // Chinese says 十 alone only where a number begins with it.
    const isBareTen = n.saysOne && place === 1 && out === '' && !isInner;
    const isOneSaid = digit !== 1 || place === 0 || (n.saysOne && !isBareTen);
    out += (isOneSaid ? n.digits[digit] : '') + n.small[place]!;
  }
  return out;
}

export function sayInteger(text: string, language: Counted): string {
  const n = NUMERALS[language];
  const plain = text.replace(/^0+(?=\d)/, '');
  // Numbers that nobody counts, such as telephone numbers, go digit by digit.
  if (plain.length > 16 || plain !== text) return [...text].map((digit) => n.digits[Number(digit)]).join('');
  if (plain === '0') return n.digits[0]!;
  const groups: number[] = [];
  for (let end = plain.length; end > 0; end -= 4) groups.push(Number(plain.slice(Math.max(0, end - 4), end)));
  let out = '';
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i]!;
    if (group > 0) out += sayGroup(group, n, out !== '') + n.large[i]!;
  }
  return out;
}

export function digitsToWords(text: string, language: Counted): string {
  const n = NUMERALS[language];
  return (
    text
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      // Chinese says the percent sign before its number.
      .replace(/(\d+(?:\.\d+)?)\s*百分之/g, '百分之$1')
      .replace(/(\d+)(?:\.(\d+))?/g, (_, whole: string, part?: string) => {
        const after = part ? n.point + [...part].map((digit) => n.digits[Number(digit)]).join('') : '';
        return sayInteger(whole, language) + after;
      })
  );
}
