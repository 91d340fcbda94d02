/** Deleting the account: what goes with it, and the window that asks twice. */

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { Button } from '#ui/form/button.tsx';
import { tx } from '#ui/rich-text.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function Leaving({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <p className="text-sm">
        {tx(
          'Take your data along first: {0}',
          <Link
            href="/settings#export"
            className="focus-ring rounded font-medium text-primary hover:underline"
          >
            {t('Export my data')}
          </Link>,
        )}
      </p>
      <Button variant="destructive" onClick={() => setAsking(true)}>
        <Trash2 /> {t('Delete my account')}
      </Button>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}
