/** Logo templates and people's own logos. */

import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId, sharedColumns } from '#platform/db/tables/ownership.ts';

const animation = () => ({
  isAnimated: boolean('is_animated').notNull().default(false),
  animationType: text('animation_type'),
  animationDuration: text('animation_duration').default('2s'),
  animationDelay: text('animation_delay').default('0s'),
  animationIterations: text('animation_iterations').default('infinite'),
  animationTiming: text('animation_timing').default('ease-in-out'),
});

export const logoTemplates = pgTable(
  'logo_templates',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    category: text('category').notNull(),
    svgContent: text('svg_content').notNull(),
    colors: text('colors').array(),
    ...animation(),
    ...sharedColumns(),
    ...timestamps(),
  },
  (t) => [index('logo_templates_category').on(t.category)],
);

export const userLogos = pgTable(
  'user_logos',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    templateId: text('template_id').references(() => logoTemplates.id, { onDelete: 'set null' }),
    customizations: jsonb('customizations'),
    svgContent: text('svg_content').notNull(),
    ...animation(),
    ...timestamps(),
  },
  (t) => [index('user_logos_user_created').on(t.userId, t.createdAt)],
);
