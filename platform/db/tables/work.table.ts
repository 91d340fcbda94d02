/** What tools leave behind: files, projects, generations, jobs and the messages about them. */

import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { JOB_STATUSES } from '#common/job.ts';
import { createdAt, id, moment, timestamps } from './columns.ts';
import { owner } from './ownership.ts';
import { users } from './users.table.ts';

export const assets = pgTable(
  'assets',
  {
    id: id(),
    userId: owner(),
    storageKey: text('storage_key').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Decoded facts: width, height, duration in seconds. */
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
}

/** Files whose row is gone and whose bytes must still go; emptied by a job, so no crash leaves bytes behind. */
export const orphanedFiles = pgTable('orphaned_files', {
  storageKey: text('storage_key').primaryKey(),
  createdAt: createdAt(),
});

export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: owner(),
    title: text('title').notNull(),
    description: text('description'),
    type: text('type').notNull(),
    status: text('status').notNull().default('draft'),
    data: jsonb('data'),
    thumbnailUrl: text('thumbnail_url'),
    fileUrl: text('file_url'),
    ...timestamps(),
  },
  (t) => [index('projects_user_created').on(t.userId, t.createdAt)],
);

export const generations = pgTable(
  'generations',
  {
    id: id(),
    userId: owner(),
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
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    ...timestamps(),
  },
  (t) => [
    index('jobs_user_created').on(t.userId, t.createdAt),
    index('jobs_status').on(t.status, t.type),
    index('jobs_finished').on(t.finishedAt),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: owner(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body'),
    link: text('link'),
    /** Set by the sender so that a repeated job notifies once. */
    dedupeKey: text('dedupe_key').unique(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [index('notifications_user_created').on(t.userId, t.createdAt)],
);
