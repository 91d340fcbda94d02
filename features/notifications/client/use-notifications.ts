/** The person's notifications, and marking them as read at once on screen and then on the server. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { ResponseOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { listNotifications, markRead } from '../contract.ts';

type Inbox = ResponseOf<typeof listNotifications>;

/** The inbox as it is once these (or, without ids, all) are read. */
export function withRead(inbox: Inbox, ids: readonly string[] | undefined, now: string): Inbox {
  const concerned = inbox.items.filter((item) => !item.readAt && (!ids || ids.includes(item.id)));
  return {
    unread: ids ? Math.max(0, inbox.unread - concerned.length) : 0,
    items: inbox.items.map((item) => (concerned.includes(item) ? { ...item, readAt: now } : item)),
  };
}

export function useNotifications() {
  const client = useQueryClient();
  const key = apiKey(listNotifications);
  const inbox = useQuery(apiQuery(listNotifications));
  const reading = useMutation({
    mutationFn: (ids?: string[]) => callApi(markRead, { body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Inbox>(key);
      if (before) client.setQueryData<Inbox>(key, withRead(before, ids, new Date().toISOString()));
      return { before };
    },
    onError: (error, _ids, context) => {
      client.setQueryData(key, context?.before);
      handleApiError(error, {
        title: t('Update Failed'),
        description: t('Your notifications could not be marked as read. Please try again.'),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  return { ...inbox, markRead: reading.mutate };
}
