/** The page "Models": which engine serves which tool, and every adapter to engines, each to be tried with one click. */

import { useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { getModels, listModelServers } from '../../calls/model-calls.ts';
import { ProvidersCard } from './providers-card.tsx';
import { ServersCard } from './servers-card.tsx';
import { ToolsCard } from './tools-card.tsx';
import { WeightsCard } from './weights-card.tsx';

export function ModelsTab() {
  const models = useQuery(apiQuery(getModels));
  const servers = useQuery(apiQuery(listModelServers));
  const failed = [models, servers].filter((query) => query.isError && !query.data);
  if (failed.length > 0)
    return (
      <Card>
        <ErrorState
          title={t('The models could not be loaded')}
          onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
        />
      </Card>
    );
  if (!models.data || !servers.data)
    return (
      <div role="status" aria-label={t('Loading models')} className="grid grid-cols-1 gap-4">
        <Skeleton className="h-80 rounded-2xl" />
        <Skeleton className="h-40 rounded-2xl" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <ToolsCard tools={models.data.tools} />
      <ServersCard servers={servers.data} />
      <WeightsCard />
      <ProvidersCard providers={models.data.providers} />
    </div>
  );
}
