/** Pieces of schemas that several contracts share; apart from the contracts' form, because every page needs that and few check anything. */

import { z } from 'zod';
import { SCOPES } from './contract.ts';

export const idParams = z.object({ id: z.string().min(1).max(64) });

/** The end of the year 9999; a date beyond needs a fifth digit, which the database does not read. */
export const LATEST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const EARLIEST_TIME = Date.parse('0001-01-01T00:00:00Z');

/** Times travel as ISO strings in UTC, within the years that both sides and the database can write. */
export const isoTime = z.iso.datetime({ offset: true }).refine((text) => {
  const time = Date.parse(text);
  return time >= EARLIEST_TIME && time <= LATEST_TIME;
}, 'Please enter a valid time.');

export const pageQuery = (fallback: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(fallback).default(fallback),
    cursor: z.string().max(80).optional(),
  });

/** Database integers are 32-bit. */
export const int32 = z.int().min(-2147483648).max(2147483647);

export const okResponse = z.object({ success: z.literal(true) });

export const scopeSchema = z.enum(SCOPES, { error: 'Choose read, make or manage.' });
