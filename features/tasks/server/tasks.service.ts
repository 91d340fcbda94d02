/** What can be done with tasks, and to whom they belong. */

import type { BodyOf } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { ItemKind } from '#platform/making/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import type { createTask, Task, updateTask } from '../contract.ts';
import * as repo from './tasks.repo.ts';
import { tasks } from './tasks.table.ts';

const toTask = (row: repo.TaskRow): Task => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  dueDate: row.dueDate?.toISOString() ?? null,
  completed: row.completed,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toDate = (text: string | null | undefined) => (text == null ? text : new Date(text));

export const list = async (db: Db, userId: string): Promise<Task[]> =>
  (await repo.listTasks(db, userId)).map(toTask);

export async function create(
  { db, items }: Pick<Platform, 'db' | 'items'>,
  userId: string,
  body: BodyOf<typeof createTask>,
): Promise<Task> {
  await items.assertRoom(userId, taskItems.type, body);
  return toTask(await repo.insertTask(db, { ...body, userId, dueDate: toDate(body.dueDate) }));
}

export async function change(
  db: Db,
  userId: string,
  id: string,
  body: BodyOf<typeof updateTask>,
): Promise<Task> {
  const { dueDate, ...rest } = body;
  const values: repo.TaskValues = dueDate === undefined ? rest : { ...rest, dueDate: toDate(dueDate) };
  const isEmpty = Object.values(values).every((value) => value === undefined);
  const row = isEmpty ? await repo.findTask(db, userId, id) : await repo.updateTask(db, userId, id, values);
  if (!row) throw notFound('That task');
  return toTask(row);
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
  rows: { table: tasks, documents: [tasks.title, tasks.description], most: 5000 },
};
