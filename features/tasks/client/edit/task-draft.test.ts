/** The form's rules: what is refused, what is sent, what a chosen day means. */

import { format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../contract.ts';
import {
  draftErrors,
  draftOf,
  dueAtEndOf,
  EMPTY_DRAFT,
  showDate,
  showDue,
  tidied,
  timeOf,
  withDay,
  withReminder,
  withRepeat,
  withTime,
} from './task-draft.ts';

const PLAIN = { hasTime: false, timeZone: null, priority: 'none', repeat: null, reminder: null } as const;

describe('task draft', () => {
  it('refuses a blank title in the agreed words', () => {
    expect(draftErrors({ ...EMPTY_DRAFT, title: '   ' })).toEqual({ title: 'Please enter a task title.' });
    expect(draftErrors({ ...EMPTY_DRAFT, title: 'Call Ada' })).toEqual({});
  });

  it('refuses texts that are too long, naming the field', () => {
    expect(draftErrors({ ...EMPTY_DRAFT, title: 'x'.repeat(201) })).toHaveProperty('title');
    expect(draftErrors({ ...EMPTY_DRAFT, title: 'x', description: 'y'.repeat(5001) })).toHaveProperty(
      'description',
    );
  });

  it('means today when a time, a repeat or a reminder is chosen without a day', () => {
    const today = dueAtEndOf(new Date());
    expect(format(withTime(EMPTY_DRAFT, '09:30').dueDate!, 'yyyy-MM-dd HH:mm')).toBe(
      `${format(new Date(), 'yyyy-MM-dd')} 09:30`,
    );
    expect(withRepeat(EMPTY_DRAFT, 'FREQ=DAILY')).toMatchObject({ dueDate: today, repeat: 'FREQ=DAILY' });
    expect(withReminder(EMPTY_DRAFT, 0)).toMatchObject({ dueDate: today, reminder: 0 });
    for (const none of [
      withTime(EMPTY_DRAFT, ''),
      withRepeat(EMPTY_DRAFT, null),
      withReminder(EMPTY_DRAFT, null),
    ])
      expect(none).toEqual(EMPTY_DRAFT);
  });

  it('sends trimmed texts and no empty description', () => {
    expect(tidied({ ...EMPTY_DRAFT, title: '  Call Ada ', description: '  ' })).toMatchObject({
      title: 'Call Ada',
      description: null,
      category: 'personal',
    });
  });

  it('takes over a stored task; a category that is no longer known becomes personal', () => {
    const task = { title: 'a', description: 'b', category: 'gardening', dueDate: null, ...PLAIN } as Task;
    expect(draftOf(task)).toEqual({
      title: 'a',
      description: 'b',
      category: 'personal',
      dueDate: null,
      ...PLAIN,
    });
    expect(draftOf({ ...task, category: 'health' }).category).toBe('health');
  });

  it('is due at the end of the chosen day, and shows that same day', () => {
    const day = new Date(2026, 0, 5);
    const due = dueAtEndOf(day);
    expect(new Date(due).getTime() - day.getTime()).toBe(86_400_000 - 1);
    expect(showDate(due)).toBe('Jan 5, 2026');
    expect(day.getHours()).toBe(0);
  });

  it('writes dates as MMM d, yyyy', () => {
    for (const date of [new Date(2024, 1, 29), new Date(2026, 8, 1), new Date(2030, 11, 31)]) {
      expect(showDate(date)).toBe(format(date, 'MMM d, yyyy'));
    }
  });

  it('keeps a time of day on another day, and is a whole day again without one', () => {
    const start = { ...PLAIN, dueDate: dueAtEndOf(new Date(2026, 0, 5)), reminder: 10 };
    const timed = withTime(start, '09:30');
    expect(timed).toMatchObject({ dueDate: new Date(2026, 0, 5, 9, 30).toISOString(), hasTime: true });
    expect(timeOf(timed)).toBe('09:30');
    const moved = withDay(timed, new Date(2026, 1, 7));
    expect(moved.dueDate).toBe(new Date(2026, 1, 7, 9, 30).toISOString());
    expect(showDue({ ...moved, dueDate: moved.dueDate! })).toBe('Feb 7, 2026, 9:30 AM');
    expect(withTime(moved, '')).toMatchObject({
      dueDate: dueAtEndOf(new Date(2026, 1, 7)),
      hasTime: false,
      reminder: 0,
    });
    expect(withDay({ ...moved, repeat: 'FREQ=DAILY' }, null)).toMatchObject({
      dueDate: null,
      repeat: null,
      reminder: null,
    });
  });
});
