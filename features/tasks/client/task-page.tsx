/** The task screen: add, find, tick, change and remove tasks, with or without a mouse. */

import { CalendarDays, CalendarRange, List, ListChecks, ListTodo, Plus, Rss, SearchX } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Task } from '../contract.ts';
import { undoLast } from './changes/undo.ts';
import { useTasks } from './changes/use-tasks.ts';
import { TaskDialog } from './edit/task-dialog.tsx';
import { draftFor, EMPTY_DRAFT, type TaskDraft } from './edit/task-draft.ts';
import { CalendarFeed } from './feed/calendar-feed.tsx';
import { TextTasks } from './from-text/text-tasks.tsx';
import { ShortcutHelp } from './keys/shortcut-help.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { wantRow } from './keys/wanted-row.ts';
import { TaskFilters } from './task-filters.tsx';
import { DEFAULT_VIEW, taskStats, visibleTasks } from './task-list.ts';
import { TaskRows } from './task-rows.tsx';
import { TaskStatCards } from './task-stat-cards.tsx';
import { useNow } from './use-now.ts';
import { useTaskLinks } from './use-task-links.ts';
import { type Layout, useTaskView } from './use-task-view.ts';

const TaskCalendar = lazy(async () => ({
  default: (await import('./calendar/task-calendar.tsx')).TaskCalendar,
}));

const NONE: readonly Task[] = [];

/** On phones the button follows the list, in reach of one hand; days of a calendar have buttons of their own. */
const UNDER_THE_THUMB =
  'max-sm:fixed max-sm:right-4 max-sm:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-sm:z-30 max-sm:h-14 max-sm:rounded-full max-sm:px-6 max-sm:text-base max-sm:shadow-lift';

export function TaskPage() {
  const { user } = useRequireUser();
  const { query, create, update, remove } = useTasks(user !== null);
  const { filters: view, setFilters: setView, layout, day, show } = useTaskView();
  const [dialog, setDialog] = useState<{ open: boolean; task: Task | null; start: TaskDraft }>({
    open: false,
    task: null,
    start: EMPTY_DRAFT,
  });
  const [hasFeed, setFeed] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const now = useNow();

  const addTask = useCallback(() => setDialog({ open: true, task: null, start: EMPTY_DRAFT }), []);
  const addOn = (chosen: Date) => setDialog({ open: true, task: null, start: draftFor(chosen) });
  const editTask = useCallback((task: Task) => setDialog({ open: true, task, start: EMPTY_DRAFT }), []);
  const added = useRef<string>(undefined);
  const close = () => setDialog((shown) => ({ ...shown, open: false }));
  const { mutate: updateTask } = update;
  const toggleTask = useCallback(
    (task: Task) =>
      updateTask({
        id: task.id,
        patch: { completed: !task.completed },
        done: task.repeat && !task.completed ? t('Done. This task repeats.') : undefined,
      }),
    [updateTask],
  );
  const { mutate: removeTask } = remove;

  useTaskLinks(query.data, { onNew: addTask, onEdit: editTask });
  const [hasHelp, setHelp] = useState(false);
  const shortcuts = useShortcuts({
    n: addTask,
    '/': () => search.current?.focus(),
    '?': () => setHelp(true),
    'Ctrl+z': undoLast,
  });

  const tasks = query.data ?? NONE;
  /* Typing stays fluent on long lists: the list follows a moment later. */
  const settled = useDeferredValue(view);
  const shown = useMemo(() => visibleTasks(tasks, settled), [tasks, settled]);
  const stats = useMemo(() => taskStats(tasks, now), [tasks, now]);

  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={t('Your tasks could not be loaded')}
        message={t('Please check your connection and try again.')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!user || query.isPending) return <LoadingScreen label={t('Loading your tasks...')} />;

  return (
    <>
      <PageHeader
        title={t('Task Management')}
        description={t('Everything you want to get done, in one list.')}
        icon={<ListChecks />}
        actions={
          <>
            <ShortcutHelp shortcuts={shortcuts} open={hasHelp} onOpenChange={setHelp} />
            <Button
              onClick={addTask}
              aria-keyshortcuts={shortcuts.enabled ? 'n' : undefined}
              className={
                tasks.length === 0 ? 'max-sm:hidden' : layout === 'list' ? UNDER_THE_THUMB : undefined
              }
            >
              <Plus /> {t('Add Task')}
            </Button>
          </>
        }
      />
      <TaskStatCards stats={stats} isAside={tasks.length > 0 && layout !== 'list'} />
      {tasks.length === 0 ? (
        <Card className="mt-6">
          <EmptyState
            icon={<ListTodo />}
            title={t('No tasks yet')}
            description={t('Write down the first thing on your mind. The rest will follow.')}
            action={
              <Button onClick={addTask}>
                <Plus /> {t('Add Task')}
              </Button>
            }
          />
        </Card>
      ) : (
        <Tabs value={layout} onValueChange={(next) => show(next as Layout, day)} className="mt-6">
          <div className="flex items-center justify-between gap-3">
            <TabsList aria-label={t('View')} className="max-sm:flex-1">
              <TabsTrigger value="list">
                <List /> {t('List')}
              </TabsTrigger>
              <TabsTrigger value="week">
                <CalendarRange /> {t('Week')}
              </TabsTrigger>
              <TabsTrigger value="month">
                <CalendarDays /> {t('Month')}
              </TabsTrigger>
            </TabsList>
            <Button
              variant="outline"
              aria-label={t('Calendar feed')}
              onClick={() => setFeed(true)}
              className="max-sm:size-10 max-sm:px-0"
            >
              <Rss /> <span className="max-sm:hidden">{t('Calendar feed')}</span>
            </Button>
          </div>
          <TabsContent value={layout} tabIndex={-1} className="mt-0">
            <TaskFilters
              view={view}
              onChange={setView}
              searchRef={search}
              shown={shown.length}
              total={tasks.length}
              isSorted={layout === 'list'}
            />
            {shown.length === 0 ? (
              <Card className="max-sm:mb-20">
                <EmptyState
                  icon={<SearchX />}
                  title={t('No tasks match your filters')}
                  description={t('Try another category, status, priority or word.')}
                  action={
                    <Button variant="outline" onClick={() => setView({ ...DEFAULT_VIEW, sort: view.sort })}>
                      {t('Clear Filters')}
                    </Button>
                  }
                />
              </Card>
            ) : layout === 'list' ? (
              <TaskRows
                tasks={shown}
                now={now}
                onToggle={toggleTask}
                onEdit={editTask}
                onRemove={removeTask}
              />
            ) : (
              <Suspense fallback={<LoadingScreen label={t('Loading your calendar...')} />}>
                <TaskCalendar
                  key={layout}
                  span={layout}
                  day={day}
                  tasks={shown}
                  now={now}
                  onShow={(next) => show(layout, next)}
                  onAdd={addOn}
                  onMove={({ id }, patch, done) => updateTask({ id, patch, done })}
                  onToggle={toggleTask}
                  onEdit={editTask}
                  onRemove={removeTask}
                />
              </Suspense>
            )}
          </TabsContent>
        </Tabs>
      )}
      <TextTasks />
      {hasFeed && <CalendarFeed onClose={() => setFeed(false)} />}
      <TaskDialog
        open={dialog.open}
        task={dialog.task}
        start={dialog.start}
        pending={create.isPending || update.isPending}
        onClose={close}
        onSubmit={(draft) =>
          dialog.task
            ? updateTask({ id: dialog.task.id, patch: draft }, { onSuccess: close })
            : create.mutate(
                { draft },
                {
                  onSuccess: ({ id }) => {
                    added.current = id;
                    close();
                  },
                },
              )
        }
        onClosed={(event) => {
          if (!added.current || layout !== 'list') return;
          event.preventDefault();
          wantRow(added.current);
          added.current = undefined;
        }}
      />
    </>
  );
}
