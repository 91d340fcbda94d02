/** Writers of dates and numbers in the reader's language, made when first used: each takes the browser tens of milliseconds. */

import { currentLocale } from '#common/texts.ts';

/** `make` runs once, when the value is first asked for. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export const dateFormat = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  const format = once(() => new Intl.DateTimeFormat(currentLocale(), options));
  return (date) => format().format(date);
};

export const numberFormat = (options?: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = once(() => new Intl.NumberFormat(currentLocale(), options));
  return (value) => format().format(value);
};

/** '3 minutes ago', 'yesterday'. */
export const relativeFormat = (options: Intl.RelativeTimeFormatOptions) => {
  const format = once(() => new Intl.RelativeTimeFormat(currentLocale(), options));
  return (value: number, unit: Intl.RelativeTimeFormatUnit): string => format().format(value, unit);
};
