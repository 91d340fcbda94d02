/** What the task list takes from other tools. */

import type { SendTarget } from '#platform/browser/library/send-to.ts';

export const TASK_TARGETS = [
  {
    id: 'tasks',
    label: 'Task list',
    path: '/task-management',
    accepts: ({ kind }) => kind === 'transcript',
  },
] as const satisfies readonly SendTarget[];
