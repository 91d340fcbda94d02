/** Words of proposals by a text model that misbehaves over real HTTP: there are always four designs, and a note that is true. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job, ServerEvent } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { type Behaviour, type FakeProvider, startFakeProvider, WRITTEN } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { openEventLine } from '#tests/processes/event-line.ts';
import { type Design, WORDS_BY_HEADER, WORDS_PROBLEM_HEADER } from '../../contract.ts';
import { designFeature } from '../design.feature.ts';

let app: TestApp;
let provider: FakeProvider;
let ann: Visitor;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    work: false,
    features: [accountFeature, designFeature],
    env: {
      TEXT_MODEL: 'compatible:writer-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'sk-very-secret',
      COMPATIBLE_NAME: 'Studio',
    },
  });
  ann = await app.person('ann');
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

async function ideas(...script: Behaviour[]) {
  provider.script(...script);
  const answer = await ann.post<Design['document'][]>('/api/designs/ideas', {
    sentence: 'Flyer for our autumn bread sale, 20 % off until Sunday',
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toHaveLength(4);
  const note = (name: string) => decodeURIComponent(answer.headers.get(name) ?? '');
  return {
    texts: answer.body.map(({ pages }) =>
      pages.flatMap((page) => page.layers.map((one) => ('text' in one ? one.text : ''))).join('|'),
    ),
    by: note(WORDS_BY_HEADER),
    problem: note(WORDS_PROBLEM_HEADER),
    text: answer.text,
  };
}

it.each(['ok', 'talk around it'] as const)(
  'uses the words of "%s", never its invented price',
  async (behaviour) => {
    const { texts, by, problem } = await ideas(behaviour);
    for (const text of texts) expect(text).toContain(WRITTEN.headline);
    expect(texts.join()).toContain(WRITTEN.subline);
    expect(texts.join()).toContain('20% off');
    expect(texts.join()).not.toContain('99');
    expect([by, problem]).toEqual(['Studio writer-1', '']);
    const sent = JSON.parse(String(provider.requests[0]!.body));
    expect(sent.model).toBe('writer-1');
    expect(JSON.stringify(sent.messages)).toContain('autumn bread sale');
    expect(sent.max_tokens).toBeLessThanOrEqual(1000);
  },
);

it.each([
  ['talk past it', 'Studio sent no words that can be used.'],
  ['talk too long', 'Studio sent no words that can be used.'],
  ['garbage', 'Studio gave an answer that is not understood.'],
  ['refuse the key', 'Studio refused the key in COMPATIBLE_BASE_URL.'],
] as const)('says so after "%s", and takes the words from the sentence', async (behaviour, message) => {
  const { texts, by, problem, text } = await ideas(behaviour);
  for (const one of texts) expect(one).toContain('Autumn bread sale');
  expect([by, problem]).toEqual(['', message]);
  expect(text).not.toContain('sk-very-secret');
});

it('says how far it is, stage by stage, and is cancelled on the way', async () => {
  provider.script('hang');
  const line = await openEventLine(ann);
  const requested = ann.post('/api/designs/ideas', { sentence: 'Flyer for our autumn bread sale' });
  const stages: [string | null, number][] = [];
  const reach = async (stage: string): Promise<Job> => {
    const event = await line.next(
      (one) => one.type === 'job' && one.job.type === 'design-ideas' && one.job.stage === stage,
    );
    const { job } = event as Extract<ServerEvent, { type: 'job' }>;
    stages.push([job.stage, job.progress]);
    return job;
  };
  await reach('Reading your sentence');
  const { id } = await reach('Writing the words');
  expect(stages).toEqual([
    ['Reading your sentence', 5],
    ['Writing the words', 20],
  ]);
  expect((await ann.post<Job>(`/api/jobs/${id}/cancel`, {})).status).toBe(200);
  expect((await requested).status).toBe(499);
  expect((await ann.get<Job>(`/api/jobs/${id}`)).body.status).toBe('cancelled');
});
