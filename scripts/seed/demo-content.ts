/** What the demo account has to show: a creator's ordinary week. */

import type { Notice } from '#platform/notifications/notify.ts';
import { newNotice } from '#tests/factories/notification.ts';
import { type NewProject, newProject } from '#tests/factories/project.ts';
import { dueInDays, type NewTask, newTask } from '#tests/factories/task.ts';

/** Title, category, days until due (negative: overdue), whether it is done. */
type TaskLine = [title: string, category: NewTask['category'], due: number | null, completed?: boolean];

const TASKS: readonly TaskLine[] = [
  ['Send the spring invoice to Blue Heron Café', 'finance', -3],
  ['Reply to the bakery about their new logo', 'work', -1],
  ['Cut the teaser for the pottery workshop', 'creative', 0],
  ['Record the voice-over for episode 12', 'creative', 2],
  ['Collect testimonials for the landing page', 'work', 5],
  ['Sketch three characters for the comic', 'creative', 9],
  ['Book a check-up at the dentist', 'health', 14],
  ['Course: lighting for small studios, lesson 4', 'learning', 6],
  ['Read the chapter on colour and contrast', 'learning', null],
  ['Plan the weekend in the mountains', 'personal', 20],
  ['Swim twice this week', 'health', -2, true],
  ['Renew the domain', 'finance', -6, true],
  ['Pick music for the wedding film', 'creative', -4, true],
  ['Call Grandma', 'personal', null, true],
];

export const demoTasks = (now?: Date): NewTask[] =>
  TASKS.map(([title, category, due, completed = false]) =>
    newTask({
      title,
      description: null,
      category,
      dueDate: due === null ? null : dueInDays(due, now),
      completed,
    }),
  );

export const demoProjects = (): NewProject[] => [
  newProject({
    title: 'Pottery workshop teaser',
    description: 'Thirty seconds from clay to cup, for the studio window screen.',
    data: { template: 'promotional', duration: [30] },
  }),
  newProject({
    title: 'How our bread is made',
    description: 'A calm explainer for the bakery’s opening week.',
    data: { template: 'explainer', duration: [60] },
  }),
  newProject({
    title: 'Ella & Jonas',
    description: 'Wedding film, first rough cut.',
    data: { template: 'wedding', duration: [120] },
  }),
];

export const demoNotices = (): Notice[] => [
  newNotice({
    title: 'Welcome to Atelier',
    body: 'Your tasks and projects are waiting on the dashboard.',
    link: '/',
  }),
  newNotice({
    kind: 'tasks',
    title: 'Two tasks are overdue',
    body: 'Have a look at what was due this week.',
    link: '/task-management',
  }),
  newNotice({
    kind: 'subscription',
    title: 'Your trial is running',
    body: 'See what each plan includes.',
    link: '/subscription',
  }),
];
