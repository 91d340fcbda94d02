/** Birthdays as day and month, 12-31: nobody's age is kept. */

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function birthdayOf(month: number, day: number): string {
  const last = LONGEST[month - 1];
  if (!last || !Number.isInteger(day) || day < 1 || day > last) return '';
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** '', or what a stored birthday looks like. */
export const isBirthday = (text: string): boolean => {
  const [month, day] = text.split('-').map(Number);
  return text === '' || birthdayOf(month ?? 0, day ?? 0) === text;
};

/** 1987-12-31, 12-31, 31.12.1987, 31/12 and 12/31/1987 as spreadsheets write them; '' where it is none. */
export function readBirthday(text: string, isMonthFirst = false): string {
  const written = text.trim();
  const iso = /^(?:\d{4}-)?(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(written);
  if (iso) return birthdayOf(Number(iso[1]), Number(iso[2]));
  const eastern = /^(?:\d{4}\s*[年년/.]\s*)?(\d{1,2})\s*[月월/.]\s*(\d{1,2})\s*[日일]?$/.exec(written);
  if (eastern && /[年年月月년월]|^\d{4}/.test(written))
    return birthdayOf(Number(eastern[1]), Number(eastern[2]));
  const parts = /^(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(?:\d{4}|\d{2})?)?$/.exec(written);
  if (!parts) return '';
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  const isSwapped = written.includes('/') ? isMonthFirst || second > 12 : false;
  return isSwapped ? birthdayOf(first, second) : birthdayOf(second, first);
}

/** Whether a column writes the month first: some row of it could not be read otherwise. */
export const isMonthFirst = (column: readonly string[]): boolean =>
  column.some((text) => {
    const parts = /^\s*(\d{1,2})\/(\d{1,2})/.exec(text);
    return parts !== null && Number(parts[2]) > 12;
  });

/** Whose birthday is on this day of the wall; those of 29 February have it on the 28th in other years. */
export function birthdaysOn(wall: Date): string[] {
  const today = wall.toISOString().slice(5, 10);
  const isLeap = new Date(Date.UTC(wall.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
  return today === '02-28' && !isLeap ? [today, '02-29'] : [today];
}
