/** What opens under the bell. */

import { type ReactElement, useState } from 'react';
import { t } from '#common/texts.ts';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { NotificationList } from './notification-list.tsx';
import type { useNotifications } from './use-notifications.ts';

export interface BellPopoverProps {
  inbox: ReturnType<typeof useNotifications>;
  button: ReactElement;
}

/** Is fetched when the bell is first pressed, and so begins open. */
export function BellPopover({ inbox, button }: BellPopoverProps) {
  const [open, setOpen] = useState(true);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{button}</PopoverTrigger>
      <PopoverContent align="end" className="w-96 p-0" aria-label={t('Notifications')}>
        <NotificationList inbox={inbox} onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
