/** How the place is run: settings and the trail of who did what. */

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './users.table.ts';

export const auditLogs = pgTable(
  'audit_logs',
  {
    id: id(),
    /** Who acted. Kept without a reference: the trail outlives accounts. */
    adminId: text('admin_id'),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id'),
    details: jsonb('details'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_logs_created').on(t.createdAt, t.id),
    index('audit_logs_action').on(t.action, t.createdAt),
    index('audit_logs_admin').on(t.adminId, t.createdAt),
    index('audit_logs_target').on(t.targetId, t.createdAt),
  ],
);

export const systemSettings = pgTable('system_settings', {
  id: id(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  description: text('description'),
  updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

/** With what this installation signs the files it makes; an old one stays, so that what it signed is known. */
export const installationKeys = pgTable('installation_keys', {
  /** SHA-256 of the certificate. */
  id: text('id').primaryKey(),
  /** The certificate and the one above it, in base64. */
  certificates: jsonb('certificates').$type<string[]>().notNull(),
  /** Only the session secret opens it. */
  sealedKey: text('sealed_key').notNull(),
  createdAt: createdAt(),
});
