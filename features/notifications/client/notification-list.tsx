/** The notifications under the bell: newest first, each opens what it is about. */

import { Bell, CheckCheck } from 'lucide-react';
import { useLocation } from 'wouter';
import { currentLocale, serverText, t } from '#common/texts.ts';
import { type Sentence, sentenceText } from '#common/wording/sentence.ts';
import { timeAgo } from '#common/wording/time/time-ago.ts';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Notification } from '../contract.ts';
import type { useNotifications } from './use-notifications.ts';

export interface NotificationListProps {
  inbox: ReturnType<typeof useNotifications>;
  onLeave: () => void;
}

export function NotificationList({ inbox, onLeave }: NotificationListProps) {
  const [, navigate] = useLocation();
  const { data, isPending, isError, refetch, markRead } = inbox;
  const openItem = (item: Notification) => {
    if (!item.readAt) markRead([item.id]);
    if (!item.link) return;
    onLeave();
    /* Downloads are answered by the server and not by a page of this client. */
    if (item.link.startsWith('/api/')) location.assign(item.link);
    else navigate(item.link);
  };
  return (
    <section aria-label={t('Notifications')}>
      <header className="flex h-13 items-center justify-between border-b pr-2 pl-4">
        <h2 className="font-semibold text-sm">{t('Notifications')}</h2>
        {data && data.unread > 0 && (
          <Button variant="ghost" size="sm" onClick={() => markRead(undefined)}>
            <CheckCheck /> {t('Mark all as read')}
          </Button>
        )}
      </header>
      {isPending && (
        <div role="status" aria-label={t('Loading notifications')} className="grid grid-cols-1 gap-4 p-4">
          {[1, 2, 3].map((row) => (
            <div key={row} className="grid grid-cols-1 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-4/5" />
            </div>
          ))}
        </div>
      )}
      {isError && (
        <ErrorState
          className="py-8"
          title={t('Notifications could not be loaded')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={<Bell />}
          title={t("You're all caught up")}
          description={t('Updates about your work show up here.')}
          className="py-10"
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="max-h-[min(26rem,65dvh)] divide-y overflow-y-auto overscroll-contain">
          {data.items.map((item) => (
            <li key={item.id}>
              <Row item={item} onOpen={() => openItem(item)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const isUnread = item.readAt === null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="focus-ring flex w-full gap-3 px-4 py-3 text-left -outline-offset-2 transition-colors hover:bg-accent"
    >
      <span
        aria-hidden
        className={cn(
          'mt-1.5 size-2 shrink-0 rounded-full',
          isUnread ? 'bg-accent-gradient' : 'bg-transparent',
        )}
      />
      <span className="grid grid-cols-1 min-w-0 gap-0.5">
        <span className={cn('break-words text-sm', isUnread ? 'font-semibold' : 'font-medium')}>
          {isUnread && <span className="sr-only">{t('Unread:')} </span>}
          {inWords(item.said?.title, item.title)}
        </span>
        {item.body && (
          <span className="line-clamp-3 break-words text-muted-foreground text-sm">
            {inWords(item.said?.body, item.body)}
          </span>
        )}
        <time dateTime={item.createdAt} className="text-muted-foreground text-xs">
          {timeAgo(item.createdAt)}
        </time>
      </span>
    </button>
  );
}

/** In the language of the page; older messages are known by their form. */
const inWords = (said: Sentence | undefined, text: string): string =>
  said ? sentenceText(said, currentLocale(), serverText) : serverText(text);
