/** How often a task repeats, in the words of the form and of the list. */

import { t } from '#common/texts.ts';
import { dateFormat } from '#common/wording/formats.ts';
import { parseRule, type RepeatRule, ruleText, WEEKDAYS, type Weekday } from '../../schedule/repeat-rule.ts';

export const REPEAT_KINDS = ['never', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly', 'custom'] as const;
export type RepeatKind = (typeof REPEAT_KINDS)[number];

export const UNIT_NAMES = {
  DAILY: t('days'),
  WEEKLY: t('weeks'),
  MONTHLY: t('months'),
  YEARLY: t('years'),
} as const;
const ONE_NAMES = {
  DAILY: t('Daily'),
  WEEKLY: t('Weekly'),
  MONTHLY: t('Monthly'),
  YEARLY: t('Yearly'),
} as const;
export const DAY_NAMES: Record<Weekday, string> = {
  MO: t('Mon'),
  TU: t('Tue'),
  WE: t('Wed'),
  TH: t('Thu'),
  FR: t('Fri'),
  SA: t('Sat'),
  SU: t('Sun'),
};

const WORK_DAYS: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR'];
const PLAIN: Omit<RepeatRule, 'frequency'> = {
  interval: 1,
  days: [],
  monthDays: [],
  months: [],
  positions: [],
};

export const weekdayOf = (date: Date): Weekday => WEEKDAYS[(date.getDay() + 6) % 7]!;

const isWorkWeek = ({ days }: RepeatRule): boolean =>
  days.length === WORK_DAYS.length && WORK_DAYS.every((day) => days.includes(day));

/** Which choice of the form a rule is; its end is a choice of its own. */
export function kindOf(repeat: string | null): RepeatKind {
  const rule = repeat === null ? undefined : parseRule(repeat);
  if (!rule) return 'never';
  if (rule.interval !== 1 || rule.monthDays.length + rule.months.length + rule.positions.length > 0)
    return 'custom';
  if (rule.frequency === 'WEEKLY' && isWorkWeek(rule)) return 'weekdays';
  if (rule.days.length > 0) return 'custom';
  return rule.frequency.toLowerCase() as RepeatKind;
}

/** The rule of a choice, ending as the one before did. */
export function ruleOfKind(kind: RepeatKind, before: string | null, due: Date): string | null {
  if (kind === 'never') return null;
  const known = before === null ? undefined : parseRule(before);
  const end = { count: known?.count, until: known?.until };
  if (kind === 'weekdays') return ruleText({ ...PLAIN, frequency: 'WEEKLY', days: [...WORK_DAYS], ...end });
  if (kind !== 'custom')
    return ruleText({ ...PLAIN, frequency: kind.toUpperCase() as RepeatRule['frequency'], ...end });
  return ruleText(known ?? { ...PLAIN, frequency: 'WEEKLY', days: [weekdayOf(due)] });
}

const weekdayText = dateFormat({ weekday: 'long' });
const monthDayText = dateFormat({ month: 'short', day: 'numeric' });

export const kindName = (kind: RepeatKind, due: Date): string =>
  ({
    never: t('Does not repeat'),
    daily: t('Daily'),
    weekdays: t('Every weekday'),
    weekly: t('Weekly on {0}', weekdayText(due)),
    monthly: t('Monthly on day {0}', due.getDate()),
    yearly: t('Yearly on {0}', monthDayText(due)),
    custom: t('Custom'),
  })[kind];

/** A few words for the list: "Every 2 weeks on Mon, Wed". */
export function repeatWords(repeat: string): string {
  const rule = parseRule(repeat);
  if (!rule) return t('Repeats');
  if (rule.frequency === 'WEEKLY' && rule.interval === 1 && isWorkWeek(rule)) return t('Every weekday');
  const often =
    rule.interval === 1
      ? ONE_NAMES[rule.frequency]
      : t('Every {0} {1}', rule.interval, UNIT_NAMES[rule.frequency]);
  const plain = rule.days.filter((day) => day.length === 2) as Weekday[];
  return plain.length > 0 && plain.length === rule.days.length
    ? t('{0} on {1}', often, plain.map((day) => DAY_NAMES[day]).join(', '))
    : often;
}
