/** A small studio's week, written over HTTP as a person would, for the pictures in the README. */

import type { Visitor } from '../../tests/harness/visitor.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Oldest first: lists show the newest on top. */
const TASKS = [
  { title: 'Renew the domain', category: 'finance', dueDate: inDays(-2) },
  { title: 'Collect last month’s receipts', category: 'finance', dueDate: inDays(-6), completed: true },
  { title: 'Stretch before the long edit', category: 'health', dueDate: null, completed: true },
  { title: 'Watch the lesson on lighting', category: 'learning', dueDate: inDays(9) },
  {
    title: 'Send the invoice to Honey & Rye',
    description: 'Three clips and the new watermark.',
    category: 'work',
    dueDate: inDays(1),
  },
  {
    title: 'Record the spoken introduction',
    description: 'Nova, a little slower than last time.',
    category: 'creative',
    dueDate: inDays(3),
  },
  {
    title: 'Finish the summer clip',
    description: 'Swap the second scene for the ocean picture and end on the logo.',
    category: 'creative',
    dueDate: inDays(5),
  },
] as const;

const PROJECTS = ['Opening day teaser', 'How our bread is made', 'Summer at the lake'];

export async function addDemoContent(person: Visitor): Promise<void> {
  for (const task of TASKS) await mustCreate(person, '/api/tasks', { description: '', ...task });
  for (const title of PROJECTS)
    await mustCreate(person, '/api/projects', {
      title,
      description: '',
      type: 'video',
      status: 'draft',
      data: {
        title,
        description: '',
        template: 'promotional',
        duration: [30],
        style: 'modern',
        music: 'acoustic',
        textOverlay: '',
        uploadedFiles: [],
      },
    });
}

async function mustCreate(person: Visitor, path: string, json: unknown): Promise<void> {
  const answer = await person.post(path, json);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
}
