/** The last thirty days at a glance: who came, what was made, how the work went, what it takes up. */

import { useQuery } from '@tanstack/react-query';
import { ChartColumn, ChevronDown, Table2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useFitsTables } from '#platform/browser/use-media.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { getAdminCharts } from '../../contract.ts';
import { buildCharts } from './build-charts.ts';
import { ChartCard } from './chart-card.tsx';

export function ChartsPanel() {
  const isWide = useFitsTables();
  /* On a phone four charts would push everything else off the screen: they open on request. */
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isWide;
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby="charts-title">
      <div className="flex min-h-9 items-center gap-2">
        <h2 id="charts-title" className="mr-auto">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setChoice(!isOpen)}
            className="focus-ring flex items-center gap-1.5 rounded-md font-semibold text-base tracking-tight"
          >
            {t('Last 30 days')}
            <ChevronDown
              className={cn('size-4 text-muted-foreground transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        {isOpen && (
          <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? <ChartColumn /> : <Table2 />} {asTable ? t('Show as charts') : t('Show as tables')}
          </Button>
        )}
      </div>
      {isOpen && <Charts asTable={asTable} />}
    </section>
  );
}

const LOOK = 'mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4';

function Charts({ asTable }: { asTable: boolean }) {
  const { data, isError, refetch } = useQuery(apiQuery(getAdminCharts));
  if (isError && !data) {
    return (
      <Card className="mt-3">
        <ErrorState
          className="py-8"
          title={t('The charts could not be loaded')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('Loading charts')} className={LOOK}>
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className="h-52 rounded-2xl" />
        ))}
      </div>
    );
  }
  return (
    <div className={LOOK}>
      {buildCharts(data).map((chart) => (
        <ChartCard key={chart.title} {...chart} asTable={asTable} />
      ))}
    </div>
  );
}
