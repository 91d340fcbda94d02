/** The review queue as a window, for moderators, who may open nothing else of the admin area. */

import { t } from '#common/texts.ts';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { ReportQueue } from './report-queue.tsx';

export function ReviewDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-5xl">
        <DialogHeader>
          <DialogTitle>{t('Review reports')}</DialogTitle>
          <DialogDescription>
            {t('Look at what was reported, then resolve, dismiss or remove it.')}
          </DialogDescription>
        </DialogHeader>
        <ReportQueue source="moderation" />
      </DialogContent>
    </Dialog>
  );
}
