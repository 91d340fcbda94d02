/** What tools leave behind: files, projects, generations, jobs and the messages about them. */

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { JOB_STATUSES } from '#common/job.ts';
import type { TemplateLock } from '#common/templates.ts';
import type { Sentence } from '#common/wording/sentence.ts';
import type { MadeAs } from '#platform/assets/origin/recipe.ts';
import { createdAt, id, timestamps, timestampTz } from './columns.ts';
import { ownerId } from './ownership.ts';
import { users } from './users.table.ts';

export const assets = pgTable(
  'assets',
  {
    id: id(),
    userId: ownerId(),
    storageKey: text('storage_key').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Decoded facts: width, height, duration in seconds, text. */
    facts: jsonb('facts').$type<AssetFacts>(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('assets_user_created').on(t.userId, t.createdAt)],
);

export interface AssetFacts {
  width?: number;
  height?: number;
  duration?: number;
  /** What is written in a picture. */
  text?: string;
  /** Around all that is written, in shares of the picture. */
  lettering?: { x: number; y: number; width: number; height: number };
  /** Around what a picture that was drawn here is of, in shares of it. */
  subject?: { x: number; y: number; width: number; height: number };
  /** Of what was made here. */
  madeAs?: MadeAs;
}

/** What a file is part of. Without a reference to the thing, since that lives in the tables of its feature. */
export const assetLinks = pgTable(
  'asset_links',
  {
    assetId: text('asset_id')
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    itemType: text('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** 'film', 'face', 'picture'; 'unused': retired, and removed after a while unless it is taken back. */
    role: text('role').notNull(),
    /** The file came into being for it, and goes with it unless something else uses it. */
    isOwner: boolean('is_owner').notNull(),
    /** What the feature remembers of the file, such as the words it was drawn for. */
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.assetId, t.itemType, t.itemId] }),
    index('asset_links_item').on(t.itemType, t.itemId, t.role),
    index('asset_links_role').on(t.role, t.createdAt),
  ],
);

/** Things in the bin: hidden everywhere, brought back on demand, removed for good after a while. */
export const binnedItems = pgTable(
  'binned_items',
  {
    itemType: text('item_type').notNull(),
    itemId: text('item_id').notNull(),
    userId: ownerId(),
    binnedAt: timestampTz('binned_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.itemType, t.itemId] }),
    index('binned_items_user').on(t.userId),
    index('binned_items_binned').on(t.binnedAt),
  ],
);

/** When a maintenance task was last done by any process. */
export const maintenanceRuns = pgTable('upkeep_runs', {
  task: text('duty').primaryKey(),
  ranAt: timestampTz('ran_at').notNull(),
});

/** Files whose row is gone and whose bytes must still go; emptied by a job, so no crash leaves bytes behind. */
export const orphanedFiles = pgTable('orphaned_files', {
  storageKey: text('storage_key').primaryKey(),
  createdAt: createdAt(),
});

export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    description: text('description'),
    type: text('type').notNull(),
    status: text('status').notNull().default('draft'),
    data: jsonb('data'),
    thumbnailUrl: text('thumbnail_url'),
    fileUrl: text('file_url'),
    /** Goes up whenever its data is saved, and with nothing else. */
    version: integer('version').notNull().default(1),
    /** Made by the page that creates it: asked twice, it comes into being once. */
    creationKey: text('creation_key'),
    /** What the template that it was made from has locked. */
    lock: jsonb('lock').$type<TemplateLock>(),
    ...timestamps(),
  },
  (t) => [
    index('projects_user_created').on(t.userId, t.createdAt),
    uniqueIndex('projects_user_creation_key').on(t.userId, t.creationKey),
  ],
);

export const generations = pgTable(
  'generations',
  {
    id: id(),
    userId: ownerId(),
    type: text('type').notNull(),
    prompt: text('prompt'),
    result: jsonb('result'),
    status: text('status').notNull().default('pending'),
    createdAt: createdAt(),
  },
  (t) => [
    index('generations_user_type_created').on(t.userId, t.type, t.createdAt),
    index('generations_created').on(t.createdAt),
  ],
);

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('queued'),
    stage: text('stage'),
    progress: integer('progress').notNull().default(0),
    error: text('error'),
    payload: jsonb('payload').notNull(),
    result: jsonb('result'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** How often its process died with it. */
    crashCount: integer('losses').notNull().default(0),
    /** What it makes or works on; without a reference, since that lives in the tables of its feature. */
    itemType: text('item_type'),
    itemId: text('item_id'),
    /** Done inside the request that asked for it, and not by the queue. */
    isInline: boolean('is_inline').notNull().default(false),
    startedAt: timestampTz('started_at'),
    finishedAt: timestampTz('finished_at'),
    ...timestamps(),
  },
  (t) => [
    index('jobs_user_created').on(t.userId, t.createdAt),
    index('jobs_status').on(t.status, t.type),
    index('jobs_finished').on(t.finishedAt),
    index('jobs_item').on(t.itemType, t.itemId),
    // The same thing is made once at a time.
    uniqueIndex('jobs_one_for_item')
      .on(t.type, t.itemType, t.itemId)
      .where(sql`${t.itemId} is not null and ${t.status} in ('queued', 'running')`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body'),
    /** Title and body with their values apart, for pages in other languages. */
    said: jsonb('said').$type<{ title: Sentence; body?: Sentence }>(),
    link: text('link'),
    /** Set by the sender so that a repeated job notifies once. */
    dedupeKey: text('dedupe_key').unique(),
    readAt: timestampTz('read_at'),
    createdAt: createdAt(),
  },
  (t) => [index('notifications_user_created').on(t.userId, t.createdAt)],
);
