/** Between a date field and the moment a plan ends: the last one of that day, where the administrator is. */

export const endOfDay = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59).toISOString();
};

/** A moment as a date field shows it, in local time. */
export const dateField = (moment: Date): string =>
  [
    moment.getFullYear(),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-');
