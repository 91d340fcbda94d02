/** What is said when work that was not saved comes back. */

import { History, X } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';

export interface DraftNoticeProps {
  isOutdated: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

export function DraftNotice({ isOutdated, onDiscard, onClose }: DraftNoticeProps) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border bg-accent/60 py-1.5 pr-1.5 pl-4 text-sm"
    >
      <History aria-hidden className="size-4 text-primary" />
      <p className="min-w-0 flex-1">
        {t('We kept your unsaved changes.')}
        {isOutdated && t(' A newer version of this project was saved elsewhere.')}
      </p>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button size="icon" variant="ghost" className="size-9" aria-label={t('Close')} onClick={onClose}>
        <X />
      </Button>
    </div>
  );
}
