/** The task screen: add, find, tick, change and remove tasks, with or without a mouse. */

import { ListChecks, ListTodo, Plus, SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Task } from '../contract.ts';
import { useTasks } from './changes/use-tasks.ts';
import { TextTasks } from './from-text/text-tasks.tsx';
import { ShortcutHelp } from './keys/shortcut-help.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskFilters } from './task-filters.tsx';
import { DEFAULT_VIEW, taskStats, visibleTasks } from './task-list.ts';
import { TaskRows } from './task-rows.tsx';
import { TaskStatCards } from './task-stat-cards.tsx';
import { useNewTaskLink } from './use-new-task-link.ts';
import { useNow } from './use-now.ts';

const NONE: readonly Task[] = [];

/** On phones the button follows the list, in reach of one hand. */
const UNDER_THE_THUMB =
  'max-sm:fixed max-sm:right-4 max-sm:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-sm:z-30 max-sm:h-14 max-sm:rounded-full max-sm:px-6 max-sm:text-base max-sm:shadow-lift';

export function TaskPage() {
  const { user } = useRequireUser();
  const { query, create, update, remove } = useTasks(user !== null);
  const [view, setView] = useState(DEFAULT_VIEW);
  const [dialog, setDialog] = useState<{ open: boolean; task: Task | null }>({ open: false, task: null });
  const search = useRef<HTMLInputElement>(null);
  const now = useNow();

  const addTask = useCallback(() => setDialog({ open: true, task: null }), []);
  const editTask = useCallback((task: Task) => setDialog({ open: true, task }), []);
  const close = () => setDialog((shown) => ({ ...shown, open: false }));
  const { mutate: updateTask } = update;
  const toggleTask = useCallback(
    (task: Task) => updateTask({ id: task.id, patch: { completed: !task.completed } }),
    [updateTask],
  );
  const { mutate: removeTask } = remove;

  useNewTaskLink(addTask);
  useOpened(
    'task',
    (id) => {
      const task = query.data?.find((one) => one.id === id);
      if (task) editTask(task);
    },
    query.data !== undefined,
  );
  const shortcuts = useShortcuts({ n: addTask, '/': () => search.current?.focus() });

  const tasks = query.data ?? NONE;
  /* Typing stays fluent on long lists: the list follows a moment later. */
  const settled = useDeferredValue(view);
  const shown = useMemo(() => visibleTasks(tasks, settled), [tasks, settled]);
  const stats = useMemo(() => taskStats(tasks, now), [tasks, now]);

  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Your tasks could not be loaded"
        message="Please check the connection and try again."
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!user || query.isPending) return <LoadingScreen label="Loading your tasks..." />;

  return (
    <>
      <PageHeader
        title="Task Management"
        description="Everything you want to get done, in one list."
        icon={<ListChecks />}
        actions={
          <>
            <ShortcutHelp shortcuts={shortcuts} />
            <Button
              onClick={addTask}
              aria-keyshortcuts={shortcuts.enabled ? 'n' : undefined}
              className={tasks.length === 0 ? 'max-sm:hidden' : UNDER_THE_THUMB}
            >
              <Plus /> Add Task
            </Button>
          </>
        }
      />
      <TaskStatCards stats={stats} />
      {tasks.length === 0 ? (
        <Card className="mt-6">
          <EmptyState
            icon={<ListTodo />}
            title="No tasks yet"
            description="Write down the first thing on your mind; the rest will follow."
            action={
              <Button onClick={addTask}>
                <Plus /> Add Task
              </Button>
            }
          />
        </Card>
      ) : (
        <>
          <TaskFilters
            view={view}
            onChange={setView}
            searchRef={search}
            shown={shown.length}
            total={tasks.length}
          />
          {shown.length === 0 ? (
            <Card className="max-sm:mb-20">
              <EmptyState
                icon={<SearchX />}
                title="No tasks match your filters"
                description="Try another category, status or word."
                action={
                  <Button variant="outline" onClick={() => setView({ ...DEFAULT_VIEW, sort: view.sort })}>
                    Clear Filters
                  </Button>
                }
              />
            </Card>
          ) : (
            <TaskRows tasks={shown} now={now} onToggle={toggleTask} onEdit={editTask} onRemove={removeTask} />
          )}
        </>
      )}
      <TextTasks />
      <TaskDialog
        open={dialog.open}
        task={dialog.task}
        pending={create.isPending || update.isPending}
        onClose={close}
        onSubmit={(draft) =>
          dialog.task
            ? updateTask({ id: dialog.task.id, patch: draft }, { onSuccess: close })
            : create.mutate({ draft }, { onSuccess: close })
        }
      />
    </>
  );
}
