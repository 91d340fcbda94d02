/** From when to when an offer runs, by what its dates say; loaded where needed, its reader of dates is large. */

import { type DateLanguage, parseDates } from '#common/wording/time/dates-in-words.ts';
import { momentAt, wallTime } from '#common/wording/time/zone-time.ts';

export interface Period {
  from: Date;
  /** The moment at which it is over. */
  to: Date;
}

const DAY_MS = 86_400_000;
const MONTHS =
  'jan|feb|mar|mär|apr|may|mai|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic|déc';
const FIRST_WEEK =
  /(first|second|third|last|erste|zweite|dritte|letzte|primera|segunda|tercera|última|première|deuxième|dernière|prima|seconda|ultima|primeira|segunda)\p{L}*\s(?:week|woche|semana|semaine|settimana)\s(?:of|in|im|des|de|del|di|do)?\s*(\p{L}{3})/iu;
const GERMAN_WEEK = /(erste|zweite|dritte|letzte)\p{L}*\s(\p{L}{3})\p{L}*woche/iu;
const EASTERN_WEEK = /(\d{1,2})\s?[月월]\s?第?(一|二|三|四|첫째|둘째|셋째|넷째|[1-4])\s?[周週주]/u;
const ORDER: Record<string, number> = { 一: 0, 二: 1, 三: 2, 四: 3, 첫째: 0, 둘째: 1, 셋째: 2, 넷째: 3 };

const monthOf = (short: string): number | undefined => {
  const key = short.toLowerCase();
  if (!new RegExp(`^(?:${MONTHS})$`, 'iu').test(key)) return undefined;
  const names: readonly RegExp[] = [
    /^jan/,
    /^f/,
    /^m(?:ar|är)/,
    /^a(?:pr|br|vr)/,
    /^ma[yig]/,
    /^(?:jun|jui|giu)/,
    /^(?:jul|lug)/,
    /^a(?:ug|oû|go)/,
    /^s/,
    /^o/,
    /^n/,
    /^d/,
  ];
  const at = names.findIndex((one) => one.test(key));
  return at < 0 ? undefined : at;
};

function weekOfMonth(month: number, week: number, now: Date): Period {
  const inYear = (year: number): Period => {
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const from = new Date(Date.UTC(year, month, week < 0 ? last - 6 : 1 + week * 7));
    return { from, to: new Date(from.getTime() + 7 * DAY_MS) };
  };
  const thisYear = inYear(now.getUTCFullYear());
  return thisYear.to > now ? thisYear : inYear(now.getUTCFullYear() + 1);
}

const EASTERN_DAYS =
  /(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]\s?(?:から|より|부터|至|到|~|〜|～|-|–)\s?(?:(\d{1,2})\s?[月월]\s?)?(\d{1,2})\s?[日일]/u;

/** From one day to another, as the three eastern languages write it. */
function easternDays(text: string, now: Date): Period | undefined {
  const found = EASTERN_DAYS.exec(text);
  if (!found) return undefined;
  const [month, day, endMonth, endDay] = [found[1], found[2], found[3] ?? found[1], found[4]].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const year = now.getUTCFullYear() + (month - 1 < now.getUTCMonth() ? 1 : 0);
  const endYear = endMonth < month ? year + 1 : year;
  return {
    from: new Date(Date.UTC(year, month - 1, day)),
    to: new Date(Date.UTC(endYear, endMonth - 1, endDay) + DAY_MS),
  };
}

function namedWeek(text: string, now: Date): Period | undefined {
  const eastern = EASTERN_WEEK.exec(text);
  if (eastern) return weekOfMonth(Number(eastern[1]) - 1, ORDER[eastern[2]!] ?? Number(eastern[2]) - 1, now);
  const found = FIRST_WEEK.exec(text) ?? GERMAN_WEEK.exec(text);
  const month = found && monthOf(found[2]!);
  if (!found || month === null || month === undefined) return undefined;
  const week =
    /^(?:la|le|ú|u|d)/iu.test(found[1]!) && !/^deux/iu.test(found[1]!)
      ? -1
      : /^(?:s|zw|deux)/iu.test(found[1]!)
        ? 1
        : /^(?:th|dr|ter)/iu.test(found[1]!)
          ? 2
          : 0;
  return weekOfMonth(month, week, now);
}

const READERS: Record<string, DateLanguage> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  it: 'it',
  pt: 'pt',
  ja: 'ja',
  zh: 'ja',
  ko: 'ja',
};
const isUntil = /^(?:until|till|by|bis|hasta|jusqu|fino|até)|(?:まで|까지|为止|前|止)/iu;

/** `dates`: as a person wrote them. Undefined where they name no end, as every Friday does not. */
export function readPeriod(
  dates: string,
  language: string,
  moment: Date,
  timeZone: string,
): Period | undefined {
  const now = wallTime(moment, timeZone);
  const inZone = ({ from, to }: Period): Period => ({
    from: momentAt(from, timeZone),
    to: momentAt(to, timeZone),
  });
  const week = namedWeek(dates, now) ?? easternDays(dates, now);
  if (week) return inZone(week);
  if (/every|each|jede|cada|todos|tous|chaque|ogni|毎|每|매주/iu.test(dates)) return undefined;
  // One reader for the dates that the three eastern languages write alike.
  const text = dates
    .replace(/(\d)\s?월\s?/g, '$1月')
    .replace(/(\d)\s?일/g, '$1日')
    .replace(/부터/g, 'から')
    .replace(/[至到]/g, 'から');
  const read = parseDates(text, READERS[language] ?? 'en', now);
  const [first] = read;
  if (!first) return undefined;
  const last = read.at(-1)!;
  const begin = first.start.date();
  const end = (last.end ?? last.start).date();
  const endsDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), end.getUTCDate()) + DAY_MS);
  const wholeMonth =
    !last.start.isCertain('day') &&
    !last.start.isCertain('weekday') &&
    last.start.isCertain('month') &&
    !last.end;
  const to = wholeMonth ? new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1)) : endsDay;
  const isOpen = isUntil.test(dates) && read.length === 1 && !first.end;
  const from = isOpen
    ? now
    : new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth(), begin.getUTCDate()));
  return to > from ? inZone({ from, to }) : undefined;
}
