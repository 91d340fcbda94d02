/** Removes a server or weights after a question; what is made with them stays. */

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useChange } from '../use-change.ts';

interface RemoveButtonProps {
  name: string;
  /** What goes and what stays. */
  text: string;
  change: { send: () => Promise<unknown>; done: string; failed: string };
}

export function RemoveButton({ name, text, change }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const removing = useChange(change);
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={t('Remove {0}', name)} onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Remove {0}?', name)}
          text={text}
          confirm={t('Remove')}
          pending={removing.isPending}
          onConfirm={() => removing.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
