/** The same work was saved in another window: nothing is lost on either side until the person chooses. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';

export interface ConflictDialogProps {
  problem: string;
  onCopy: () => Promise<unknown>;
  onOpenNewer: () => Promise<unknown>;
  onReplace: () => Promise<unknown>;
  /** Told when one of them failed. */
  onError: (error: unknown) => void;
  /** Where editing may go on undecided. */
  onClose?: () => void;
}

export function ConflictDialog({
  problem,
  onCopy,
  onOpenNewer,
  onReplace,
  onError,
  onClose,
}: ConflictDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const during = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    return work()
      .catch(onError)
      .finally(() => setBusy(false));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose?.()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Changed in another window')}</DialogTitle>
          <DialogDescription>{problem}</DialogDescription>
        </DialogHeader>
        <DialogFooter className="sm:flex-col">
          <Button disabled={isBusy} onClick={during(onCopy)}>
            {t('Keep both: save mine as a copy')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={during(onOpenNewer)}>
            {t('Open the newer version')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={during(onReplace)}>
            {t('Replace it with mine')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
