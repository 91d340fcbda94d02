/** HTTP for tasks. */

import { setImmediate } from 'node:timers/promises';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../calls/calendar-calls.ts';
import { type ParsedTask, parseTask, parseTasks } from '../calls/parse-calls.ts';
import * as contract from '../contract.ts';
import * as calendar from './calendar.service.ts';
import { createTaskListCache } from './task-list-cache.ts';
import * as tasks from './tasks.service.ts';
import { readTask } from './words/read-task.ts';

export function registerTaskRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const answers = createTaskListCache(db);
  api.handle(contract.listTasks, async ({ user, reply }) => {
    const text = await answers(user.id, (list) => reply.serialize(list) as string);
    return reply.type('application/json; charset=utf-8').send(text);
  });
  api.handle(contract.createTask, ({ user, body }) => tasks.create(platform, user, body));
  api.handle(contract.updateTask, ({ user, params, body }) =>
    tasks.change(platform, user.id, params.id, body),
  );
  api.handle(contract.deleteTask, ({ user, params }) => tasks.remove(db, user.id, params.id));

  const reading = ({ timeZone, language = 'en' }: { timeZone: string; language?: string }) => ({
    timeZone,
    language: language.toLowerCase().split('-')[0]!,
    now: new Date(),
  });
  api.handle(parseTask, ({ body }) => readTask(body.text, reading(body)));
  api.handle(parseTasks, async ({ body }) => {
    const found: ParsedTask[] = [];
    for (const text of body.texts) {
      found.push(await readTask(text, reading(body)));
      // Fifty texts take a while: others are answered in between.
      await setImmediate();
    }
    return { tasks: found };
  });

  api.handle(calls.getTaskCalendar, ({ user }) => calendar.getCalendar(platform, user.id));
  api.handle(calls.renewTaskCalendar, ({ user, body }) =>
    calendar.renewCalendar(platform, user.id, body.timeZone),
  );
  api.handle(calls.deleteTaskCalendar, ({ user }) => calendar.removeCalendar(platform, user.id));
  api.handle(calls.readTaskCalendar, async ({ params, reply }) => {
    const text = await calendar.readCalendar(platform, params.token);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="tasks.ics"')
      .send(text);
  });
}
