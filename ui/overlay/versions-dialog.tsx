/** Earlier versions of a piece of work, to bring one back. */

import { History } from 'lucide-react';
import { currentLocale, t } from '#common/texts.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';

export interface Version {
  id: string;
  name: string;
  savedAt: string;
}

export interface VersionsDialogProps {
  /** Undefined while they are being fetched. */
  versions: readonly Version[] | undefined;
  /** The one that is being opened. */
  busy: string | undefined;
  onRestore: (id: string) => void;
  onClose: () => void;
}

const timeOf = (text: string): string =>
  new Date(text).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

export function VersionsDialog({ versions, busy, onRestore, onClose }: VersionsDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Version history')}</DialogTitle>
          <DialogDescription>
            {t('Restoring a version can be undone like any other change.')}
          </DialogDescription>
        </DialogHeader>
        {!versions && <Spinner className="mx-auto" />}
        {versions?.length === 0 && <EmptyState icon={<History />} title={t('No earlier versions yet')} />}
        <ul className="grid grid-cols-1 max-h-96 gap-1 overflow-y-auto">
          {versions?.map(({ id, name, savedAt }) => (
            <li key={id} className="flex items-center justify-between gap-3 rounded-lg border px-3 py-2">
              <span className="min-w-0">
                <span className="block truncate text-sm">{name}</span>
                <span className="block text-muted-foreground text-xs">{timeOf(savedAt)}</span>
              </span>
              <Button variant="outline" size="sm" pending={busy === id} onClick={() => onRestore(id)}>
                {t('Restore')}
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
