/** Weights on this machine: what can be downloaded, what is here, and which of it draws the pictures. */

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { serverText, t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showBytes } from '#platform/browser/format.ts';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { listWeights, type WeightsOverview } from '../../calls/weight-calls.ts';
import { AddWeights } from './add-weights.tsx';
import { WeightsRow } from './weights-row.tsx';

/** Milliseconds between two looks while something comes in, whoever began it. */
const LOOK_AGAIN = 1500;

export function WeightsCard() {
  const { data, isError, refetch } = useQuery({
    ...apiQuery(listWeights),
    refetchInterval: ({ state }) =>
      state.data?.weights.some(({ download }) => download) ? LOOK_AGAIN : false,
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Weights on this machine')}</CardTitle>
        <CardDescription>
          {t(
            'Stable Diffusion inside Atelier: no server, no cloud and no costs. Without a graphics card a picture takes minutes.',
          )}
        </CardDescription>
      </CardHeader>
      {data ? (
        <Overview overview={data} />
      ) : isError ? (
        <ErrorState title={t('The weights could not be loaded')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('Loading weights')} className="px-5 pb-5 sm:px-6">
          <Skeleton className="h-40 rounded-xl" />
        </div>
      )}
    </Card>
  );
}

function Overview({ overview }: { overview: WeightsOverview }) {
  const { engineProblem, catalogueProblem, folder, freeBytes, weights } = overview;
  return (
    <>
      {[engineProblem, catalogueProblem].map(
        (problem) => problem && <Problem key={problem} text={problem} />,
      )}
      <ul className="divide-y border-t">
        {weights.map((one) => (
          <WeightsRow key={one.id} weights={one} canDraw={engineProblem === null} />
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-5 border-t px-5 py-5 sm:px-6">
        <p className="wrap-anywhere text-muted-foreground text-xs">
          {t('Or copy .safetensors and .gguf files to {0}. {1} free.', folder, showBytes(freeBytes))}
        </p>
        <AddWeights />
      </div>
    </>
  );
}

const Problem = ({ text }: { text: string }) => (
  <p
    role="alert"
    className="mx-5 mb-4 flex items-start gap-2.5 rounded-xl bg-amber-400/15 px-4 py-3 text-sm text-warning sm:mx-6"
  >
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="wrap-anywhere min-w-0">{serverText(text)}</span>
  </p>
);
