/** Amounts in dollars, small ones with the digits that make a difference. */

import { currentLocale } from '#common/texts.ts';

export const showCost = (dollars: number): string =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: dollars !== 0 && Math.abs(dollars) < 0.1 ? 4 : 2,
  }).format(dollars);

/** What somebody typed: an amount, null for none, undefined for what is no amount. */
export function readAmount(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$/, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,7}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}
