/** A task as the form holds it and the calls take it. */

import { dateFormat } from '#common/wording/formats.ts';
import { fromWall, onWall, wallNow, zoneHere } from '#platform/browser/preferences/time-zone.ts';
import {
  createTaskBody,
  type Task,
  type TaskCategory,
  type TaskPriority,
  TITLE_REQUIRED,
} from '../../contract.ts';
import { isTaskCategory } from '../task-list.ts';

export interface TaskDraft {
  title: string;
  description: string | null;
  category: TaskCategory;
  dueDate: string | null;
  hasTime: boolean;
  timeZone: string | null;
  priority: TaskPriority;
  repeat: string | null;
  reminder: number | null;
  completed?: boolean;
}

/** When a task is due, as one thing: a change of one part may change the others. */
export type DueParts = Pick<TaskDraft, 'dueDate' | 'hasTime' | 'timeZone' | 'repeat' | 'reminder'>;

const NOT_DUE: DueParts = { dueDate: null, hasTime: false, timeZone: null, repeat: null, reminder: null };

export const EMPTY_DRAFT: TaskDraft = {
  title: '',
  description: '',
  category: 'personal',
  priority: 'none',
  ...NOT_DUE,
};

/** A new task for a day of the calendar. */
export const draftFor = (day: Date): TaskDraft => ({
  ...EMPTY_DRAFT,
  dueDate: dueAtEndOf(day),
  timeZone: zoneHere(),
});

export const draftOf = (task: Task): TaskDraft => ({
  title: task.title,
  description: task.description,
  category: isTaskCategory(task.category) ? task.category : 'personal',
  dueDate: task.dueDate,
  hasTime: task.hasTime,
  timeZone: task.timeZone,
  priority: task.priority,
  repeat: task.repeat,
  reminder: task.reminder,
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
  return fromWall(end).toISOString();
}

/** The day of the one with the hour of the other, where the person is. */
function dayWithHourOf(day: Date, hour: Date): string {
  const moment = new Date(day);
  moment.setHours(hour.getHours(), hour.getMinutes(), 0, 0);
  return fromWall(moment).toISOString();
}

/** The same task on another day: a time of day stays, a whole day stays one. */
export const movedTo = (day: Date, { dueDate, hasTime }: Pick<DueParts, 'dueDate' | 'hasTime'>): string =>
  dueDate && hasTime ? dayWithHourOf(day, onWall(dueDate)) : dueAtEndOf(day);

export const withDay = (parts: DueParts, day: Date | null): DueParts =>
  day ? { ...parts, dueDate: movedTo(day, parts), timeZone: zoneHere() } : NOT_DUE;

/** A time, a repeat or a reminder needs a day: today, where none was chosen. */
const onSomeDay = (parts: DueParts): DueParts & { dueDate: string } => ({
  ...parts,
  dueDate: parts.dueDate ?? dueAtEndOf(wallNow()),
  timeZone: parts.timeZone ?? zoneHere(),
});

export const withRepeat = (parts: DueParts, repeat: string | null): DueParts =>
  repeat === null ? { ...parts, repeat } : { ...onSomeDay(parts), repeat };

export const withReminder = (parts: DueParts, reminder: number | null): DueParts =>
  reminder === null ? { ...parts, reminder } : { ...onSomeDay(parts), reminder };

/** `time`: HH:MM, or empty for the whole day. */
export function withTime(chosen: DueParts, time: string): DueParts {
  if (!chosen.dueDate && time === '') return chosen;
  const parts = onSomeDay(chosen);
  const due = onWall(parts.dueDate);
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined) {
    // A whole day is announced in the morning, so minutes before make no sense.
    const reminder = parts.reminder === null || parts.reminder === 1440 ? parts.reminder : 0;
    return { ...parts, dueDate: dueAtEndOf(due), hasTime: false, timeZone: zoneHere(), reminder };
  }
  due.setHours(hours, minutes, 0, 0);
  return { ...parts, dueDate: fromWall(due).toISOString(), hasTime: true, timeZone: zoneHere() };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** HH:MM for a time field; empty for a whole day. */
export function timeOf({ dueDate, hasTime }: Pick<DueParts, 'dueDate' | 'hasTime'>): string {
  if (!dueDate || !hasTime) return '';
  const due = onWall(dueDate);
  return `${twoDigits(due.getHours())}:${twoDigits(due.getMinutes())}`;
}

const dayText = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const timeText = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** 'MMM d, yyyy' in the reader's time zone. */
export const showDate = (date: string | Date): string => dayText(onWall(date));

export const showTime = (date: string | Date): string => timeText(onWall(date));

/** 'MMM d, yyyy', with the time where one was set. */
export const showDue = ({ dueDate, hasTime }: { dueDate: string; hasTime: boolean }): string =>
  hasTime ? `${showDate(dueDate)}, ${showTime(dueDate)}` : showDate(dueDate);
