/** The window in which a task is written or changed. */

import { type FormEvent, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { onWall, wallNow } from '#platform/browser/preferences/time-zone.ts';
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
import { TitleWords } from './title-words.tsx';
import { dueParts, useTitleWords } from './use-title-words.ts';

export interface TaskDialogProps {
  open: boolean;
  /** The task to change, or null for a new one. */
  task: Task | null;
  /** What a new task starts with. */
  start?: TaskDraft;
  pending: boolean;
  onClose: () => void;
  onSubmit: (draft: TaskDraft) => void;
  /** Before the focus goes back to where it was. */
  onClosed?: (event: Event) => void;
}

export function TaskDialog({ open, onClosed, ...form }: TaskDialogProps) {
  const { task, onClose } = form;
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent onCloseAutoFocus={onClosed}>
        <DialogHeader>
          <DialogTitle>{task ? t('Edit Task') : t('Add Task')}</DialogTitle>
          <DialogDescription>
            {task ? t('Edit this task.') : t('What do you want to get done?')}
          </DialogDescription>
        </DialogHeader>
        <TaskForm {...form} />
      </DialogContent>
    </Dialog>
  );
}

/** However much is filled in above, the buttons stay at the lower edge of the window. */
const ALWAYS_IN_REACH =
  'sticky -bottom-5 z-10 -mx-5 -mb-5 flex-row bg-popover px-5 pt-3 pb-5 *:flex-1 max-sm:border-t sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6 sm:*:flex-none';

/* Mounted with each opening, so that it always starts from the task as it is. */
function TaskForm({
  task,
  start = EMPTY_DRAFT,
  pending,
  onClose,
  onSubmit,
}: Omit<TaskDialogProps, 'open' | 'onClosed'>) {
  const [draft, setDraft] = useState<TaskDraft>(task ? draftOf(task) : start);
  const [errors, setErrors] = useState<ReturnType<typeof draftErrors>>({});
  // A new task's title is read for dates, until a date is chosen by hand.
  const [isRead, setRead] = useState(task === null && start.dueDate === null);
  const { read, ignore, readNow } = useTitleWords(draft.title, isRead);
  const shown = read ? { ...draft, ...dueParts(read) } : draft;
  const title = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const set = (part: Partial<TaskDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  };
  /** By hand: what was read so far is written down, and nothing more is read. */
  const setDue = (part: Partial<TaskDraft>) => {
    set({ ...(read && { title: read.title }), ...part });
    setRead(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || isSending.current) return;
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
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    const words = await readNow();
    isSending.current = false;
    onSubmit(tidied(words ? { ...draft, ...dueParts(words), title: words.title } : draft));
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField label={t('Title')} required error={errors.title}>
        <Input
          ref={title}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
          placeholder={t('e.g. Finish the summer clip by Friday')}
          autoComplete="off"
        />
      </FormField>
      {read && <TitleWords read={read} onUndo={ignore} />}
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
          value={shown.dueDate}
          onChange={(day) => setDue(withDay(shown, day))}
          error={errors.dueDate}
        />
        <FormField label={t('Time')} aside={t('Optional')}>
          <Input
            type="time"
            value={timeOf(shown)}
            onChange={(event) => setDue(withTime(shown, event.target.value))}
          />
        </FormField>
        <RepeatField
          value={shown.repeat}
          due={shown.dueDate ? onWall(shown.dueDate) : wallNow()}
          onChange={(repeat) => setDue(withRepeat(shown, repeat))}
          error={errors.repeat}
        />
        <ReminderField
          value={shown.reminder}
          hasTime={shown.hasTime}
          onChange={(reminder) => setDue(withReminder(shown, reminder))}
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
