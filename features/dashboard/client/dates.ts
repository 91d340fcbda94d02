/** Dates as the product writes them. */

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** 'MMM d, yyyy' in the reader's time zone. */
export const showDate = (iso: string): string => DAY.format(new Date(iso));
