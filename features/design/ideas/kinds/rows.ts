/** Lists in a sentence: what is on a menu with its prices, and which days a shop is open; each becomes a row. */

import type { IdeaLanguage } from '#common/wording/language.ts';

export interface Row {
  name: string;
  value: string;
}

const CURRENCY =
  '(?:€|\\$|£|¥|￥|₩|R\\$|chf|eur|usd|gbp|fr\\.|元|円|원|won|euros?|dollars?|pounds?|reais|块)';
const FIGURE = '(?:\\d{1,3}(?:[.,\\s]\\d{3})+|\\d+)(?:[.,]\\d{1,2}|[.,][–-])?';
const FROM = '(?:from|ab|dès|à partir de|desde|a partir de|da|a partire da|each|je)\\s';
const PRICE = `(?:${FROM})?(?:${CURRENCY}\\s?${FIGURE}|${FIGURE}\\s?${CURRENCY}?)(?:\\s?(?:起|から|부터|~|each|pro|per|\\/)\\s?[\\p{L}]{0,10})?`;
const PRICED = new RegExp(
  `^(.*?\\p{L}.*?)(?:\\s*[:=–—-]\\s*|\\s+(?:for|für|para|pour|per|por|a|à|at|zu|um)\\s+|\\s+|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー）)]))(${PRICE})$`,
  'iu',
);
const AND = /\s(?:and|und|y|et|e|sowie|plus|&)\s(?=[^,]*$)/iu;

/** Parts between commas; a comma within a figure parts nothing. */
export const partsOf = (text: string): string[] =>
  text
    .split(
      /\s*(?:[;\n|·•]|,(?!(?<=\d,)\d)|(?<!\b(?:Dr|Prof|St|Ste|Sta|Mr|Mrs|Ms|Nr|No|Sr|Sra|Co))\.\s+(?=\p{Lu}|$)|\.$)\s*/u,
    )
    .map((part) => part.trim())
    .filter(Boolean);

/** What has a price of its own, and what is left. */
export function takePriced(text: string): { rows: Row[]; rest: string[] } {
  const rows: Row[] = [];
  const rest: string[] = [];
  const put = (part: string): boolean => {
    const found = PRICED.exec(part);
    if (!found) return false;
    rows.push({ name: named(found[1]!), value: found[2]!.trim() });
    return true;
  };
  for (const part of partsOf(text)) {
    const pieces = part.split(AND);
    if (pieces.length > 1 && pieces.every((one) => PRICED.test(one.trim()))) {
      for (const one of pieces) put(one.trim());
      continue;
    }
    const one = rows.length > 0 ? part.replace(/^(?:and|und|y|et|e|sowie)\s/iu, '') : part;
    if (!put(one)) rest.push(part);
  }
  return { rows, rest };
}

const named = (text: string): string => {
  const name = text.replace(/^[\s:–—-]+|[\s:–—-]+$/gu, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Dishes of a menu without prices. */
export const plainRows = (parts: readonly string[]): Row[] =>
  parts.flatMap((part) => part.split(AND)).map((part) => ({ name: named(part.trim()), value: '' }));

const DAYS: Record<IdeaLanguage, string> = {
  en: 'mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|week ?days?|weekends?|daily|(?:public |bank )?holidays',
  de: 'mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|sonnabends?|so(?:nntags?)?|täglich|werktags|wochenende|feiertags?|feiertage',
  es: 'lun(?:es)?|mar(?:tes)?|mié(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sáb(?:ados?)?|dom(?:ingos?)?|(?:todos los días|a diario)|festivos|fin de semana',
  fr: 'lun(?:di)?s?|mar(?:di)?s?|mer(?:credi)?s?|jeu(?:di)?s?|ven(?:dredi)?s?|sam(?:edi)?s?|dim(?:anche)?s?|tous les jours|jours fériés|week-end',
  it: 'lun(?:edì)?|mar(?:tedì)?|mer(?:coledì)?|gio(?:vedì)?|ven(?:erdì)?|sab(?:ato)?|dom(?:enica)?|tutti i giorni|festivi|weekend',
  pt: 'seg(?:unda)?(?:-feira)?s?|ter(?:ça)?(?:-feira)?s?|qua(?:rta)?(?:-feira)?s?|qui(?:nta)?(?:-feira)?s?|sex(?:ta)?(?:-feira)?s?|sáb(?:ados?)?|dom(?:ingos?)?|todos os dias|feriados|fim de semana',
  zh: '(?:周|星期|礼拜)[一二三四五六日天末]|每天|工作日|节假日|法定节假日',
  ja: '[月火水木金土日]曜日?|[月火水木金土日](?=[~～〜\\-–・\\s:\\d])|平日|土日祝?|祝日?|毎日|週末',
  ko: '[월화수목금토일]요일|[월화수목금토일](?=[~～〜\\-–・\\s:\\d])|평일|주말|공휴일|매일|토일',
};
const ORDER = 7;
const EASTERN_DAYS: Partial<Record<IdeaLanguage, string>> = {
  zh: '一二三四五六日',
  ja: '月火水木金土日',
  ko: '월화수목금토일',
};
const TO =
  '(?:to|till|until|through|thru|bis|a|au|al|à|até|e|and|und|y|et|&|/|\\+|-|–|~|～|〜|から|至|到|부터|・)';
const CLOSED: Record<IdeaLanguage, string> = {
  en: 'closed',
  de: 'geschlossen',
  es: 'cerrado',
  fr: 'fermé',
  it: 'chiuso',
  pt: 'fechado',
  zh: '休息',
  ja: '定休日',
  ko: '휴무',
};
const CLOSED_WORDS =
  'closed|geschlossen|ruhetag|cerrad[oa]|fermée?s?|chius[oi]|fechad[oa]|encerrad[oa]|休息|休业|休診日?|关门|定休日?|休業日?|休み|休館日?|휴무일?|휴업|쉽니다|휴점';
const ANY_DAY = `(?:${Object.values(DAYS).join('|')})`;
const DAY_RANGE = new RegExp(
  `(?<![\\p{L}])(?:(?:on|am|le|les|el|los|il|la|la domenica|no|aos?|às?|di|de|du|da|dal|von|vom|from|every|den)\\s)?(${ANY_DAY}(?!\\p{Script=Latin})\\.?(?:\\s?(?:${TO}|까지)?\\s?(?:al?\\s|au\\s|le\\s|os?\\s)?${ANY_DAY}(?!\\p{Script=Latin})\\.?(?:까지)?)*)`,
  'giu',
);
const HOURS =
  /(?:\d{1,2}(?:[:.h時시点]\s?\d{0,2}(?:分|분)?)?\s?(?:am|pm|uhr|horas?|h)?|(?:上午|下午|早上|晚上|午前|午後|오전|오후)\s?\d{1,2}(?:[:点時시]\s?\d{0,2}半?)?)/iu;

/** Days with their hours, one a row. */
export function takeHours(
  text: string,
  said: IdeaLanguage,
  requested: IdeaLanguage,
): { rows: Row[]; rest: string } {
  const hits = [...text.matchAll(DAY_RANGE)].filter(({ index, 0: hit }) => isOpening(text, index, hit));
  if (hits.length === 0) return { rows: [], rest: text };
  const first = hits[0]!.index;
  const rows = hits.map(({ index, 0: hit, 1: days = '' }, i): Row => {
    const end = hits[i + 1]?.index ?? text.length;
    const after = text.slice(index + hit.length, end);
    const hours = hoursIn(after);
    const before = new RegExp(`(?:${CLOSED_WORDS})\\s*(?:on\\s|am\\s|le\\s|los\\s)?$`, 'iu').test(
      text.slice(0, index),
    );
    const isClosed = !hours && (new RegExp(CLOSED_WORDS, 'iu').test(after) || before);
    const closed =
      said === requested
        ? (new RegExp(CLOSED_WORDS, 'iu').exec(after)?.[0] ?? CLOSED[requested])
        : CLOSED[requested];
    return { name: daysIn(days, said, requested), value: isClosed ? closed : hours };
  });
  const last = hits.at(-1)!;
  const tail = text.slice(last.index + last[0].length);
  const known = hoursIn(tail);
  const closing = new RegExp(`^[\\s:]*(?:${CLOSED_WORDS})`, 'iu').exec(tail)?.[0] ?? '';
  const behind = known ? tail.slice(tail.lastIndexOf(known) + known.length) : tail.slice(closing.length);
  const lead = text
    .slice(0, first)
    .replace(new RegExp(`(?:${CLOSED_WORDS})\\s*(?:on|am|le|los)?\\s*$`, 'iu'), '');
  return { rows: rows.filter(({ value }) => value), rest: `${lead} , ${behind}` };
}

const SPAN = new RegExp(
  `(?:${HOURS.source})\\s?(?:to|till|until|bis|a las|a|à|às|alle|al|until|-|–|~|～|〜|から|至|到|부터|에서)\\s?(?:las\\s)?(?:${HOURS.source})(?:\\s?(?:uhr|까지|まで))?`,
  'giu',
);

function hoursIn(text: string): string {
  const spans = [...text.matchAll(SPAN)];
  if (spans.length === 0) return '';
  const [first, last] = [spans[0]!, spans.at(-1)!];
  return text
    .slice(first.index, last.index + last[0].length)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A short day is one only beside hours or another day: "So" is a word, too. */
const isOpening = (text: string, index: number, hit: string): boolean => {
  const near = text.slice(index + hit.length, index + hit.length + 24);
  const before = text.slice(Math.max(0, index - 14), index);
  return (
    /\d/.test(near.split(/[.;]/)[0] ?? '') ||
    new RegExp(CLOSED_WORDS, 'iu').test(near) ||
    new RegExp(`(?:${CLOSED_WORDS})\\s*(?:on\\s|am\\s|le\\s|los\\s)?$`, 'iu').test(before)
  );
};

function daysIn(days: string, said: IdeaLanguage, requested: IdeaLanguage): string {
  const text = days.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (said === requested) return text;
  // Bars within brackets part no days.
  const names = DAYS[said].split(/\|(?![^(]*\))/u).slice(0, ORDER);
  const found = [...days.matchAll(new RegExp(ANY_DAY, 'giu'))].map(([day]) => {
    const letters = EASTERN_DAYS[said];
    if (letters) return letters.indexOf(day.replace(/曜日?|요일|星期|礼拜|周/u, ''));
    return names.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(day.replace(/\.$/, '')));
  });
  if (found.length === 0 || found.includes(-1)) return text;
  const format = new Intl.DateTimeFormat(requested, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const said7 = found.map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
  const joint = found.length === 2 && !/[,&+]|\s(?:and|und|y|et|e)\s/iu.test(days) ? ' – ' : ', ';
  const words = said7.join(joint);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
