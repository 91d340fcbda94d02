/** Characters: the templates they start from, people's own, the scenes they play in, and how they move. */

import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId, sharedColumns } from '#platform/db/tables/ownership.ts';

export const avatarTemplates = pgTable(
  'avatar_templates',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    style: text('style').notNull(),
    imageUrl: text('image_url').notNull(),
    characterType: text('character_type').notNull(),
    tags: text('tags').array().notNull(),
    basePrompt: text('base_prompt').notNull(),
    /** The character that choosing the template loads. */
    characterData: jsonb('character_data').notNull().default({}),
    ...sharedColumns(),
    ...timestamps(),
  },
  (t) => [index('avatar_templates_category_style').on(t.category, t.style)],
);

export const userAvatars = pgTable(
  'user_avatars',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    description: text('description'),
    templateId: text('template_id').references(() => avatarTemplates.id, { onDelete: 'set null' }),
    imageUrl: text('image_url'),
    characterData: jsonb('character_data').notNull(),
    animations: jsonb('animations'),
    isConsistent: boolean('is_consistent').notNull().default(true),
    ...timestamps(),
  },
  (t) => [index('user_avatars_user_created').on(t.userId, t.createdAt)],
);

export const characterScenes = pgTable(
  'character_scenes',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    description: text('description'),
    sceneType: text('scene_type').notNull(),
    characters: jsonb('characters'),
    background: text('background').notNull(),
    sceneData: jsonb('scene_data'),
    outputUrl: text('output_url'),
    isPublic: boolean('is_public').notNull().default(false),
    ...timestamps(),
  },
  (t) => [index('character_scenes_user_created').on(t.userId, t.createdAt)],
);

export const animationPresets = pgTable('animation_presets', {
  id: id(),
  name: text('name').notNull(),
  description: text('description'),
  category: text('category').notNull(),
  animationType: text('animation_type').notNull(),
  keyframes: jsonb('keyframes').notNull(),
  duration: text('duration').default('2s'),
  ...sharedColumns(),
  ...timestamps(),
});
