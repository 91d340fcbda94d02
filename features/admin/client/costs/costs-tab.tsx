/** What cloud models cost: the month against its budget, the last days, models, people, and the prices behind it all. */

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { currentLocale, t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { type CostFigures, getCosts } from '../../calls/cost-calls.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { CancellationsCard } from './cancellations-card.tsx';
import { CostTables } from './cost-tables.tsx';
import { showCost } from './money.ts';
import { PricesCard } from './prices-card.tsx';

/** Apart in lightness as well as in hue, as in the other charts. */
const COLOURS = [
  { fill: 'fill-violet-600 dark:fill-violet-400', swatch: 'bg-violet-600 dark:bg-violet-400' },
  { fill: 'fill-sky-500 dark:fill-sky-300', swatch: 'bg-sky-500 dark:bg-sky-300' },
  { fill: 'fill-amber-600 dark:fill-amber-400', swatch: 'bg-amber-600 dark:bg-amber-400' },
  { fill: 'fill-emerald-600 dark:fill-emerald-400', swatch: 'bg-emerald-600 dark:bg-emerald-400' },
] as const;

export function CostsTab() {
  const { data, isError, refetch } = useQuery(apiQuery(getCosts));
  if (isError && !data)
    return (
      <Card>
        <ErrorState title={t('The costs could not be loaded')} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <div role="status" aria-label={t('Loading costs')} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Skeleton className="h-52 rounded-2xl" />
        <Skeleton className="h-52 rounded-2xl" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <CancellationsCard />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <MonthCard figures={data} />
        <DaysCard figures={data} />
      </div>
      <CostTables figures={data} />
      <PricesCard />
    </div>
  );
}

function MonthCard({ figures: { month, total, budget, budgetPerPerson } }: { figures: CostFigures }) {
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString(currentLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const share = budget ? Math.min(100, (total / budget) * 100) : 0;
  return (
    <Card className="gap-3 p-4 sm:p-5">
      <div>
        <h3 className="text-muted-foreground text-sm">{t('Cloud models in {0}', name)}</h3>
        <p className="mt-0.5 font-semibold text-2xl tabular-nums tracking-tight">{showCost(total)}</p>
      </div>
      {budget === null ? (
        <p className="text-muted-foreground text-sm">{t('No overall budget is set.')}</p>
      ) : (
        <div className="grid grid-cols-1 gap-1.5">
          <Progress value={share} aria-label={t('Budget used')} />
          <p className="text-muted-foreground text-sm">
            {t(
              '{0}% of {1}. You get a warning at 80%; at 100%, calls are refused.',
              Math.round(share),
              showCost(budget),
            )}
          </p>
        </div>
      )}
      <p className="text-muted-foreground text-sm">
        {budgetPerPerson === null
          ? t('Each person: no limit.')
          : t('Each person: up to {0}.', showCost(budgetPerPerson))}
      </p>
      <Link
        href="/admin?tab=settings"
        className="focus-ring mt-auto w-fit rounded font-medium text-primary text-sm hover:underline"
      >
        {t('Change budgets in Settings')}
      </Link>
    </Card>
  );
}

function DaysCard({ figures: { days, providers } }: { figures: CostFigures }) {
  const series = providers.map(({ name, values }, i) => ({
    name,
    values,
    ...COLOURS[i % COLOURS.length]!,
  }));
  const total = providers.flatMap(({ values }) => values).reduce((sum, one) => sum + one, 0);
  return (
    <ChartCard
      title={t('Last 30 days')}
      figure={showCost(total)}
      note={t('By provider and day')}
      summary={t('Costs by day: {0} in 30 days.', showCost(total))}
      days={days}
      series={series}
      show={showCost}
      chart={BarChart}
      asTable={false}
    />
  );
}
