/** The recovery codes, shown this once: to copy, to download, and to be put somewhere safe. */

import { Copy, Download } from 'lucide-react';
import { t } from '#common/texts.ts';
import { copyText, downloadBlob } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';

const fileOf = (codes: readonly string[]) =>
  new Blob(
    [
      `${t('Recovery codes for Atelier ({0})', location.host)}\n${t('Each one works once, instead of a code from your app.')}\n\n${codes.join('\n')}\n`,
    ],
    { type: 'text/plain' },
  );

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {/* A click beside the window may not throw away what is shown only once. */}
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>{t('Save your recovery codes')}</DialogTitle>
          <DialogDescription>
            {t(
              'If you lose your phone, each of these codes signs you in once. We only show them once, so keep them somewhere safe.',
            )}
          </DialogDescription>
        </DialogHeader>
        <ul
          aria-label={t('Recovery codes')}
          className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-lg bg-muted px-4 py-3 text-center font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
        <DialogFooter className="sm:justify-between">
          <div className="flex gap-2">
            <Button variant="outline" onClick={() => void copyText(codes.join('\n'))}>
              <Copy /> {t('Copy')}
            </Button>
            <Button
              variant="outline"
              onClick={() => downloadBlob(fileOf(codes), 'atelier-recovery-codes.txt')}
            >
              <Download /> {t('Download')}
            </Button>
          </div>
          <Button onClick={onClose}>{t('I saved them')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
