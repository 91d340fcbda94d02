/** "Every week", "jeden Montag", "毎週月曜": how people of eight languages say that something comes again. */

import type { DateLanguage } from '#common/wording/time/dates-in-words.ts';
import { type Frequency, ruleText, WEEKDAYS, type Weekday } from '../../schedule/repeat-rule.ts';

export const WORD_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'ja',
  'zh',
] as const satisfies DateLanguage[];
export type WordLanguage = DateLanguage;

export interface RepeatPhrase {
  language: WordLanguage;
  /** RFC 5545. */
  rule: string;
  days: Weekday[];
  /** Where it stands in the text. */
  from: number;
  to: number;
}

/** Parts of regular expressions; alternatives are separated by bars. */
interface Words {
  every: string;
  /** "Every other week". */
  second?: string;
  units: Record<Frequency, string>;
  /** From Monday to Friday. */
  workDays?: string;
  /** From Monday on; the first alternative is how a single day is written. */
  weekdays: readonly string[];
  and: string;
  /** Said by itself, at the end of a sentence: "water the plants daily". */
  adverbs?: Partial<Record<Frequency, string>>;
}

const SPACED: Record<Exclude<WordLanguage, 'ja' | 'zh'>, Words> = {
  en: {
    every: 'every|each',
    second: 'other|second',
    units: { DAILY: 'days?', WEEKLY: 'weeks?', MONTHLY: 'months?', YEARLY: 'years?' },
    workDays: 'weekdays?|work ?days?|working days?',
    weekdays: [
      'monday|mon',
      'tuesday|tues|tue',
      'wednesday|wed',
      'thursday|thurs|thu',
      'friday|fri',
      'saturday|sat',
      'sunday|sun',
    ],
    and: 'and',
    adverbs: { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly|annually' },
  },
  de: {
    every: 'jede[nrs]?|alle',
    second: 'zweite[nrs]?',
    units: { DAILY: 'tage?', WEEKLY: 'wochen?', MONTHLY: 'monate?', YEARLY: 'jahre?' },
    workDays: 'werktage?|arbeitstage?',
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
    and: 'und',
    adverbs: { DAILY: 'täglich', WEEKLY: 'wöchentlich', MONTHLY: 'monatlich', YEARLY: 'jährlich' },
  },
  es: {
    every: 'cada|todos los|todas las',
    units: { DAILY: 'días?|dias?', WEEKLY: 'semanas?', MONTHLY: 'mes(?:es)?', YEARLY: 'años?' },
    workDays: 'días? laborables?|días? hábiles',
    weekdays: ['lunes', 'martes', 'miércoles|miercoles', 'jueves', 'viernes', 'sábado|sabado', 'domingo'],
    and: 'y',
    adverbs: {
      DAILY: 'diariamente',
      WEEKLY: 'semanalmente',
      MONTHLY: 'mensualmente',
      YEARLY: 'anualmente',
    },
  },
  fr: {
    every: 'chaque|tous les|toutes les',
    units: { DAILY: 'jours?', WEEKLY: 'semaines?', MONTHLY: 'mois', YEARLY: 'ans?|années?' },
    workDays: 'jours? ouvrables?|jours? ouvrés?',
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    and: 'et',
    adverbs: { DAILY: 'quotidiennement', MONTHLY: 'mensuellement', YEARLY: 'annuellement' },
  },
  it: {
    every: 'ogni|tutti i|tutte le',
    units: { DAILY: 'giorn[oi]', WEEKLY: 'settiman[ae]', MONTHLY: 'mes[ei]', YEARLY: 'ann[oi]' },
    workDays: 'giorn[oi] feriali?|giorn[oi] lavorativ[oi]',
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    and: 'e',
    adverbs: {
      DAILY: 'quotidianamente',
      WEEKLY: 'settimanalmente',
      MONTHLY: 'mensilmente',
      YEARLY: 'annualmente',
    },
  },
  pt: {
    every: 'a cada|cada|todos os|todas as|todo|toda',
    units: { DAILY: 'dias?', WEEKLY: 'semanas?', MONTHLY: 'mês|mes|meses', YEARLY: 'anos?' },
    workDays: 'dias? úte?is|dias? útil',
    weekdays: [
      'segunda-feira|segunda',
      'terça-feira|terça',
      'quarta-feira|quarta',
      'quinta-feira|quinta',
      'sexta-feira|sexta',
      'sábado',
      'domingo',
    ],
    and: 'e',
    adverbs: {
      DAILY: 'diariamente',
      WEEKLY: 'semanalmente',
      MONTHLY: 'mensalmente',
      YEARLY: 'anualmente',
    },
  },
};

/** Written without spaces: the word for "every" stands before the unit or the day. */
const UNSPACED: Record<
  'ja' | 'zh',
  { units: Record<Frequency, string>; workDays: string; week: string; days: string }
> = {
  ja: {
    units: { DAILY: '毎日', WEEKLY: '毎週', MONTHLY: '毎月', YEARLY: '毎年' },
    workDays: '平日(?:毎日|は)?',
    week: '毎週',
    days: '月火水木金土日',
  },
  zh: {
    units: { DAILY: '每天|每日', WEEKLY: '每周|每星期|每个星期', MONTHLY: '每个月|每月', YEARLY: '每年' },
    workDays: '每个工作日|每工作日',
    week: '每周|每星期|每个星期',
    days: '一二三四五六日',
  },
};

/** What the reader of dates understands for each day, from Monday on. */
export const weekdayWord = (language: WordLanguage, day: Weekday): string => {
  const at = WEEKDAYS.indexOf(day);
  if (language === 'ja') return `${'月火水木金土日'[at]}曜日`;
  if (language === 'zh') return `星期${'一二三四五六日'[at]}`;
  return SPACED[language].weekdays[at]!.split('|')[0]!;
};

const FREQUENCIES_OF = Object.entries as (units: Partial<Record<Frequency, string>>) => [Frequency, string][];
const WORK_WEEK = WEEKDAYS.slice(0, 5);
/** Letters of every script are letters; `\b` knows Latin ones only. */
const word = (inner: string): string => `(?<![\\p{L}\\p{N}])(?:${inner})(?![\\p{L}\\p{N}])`;

const rule = (frequency: Frequency, interval = 1, days: readonly Weekday[] = []): string =>
  ruleText({ frequency, interval, days: [...days], monthDays: [], months: [], positions: [] });

type Reader = (text: string) => RepeatPhrase | undefined;
const found = (
  language: WordLanguage,
  match: RegExpExecArray,
  text: string,
  days: Weekday[] = [],
): RepeatPhrase => ({ language, rule: text, days, from: match.index, to: match.index + match[0].length });

function spacedReader(language: keyof typeof SPACED): Reader {
  const { every, second, units, workDays, weekdays, and, adverbs = {} } = SPACED[language];
  const oneDay = `(?:${weekdays.join('|')})s?`;
  const days = new RegExp(
    word(`(?:${every})\\s+(${oneDay}(?:\\s*(?:,|&|${and})\\s*(?:${and}\\s+)?${oneDay}){0,6})`),
    'iu',
  );
  const work = workDays && new RegExp(word(`(?:${every})\\s+(?:${workDays})`), 'iu');
  const counted = FREQUENCIES_OF(units).map(([frequency, unit]) => {
    const how = [second && `(?<second>${second})\\s+`, '(?<count>[2-9]|[1-9]\\d)\\s+']
      .filter(Boolean)
      .join('|');
    return [frequency, new RegExp(word(`(?:${every})\\s+(?:${how})?(?:${unit})`), 'iu')] as const;
  });
  const alone = FREQUENCIES_OF(adverbs).map(
    ([frequency, adverb]) => [frequency, new RegExp(`${word(adverb)}(?=[\\s.!]*$)`, 'iu')] as const,
  );
  return (text) => {
    const onWork = work ? work.exec(text) : undefined;
    if (onWork) return found(language, onWork, rule('WEEKLY', 1, WORK_WEEK), [...WORK_WEEK]);
    const onDays = days.exec(text);
    if (onDays) {
      const named = WEEKDAYS.filter((_, at) =>
        new RegExp(word(`(?:${weekdays[at]})s?`), 'iu').test(onDays[1]!),
      );
      return found(language, onDays, rule('WEEKLY', 1, named), named);
    }
    for (const [frequency, pattern] of counted) {
      const match = pattern.exec(text);
      const { second: other, count } = match?.groups ?? {};
      if (match) return found(language, match, rule(frequency, other ? 2 : Number(count ?? 1)));
    }
    for (const [frequency, pattern] of alone) {
      const match = pattern.exec(text);
      if (match) return found(language, match, rule(frequency));
    }
    return undefined;
  };
}

function unspacedReader(language: keyof typeof UNSPACED): Reader {
  const { units, workDays, week, days } = UNSPACED[language];
  const work = new RegExp(workDays, 'u');
  const onDay = new RegExp(`(?:${week})([${days}天])(?:曜日?)?`, 'u');
  return (text) => {
    const onWork = work.exec(text);
    if (onWork) return found(language, onWork, rule('WEEKLY', 1, WORK_WEEK), [...WORK_WEEK]);
    const one = onDay.exec(text);
    const day = one && WEEKDAYS[days.indexOf(one[1] === '天' ? '日' : one[1]!)];
    if (one && day) return found(language, one, rule('WEEKLY', 1, [day]), [day]);
    for (const [frequency, unit] of FREQUENCIES_OF(units)) {
      const match = new RegExp(unit, 'u').exec(text);
      if (match) return found(language, match, rule(frequency));
    }
    return undefined;
  };
}

const READERS: readonly (readonly [WordLanguage, Reader])[] = WORD_LANGUAGES.map((language) => [
  language,
  language === 'ja' || language === 'zh' ? unspacedReader(language) : spacedReader(language),
]);

/** The first that is found, the person's own language before the others. */
export function findRepeat(text: string, language: WordLanguage): RepeatPhrase | undefined {
  const own = READERS.filter(([one]) => one === language);
  for (const [, read] of [...own, ...READERS]) {
    const phrase = read(text);
    if (phrase) return phrase;
  }
  return undefined;
}
