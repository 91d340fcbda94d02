/** How a day of the year is found: by its date, by Easter, by its weekday, by the moon or by the sun. */

/** The key of a day in a year, '2026-11-27'; undefined where that year has none. */
export type DayRule = (year: number) => string | undefined;

const DAY_MS = 86_400_000;
export const SUN = 0;
export const MON = 1;
export const THU = 4;
export const FRI = 5;
export const SAT = 6;

const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
export const keyOf = (date: Date): string => date.toISOString().slice(0, 10);
export const plusDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

export const on =
  (month: number, day: number): DayRule =>
  (year) =>
    keyOf(utc(year, month, day));

/** Only from that year on. */
export const since =
  (first: number, rule: DayRule): DayRule =>
  (year) =>
    year >= first ? rule(year) : undefined;

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const lag = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lag + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return utc(year, Math.floor(days / 31), (days % 31) + 1);
}

export const easter =
  (offset: number): DayRule =>
  (year) =>
    keyOf(plusDays(easterSunday(year), offset));

/** The nth such weekday of a month; -1 is the last one. `shift`: days after it. */
export const nth =
  (month: number, weekday: number, n: number, shift = 0): DayRule =>
  (year) => {
    const first = n > 0 ? utc(year, month, 1) : utc(year, month + 1, 0);
    const toWeekday =
      n > 0 ? (weekday - first.getUTCDay() + 7) % 7 : -((first.getUTCDay() - weekday + 7) % 7);
    const weeks = n > 0 ? n - 1 : n + 1;
    return keyOf(plusDays(first, toWeekday + weeks * 7 + shift));
  };

/** The first such weekday on a date or after it. */
export const from =
  (month: number, day: number, weekday: number): DayRule =>
  (year) => {
    const start = utc(year, month, day);
    return keyOf(plusDays(start, (weekday - start.getUTCDay() + 7) % 7));
  };

let moon: Intl.DateTimeFormat | undefined;

/** By the calendar of China, which Korea shares but for rare nights. `shift`: days after it. */
export const lunar =
  (month: number, day: number, shift = 0): DayRule =>
  (year) => {
    moon ??= new Intl.DateTimeFormat('en-u-ca-chinese', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    // The first month begins between 21 January and 20 February, the last one ends within 51 days of the next year.
    const start = utc(year, 1, 21).getTime() + (month - 1) * 29 * DAY_MS;
    for (let days = 0; days < 66; days++) {
      const date = new Date(start + days * DAY_MS);
      const parts = moon.formatToParts(date);
      const is = (type: string, value: number) =>
        parts.find((one) => one.type === type)?.value === String(value);
      if (is('month', month) && is('day', day)) return keyOf(plusDays(date, shift));
    }
    return undefined;
  };

/** As Japan's observatory has it, good until 2099. */
export const equinox =
  (month: 3 | 9): DayRule =>
  (year) => {
    const base = month === 3 ? 20.8431 : 23.2488;
    const day = Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);
    return keyOf(utc(year, month, day));
  };
