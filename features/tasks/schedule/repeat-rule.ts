/** The part of RFC 5545 recurrence rules that tasks understand: read strictly, written canonically. */

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface RepeatRule {
  frequency: Frequency;
  /** Every so many days, weeks, months or years. */
  interval: number;
  /** 'MO', or '2MO' and '-1FR' for the second Monday and the last Friday. */
  days: string[];
  monthDays: number[];
  months: number[];
  positions: number[];
  weekStart?: Weekday;
  /** When on the wall it comes, where a change of the clock has moved this one. */
  time?: { hour: number; minute: number };
  /** How many are left, this one included. */
  count?: number;
  /** YYYYMMDD, or YYYYMMDDTHHMMSSZ. */
  until?: string;
}

const MAX_INTERVAL = 99;
const MAX_COUNT = 999;
const DAY = /^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/;

const whole = (text: string, min: number, max: number): number | undefined => {
  const value = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max && value !== 0 ? value : undefined;
};

const wholes = (text: string, min: number, max: number): number[] | undefined => {
  const values = text.split(',').map((one) => whole(one, min, max));
  return values.every((one) => one !== undefined) ? (values as number[]) : undefined;
};

/** -1 where it is none. */
const clockPart = (text: string, max: number): number =>
  /^\d{1,2}$/.test(text) && Number(text) <= max ? Number(text) : -1;

const member = <T extends string>(text: string, known: readonly T[]): T | undefined =>
  known.find((one) => one === text);

function readDays(text: string): string[] | undefined {
  const days = text.split(',').map((one) => one.replace(/^\+/, ''));
  const fits = days.every((day) => Math.abs(Number(DAY.exec(day)?.[1] ?? (DAY.test(day) ? 1 : 99))) <= 53);
  return fits ? days : undefined;
}

/** `Date` alone would take 31 February for March. */
function readUntil(text: string): string | undefined {
  const day = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/.exec(text);
  if (!day) return undefined;
  const [, year, month, date] = day;
  const parsed = new Date(`${year}-${month}-${date}T00:00:00Z`);
  return parsed.getUTCDate() === Number(date) && Number(year) >= 1900 ? text : undefined;
}

/** False where the part is unknown or wrong. */
function readPart(rule: RepeatRule, name: string, value: string): boolean {
  const isFilled = (list: readonly unknown[]) => list.length > 0;
  switch (name) {
    case 'FREQ':
      return true;
    case 'INTERVAL':
      rule.interval = whole(value, 1, MAX_INTERVAL) ?? 0;
      return rule.interval > 0;
    case 'BYDAY':
      rule.days = readDays(value) ?? [];
      return isFilled(rule.days);
    case 'BYMONTHDAY':
      rule.monthDays = wholes(value, -31, 31) ?? [];
      return isFilled(rule.monthDays);
    case 'BYMONTH':
      rule.months = wholes(value, 1, 12) ?? [];
      return isFilled(rule.months);
    case 'BYSETPOS':
      rule.positions = wholes(value, -366, 366) ?? [];
      return isFilled(rule.positions);
    case 'BYHOUR':
      rule.time = { minute: -1, ...rule.time, hour: clockPart(value, 23) };
      return rule.time.hour >= 0;
    case 'BYMINUTE':
      rule.time = { hour: -1, ...rule.time, minute: clockPart(value, 59) };
      return rule.time.minute >= 0;
    case 'WKST':
      rule.weekStart = member(value, WEEKDAYS);
      return rule.weekStart !== undefined;
    case 'COUNT':
      rule.count = whole(value, 1, MAX_COUNT);
      return rule.count !== undefined;
    case 'UNTIL':
      rule.until = readUntil(value);
      return rule.until !== undefined;
    default:
      return false;
  }
}

/** Undefined where it is no rule, or one that tasks do not understand. */
export function parseRule(text: string): RepeatRule | undefined {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    if (more.length > 0 || value === '' || parts.has(name)) return undefined;
    parts.set(name, value);
  }
  const frequency = member(parts.get('FREQ') ?? '', FREQUENCIES);
  if (!frequency) return undefined;
  const rule: RepeatRule = { frequency, interval: 1, days: [], monthDays: [], months: [], positions: [] };
  for (const [name, value] of parts) if (!readPart(rule, name, value)) return undefined;
  return isConsistent(rule) ? rule : undefined;
}

/**
 * What the RFC forbids to be said together, and filters that may leave nothing over: looking for a day that never comes
 * would keep a process busy for seconds.
 */
function isConsistent({ frequency, interval, ...rule }: RepeatRule): boolean {
  const { days, monthDays, months, positions, count, until, time } = rule;
  if (count !== undefined && until !== undefined) return false;
  if (time && Math.min(time.hour, time.minute) < 0) return false;
  const isNumbered = days.some((day) => day.length > 2);
  switch (frequency) {
    case 'DAILY':
      if (monthDays.length + months.length + positions.length > 0 || isNumbered) return false;
      return days.length === 0 || interval === 1;
    case 'WEEKLY':
      return monthDays.length + months.length + positions.length === 0 && !isNumbered;
    case 'MONTHLY':
      if (months.length > 0 || (isNumbered && monthDays.length > 0)) return false;
      if (days.some((day) => Math.abs(Number.parseInt(day, 10) || 1) > 5)) return false;
      // Every weekday comes four times in every month.
      if (positions.length === 0) return true;
      return days.length > 0 && monthDays.length === 0 && positions.every((one) => Math.abs(one) <= 4);
    case 'YEARLY':
      return positions.length === 0;
  }
}

export function ruleText(rule: RepeatRule): string {
  const parts: [string, string | number | undefined][] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', rule.interval === 1 ? undefined : rule.interval],
    ['BYMONTH', rule.months.join(',') || undefined],
    ['BYMONTHDAY', rule.monthDays.join(',') || undefined],
    ['BYDAY', rule.days.join(',') || undefined],
    ['BYSETPOS', rule.positions.join(',') || undefined],
    ['BYHOUR', rule.time?.hour],
    ['BYMINUTE', rule.time?.minute],
    ['WKST', rule.weekStart],
    ['COUNT', rule.count],
    ['UNTIL', rule.until],
  ];
  return parts.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`)).join(';');
}
