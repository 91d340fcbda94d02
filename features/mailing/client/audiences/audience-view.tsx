/** One audience: its form, its people, and the ways to bring in more. */

import { ArrowLeft, Copy, Download, ExternalLink, Settings, Trash2, Upload, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { fillPath } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { type Audience, exportSubscribers } from '../../calls/audience-calls.ts';
import { AddPerson } from './add-person.tsx';
import { AudienceForm } from './audience-form.tsx';
import { ImportWindow } from './import-window.tsx';
import { SubscriberList } from './subscriber-list.tsx';
import { useAudience } from './use-audiences.ts';

type Window = 'add' | 'import' | 'settings' | 'delete';

export function AudienceView({ audience, onClose }: { audience: Audience; onClose: () => void }) {
  const { id, name, counts, subscribeUrl } = audience;
  const [opened, setOpened] = useState<Window>();
  const close = () => setOpened(undefined);
  const { remove } = useAudience(id);
  const figures = [
    [t('Subscribers'), counts.active],
    [t('Not confirmed yet'), counts.pending],
    [t('Unsubscribed'), counts.unsubscribed],
    [t('Unreachable'), counts.refused],
  ] as const;
  return (
    <section aria-labelledby="audience" className="grid grid-cols-1 gap-5">
      <div>
        <Button variant="ghost" size="sm" className="mb-2 -ml-3" onClick={onClose}>
          <ArrowLeft /> {t('All audiences')}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="audience" className="min-w-0 truncate font-semibold text-xl tracking-tight">
            {name}
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpened('add')}>
              <UserPlus /> {t('Add a person')}
            </Button>
            <Button variant="outline" onClick={() => setOpened('import')}>
              <Upload /> {t('Import')}
            </Button>
            <Button variant="outline" asChild>
              <a href={fillPath(exportSubscribers.path, { id })} download>
                <Download /> {t('Export')}
              </a>
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Settings of the audience')}
              onClick={() => setOpened('settings')}
            >
              <Settings />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Delete: {0}', name)}
              onClick={() => setOpened('delete')}
            >
              <Trash2 />
            </Button>
          </div>
        </div>
      </div>
      <Card>
        <CardContent className="grid gap-5 p-5 sm:p-6 lg:grid-cols-[1fr_auto] lg:items-center">
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {figures.map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted-foreground text-xs">{label}</dt>
                <dd className="font-semibold text-xl tabular-nums">{showNumber(value)}</dd>
              </div>
            ))}
          </dl>
          <div className="min-w-0">
            <p className="text-muted-foreground text-xs">{t('The public form')}</p>
            <div className="mt-1 flex items-center gap-1">
              <code className="min-w-0 flex-1 truncate rounded-md bg-muted px-3 py-2 text-xs">
                {subscribeUrl}
              </code>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Copy the address of the form')}
                onClick={() => void copyText(subscribeUrl)}
              >
                <Copy />
              </Button>
              <Button variant="ghost" size="icon" asChild>
                <a
                  href={new URL(subscribeUrl).pathname}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('Open the form')}
                >
                  <ExternalLink />
                </a>
              </Button>
            </div>
          </div>
        </CardContent>
      </Card>
      <SubscriberList audienceId={id} />
      {opened === 'add' && <AddPerson audienceId={id} onClose={close} />}
      {opened === 'import' && <ImportWindow audienceId={id} onClose={close} />}
      {opened === 'settings' && <AudienceForm audience={audience} onSaved={close} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog
          title={t('Delete this audience?')}
          text={t('All its people are deleted with it. Who unsubscribed stays known by a hash.')}
          confirm={t('Delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
          onClose={close}
        />
      )}
    </section>
  );
}
