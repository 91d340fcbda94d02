/** Puts the answer of the server into the four charts, with the words that stand beside and for them. */

import { showBytes, showNumber, showWords } from '#platform/browser/format.ts';
import type { AdminCharts } from '../../contract.ts';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartCardProps } from './chart-card.tsx';
import { type Series, sumOf, withRest } from './series.ts';

/** At least 3:1 against the card in both themes, and apart in lightness as well as in hue. */
const COLOURS = [
  { fill: 'fill-violet-600 dark:fill-violet-400', swatch: 'bg-violet-600 dark:bg-violet-400' },
  { fill: 'fill-sky-500 dark:fill-sky-300', swatch: 'bg-sky-500 dark:bg-sky-300' },
  { fill: 'fill-amber-600 dark:fill-amber-400', swatch: 'bg-amber-600 dark:bg-amber-400' },
  { fill: 'fill-emerald-600 dark:fill-emerald-400', swatch: 'bg-emerald-600 dark:bg-emerald-400' },
  { fill: 'fill-pink-600 dark:fill-pink-400', swatch: 'bg-pink-600 dark:bg-pink-400' },
  { fill: 'fill-slate-500 dark:fill-slate-400', swatch: 'bg-slate-500 dark:bg-slate-400' },
] as const;

const PRIMARY = { fill: 'fill-primary', swatch: 'bg-primary' };

type Chart = Omit<ChartCardProps, 'asTable'>;

const many = (count: number, one: string, more = `${one}s`) =>
  `${showNumber(count)} ${count === 1 ? one : more}`;

const perDay = (total: number, days: number) => `${(total / days).toFixed(1)} a day on average`;

export function buildCharts(charts: AdminCharts): Chart[] {
  return [signUps(charts), generations(charts), jobs(charts), storage(charts)];
}

function signUps({ signUps: rows }: AdminCharts): Chart {
  const values = rows.map(({ value }) => value);
  const total = sumOf(values);
  const note = perDay(total, values.length);
  return {
    title: 'Sign-ups',
    figure: showNumber(total),
    note,
    summary: `Sign-ups by day: ${total} in 30 days, ${note}, at most ${Math.max(0, ...values)} on one day.`,
    days: rows.map(({ day }) => day),
    series: [{ name: 'Sign-ups', values, ...PRIMARY }],
    show: showNumber,
    chart: BarChart,
  };
}

function generations({ generations: types, signUps: everyDay }: AdminCharts): Chart {
  const raw = types.map(({ type, days }) => ({ name: type, values: days.map(({ value }) => value) }));
  const series: Series[] = withRest(raw, COLOURS.length).map(({ name, values }, i) => ({
    name: showWords(name),
    values,
    ...COLOURS[i]!,
  }));
  const total = sumOf(series.map(({ values }) => sumOf(values)));
  const parts = series.map(({ name, values }) => `${name.toLowerCase()} ${sumOf(values)}`);
  return {
    title: 'Generations by type',
    figure: showNumber(total),
    note: total === 0 ? 'Nothing was generated yet' : perDay(total, everyDay.length),
    summary: `Generations by day and type: ${total} in 30 days${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`,
    days: everyDay.map(({ day }) => day),
    series: series.length > 0 ? series : [{ name: 'Generations', values: [], ...PRIMARY }],
    show: showNumber,
    chart: BarChart,
  };
}

function jobs({ jobs: rows, queue }: AdminCharts): Chart {
  const completed = rows.map((row) => row.completed);
  const failed = rows.map((row) => row.failed);
  const [good, bad] = [sumOf(completed), sumOf(failed)];
  const rate = good + bad === 0 ? undefined : `${Math.floor((good / (good + bad)) * 1000) / 10} %`;
  const waiting =
    queue.queued === 0
      ? `${many(queue.running, 'job')} running, none waiting`
      : `${showNumber(queue.queued)} waiting for up to ${showSeconds(queue.oldestQueuedSeconds)}, ${showNumber(queue.running)} running`;
  return {
    title: 'Job health',
    figure: rate ?? 'No jobs yet',
    note: rate ? `succeeded · ${waiting}` : waiting,
    summary: `Jobs by day: ${good} completed and ${bad} failed in 30 days. ${waiting}.`,
    days: rows.map(({ day }) => day),
    series: [
      { name: 'Completed', values: completed, fill: 'fill-success', swatch: 'bg-success' },
      { name: 'Failed', values: failed, fill: 'fill-destructive', swatch: 'bg-destructive' },
    ],
    show: showNumber,
    chart: BarChart,
  };
}

function storage({ storage: rows }: AdminCharts): Chart {
  const values = rows.map(({ value }) => value);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const grown = last - first;
  const note = grown === 0 ? 'No change' : `${grown > 0 ? '+' : '−'}${showBytes(Math.abs(grown))} in 30 days`;
  return {
    title: 'Storage',
    figure: showBytes(last),
    note,
    summary: `Stored files at the end of each day: ${showBytes(last)} now, ${note}.`,
    days: rows.map(({ day }) => day),
    series: [{ name: 'Stored', values, ...PRIMARY }],
    show: showBytes,
    chart: AreaChart,
  };
}

function showSeconds(seconds: number): string {
  if (seconds < 90) return many(seconds, 'second');
  if (seconds < 5400) return many(Math.round(seconds / 60), 'minute');
  return many(Math.round(seconds / 3600), 'hour');
}
