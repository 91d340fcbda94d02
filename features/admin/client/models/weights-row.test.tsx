/** What can be done with weights follows from how far they are, and from whether this machine can draw. */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { WeightsInfo } from '../../calls/weight-calls.ts';
import { WeightsRow } from './weights-row.tsx';

const WEIGHTS: WeightsInfo = {
  id: 'fox',
  model: 'local:fox',
  name: 'Fox',
  goodFor: '',
  licence: { name: 'Apache 2.0', url: 'https://example.com/licence' },
  source: 'known',
  state: 'absent',
  bytes: 2 * 1024 ** 3,
  bytesHere: 0,
  problem: null,
  isChosen: false,
  download: null,
  failure: null,
};

const show = (change: Partial<WeightsInfo>, canDraw = true): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WeightsRow weights={{ ...WEIGHTS, ...change }} canDraw={canDraw} />
    </QueryClientProvider>,
  );
/** Names of its buttons, as they are read out. */
const buttons = (change: Partial<WeightsInfo>, canDraw?: boolean): string[] =>
  [...show(change, canDraw).matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes, inside]) =>
      /aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? inside!.replace(/<[^>]*>/g, '').trim(),
  );

it.each<[string, Partial<WeightsInfo>, string[]]>([
  ['not here', {}, ['Download Fox']],
  ['half here', { state: 'partial' }, ['Resume Fox', 'Remove Fox']],
  ['verified', { state: 'verified' }, ['Use Fox for pictures', 'Remove Fox']],
  ['put there', { state: 'here', source: 'file' }, ['Use Fox for pictures', 'Remove Fox']],
  ['never compared', { state: 'here' }, ['Verify Fox', 'Use Fox for pictures', 'Remove Fox']],
  ['another sum', { state: 'wrong' }, ['Remove Fox']],
  ['not usable', { state: 'unusable', problem: 'The file is empty.' }, ['Remove Fox']],
  ['drawing', { state: 'verified', isChosen: true }, []],
  ['coming', { state: 'partial', download: { stage: null, progress: 43, status: 'running' } }, ['Cancel']],
])('%s', (_, change, expected) => expect(buttons(change)).toEqual(expected));

it('a machine that cannot draw offers no use', () => {
  expect(buttons({ state: 'verified' }, false)).toEqual(['Remove Fox']);
});

it('says licence, size, progress and what went wrong', () => {
  const download = { stage: 'Downloading fox.gguf: 1 GB of 2 GB', progress: 43, status: 'running' } as const;
  const coming = show({ download });
  for (const text of ['href="https://example.com/licence"', '2 GB', '43%']) expect(coming).toContain(text);
  expect(show({ failure: 'The file is cut off.' })).toContain('The file is cut off.');
  expect(show({ state: 'unusable', problem: 'The file is empty.' })).toContain('The file is empty.');
});
