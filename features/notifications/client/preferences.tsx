/** Which notifications also come by e-mail; each choice is kept at once. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '#common/api-client.ts';
import type { ResponseOf } from '#common/contract.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#common/notification-kinds.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { getPreferences, setPreferences } from '../contract.ts';

type Preferences = ResponseOf<typeof getPreferences>;

const WORDS: Record<NotificationKind, [title: string, text: string]> = {
  job: [t('Finished work'), t('A picture, video, song or export is ready or has failed.')],
  task: [t('Task reminders'), t('A task you set a reminder for is due.')],
  trial: [t('Trial'), t('Your trial is about to end.')],
  quota: [t('Quotas'), t('You’ve used most of a monthly quota.')],
  report: [t('Reports'), t('Something you reported was reviewed.')],
  announcement: [t('Announcements'), t('News from the people who run this installation.')],
  help: [t('Help'), t('Your question was answered.')],
  billing: [t('Plan and billing'), t('Your plan or a payment has changed.')],
};

export function PreferencesByMail() {
  const { data, isError, refetch } = useQuery(apiQuery(getPreferences));
  if (data) return <Choices preferences={data} />;
  if (isError)
    return (
      <ErrorState
        className="py-6"
        title={t('Your settings could not be loaded')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="status" aria-label={t('Loading')} className="grid grid-cols-1 gap-4">
      {NOTIFICATION_KINDS.map((kind) => (
        <Skeleton key={kind} className="h-10" />
      ))}
    </div>
  );
}

function Choices({ preferences }: { preferences: Preferences }) {
  const client = useQueryClient();
  const key = apiKey(getPreferences);
  const saving = useMutation({
    mutationFn: (choice: Partial<Preferences>) => callApi(setPreferences, { body: choice }),
    onMutate: (choice) => {
      client.setQueryData<Preferences>(key, (before) => before && { ...before, ...choice });
    },
    onError: (error) =>
      handleApiError(error, {
        title: t('Update Failed'),
        description: t('Your choice could not be saved. Please try again.'),
      }),
    /* Also after success: two quick choices may be answered in any order. */
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const id = useId();
  return (
    <ul className="divide-y">
      {NOTIFICATION_KINDS.map((kind) => {
        const [title, text] = WORDS[kind];
        return (
          <li key={kind} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
            <label htmlFor={`${id}-${kind}`} className="min-w-0 flex-1 cursor-pointer">
              <span className="block font-medium text-sm">{title}</span>
              <span className="block text-muted-foreground text-sm">{text}</span>
            </label>
            <Switch
              id={`${id}-${kind}`}
              aria-label={`${title} by e-mail`}
              checked={preferences[kind]}
              onCheckedChange={(byEmail) => saving.mutate({ [kind]: byEmail })}
            />
          </li>
        );
      })}
    </ul>
  );
}
