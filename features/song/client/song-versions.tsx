/** Earlier versions of a song: to listen to, and to go back to. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { VOICE_LABELS } from '#features/speech/contract.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showClock, showMoment } from '#platform/browser/format.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ListenButton } from '#ui/form/listen-button.tsx';
import { listSongVersions, restoreSongVersion, type Song, type SongVersion } from '../contract.ts';
import { CHANGE_LABELS } from '../labels.ts';

const nameOf = ({ change }: Pick<SongVersion, 'change'>): string =>
  change ? t(CHANGE_LABELS[change]) : t('First version');

export function SongVersions({ song, isLocked }: { song: Song; isLocked: boolean }) {
  const client = useQueryClient();
  const { data: versions = [] } = useQuery(apiQuery(listSongVersions, { params: { id: song.id } }));
  const restore = useMutation({
    mutationFn: (versionId: string) => callApi(restoreSongVersion, { params: { id: song.id, versionId } }),
    onSuccess: async () => {
      await refreshAfter(client, restoreSongVersion, { params: { id: song.id, versionId: '' } });
      notify({ title: t('The earlier version is back') });
    },
    onError: onErrorNotify(t('Not changed'), t('Please try again.')),
  });
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="song-versions" className="grid grid-cols-1 gap-2">
      <h3 id="song-versions" className="font-medium text-sm">
        {t('Earlier versions')}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg border p-2.5"
          >
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm">{nameOf(version)}</p>
              <p className="truncate text-muted-foreground text-xs">
                {t(VOICE_LABELS[version.voice])} · {version.key} · {showClock(version.seconds)} ·{' '}
                {showMoment(version.createdAt)}
              </p>
            </div>
            <div className="flex gap-1.5">
              <ListenButton
                source={version.audioUrl}
                label={t('Listen')}
                stopLabel={t('Stop')}
                onFailed={() => notify({ title: t('The song could not be played'), variant: 'destructive' })}
              />
              <Button
                variant="outline"
                size="sm"
                disabled={isLocked || restore.isPending}
                onClick={() => restore.mutate(version.id)}
              >
                <History /> {t('Go back')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
