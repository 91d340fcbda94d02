/** The secret of a new webhook: shown this once, to be put into the program that receives. */

import { Copy } from 'lucide-react';
import { t } from '#common/texts.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';

export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <section
      aria-label={t('Signing secret')}
      className="grid grid-cols-1 gap-3 rounded-xl border border-success/40 bg-success/8 p-4"
    >
      <p className="text-sm">
        {t(
          'Webhook added. Your program checks messages with this secret. Copy it now: it is not shown again.',
        )}
      </p>
      <code className="select-all break-all rounded-lg bg-card px-3 py-2 text-sm">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyText(secret)}>
          <Copy /> {t('Copy secret')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </section>
  );
}
