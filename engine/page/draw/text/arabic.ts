/** Arabic letters take the form their neighbours ask for; the faces have each form under a code of its own. */

/** Isolated, final, initial, medial; without the last two a letter joins only to the one before. */
const FORMS: Record<number, readonly number[]> = {
  1569: [0xfe80],
  1570: [0xfe81, 0xfe82],
  1571: [0xfe83, 0xfe84],
  1572: [0xfe85, 0xfe86],
  1573: [0xfe87, 0xfe88],
  1574: [0xfe89, 0xfe8a, 0xfe8b, 0xfe8c],
  1575: [0xfe8d, 0xfe8e],
  1576: [0xfe8f, 0xfe90, 0xfe91, 0xfe92],
  1577: [0xfe93, 0xfe94],
  1578: [0xfe95, 0xfe96, 0xfe97, 0xfe98],
  1579: [0xfe99, 0xfe9a, 0xfe9b, 0xfe9c],
  1580: [0xfe9d, 0xfe9e, 0xfe9f, 0xfea0],
  1581: [0xfea1, 0xfea2, 0xfea3, 0xfea4],
  1582: [0xfea5, 0xfea6, 0xfea7, 0xfea8],
  1583: [0xfea9, 0xfeaa],
  1584: [0xfeab, 0xfeac],
  1585: [0xfead, 0xfeae],
  1586: [0xfeaf, 0xfeb0],
  1587: [0xfeb1, 0xfeb2, 0xfeb3, 0xfeb4],
  1588: [0xfeb5, 0xfeb6, 0xfeb7, 0xfeb8],
  1589: [0xfeb9, 0xfeba, 0xfebb, 0xfebc],
  1590: [0xfebd, 0xfebe, 0xfebf, 0xfec0],
  1591: [0xfec1, 0xfec2, 0xfec3, 0xfec4],
  1592: [0xfec5, 0xfec6, 0xfec7, 0xfec8],
  1593: [0xfec9, 0xfeca, 0xfecb, 0xfecc],
  1594: [0xfecd, 0xfece, 0xfecf, 0xfed0],
  1600: [0x0640, 0x0640, 0x0640, 0x0640],
  1601: [0xfed1, 0xfed2, 0xfed3, 0xfed4],
  1602: [0xfed5, 0xfed6, 0xfed7, 0xfed8],
  1603: [0xfed9, 0xfeda, 0xfedb, 0xfedc],
  1604: [0xfedd, 0xfede, 0xfedf, 0xfee0],
  1605: [0xfee1, 0xfee2, 0xfee3, 0xfee4],
  1606: [0xfee5, 0xfee6, 0xfee7, 0xfee8],
  1607: [0xfee9, 0xfeea, 0xfeeb, 0xfeec],
  1608: [0xfeed, 0xfeee],
  1609: [0xfeef, 0xfef0],
  1610: [0xfef1, 0xfef2, 0xfef3, 0xfef4],
  // Persian and Urdu.
  1662: [0xfb56, 0xfb57, 0xfb58, 0xfb59],
  1670: [0xfb7a, 0xfb7b, 0xfb7c, 0xfb7d],
  1688: [0xfb8a, 0xfb8b],
  1705: [0xfb8e, 0xfb8f, 0xfb90, 0xfb91],
  1711: [0xfb92, 0xfb93, 0xfb94, 0xfb95],
  1740: [0xfbfc, 0xfbfd, 0xfbfe, 0xfbff],
};

const LAM = 1604;
/** Lam and alef are written as one: alone, and joined to the letter before. */
const LAM_ALEF: Record<number, readonly [number, number]> = {
  1570: [0xfef5, 0xfef6],
  1571: [0xfef7, 0xfef8],
  1573: [0xfef9, 0xfefa],
  1575: [0xfefb, 0xfefc],
};

const isMark = (code: number): boolean => (code >= 0x64b && code <= 0x65f) || code === 0x670;

export const hasArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

/** One code for each given letter, in the same order; 0 for one that the letter before has taken in. */
export function joinArabic(codes: readonly number[]): number[] {
  const out = [...codes];
  const neighbour = (from: number, step: 1 | -1): number => {
    let i = from + step;
    while (i >= 0 && i < codes.length && isMark(codes[i]!)) i += step;
    return i;
  };
  for (let i = 0; i < codes.length; i++) {
    const forms = FORMS[codes[i]!];
    if (!forms || out[i] === 0) continue;
    const before = FORMS[codes[neighbour(i, -1)] ?? 0];
    const after = neighbour(i, 1);
    const next = FORMS[codes[after] ?? 0];
    const joinsBefore = before !== undefined && before.length === 4 && forms.length > 1;
    if (codes[i] === LAM && LAM_ALEF[codes[after] ?? 0]) {
      out[i] = LAM_ALEF[codes[after]!]![joinsBefore ? 1 : 0];
      out[after] = 0;
      continue;
    }
    const joinsAfter = forms.length === 4 && next !== undefined && next.length > 1;
    out[i] = forms[joinsBefore ? (joinsAfter ? 3 : 1) : joinsAfter ? 2 : 0]!;
  }
  return out;
}
