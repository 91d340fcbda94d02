/** The bell in the header: a dot while something is unread, and the list behind it. */

import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { useOnDemand } from '#ui/overlay/on-demand.ts';
import { useNotifications } from './use-notifications.ts';

const loadPopover = async () => (await import('./bell-popover.tsx')).BellPopover;

export function NotificationBell() {
  const inbox = useNotifications();
  const { part: BellPopover, ask, nearness } = useOnDemand(loadPopover);
  const button = <BellButton unread={inbox.data?.unread ?? 0} />;
  if (BellPopover) return <BellPopover inbox={inbox} button={button} />;
  return <BellButton unread={inbox.data?.unread ?? 0} aria-haspopup="dialog" onClick={ask} {...nearness} />;
}

function BellButton({ unread, ...props }: ComponentProps<typeof Button> & { unread: number }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="relative"
      aria-label={unread > 0 ? t('Notifications, {0} unread', unread) : t('Notifications')}
      {...props}
    >
      <Bell className="size-5" />
      {unread > 0 && (
        <span
          data-testid="unread-dot"
          className="absolute top-2 right-2 size-2.5 rounded-full bg-destructive ring-2 ring-background"
        />
      )}
    </Button>
  );
}
