/** The bell in the header: a dot while something is unread, and the list behind it. */

import { Bell } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';

export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const inbox = useNotifications();
  const unread = inbox.data?.unread ?? 0;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="relative"
          aria-label={unread > 0 ? t('Notifications, {0} unread', unread) : t('Notifications')}
        >
          <Bell className="size-5" />
          {unread > 0 && (
            <span
              data-testid="unread-dot"
              className="absolute top-2 right-2 size-2.5 rounded-full bg-destructive ring-2 ring-background"
            />
          )}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-96 p-0" aria-label={t('Notifications')}>
        <NotificationList inbox={inbox} onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
