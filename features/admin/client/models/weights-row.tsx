/** One set of weights: what it is good for, how far it is, and what can be done with it now. */

import { Download } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import { stageText } from '#common/wording/time/time-left.ts';
import { showBytes, showPercent } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import {
  cancelWeights,
  chooseWeights,
  downloadWeightsCall,
  removeWeights,
  type WeightsInfo,
} from '../../calls/weight-calls.ts';
import { useChange } from '../use-change.ts';
import { RemoveButton } from './remove-button.tsx';

export function WeightsRow({ weights, canDraw }: { weights: WeightsInfo; canDraw: boolean }) {
  const { name, goodFor, licence, bytes, bytesHere, download, problem, failure } = weights;
  const size = bytes ?? (bytesHere || null);
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid grid-cols-1 min-w-0 flex-1 basis-64 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="wrap-anywhere font-medium text-sm">{name}</h3>
            <StateBadge weights={weights} />
          </div>
          {goodFor && <p className="text-muted-foreground text-sm">{t(goodFor)}</p>}
          <p className="wrap-anywhere text-muted-foreground text-xs">
            {size !== null && showBytes(size)}
            {licence && size !== null && ' · '}
            {licence && (
              <a
                href={licence.url}
                target="_blank"
                rel="noreferrer"
                className="focus-ring rounded underline underline-offset-2 hover:text-foreground"
              >
                {licence.name}
              </a>
            )}
          </p>
        </div>
        <Actions weights={weights} canDraw={canDraw} />
      </div>
      {download && (
        <div className="grid grid-cols-1 gap-1.5">
          <Progress value={download.progress} aria-label={t('Download of {0}', name)} />
          <p className="text-muted-foreground text-xs tabular-nums">
            {download.stage ? stageText(download.stage) : t('Waiting')} ·{' '}
            {showPercent(download.progress / 100)}
          </p>
        </div>
      )}
      {!download && (problem ?? failure) && (
        <p className="wrap-anywhere text-destructive text-sm">{serverText((problem ?? failure)!)}</p>
      )}
    </li>
  );
}

function StateBadge({ weights: { state, isChosen, download } }: { weights: WeightsInfo }) {
  if (isChosen) return <Badge>{t('In use for pictures')}</Badge>;
  if (download) return <Badge variant="secondary">{t('Downloading')}</Badge>;
  switch (state) {
    case 'verified':
      return <Badge variant="success">{t('Verified')}</Badge>;
    case 'here':
      return <Badge variant="secondary">{t('Not verified')}</Badge>;
    case 'partial':
      return <Badge variant="warning">{t('Paused')}</Badge>;
    case 'wrong':
      return <Badge variant="destructive">{t('Wrong SHA-256')}</Badge>;
    case 'unusable':
      return <Badge variant="destructive">{t('Not usable')}</Badge>;
    default:
      return null;
  }
}

function Actions({ weights, canDraw }: { weights: WeightsInfo; canDraw: boolean }) {
  const { id, name, state, source, isChosen, download } = weights;
  const params = { id };
  const starting = useChange({
    send: () => callApi(downloadWeightsCall, { params }),
    done: t('{0} is being downloaded', name),
    failed: t('Not downloaded'),
  });
  const cancelling = useChange({
    send: () => callApi(cancelWeights, { params }),
    done: t('Download stopped'),
    failed: t('Not stopped'),
  });
  const choosing = useChange({
    send: () => callApi(chooseWeights, { params }),
    done: t('Now using {0} for pictures', name),
    failed: t('Not switched'),
  });
  const isHere = state === 'here' || state === 'verified';
  if (download)
    return (
      <Button variant="outline" pending={cancelling.isPending} onClick={() => cancelling.mutate(undefined)}>
        {t('Cancel')}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(state === 'absent' || state === 'partial') && (
        <Button
          variant="outline"
          aria-label={state === 'partial' ? t('Resume {0}', name) : t('Download {0}', name)}
          pending={starting.isPending}
          onClick={() => starting.mutate(undefined)}
        >
          {!starting.isPending && <Download />} {state === 'partial' ? t('Resume') : t('Download')}
        </Button>
      )}
      {state === 'here' && source !== 'file' && (
        <Button
          variant="outline"
          aria-label={t('Verify {0}', name)}
          pending={starting.isPending}
          onClick={() => starting.mutate(undefined)}
        >
          {t('Verify')}
        </Button>
      )}
      {isHere && !isChosen && canDraw && (
        <Button
          variant="outline"
          aria-label={t('Use {0} for pictures', name)}
          pending={choosing.isPending}
          onClick={() => choosing.mutate(undefined)}
        >
          {t('Use for pictures')}
        </Button>
      )}
      {(state !== 'absent' || source === 'added') && !isChosen && (
        <RemoveButton
          name={name}
          text={t('Its files will be deleted from this machine. Pictures made with it will stay.')}
          change={{
            send: () => callApi(removeWeights, { params }),
            done: t('{0} removed', name),
            failed: t('Not removed'),
          }}
        />
      )}
    </div>
  );
}
