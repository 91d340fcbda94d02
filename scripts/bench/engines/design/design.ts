/** The design studio's figures: files that look as the page does, two hundred rows of a table, and a smooth drag. */

import type { Job } from '#common/job.ts';
import type { Design } from '#features/design/contract.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { ownFolder, startWeb, until } from '#tests/processes/product-process.ts';
import type { Bench, Figure } from '../../figure.ts';
import { dragging } from './dragging.ts';
import { likeness } from './likeness.ts';

const ROWS = 200;

async function rows(person: Visitor): Promise<Figure[]> {
  const { body: templates } = await person.get<{ id: string }[]>(
    '/api/design-templates?format=instagram-post',
  );
  const { body: design } = await person.post<Design>('/api/designs', {
    templateId: templates[0]!.id,
    format: 'instagram-post',
  });
  const lines = Array.from({ length: ROWS }, (_, i) => `Loaf number ${i + 1},${(i % 9) + 1}.50 €`);
  const csv = Buffer.from(['Name,Price', ...lines].join('\n'));
  const mapping = JSON.stringify({ columns: { Name: 'headline' }, fileName: 'Name' });
  const began = performance.now();
  const path = `/api/designs/${design.id}/batch`;
  const { body, text } = await person.upload(csv, 'rows.csv', 'text/csv', 'csv', path, { mapping });
  const { jobId } = body as { jobId: string };
  if (!jobId) throw new Error(text);
  const job = await until(async () => {
    const { body: now } = await person.get<Job>(`/api/jobs/${jobId}`);
    return ['completed', 'failed', 'cancelled'].includes(now.status) ? now : undefined;
  }, 200);
  if (job.status !== 'completed') throw new Error(job.error ?? job.status);
  const value = performance.now() - began;
  return [{ name: `${ROWS} rows of a table as PNG in a ZIP`, value, unit: 'ms', target: { atMost: 60_000 } }];
}

export const design: Bench = {
  name: 'design',
  about: 'designs by browser and server, a table of 200 rows, dragging among 200 layers',
  async run() {
    const web = startWeb({ DATA_DIR: ownFolder(), PORT: '0', LOG_LEVEL: 'error' });
    const base = await web.ready();
    const person = new Visitor(base);
    await person.signUp('designer');
    return [...(await likeness(base, person)), ...(await rows(person)), ...(await dragging(base, person))];
  },
};
