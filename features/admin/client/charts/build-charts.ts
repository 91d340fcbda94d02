/** Puts the answer of the server into the four charts, with the words that stand beside and for them. */

import { t, tn } from '#common/texts.ts';
import { showBytes, showNumber, showPercent, showWords } from '#platform/browser/format.ts';
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

const perDay = (total: number, days: number) => t('{0} a day on average', (total / days).toFixed(1));

export function buildCharts(charts: AdminCharts): Chart[] {
  return [signUps(charts), generations(charts), jobs(charts), storage(charts)];
}

function signUps({ signUps: rows }: AdminCharts): Chart {
  const values = rows.map(({ value }) => value);
  const total = sumOf(values);
  const note = perDay(total, values.length);
  return {
    title: t('Sign-ups'),
    figure: showNumber(total),
    note,
    summary: t(
      'Sign-ups by day: {0} in 30 days, {1}, at most {2} on one day.',
      total,
      note,
      Math.max(0, ...values),
    ),
    days: rows.map(({ day }) => day),
    series: [{ name: t('Sign-ups'), values, ...PRIMARY }],
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
    title: t('Generations by type'),
    figure: showNumber(total),
    note: total === 0 ? t('Nothing generated yet') : perDay(total, everyDay.length),
    summary: t(
      'Generations by day and type: {0} in 30 days{1}.',
      total,
      parts.length > 0 ? `: ${parts.join(', ')}` : '',
    ),
    days: everyDay.map(({ day }) => day),
    series: series.length > 0 ? series : [{ name: t('Generations'), values: [], ...PRIMARY }],
    show: showNumber,
    chart: BarChart,
  };
}

function jobs({ jobs: rows, queue }: AdminCharts): Chart {
  const completed = rows.map((row) => row.completed);
  const failed = rows.map((row) => row.failed);
  const [good, bad] = [sumOf(completed), sumOf(failed)];
  const rate = good + bad === 0 ? undefined : showPercent(Math.floor((good / (good + bad)) * 1000) / 1000);
  const waiting =
    queue.queued === 0
      ? tn(queue.running, '{n} job running, none waiting', '{n} jobs running, none waiting')
      : t(
          '{0} waiting for up to {1}, {2} running',
          showNumber(queue.queued),
          showSeconds(queue.oldestQueuedSeconds),
          showNumber(queue.running),
        );
  return {
    title: t('Job health'),
    figure: rate ?? t('No jobs yet'),
    note: rate ? t('succeeded · {0}', waiting) : waiting,
    summary: t('Jobs by day: {0} completed and {1} failed in 30 days. {2}.', good, bad, waiting),
    days: rows.map(({ day }) => day),
    series: [
      { name: t('Completed'), values: completed, fill: 'fill-success', swatch: 'bg-success' },
      { name: t('Failed'), values: failed, fill: 'fill-destructive', swatch: 'bg-destructive' },
    ],
    show: showNumber,
    chart: BarChart,
  };
}

function storage({ storage: rows }: AdminCharts): Chart {
  const values = rows.map(({ value }) => value);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const grown = last - first;
  const note =
    grown === 0 ? t('No change') : t('{0}{1} in 30 days', grown > 0 ? '+' : '−', showBytes(Math.abs(grown)));
  return {
    title: t('Storage'),
    figure: showBytes(last),
    note,
    summary: t('Stored files at the end of each day: {0} now, {1}.', showBytes(last), note),
    days: rows.map(({ day }) => day),
    series: [{ name: t('Stored'), values, ...PRIMARY }],
    show: showBytes,
    chart: AreaChart,
  };
}

function showSeconds(seconds: number): string {
  if (seconds < 90) return tn(seconds, '{n} second', '{n} seconds');
  if (seconds < 5400) return tn(Math.round(seconds / 60), '{n} minute', '{n} minutes');
  return tn(Math.round(seconds / 3600), '{n} hour', '{n} hours');
}
