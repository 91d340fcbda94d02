/** Gives the demo account what it lacks; what is there already stays as it is. */

import { createTaskBody } from '#features/tasks/contract.ts';
import * as tasks from '#features/tasks/server/tasks.service.ts';
import { createProjectBody } from '#features/video/contract.ts';
import * as projects from '#features/video/server/projects.repo.ts';
import type { Platform } from '#platform/platform.ts';
import { demoNotices, demoProjects, demoTasks } from './demo-content.ts';

export interface Added {
  tasks: number;
  projects: number;
}

export async function fill(platform: Platform, userId: string): Promise<Added> {
  const { db, notify } = platform;
  const taskTitles = new Set((await tasks.list(db, userId)).map((task) => task.title));
  // Lists show the newest first, so the last to be added stands on top.
  const newTasks = demoTasks()
    .filter((task) => !taskTitles.has(task.title))
    .reverse();
  for (const task of newTasks)
    await tasks.create(platform, { id: userId, timeZone: null }, createTaskBody.parse(task));

  const projectTitles = new Set(
    (await projects.listProjects(db, userId, undefined, 1000)).map((project) => project.title),
  );
  const newProjects = demoProjects()
    .filter((project) => !projectTitles.has(project.title))
    .reverse();
  for (const project of newProjects) {
    await projects.insertProject(db, { ...createProjectBody.parse(project), userId, status: 'draft' });
  }

  for (const [index, notice] of demoNotices().entries()) {
    await notify(userId, { ...notice, dedupeKey: `demo:${userId}:${index}` });
  }
  return { tasks: newTasks.length, projects: newProjects.length };
}
