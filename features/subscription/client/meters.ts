/** Sums and shares of what was used. */

import type { Usage } from '../calls/billing-calls.ts';
import type { QuotaKind } from '../contract.ts';

export interface Meter {
  used: number;
  /** Null is unlimited. */
  limit: number | null;
  /** The plan has a limit, but nothing is stopped by it here. */
  isFree?: boolean;
}

/** All kinds together; unlimited as soon as one of them is. */
export const generationsOf = ({ kinds }: Pick<Usage, 'kinds'>): Meter => ({
  used: kinds.reduce((sum, { used }) => sum + used, 0),
  limit: kinds.some(({ limit }) => limit === null)
    ? null
    : kinds.reduce((sum, { limit }) => sum + (limit ?? 0), 0),
  isFree: kinds.every(({ isLimited }) => !isLimited),
});

export const usedOf = ({ kinds }: Pick<Usage, 'kinds'>, kind: QuotaKind): Meter => {
  const found = kinds.find((one) => one.kind === kind);
  return found ? { used: found.used, limit: found.limit, isFree: !found.isLimited } : { used: 0, limit: 0 };
};

/** Percent of the limit, 0 to 100; undefined where there is no limit. */
export function meterShare({ used, limit, isFree }: Meter): number | undefined {
  if (limit === null || isFree) return undefined;
  if (limit === 0) return used > 0 ? 100 : 0;
  return Math.min(100, (used / limit) * 100);
}
