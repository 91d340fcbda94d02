/** Asks once more before a mail goes to many: to how many, and when. */

import { CalendarClock, Send } from 'lucide-react';
import { useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { momentOfField } from '#platform/browser/preferences/time-zone.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';

interface SendWindowProps {
  readers: number;
  audienceName: string | undefined;
  pending: boolean;
  onSend: (at: string | undefined) => void;
  onClose: () => void;
}

export function SendWindow({ readers, audienceName, pending, onSend, onClose }: SendWindowProps) {
  const [moment, setMoment] = useState('');
  const at = moment ? momentOfField(moment) : undefined;
  const isPast = at !== undefined && at.getTime() <= Date.now();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>{t('Send this mail?')}</DialogTitle>
          <DialogDescription>
            {audienceName
              ? tn(
                  readers,
                  'It goes to {n} person in “{0}”. Nobody gets it twice.',
                  'It goes to {n} people in “{0}”. Nobody gets it twice.',
                  audienceName,
                )
              : t('Choose an audience first.')}
          </DialogDescription>
        </DialogHeader>
        <FormField
          label={t('At a moment')}
          hint={t('Left empty, it is sent now.')}
          {...(isPast && { error: t('That moment is over.') })}
        >
          <Input type="datetime-local" value={moment} onChange={(event) => setMoment(event.target.value)} />
        </FormField>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t('Cancel')}</Button>
          </DialogClose>
          <Button
            pending={pending}
            disabled={!audienceName || readers === 0 || isPast}
            onClick={() => onSend(at?.toISOString())}
          >
            {at ? <CalendarClock /> : <Send />} {at ? t('Plan it') : t('Send now')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
