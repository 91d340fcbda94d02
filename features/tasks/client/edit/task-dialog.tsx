/** The window in which a task is written or changed. */

import { type FormEvent, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { TASK_CATEGORIES, TASK_PRIORITIES, type Task } from '../../contract.ts';
import { priorityName } from '../priority-flag.tsx';
import { DueDateField } from './due-date-field.tsx';
import { ReminderField } from './reminder-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import {
  draftErrors,
  draftOf,
  EMPTY_DRAFT,
  type TaskDraft,
  tidied,
  timeOf,
  withDay,
  withReminder,
  withRepeat,
  withTime,
} from './task-draft.ts';

export interface TaskDialogProps {
  open: boolean;
  /** The task to change, or null for a new one. */
  task: Task | null;
  /** What a new task starts with. */
  start?: TaskDraft;
  pending: boolean;
  onClose: () => void;
  onSubmit: (draft: TaskDraft) => void;
}

export function TaskDialog({ open, task, start, pending, onClose, onSubmit }: TaskDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{task ? t('Edit Task') : t('Add Task')}</DialogTitle>
          <DialogDescription>
            {task ? t('Edit this task.') : t('What do you want to get done?')}
          </DialogDescription>
        </DialogHeader>
        <TaskForm task={task} start={start} pending={pending} onClose={onClose} onSubmit={onSubmit} />
      </DialogContent>
    </Dialog>
  );
}

/** However much is filled in above, the buttons stay at the lower edge of the window. */
const ALWAYS_IN_REACH =
  'sticky -bottom-5 z-10 -mx-5 -mb-5 flex-row bg-popover px-5 pt-3 pb-5 *:flex-1 max-sm:border-t sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6 sm:*:flex-none';

/* Mounted with each opening, so that it always starts from the task as it is. */
function TaskForm({ task, start = EMPTY_DRAFT, pending, onClose, onSubmit }: Omit<TaskDialogProps, 'open'>) {
  const [draft, setDraft] = useState<TaskDraft>(task ? draftOf(task) : start);
  const [errors, setErrors] = useState<ReturnType<typeof draftErrors>>({});
  const title = useRef<HTMLInputElement>(null);
  const set = (part: Partial<TaskDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found = draftErrors(draft);
    setErrors(found);
    if (found.title) {
      toast({
        title: draft.title.trim() === '' ? t('Title Required') : t('Title Too Long'),
        description: found.title,
        variant: 'destructive',
      });
      title.current?.focus();
    }
    if (Object.keys(found).length === 0) onSubmit(tidied(draft));
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField label={t('Title')} required error={errors.title}>
        <Input
          ref={title}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
          placeholder={t('e.g. Finish the summer clip')}
          autoComplete="off"
        />
      </FormField>
      <FormField label={t('Description')} error={errors.description}>
        <Textarea
          className="min-h-16"
          value={draft.description ?? ''}
          onChange={(event) => set({ description: event.target.value })}
          placeholder={t('Anything worth remembering')}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
        <FormField label={t('Category')}>
          <ChoiceSelect
            value={draft.category}
            choices={TASK_CATEGORIES}
            nameOf={labelOf}
            onChange={(category) => set({ category })}
          />
        </FormField>
        <FormField label={t('Priority')}>
          <ChoiceSelect
            value={draft.priority}
            choices={TASK_PRIORITIES}
            nameOf={priorityName}
            onChange={(priority) => set({ priority })}
          />
        </FormField>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DueDateField
          value={draft.dueDate}
          onChange={(day) => set(withDay(draft, day))}
          error={errors.dueDate}
        />
        <FormField label={t('Time')} aside={t('Optional')}>
          <Input
            type="time"
            value={timeOf(draft)}
            onChange={(event) => set(withTime(draft, event.target.value))}
          />
        </FormField>
        <RepeatField
          value={draft.repeat}
          due={draft.dueDate ? new Date(draft.dueDate) : new Date()}
          onChange={(repeat) => set(withRepeat(draft, repeat))}
          error={errors.repeat}
        />
        <ReminderField
          value={draft.reminder}
          hasTime={draft.hasTime}
          onChange={(reminder) => set(withReminder(draft, reminder))}
        />
      </div>
      <DialogFooter className={ALWAYS_IN_REACH}>
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {task ? t('Save Changes') : t('Create Task')}
        </Button>
      </DialogFooter>
    </form>
  );
}
