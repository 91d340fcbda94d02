/** What the task list takes from other tools. */

import { t } from '#common/texts.ts';
import type { SendTarget } from '#platform/browser/library/send-to.ts';

export const TASK_TARGETS = [
  {
    id: 'tasks',
    label: t('Task list'),
    path: '/task-management',
    accepts: ({ kind }) => kind === 'transcript' || kind === 'note',
  },
] as const satisfies readonly SendTarget[];
