/** Dates, sizes and sums as the product writes them, by the browser's own means. */

import { currentLocale, t, tn } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { dateFormat, numberFormat } from '#common/wording/formats.ts';
import { onWall } from './preferences/time-zone.ts';

const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const moment = dateFormat({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'MMM d, yyyy' where the reader is. */
export const showDate = (iso: string): string => day(onWall(iso));

/** The same of a day that is no moment: 'YYYY-MM-DD'. */
export const showDay = (key: string): string => day(new Date(`${key}T12:00`));

export const showMoment = (iso: string): string => moment(onWall(iso));

export const showNumber = numberFormat();

/** A share from 0 to 1: '42%'. */
export const showPercent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

const UNITS = ['', 'KB', 'MB', 'GB', 'TB'] as const;

/** Seconds as players show them: '1:05' from 65 until 66 have passed. */
export const showClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** '450 MB', '2.1 GB'; one decimal below ten, so that small sizes do not jump. */
export function showBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded = unit > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return unit === 0 ? tn(rounded, '{n} byte', '{n} bytes') : `${showNumber(rounded)} ${UNITS[unit]}`;
}

/** From the smallest unit of the currency. */
export function showMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(currentLocale(), { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** 'sign_in_limit_reached' as people read it. */
export const showWords = (code: string): string => {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return t(capitalize(words));
};

/** The name of a fixed choice, e.g. 'friendly' as 'Friendly', in the reader's language. */
export const labelOf = (code: string): string => t(capitalize(code));
