/** Asks for the name of the backup before everything is replaced, then waits until the product is back. */

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { firstProblem } from '#platform/browser/failure.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { tx } from '#ui/rich-text.ts';
import { restoreBackup } from '../../calls/installation-calls.ts';

const ASK_EVERY_MS = 1500;
/** Before this the process that ends may still answer. */
const ENDING_MS = 4000;

async function comeBack(): Promise<void> {
  await new Promise((done) => setTimeout(done, ENDING_MS));
  for (;;) {
    const isThere = await fetch('/api/ready', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  }
  location.reload();
}

export function RestoreDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const restore = useMutation({
    mutationFn: () => callApi(restoreBackup, { params: { name }, body: { confirm: typed.trim() } }),
    onSuccess: () => void comeBack(),
  });
  const isUnderWay = restore.isPending || restore.isSuccess;
  return (
    <Dialog open onOpenChange={(open) => !open && !isUnderWay && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Restore this backup?')}</DialogTitle>
          <DialogDescription>
            {t(
              'Everything that is here now is replaced, for everybody: accounts, work, files and settings. It is saved as a backup of its own first. Atelier restarts; people may have to sign in again.',
            )}
          </DialogDescription>
        </DialogHeader>
        {isUnderWay ? (
          <p role="status" className="flex items-center gap-3 text-sm">
            <Spinner /> {t('Restoring. This page comes back by itself.')}
          </p>
        ) : (
          <form
            className="grid grid-cols-1 gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim() === name) restore.mutate();
            }}
          >
            <FormField
              label={tx('Type {0} to confirm', <strong className="break-all font-semibold">{name}</strong>)}
              error={restore.isError ? firstProblem(restore.error) : undefined}
            >
              <Input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </FormField>
            <DialogFooter>
              <Button variant="outline" onClick={onClose}>
                {t('Cancel')}
              </Button>
              <Button type="submit" variant="destructive" disabled={typed.trim() !== name}>
                {t('Restore')}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
