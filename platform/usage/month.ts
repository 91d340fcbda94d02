/** Calendar months in UTC, the same for everybody. */

export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

export const monthStart = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));

export const nextMonth = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
