/** Columns that nearly every table has, written once. */

import { text, timestamp } from 'drizzle-orm/pg-core';
import { newId } from '#common/ids.ts';

export const id = () => text('id').primaryKey().$defaultFn(newIdNow);

/** Drizzle calls default functions with no argument; newId takes an optional clock. */
const newIdNow = () => newId();

export const timestampTz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => timestampTz('created_at').notNull().defaultNow();

export const updatedAt = () =>
  timestampTz('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date());

export const timestamps = () => ({ createdAt: createdAt(), updatedAt: updatedAt() });
