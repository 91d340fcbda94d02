/** The karaoke film of a song: asked for in a format, followed while it is made, then played and downloaded. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clapperboard, Download } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { getSong, renderKaraoke, type Song } from '../contract.ts';
import { ASPECT_LABELS } from '../labels.ts';
import { KARAOKE_ASPECTS, type KaraokeAspect } from '../song-words.ts';

const FAILED = t('The karaoke film could not be made');

export function Karaoke({ song, isLocked }: { song: Song; isLocked: boolean }) {
  const client = useQueryClient();
  const params = { id: song.id };
  const [aspect, setAspect] = useState<KaraokeAspect>('9:16');
  const { job, percent, cancel } = useJob(song.karaokeJobId, {
    isWanted: song.karaokeJobId !== null,
    onEnd: ({ status, error }, wasRunning) => {
      if (!wasRunning) return;
      void client.invalidateQueries({ queryKey: apiQuery(getSong, { params }).queryKey });
      if (status === 'failed')
        notify({ title: FAILED, description: error ?? t('Please try again.'), variant: 'destructive' });
    },
  });
  const make = useMutation({
    mutationFn: () => callApi(renderKaraoke, { params, body: { aspect } }),
    onSuccess: () => refreshAfter(client, renderKaraoke, { params }),
    onError: onErrorNotify(FAILED, t('Please try again.')),
  });
  const isMaking = job !== undefined && (job.status === 'queued' || job.status === 'running');
  return (
    <section aria-labelledby="song-karaoke" className="grid grid-cols-1 gap-3">
      <h3 id="song-karaoke" className="font-medium text-sm">
        {t('Karaoke film')}
      </h3>
      {song.karaokeUrl && !isMaking && (
        // biome-ignore lint/a11y/useMediaCaption: the words are the picture
        <video controls preload="metadata" src={song.karaokeUrl} className="max-h-96 rounded-lg bg-black" />
      )}
      {isMaking ? (
        <div className="grid grid-cols-1 gap-1.5">
          <Progress aria-label={t('Making the karaoke film')} value={percent} />
          <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
            <span>{job.stage ?? t('Waiting to start')}</span>
            <Button variant="link" size="sm" className="h-auto p-0" onClick={() => cancel.mutate()}>
              {t('Cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <FormField label={t('Format')} id="karaoke-format" className="w-44">
            <ChoiceSelect
              value={aspect}
              choices={KARAOKE_ASPECTS}
              nameOf={(one) => ASPECT_LABELS[one]}
              onChange={setAspect}
            />
          </FormField>
          <Button
            variant="secondary"
            disabled={isLocked}
            pending={make.isPending}
            onClick={() => make.mutate()}
          >
            {!make.isPending && <Clapperboard />} {song.karaokeUrl ? t('Make it again') : t('Make the film')}
          </Button>
          {song.karaokeUrl && (
            <Button asChild variant="outline">
              <a href={`${song.karaokeUrl}?download`} download>
                <Download /> {t('Download')}
              </a>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
