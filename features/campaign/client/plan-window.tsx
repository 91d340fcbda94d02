/** When a piece goes out, and by which way: sent from here, or posted by hand at a reminder. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
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
import type { Piece } from '../contract.ts';
import type { PlanBody } from './use-campaigns.ts';

export interface PlanWindowProps {
  piece: Piece;
  pending: boolean;
  onPlan: (body: Partial<PlanBody>) => void;
  onClose: () => void;
}

/** For a field of the browser, which knows no zones. */
export const localMoment = (iso: string): string => {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export function PlanWindow({ piece, pending, onPlan, onClose }: PlanWindowProps) {
  const [at, setAt] = useState(() => localMoment(piece.publishAt ?? new Date().toISOString()));
  const isStale = piece.state === 'stale';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>{isStale ? t('Send an out-of-date piece?') : t('Plan this piece')}</DialogTitle>
          <DialogDescription>
            {isStale
              ? t('It shows a fact that has changed since. Better make it again first.')
              : t('At that moment you are reminded, with the file and the words ready to post.')}
          </DialogDescription>
        </DialogHeader>
        <FormField label={t('Moment')}>
          <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </FormField>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t('Cancel')}</Button>
          </DialogClose>
          <Button
            variant={isStale ? 'destructive' : 'default'}
            pending={pending}
            disabled={!at}
            onClick={() =>
              onPlan({ publishAt: new Date(at).toISOString(), ...(isStale && { sendsOutdated: true }) })
            }
          >
            {isStale ? t('Plan it all the same') : t('Plan')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
