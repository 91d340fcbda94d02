/** What tasks bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { datedTasks } from './dated-tasks.ts';
import { sendReminders } from './reminders.ts';
import { createTaskKeeper } from './task-keeper.ts';
import { registerTaskRoutes } from './tasks.routes.ts';
import { taskItems } from './tasks.service.ts';

export const tasksFeature: ServerFeature = {
  name: 'tasks',
  routes: registerTaskRoutes,
  everyMinute: (platform) => sendReminders(platform),
  makes: (platform) => ({ tasks: createTaskKeeper(platform) }),
  dated: (platform) => [datedTasks(platform)],
  items: () => [taskItems],
};
