/** Dates as the product writes them. */

import { currentLocale } from '#common/texts.ts';

const DAY = new Intl.DateTimeFormat(currentLocale(), { month: 'short', day: 'numeric', year: 'numeric' });

/** 'MMM d, yyyy' in the reader's time zone. */
export const showDate = (iso: string): string => DAY.format(new Date(iso));
