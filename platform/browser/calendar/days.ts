/** Days as a calendar lays them out, in the reader's own time zone. */

import { addDays, addMonths, endOfMonth, endOfWeek, startOfDay, startOfMonth, startOfWeek } from 'date-fns';
import { currentLocale } from '#common/texts.ts';
import { dateFormat } from '#common/wording/formats.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 'YYYY-MM-DD' where the reader is. */
export const dayKey = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

export function dayOfKey(key: string | null): Date | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(key ?? '');
  if (!match) return undefined;
  const day = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return dayKey(day) === key ? day : undefined;
}

export type Span = 'day' | 'week' | 'month';

/** Sunday comes first in America, Japan and Korea, Monday in Europe and China. */
const week = () => ({ weekStartsOn: /^(en|ja|ko|pt)/.test(currentLocale()) ? 0 : 1 }) as const;

/** Every day that is shown: one, one week, or the whole weeks around a month. */
export function daysShown(span: Span, day: Date): Date[] {
  if (span === 'day') return [startOfDay(day)];
  const first = startOfWeek(span === 'week' ? day : startOfMonth(day), week());
  const last = endOfWeek(span === 'week' ? day : endOfMonth(day), week());
  const days: Date[] = [];
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one);
  return days;
}

export const step = (span: Span, day: Date, by: number): Date =>
  span === 'month' ? addMonths(startOfMonth(day), by) : addDays(day, (span === 'week' ? 7 : 1) * by);

const monthText = dateFormat({ month: 'long', year: 'numeric' });
export const shortDay = dateFormat({ month: 'short', day: 'numeric' });
export const longDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
export const weekdayName = dateFormat({ weekday: 'short' });

export function spanTitle(span: Span, day: Date): string {
  if (span === 'month') return monthText(day);
  if (span === 'day') return longDay(day);
  const days = daysShown('week', day);
  return `${shortDay(days[0]!)} – ${shortDay(days.at(-1)!)}, ${days.at(-1)!.getFullYear()}`;
}

/** How many days a key moves by; undefined when it does not move. */
export const daysOfKey = (key: string): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 })[key];
