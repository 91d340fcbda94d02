/** What can be done with tasks, and to whom they belong. */

import type { BodyOf } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import type { createTask, Task, updateTask } from '../contract.ts';
import {
  comesAgain,
  NO_SCHEDULE,
  remindAtOf,
  type Schedule,
  settled,
  withChanges,
} from './schedule-rules.ts';
import * as repo from './tasks.repo.ts';
import { tasks } from './tasks.table.ts';

type Deps = Pick<Platform, 'db' | 'items'>;

const scheduleOf = (row: repo.ScheduleRow | null | undefined): Schedule =>
  row
    ? {
        hasTime: row.hasTime,
        timeZone: row.timeZone,
        priority: row.priority,
        repeat: row.repeat,
        reminder: row.reminder,
      }
    : NO_SCHEDULE;

const toTask = (row: repo.TaskRow, schedule: Schedule): Task => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  dueDate: row.dueDate?.toISOString() ?? null,
  completed: row.completed,
  ...schedule,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toDate = (text: string | null | undefined) => (text == null ? text : new Date(text));
const isPlain = (schedule: Schedule) =>
  Object.entries(NO_SCHEDULE).every(([key, value]) => schedule[key as keyof Schedule] === value);

export const list = async (db: Db, userId: string): Promise<Task[]> =>
  (await repo.listTasks(db, userId)).map(({ task, schedule }) => toTask(task, scheduleOf(schedule)));

export async function create(
  { db, items }: Deps,
  { id: userId, timeZone }: Pick<User, 'id' | 'timeZone'>,
  body: BodyOf<typeof createTask>,
): Promise<Task> {
  const { title, description, category, completed } = body;
  const dueDate = toDate(body.dueDate);
  const sent = withChanges(NO_SCHEDULE, body);
  // Hours and repeats are counted where the person is; a plain day needs no zone.
  const zoned = isPlain(sent) ? sent : { ...sent, timeZone: sent.timeZone ?? timeZone };
  const schedule = settled(zoned, dueDate ?? null, body);
  await items.assertRoom(userId, taskItems.type, body);
  const values = { userId, title, description, category, completed, dueDate };
  // Most tasks are plain, and one row is quicker than a transaction.
  if (isPlain(schedule)) return toTask(await repo.insertTask(db, values), schedule);
  return db.transaction(async (tx) => {
    const row = await repo.insertTask(tx, values);
    const remindAt = remindAtOf(schedule, row.dueDate, row.completed, new Date());
    await repo.insertSchedule(tx, { ...schedule, remindAt, taskId: row.id, userId });
    return toTask(row, schedule);
  });
}

export async function change(
  { db, items }: Deps,
  userId: string,
  id: string,
  body: BodyOf<typeof updateTask>,
  now = new Date(),
): Promise<Task> {
  const found = await repo.findTask(db, userId, id);
  if (!found) throw notFound('That task');
  if (Object.values(body).every((value) => value === undefined))
    return toTask(found.task, scheduleOf(found.schedule));
  const isRepeated = body.completed === true && !found.task.completed && found.schedule?.repeat != null;
  if (isRepeated) await items.assertRoom(userId, taskItems.type, found.task);
  return db.transaction((tx) => changeIn(tx, userId, id, body, now));
}

/** The same as part of a larger change, which asks for room beforehand. */
export async function changeIn(
  tx: Db,
  userId: string,
  id: string,
  body: BodyOf<typeof updateTask>,
  now = new Date(),
): Promise<Task> {
  const before = await repo.findTask(tx, userId, id, { lock: true });
  if (!before) throw notFound('That task');
  const dueDate = body.dueDate === undefined ? before.task.dueDate : (toDate(body.dueDate) ?? null);
  const schedule = settled(withChanges(scheduleOf(before.schedule), body), dueDate, body);
  const { title, description, category, completed } = body;
  const task = await repo.updateTask(tx, userId, id, { title, description, category, completed, dueDate });
  if (!task) throw notFound('That task');
  const remindAt = remindAtOf(schedule, dueDate, task.completed, now);
  if (before.schedule || !isPlain(schedule)) await repo.saveSchedule(tx, task, { ...schedule, remindAt });
  if (task.completed && !before.task.completed) await repeat(tx, task, schedule, now);
  if (!task.completed && before.task.completed) await takeBackRepeat(tx, task);
  return toTask(task, schedule);
}

/** The next one, as a task of its own; once, however often this one is ticked. */
async function repeat(tx: Db, task: repo.TaskRow, schedule: Schedule, now: Date): Promise<void> {
  const next = comesAgain(schedule, task.dueDate, now);
  if (!next || (await repo.wasRepeated(tx, task.id))) return;
  const { userId, title, description, category } = task;
  const made = await repo.insertTask(tx, { userId, title, description, category, dueDate: next.due });
  const kept = { ...schedule, repeat: next.repeat };
  const remindAt = remindAtOf(kept, next.due, false, now);
  await repo.insertSchedule(tx, { ...kept, remindAt, taskId: made.id, userId, repeatedFrom: task.id });
}

/** Unticked: what its completion made goes again, unless somebody has worked on it since. */
async function takeBackRepeat(tx: Db, { id, userId }: repo.TaskRow): Promise<void> {
  const made = await repo.findUntouchedRepeat(tx, userId, id);
  if (made) await repo.deleteTask(tx, userId, made);
}

export async function remove(db: Db, userId: string, id: string): Promise<void> {
  if (!(await repo.deleteTask(db, userId, id))) throw notFound('That task');
}

export const taskItems: ItemKind = {
  type: 'task',
  noun: 'task',
  page: '/task-management',
  find: async (db, ids) =>
    new Map(
      (await repo.findTasks(db, ids)).map((row) => [row.id, { title: row.title, ownerId: row.userId }]),
    ),
  // They travel in one list.
  rows: { table: tasks, documents: [tasks.title, tasks.description], max: 10_000 },
};
