/** The day and the hour that a sentence names, as one: found by the reader of dates that tasks have, said in the design's language. */

import type { IdeaLanguage } from '#common/wording/language.ts';
import { type DateLanguage, parseDates, type ReadDate } from '#common/wording/time/dates-in-words.ts';

const HOUR = '\\d{1,2}(?:[:.]\\d{2})?';
/** Hours as nine languages write them, one or from one to another. */
const TIME = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:at|from|um|ab|von|gegen|à partir de|dès|de|à|alle|dalle|ore|às|das|a las|desde las|de las|a partir das|a partire dalle)\\s)*(?:(?:ore\\s)?${HOUR}\\s?(?:to|until|till|bis|-|–|à|a las|a|y|às|alle|~)\\s?)?(?:${HOUR}\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock|uhr|heures?|hs?(?:\\d{2})?(?:rs|oras)?|horas)(?![\\p{L}])|(?:ore|alle|às|a las)\\s${HOUR}|\\d{1,2}:\\d{2}|noon|midnight|midi|minuit|mezzogiorno|mediodía|meio-dia)(?:\\s?(?:to|until|till|bis|-|–|à|a|y|às|alle|~)\\s?(?:las\\s)?${HOUR}(?:\\s?(?:am|pm|uhr|h(?:\\d{2})?|horas))?)?`,
  'giu',
);
const EASTERN_TIME =
  /(?:上午|下午|晚上|早上|中午|午前|午後|夜|오전|오후|저녁|아침|낮)?\s?(?:\d{1,2}|[一二三四五六七八九十两]{1,3})\s?(?:点半?|點|時半?|시(?:\s?반)?|:\d{2})(?:\s?\d{1,2}\s?[分분])?(?:\s?[~～\-–から부터]+\s?(?:\d{1,2})\s?(?:点|時|시|:\d{2})(?:\d{1,2}[分분])?)?/gu;
const EASTERN_DAY =
  /(?:(?:20\d{2})\s?[年년]\s?)?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日日号일](?:\s?[（(]?\s?(?:(?:星期|周|礼拜)[一二三四五六日天]|[月火水木金土日](?:曜日?)?(?=[）)\s,]|曜)|[월화수목금토일](?:요일)?)\s?[）)]?)?/gu;
/** Days that are not a date: "every Monday". */
const REPEATED =
  /(?<!\p{L})(?:(?:every|each|jeden|jede[rn]?|cada|todos los|todas las|chaque|tous les|toutes les|ogni|tutti i|tutte le|todos os|todas as|toda)\s(?:(?:\p{L}+\s){0,1})(?:\p{L}+(?:-feira)?)|daily|täglich|tous les jours|(?:毎週|每周|每星期|매주)\s?[一二三四五六日月火水木金土天월화수목금토일](?:曜日?|요일)?|毎日|每天|매일)/giu;
const UNTIL =
  "(?:(?:valid|gültig|valable|válid[oa]|valid[oa]|good|einlösbar)\\s)?(?:née?s?(?:\\sle)?|geboren(?:\\sam)?|born(?:\\son)?|nacid[oa](?:\\sel)?|nat[oa](?:\\sil)?|nascid[oa](?:\\s(?:em|a))?|until|till|through|by|bis(?:\\szum)?|hasta(?:\\sel)?|jusqu['’]au|fino\\sal?|entro\\sil|até(?:\\sa?o)?|from|ab|dès(?:\\sle)?|à partir du|dal|desde(?:\\sel)?|a partir de(?:l)?|vom?)";
const LEAD = new RegExp(
  `(?<!\\p{L})(${UNTIL}|on|am|den|le|el|il|no dia|em|dia)\\s(?:the\\s|dem\\s|den\\s)?$`,
  'iu',
);
const EASTERN_LEAD = /(?:有效期至|有效期限?|有効期限|유효기간|截至|截止)[:\s]*$/u;
const EASTERN_TAIL = /^\s?(?:まで(?:有効)?|から|까지(?:\s?유효)?|부터|止|前有效|前)/u;
const BETWEEN =
  /^[\s,·]*(?:(?:at|from|um|ab|von|gegen|à|a|às|alle|dalle|dès|de|das|las|ore|to|bis|until|au|al|até|und|and|et|y|e|-|–|~|から)\s?)*[\s,·]*$/iu;

interface Span {
  from: number;
  to: number;
  read?: ReadDate;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ from: index, to: index + hit.length }));

export interface Moments {
  /** As it is said in the design. */
  words: string;
  /** Without them; what is taken out leaves a comma. */
  rest: string;
}

/** `said`: the language of the text; `asked`: that of the design. */
export function takeMoments(text: string, said: IdeaLanguage, requested: IdeaLanguage, now: Date): Moments {
  const found = joined(text, said, now);
  let rest = text;
  for (const { from, to } of [...found].reverse()) rest = `${rest.slice(0, from)} , ${rest.slice(to)}`;
  const words = found.map((one) =>
    said === requested ? asSaid(text, one) : inLanguage(text, one, requested),
  );
  return { words: words.filter(Boolean).join(', '), rest };
}

/** "14 janvier 2027, 3" of "3,4 kg" ends with the year. */
const withoutWeight = ({ index, text: hit }: ReadDate, text: string): number =>
  /^[.,]\d/.test(text.slice(index + hit.length)) ? hit.replace(/,?\s+\d{1,2}$/, '').length : hit.length;

const asSaid = (text: string, { from, to }: Span): string =>
  text
    .slice(from, to)
    .replace(/^(?:on|am|den|le|el|il|no dia|em|dia)\s(?:the\s)?/iu, '')
    .replace(/\s+/g, ' ')
    .trim();

function joined(text: string, said: IdeaLanguage, now: Date): Span[] {
  const language: DateLanguage = said === 'ko' ? 'en' : said;
  const days = parseDates(text, language, now).filter((one) => isDay(one, text));
  const all: Span[] = [
    ...days.map((read) => ({ from: read.index, to: read.index + withoutWeight(read, text), read })),
    ...spansOf(text, TIME),
    ...spansOf(text, REPEATED),
    ...(/\p{Script=Han}|\p{Script=Hangul}/u.test(text)
      ? [...spansOf(text, EASTERN_DAY), ...spansOf(text, EASTERN_TIME)]
      : []),
  ].toSorted((a, b) => a.from - b.from || b.to - a.to);
  const merged: Span[] = [];
  for (const span of all) {
    const last = merged.at(-1);
    if (last && (span.from <= last.to || BETWEEN.test(text.slice(last.to, span.from)))) {
      last.to = Math.max(last.to, span.to);
      if (!last.read && span.read) last.read = span.read;
    } else merged.push({ ...span });
  }
  return merged.map((span) => widened(text, span));
}

/** "samedi 12 juin 2027 à 15" and its "h"; "until" before it. */
function widened(text: string, span: Span): Span {
  const lead =
    (LEAD.exec(text.slice(0, span.from)) ?? EASTERN_LEAD.exec(text.slice(0, span.from)))?.[0] ?? '';
  const after = text.slice(span.to);
  const tail =
    /^\s?(?:h(?:\s?\d{2}(?![\d.,]))?(?!\p{L})|uhr|heures?(?!\p{L})|\([^)]{1,12}\)|（[^）]{1,6}）)/iu.exec(
      after,
    )?.[0] ??
    EASTERN_TAIL.exec(after)?.[0] ??
    // "8 h 12"
    ((/\dh?\s?h$/iu.test(text.slice(0, span.to)) && /^\s\d{2}(?![\d.,]\d)/.exec(after)?.[0]) || '');
  return { ...span, from: span.from - lead.length, to: span.to + tail.length };
}

/** A number by itself, a price or "may" is no day. */
const isDay = ({ start, text: hit, index }: ReadDate, text: string): boolean =>
  (start.isCertain('day') || start.isCertain('weekday') || /\p{L}{3}/u.test(hit)) &&
  !/^\d+(?:[.,]\d+)?$/.test(hit.trim()) &&
  // A child's age, and houses that are called like a day: "Quinta da Regaleira".
  !/^\d+\s?\p{L}*(?:anni|años|anos|ans|years?|jahre|minut\p{L}*|st(?:unden|d\.?)|hours?|heures?|horas?|ore|tage?|days?|jours?|días?|dias?|giorni|weeks?|wochen|months?|monate)$/iu.test(
    hit.trim(),
  ) &&
  !/^\sd[aeo]s?\s\p{Lu}/u.test(text.slice(index + hit.length)) &&
  !/^\s?(?:€|\$|£|%|euros?|cm|ml|g|min)/iu.test(text.slice(index + hit.length)) &&
  !/^(?:now|may|mai|sun|sat|mar|today's)$/iu.test(hit.trim()) &&
  !(!start.isCertain('day') && !start.isCertain('weekday') && !start.isCertain('month') && !/\d/.test(hit));

const UNTIL_IN: Record<IdeaLanguage, (day: string) => string> = {
  en: (day) => `until ${day}`,
  de: (day) => `bis ${day}`,
  es: (day) => `hasta el ${day}`,
  fr: (day) => `jusqu’au ${day}`,
  it: (day) => `fino al ${day}`,
  pt: (day) => `até ${day}`,
  zh: (day) => `有效期至${day}`,
  ja: (day) => `${day}まで`,
  ko: (day) => `${day}까지`,
};
const AT_IN: Record<IdeaLanguage, (day: string, time: string) => string> = {
  en: (day, time) => `${day} at ${time}`,
  de: (day, time) => `${day} um ${time} Uhr`,
  es: (day, time) => `${day} a las ${time}`,
  fr: (day, time) => `${day} à ${time.replace(':', ' h ').replace(/ 00$/, '')}`,
  it: (day, time) => `${day} alle ore ${time}`,
  pt: (day, time) => `${day} às ${time}`,
  zh: (day, time) => `${day}${time}`,
  ja: (day, time) => `${day} ${time}`,
  ko: (day, time) => `${day} ${time}`,
};

function inLanguage(text: string, { from, to, read }: Span, language: IdeaLanguage): string {
  const said = text.slice(from, to);
  const day = dayIn(said, read);
  if (!day) return asSaid(text, { from, to });
  const named = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(/(?:19|20)\d{2}/.test(said) && { year: 'numeric' }),
    ...(day.isWeekdaySaid && { weekday: 'long' }),
  }).format(day.date);
  const isUntil =
    /(?:^|\s)(?:until|till|through|by|bis|hasta|jusqu|fino|entro|até)|有效期|截|まで|까지/iu.test(said);
  const time = clockIn(said);
  const words = time ? AT_IN[language](named, inClock(time, language)) : named;
  return isUntil ? UNTIL_IN[language](words) : words;
}

function dayIn(said: string, read: ReadDate | undefined): { date: Date; isWeekdaySaid: boolean } | undefined {
  if (read && (read.start.isCertain('day') || read.start.isCertain('weekday')))
    return { date: read.date(), isWeekdaySaid: read.start.isCertain('weekday') };
  const [, year, month, day] = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})/u.exec(said) ?? [];
  if (!month) return undefined;
  const date = new Date(
    Date.UTC(Number(year ?? new Date().getUTCFullYear()), Number(month) - 1, Number(day), 12),
  );
  return { date, isWeekdaySaid: /[요曜]일|曜|星期|周|요일/u.test(said) };
}

/** Hours and minutes of the first time that is said. */
function clockIn(said: string): { hour: number; minute: number } | undefined {
  const east = new RegExp(EASTERN_TIME.source, 'u').exec(said)?.[0];
  const found = east && /[点點時시]/u.test(east) ? east : new RegExp(TIME.source, 'iu').exec(said)?.[0];
  const [, hours, minutes] = /(\d{1,2})(?:\s?(?:[:.]|h|点|時|시)\s?(\d{2}))?/iu.exec(found ?? '') ?? [];
  if (!found || hours === undefined) return undefined;
  const isLate = /pm|p\.m|下午|晚上|午後|夜|오후|저녁/iu.test(found) && Number(hours) < 12;
  const isHalf = /半|시\s?반/u.test(found);
  return { hour: Number(hours) + (isLate ? 12 : 0), minute: isHalf ? 30 : Number(minutes ?? 0) };
}

const inClock = ({ hour, minute }: { hour: number; minute: number }, language: IdeaLanguage): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    ...(language !== 'en' && { hour12: false }),
  }).format(new Date(Date.UTC(2000, 0, 1, hour, minute)));
