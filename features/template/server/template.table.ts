/** The table of templates that people made of their own things. */

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TemplateKind, TemplateState } from '#common/templates.ts';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { TemplateContent } from '#platform/generation-jobs/template-sources.ts';
import type { TemplateBody } from '../contract.ts';

/** A template as it was at a moment: nothing of it changes under whoever approved or uses it. */
export interface TemplateSnapshot extends TemplateBody {
  content: TemplateContent;
}

export const ownTemplates = pgTable(
  'own_templates',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind').$type<TemplateKind>().notNull(),
    name: text('name').notNull(),
    /** As its owner has it. */
    draft: jsonb('draft').$type<TemplateSnapshot>().notNull(),
    /** As it waits for an administrator, and as everybody has it. */
    proposed: jsonb('proposed').$type<TemplateSnapshot>(),
    published: jsonb('published').$type<TemplateSnapshot>(),
    state: text('state').$type<TemplateState>().notNull().default('private'),
    /** Why an administrator said no. */
    reason: text('reason'),
    /** When it was last proposed, approved or taken back: addresses of its picture change with it. */
    decidedAt: timestampTz('decided_at'),
    /** Goes up with every save. */
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('own_templates_user_updated').on(t.userId, t.updatedAt),
    index('own_templates_state').on(t.state, t.updatedAt),
  ],
);
