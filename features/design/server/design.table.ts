/** Designs with their earlier versions, the files made of them, and brand kits. */

import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TemplateLock } from '#common/templates.ts';
import { createdAt, id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const designs = pgTable(
  'designs',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    /** Goes up with every save. */
    version: integer('version').notNull().default(1),
    document: jsonb('document').notNull(),
    /** Everything that is written in it, for the library's search. */
    words: text('words').notNull().default(''),
    /** What the template that it was made from has locked. */
    lock: jsonb('lock').$type<TemplateLock>(),
    ...timestamps(),
  },
  (t) => [
    index('designs_user_updated').on(t.userId, t.updatedAt),
    index('designs_user_created').on(t.userId, t.createdAt),
  ],
);

export const designVersions = pgTable(
  'design_versions',
  {
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: ownerId(),
    name: text('name').notNull(),
    document: jsonb('document').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.designId, t.version] }), index('design_versions_user').on(t.userId)],
);

export const designExports = pgTable(
  'design_exports',
  {
    id: id(),
    userId: ownerId(),
    /** Without a reference: the file stays when the design goes. */
    designId: text('design_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull().default('pending'),
    assetId: text('asset_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('design_exports_user_created').on(t.userId, t.createdAt),
    index('design_exports_design').on(t.designId),
  ],
);

export const brandKits = pgTable(
  'brand_kits',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** Colours, faces, logos, contact, voice and tagline. */
    kit: jsonb('kit').notNull(),
    ...timestamps(),
  },
  (t) => [index('brand_kits_user_created').on(t.userId, t.createdAt)],
);
