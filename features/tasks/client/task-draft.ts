/** A task as the form holds it and the calls take it. */

import { createTaskBody, type Task, type TaskCategory, TITLE_REQUIRED } from '../contract.ts';
import { isTaskCategory } from './task-list.ts';

export interface TaskDraft {
  title: string;
  description: string | null;
  category: TaskCategory;
  dueDate: string | null;
  completed?: boolean;
}

export const EMPTY_DRAFT: TaskDraft = { title: '', description: '', category: 'personal', dueDate: null };

export const draftOf = (task: Task): TaskDraft => ({
  title: task.title,
  description: task.description,
  category: isTaskCategory(task.category) ? task.category : 'personal',
  dueDate: task.dueDate,
});

/** What will be sent: texts trimmed, an empty description as none. */
export const tidied = (draft: TaskDraft): TaskDraft => ({
  ...draft,
  title: draft.title.trim(),
  description: draft.description?.trim() || null,
});

/** A message for each field that the contract would refuse. */
export function draftErrors(draft: TaskDraft): Partial<Record<keyof TaskDraft, string>> {
  if (draft.title.trim() === '') return { title: TITLE_REQUIRED };
  const checked = createTaskBody.safeParse(draft);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

/** A chosen day means its last moment where the person is: due today is not overdue until tomorrow. */
export function dueAtEndOf(day: Date): string {
  const end = new Date(day);
  end.setHours(23, 59, 59, 999);
  return end.toISOString();
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** 'MMM d, yyyy' in the reader's time zone. */
export const showDate = (date: string | Date): string => DAY.format(new Date(date));
