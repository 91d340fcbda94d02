/** All my mailings, and a new one from a starter. */

import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { showDate, showMoment, showNumber } from '#platform/browser/format.ts';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { TemplateShelf } from '#platform/browser/templates/template-shelf.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { MailingSummary } from '../contract.ts';
import { useAudiences } from './audiences/use-audiences.ts';
import { StateBadge } from './mail-states.tsx';
import { blocksOf, ownLanguage, STARTERS } from './starters.ts';
import { useCreateMailing, useMailingList } from './use-mailings.ts';

export function MailsTab({ onOpen, onAudiences }: { onOpen: (id: string) => void; onAudiences: () => void }) {
  const query = useMailingList();
  const [isNew, setNew] = useState(false);
  const audiences = useAudiences();
  const all = query.data ?? [];
  const begin = (
    <Button onClick={() => setNew(true)}>
      <Plus /> {t('New mail')}
    </Button>
  );
  return (
    <section aria-labelledby="mails" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="mails" className="font-semibold text-lg">
          {t('My mails')}
        </h2>
        {all.length > 0 && begin}
      </div>
      {audiences.data?.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-card p-4 text-sm shadow-soft">
          <p>{t('You have no audience yet: nobody could get a mail.')}</p>
          <Button variant="outline" size="sm" onClick={onAudiences}>
            {t('Make an audience')}
          </Button>
        </div>
      )}
      {query.isError && !query.data ? (
        <ErrorState title={t('Your mails could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <div className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : all.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Mail />}
            title={t('No mails yet')}
            description={t('Begin with an offer or with news: the look comes from your brand kit.')}
            action={begin}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {all.map((one) => (
            <Row key={one.id} mailing={one} onOpen={() => onOpen(one.id)} />
          ))}
        </ul>
      )}
      {isNew && (
        <NewMail
          audienceId={audiences.data?.[0]?.id ?? null}
          onClose={() => setNew(false)}
          onCreated={onOpen}
        />
      )}
    </section>
  );
}

function Row({ mailing, onOpen }: { mailing: MailingSummary; onOpen: () => void }) {
  const { subject, state, counts, createdAt, sendAt, endedAt } = mailing;
  const when =
    state === 'scheduled' && sendAt
      ? showMoment(sendAt)
      : endedAt
        ? showMoment(endedAt)
        : showDate(createdAt);
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="focus-ring flex w-full items-center gap-4 rounded-xl border bg-card p-4 text-left shadow-soft transition-shadow hover:shadow-lift"
      >
        <span
          aria-hidden
          className="hidden size-10 shrink-0 place-items-center rounded-lg bg-primary/10 text-primary sm:grid"
        >
          <Mail className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{subject || t('Without a subject')}</span>
          <span className="mt-0.5 block truncate text-muted-foreground text-sm">
            {when}
            {counts.total > 0 &&
              ` · ${t('{0} of {1} sent', showNumber(counts.sent), showNumber(counts.total))}`}
          </span>
        </span>
        <StateBadge state={state} />
      </button>
    </li>
  );
}

function NewMail({
  audienceId,
  onClose,
  onCreated,
}: {
  audienceId: string | null;
  onClose: () => void;
  onCreated: (id: string) => void;
}) {
  const create = useCreateMailing(onCreated);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('New mail')}</DialogTitle>
          <DialogDescription>{t('Everything in it can be changed.')}</DialogDescription>
        </DialogHeader>
        <ul className="grid gap-3">
          {STARTERS.map(({ name, label, hint }) => (
            <li key={name}>
              <button
                type="button"
                disabled={create.isPending}
                className="focus-ring w-full rounded-xl border bg-card p-4 text-left transition-colors hover:bg-accent disabled:opacity-60"
                onClick={() =>
                  create.mutate({
                    subject: '',
                    audienceId,
                    language: ownLanguage(),
                    timeZone: zoneHere(),
                    blocks: blocksOf(name),
                  })
                }
              >
                <span className="block font-medium">{t(label)}</span>
                <span className="block text-muted-foreground text-sm">{t(hint)}</span>
              </button>
            </li>
          ))}
        </ul>
        <TemplateShelf kind="mail" isNarrow />
      </DialogContent>
    </Dialog>
  );
}
