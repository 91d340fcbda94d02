/** A new key, shown this once, with a first call that works as it stands. */

import { Copy } from 'lucide-react';
import { t } from '#common/texts.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';

const firstCall = (key: string) =>
  `curl ${location.origin}/v1/models \\\n  -H "Authorization: Bearer ${key}"`;

export function ShownKey({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t('Save your new key')}</DialogTitle>
        <DialogDescription>
          {t('This is the only time we show it. Keep it secret: anyone who has it can act as you.')}
        </DialogDescription>
      </DialogHeader>
      <div className="flex items-center gap-2 rounded-lg bg-muted py-2 pr-2 pl-4">
        <code className="min-w-0 flex-1 break-all text-sm">{value}</code>
        <Button variant="outline" size="sm" onClick={() => void copyText(value)}>
          <Copy /> {t('Copy')}
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <p className="font-medium text-sm">{t('Try it')}</p>
        <pre className="overflow-x-auto whitespace-pre-wrap break-all rounded-lg bg-muted px-4 py-3 text-xs">
          {firstCall(value)}
        </pre>
        <p className="text-muted-foreground text-xs">
          {t('Programs made for OpenAI work too: give them this address as base URL, and the key.')}{' '}
          <code className="break-all">{`${location.origin}/v1`}</code>
        </p>
      </div>
      <DialogFooter>
        <Button onClick={onDone}>{t('I saved it')}</Button>
      </DialogFooter>
    </>
  );
}
