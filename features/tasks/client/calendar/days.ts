/** Days as a calendar lays them out, in the reader's own time zone. */

import { addDays, addMonths, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from 'date-fns';
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

export type Span = 'week' | 'month';

/** Every day that is shown: one week, or the whole weeks around a month. */
export function daysShown(span: Span, day: Date): Date[] {
  const first = startOfWeek(span === 'week' ? day : startOfMonth(day));
  const last = endOfWeek(span === 'week' ? day : endOfMonth(day));
  const days: Date[] = [];
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one);
  return days;
}

export const step = (span: Span, day: Date, by: number): Date =>
  span === 'week' ? addDays(day, 7 * by) : addMonths(startOfMonth(day), by);

const monthText = dateFormat({ month: 'long', year: 'numeric' });
export const shortDay = dateFormat({ month: 'short', day: 'numeric' });
export const longDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
export const weekdayName = dateFormat({ weekday: 'short' });

export function spanTitle(span: Span, day: Date): string {
  if (span === 'month') return monthText(day);
  const days = daysShown('week', day);
  return `${shortDay(days[0]!)} – ${shortDay(days.at(-1)!)}, ${days.at(-1)!.getFullYear()}`;
}

/** How many days a key moves by; undefined when it does not move. */
export const daysOfKey = (key: string): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 })[key];
