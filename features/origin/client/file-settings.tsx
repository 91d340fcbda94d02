/** What is put into the files that a person makes; the choice is kept at once. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { getFileSettings, setFileSettings } from '../contract.ts';

type FileSettings = BodyOf<typeof setFileSettings>;

export function FileSettings() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(apiQuery(getFileSettings));
  const saving = useMutation({
    mutationFn: (body: FileSettings) => callApi(setFileSettings, { body }),
    onMutate: (body) => client.setQueryData<FileSettings>(apiKey(getFileSettings), body),
    onError: onErrorNotify(t('Not saved'), t('Your choice could not be saved. Please try again.')),
    onSettled: () => refreshAfter(client, setFileSettings),
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      {isError && !data ? (
        <ErrorState
          className="py-6"
          title={t('Your choice could not be loaded')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className="flex items-center gap-4">
          <label htmlFor="prompt-in-files" className="min-w-0 flex-1 cursor-pointer">
            <span className="block font-medium text-sm">{t('Put my prompt into files I make')}</span>
            <span className="block text-muted-foreground text-sm">
              {t('Whoever has the file can read it. The choice counts for what you make from now on.')}
            </span>
          </label>
          <Switch
            id="prompt-in-files"
            checked={data.promptInFiles}
            onCheckedChange={(promptInFiles) => saving.mutate({ promptInFiles })}
          />
        </div>
      ) : (
        <Skeleton role="status" aria-label={t('Loading')} className="h-10" />
      )}
      <a href="/verify" className="focus-ring w-fit rounded font-medium text-primary text-sm hover:underline">
        {t('Check what a file says')}
      </a>
    </div>
  );
}
