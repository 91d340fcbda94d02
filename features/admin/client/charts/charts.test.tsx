/** The charts add up, stack without gaps, and say in words what they draw. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AdminCharts } from '../../contract.ts';
import { buildCharts } from './build-charts.ts';
import { ChartCard } from './chart-card.tsx';
import { type Series, stacked, totalsOf, withRest } from './series.ts';

const look = { fill: 'fill-primary', swatch: 'bg-primary' };
const series = (name: string, ...values: number[]): Series => ({ name, values, ...look });

describe('series', () => {
  it('adds up what lies over each day', () => {
    expect(totalsOf([series('a', 1, 2, 3), series('b', 4, 0, 1)], 3)).toEqual([5, 2, 4]);
    expect(totalsOf([], 2)).toEqual([0, 0]);
  });

  it('stacks each series on the one before', () => {
    expect(stacked([series('a', 1, 0), series('b', 3, 2)], 2, 4)).toEqual([
      [
        { from: 0, to: 0.25 },
        { from: 0, to: 0 },
      ],
      [
        { from: 0.25, to: 1 },
        { from: 0, to: 0.5 },
      ],
    ]);
  });

  it('keeps the largest and puts the rest together', () => {
    const many = [series('small', 1), series('large', 9), series('middle', 5), series('tiny', 0.5)];
    expect(withRest(many, 3).map(({ name, values }) => [name, values[0]])).toEqual([
      ['large', 9],
      ['middle', 5],
      ['other', 1.5],
    ]);
    expect(withRest(many, 4)).toHaveLength(4);
  });
});

const days = ['2026-11-13', '2026-11-14', '2026-11-15'];
const perDay = (...values: number[]) => days.map((day, i) => ({ day, value: values[i] ?? 0 }));
const charts: AdminCharts = {
  signUps: perDay(1, 0, 5),
  generations: [
    { type: 'image', days: perDay(2, 2, 2) },
    { type: 'cover_song', days: perDay(0, 1, 0) },
  ],
  jobs: days.map((day, i) => ({ day, completed: 10, failed: i === 2 ? 2 : 0 })),
  queue: { queued: 3, running: 1, oldestQueuedSeconds: 150 },
  storage: perDay(1024 ** 2, 2 * 1024 ** 2, 3 * 1024 ** 2),
};

describe('the four charts', () => {
  const [signUps, generations, jobs, storage] = buildCharts(charts);

  it('say their figure, and everything in words', () => {
    expect(signUps).toMatchObject({ figure: '6', note: '2.0 a day on average' });
    expect(generations!.summary).toContain('7 in 30 days: image 6, cover song 1');
    expect(jobs).toMatchObject({ figure: '93.7%' });
    expect(jobs!.note).toBe('succeeded · 3 waiting for up to 3 minutes, 1 running');
    expect(storage).toMatchObject({ figure: '3 MB', note: '+2 MB in 30 days' });
  });

  it('have words for an installation where nothing has happened yet', () => {
    const empty = buildCharts({
      ...charts,
      generations: [],
      jobs: days.map((day) => ({ day, completed: 0, failed: 0 })),
      queue: { queued: 0, running: 0, oldestQueuedSeconds: 0 },
      storage: perDay(),
    });
    expect(empty.map(({ figure }) => figure)).toEqual(['6', '0', 'No jobs yet', '0 bytes']);
    for (const chart of empty) renderToStaticMarkup(<ChartCard {...chart} asTable={false} />);
  });

  it('are a named picture, or a table with every day', () => {
    const picture = renderToStaticMarkup(<ChartCard {...jobs!} asTable={false} />);
    expect(picture).toContain('role="img"');
    expect(picture).toContain('30 completed and 2 failed');
    const table = renderToStaticMarkup(<ChartCard {...jobs!} asTable />);
    for (const text of ['Nov 13', 'Nov 15', 'Completed', 'Failed']) expect(table).toContain(text);
    expect(table.match(/<tr/g)).toHaveLength(4);
  });
});
