/** What the screen shows out of all tasks: filtered, searched, sorted and counted. Pure, so that it is easy to trust. */

import {
  TASK_CATEGORIES,
  TASK_PRIORITIES,
  type TASK_STATUS_FILTERS,
  type Task,
  type TaskCategory,
  type TaskPriority,
} from '../contract.ts';

export const TASK_SORTS = ['due', 'priority', 'newest', 'title'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];
export type TaskStatus = (typeof TASK_STATUS_FILTERS)[number];

export interface TaskView {
  search: string;
  category: TaskCategory | 'all';
  status: TaskStatus;
  priority: TaskPriority | 'all';
  sort: TaskSort;
}

export const DEFAULT_VIEW: TaskView = {
  search: '',
  category: 'all',
  status: 'all',
  priority: 'all',
  sort: 'due',
};

/** Sorting hides nothing, so it does not count as a filter. */
export const isFiltered = (view: TaskView): boolean =>
  view.search.trim() !== '' || view.category !== 'all' || view.status !== 'all' || view.priority !== 'all';

/** Not completed, and the due time has passed. */
export const isOverdue = (task: Pick<Task, 'completed' | 'dueDate'>, now: number): boolean =>
  !task.completed && task.dueDate !== null && Date.parse(task.dueDate) < now;

export interface TaskStats {
  total: number;
  completed: number;
  pending: number;
  overdue: number;
}

export function taskStats(tasks: readonly Task[], now: number): TaskStats {
  let completed = 0;
  let overdue = 0;
  for (const task of tasks) {
    if (task.completed) completed += 1;
    else if (isOverdue(task, now)) overdue += 1;
  }
  return { total: tasks.length, completed, pending: tasks.length - completed, overdue };
}

export function visibleTasks(tasks: readonly Task[], view: TaskView): readonly Task[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = isFiltered(view) ? tasks.filter((task) => isKept(task, view, words)) : tasks;
  return sorted(kept, view.sort);
}

function isKept(task: Task, view: TaskView, words: readonly string[]): boolean {
  if (view.category !== 'all' && task.category !== view.category) return false;
  if (view.status !== 'all' && task.completed !== (view.status === 'completed')) return false;
  if (view.priority !== 'all' && task.priority !== view.priority) return false;
  if (words.length === 0) return true;
  const text = `${task.title}\n${task.description ?? ''}\n${task.category ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** One collator for all comparisons: making one for each pair would be slow on long lists. */
const byWords = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const newestFirst = (a: Task, b: Task): number =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0;

/** What is done comes after what is to do. */
const openFirst = (a: Task, b: Task): number => Number(a.completed) - Number(b.completed);

const rank = ({ priority }: Task): number => TASK_PRIORITIES.indexOf(priority);
export const highestFirst = (a: Task, b: Task): number => rank(b) - rank(a);

/** Soonest first; tasks without a date come last. */
export function soonestFirst(a: Task, b: Task): number {
  if (a.dueDate === b.dueDate) return 0;
  if (a.dueDate === null) return 1;
  if (b.dueDate === null) return -1;
  return Date.parse(a.dueDate) - Date.parse(b.dueDate);
}

const ORDER: Record<TaskSort, (a: Task, b: Task) => number> = {
  due: (a, b) => openFirst(a, b) || soonestFirst(a, b) || highestFirst(a, b) || newestFirst(a, b),
  priority: (a, b) => openFirst(a, b) || highestFirst(a, b) || soonestFirst(a, b) || newestFirst(a, b),
  newest: newestFirst,
  title: (a, b) => byWords.compare(a.title, b.title) || newestFirst(a, b),
};

const sorted = (tasks: readonly Task[], sort: TaskSort): readonly Task[] => [...tasks].sort(ORDER[sort]);

export const isTaskCategory = (value: string | null): value is TaskCategory =>
  (TASK_CATEGORIES as readonly (string | null)[]).includes(value);
