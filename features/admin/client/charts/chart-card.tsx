/** One chart with its figure, its legend, the words for the pointed-at day, and the same as a table. */

import { type ComponentType, type ReactNode, useState } from 'react';
import { t } from '#common/texts.ts';
import { dateFormat } from '#common/wording/formats.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import type { ChartProps } from './bar-chart.tsx';
import type { Series } from './series.ts';

const dayText = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const showDay = (day: string) => dayText(new Date(day));

export interface ChartCardProps {
  title: string;
  figure: string;
  note: ReactNode;
  summary: string;
  days: readonly string[];
  series: readonly Series[];
  show: (value: number) => string;
  chart: ComponentType<ChartProps>;
  asTable: boolean;
}

export function ChartCard({
  title,
  figure,
  note,
  summary,
  days,
  series,
  show,
  chart: Chart,
  asTable,
}: ChartCardProps) {
  const [at, setAt] = useState<number>();
  const hasLegend = series.length > 1;
  return (
    <Card className="p-4 sm:p-5">
      <h3 className="text-muted-foreground text-sm">{title}</h3>
      <p className="mt-0.5 font-semibold text-2xl tabular-nums tracking-tight">{figure}</p>
      {asTable ? (
        <DayTable title={title} days={days} series={series} show={show} />
      ) : (
        <>
          <p className="mb-3 min-h-8 text-muted-foreground text-xs">
            {at === undefined ? note : <DayDetails day={days[at]!} at={at} series={series} show={show} />}
          </p>
          <Chart summary={summary} days={days} series={series} at={at} onPoint={setAt} />
          <p aria-hidden className="mt-1 flex justify-between text-[0.6875rem] text-muted-foreground">
            <span>{showDay(days[0]!)}</span>
            <span>{showDay(days.at(-1)!)}</span>
          </p>
          {hasLegend && (
            <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs">
              {series.map(({ name, swatch }) => (
                <li key={name} className="flex items-center gap-1.5">
                  <span aria-hidden className={cn('size-2.5 rounded-xs', swatch)} /> {name}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}

interface WordsProps {
  day: string;
  at: number;
  series: readonly Series[];
  show: (value: number) => string;
}

function DayDetails({ day, at, series, show }: WordsProps) {
  const said = series.filter(({ values }) => series.length === 1 || (values[at] ?? 0) > 0);
  const words = said.map(({ name, values }) =>
    series.length === 1 ? show(values[at] ?? 0) : `${show(values[at] ?? 0)} ${name.toLowerCase()}`,
  );
  return (
    <span className="text-foreground">
      {showDay(day)}: {words.join(', ') || 'none'}
    </span>
  );
}

function DayTable({ title, days, series, show }: Pick<ChartCardProps, 'title' | 'days' | 'series' | 'show'>) {
  return (
    /* Can be scrolled, so it can be focused: otherwise keys would not reach it. */
    <section
      aria-label={t('{0} by day', title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys
      tabIndex={0}
      className="focus-ring mt-3 max-h-44 overflow-auto rounded-md"
    >
      <table className="w-full text-xs tabular-nums">
        <thead className="sticky top-0 bg-card text-left">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {t('Day')}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="py-1 pl-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {days.map((day, i) => (
            <tr key={day}>
              <th scope="row" className="py-1 text-left font-normal text-muted-foreground">
                {showDay(day)}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="py-1 pl-3 text-right">
                  {show(values[i] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
