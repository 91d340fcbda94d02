/** Tells the one refusal after which nothing is kept. */

import { AppError } from '#common/errors.ts';

export const isQuotaReached = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'quota_reached';
