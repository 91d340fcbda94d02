/** Whether mailboxes will trust what is sent: the mail server, and what the domain says in its DNS. */

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { msg, serverText, t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { checkMailDomain, type MailDomain } from '../calls/landing-calls.ts';
import { ReportCard } from './reports/report-card.tsx';

type Check = MailDomain['checks'][number];

const STATES: Record<
  Check['state'],
  {
    label: string;
    icon: LucideIcon;
    look: 'success' | 'warning' | 'destructive' | 'secondary';
    color: string;
  }
> = {
  good: { label: msg('Good'), icon: CircleCheck, look: 'success', color: 'text-success' },
  weak: { label: msg('Weak'), icon: TriangleAlert, look: 'warning', color: 'text-warning' },
  missing: { label: msg('Missing'), icon: CircleX, look: 'destructive', color: 'text-destructive' },
  unknown: { label: msg('Unknown'), icon: CircleHelp, look: 'secondary', color: 'text-muted-foreground' },
};
const NAMES = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;

export function DomainTab() {
  const [asked, setAsked] = useState<{ domain?: string; selector?: string }>({});
  const query = useQuery({ ...apiQuery(checkMailDomain, { query: asked }), retry: false });
  return (
    <section aria-labelledby="sender" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="sender" className="font-semibold text-lg">
          {t('Who mails come from')}
        </h2>
        <p className="text-muted-foreground text-sm">
          {t('Large mailboxes take mail only from domains that say so in their DNS.')}
        </p>
      </div>
      {query.isError ? (
        <ErrorState title={t('The domain could not be checked')} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton className="h-64" />
      ) : (
        <Found
          key={query.data.domain}
          found={query.data}
          pending={query.isFetching}
          onAsk={(next) => {
            if (JSON.stringify(next) === JSON.stringify(asked)) void query.refetch();
            else setAsked(next);
          }}
        />
      )}
      <ReportCard />
    </section>
  );
}

function Found({
  found,
  pending,
  onAsk,
}: {
  found: MailDomain;
  pending: boolean;
  onAsk: (asked: { domain?: string; selector?: string }) => void;
}) {
  const [domain, setDomain] = useState(found.domain);
  const [selector, setSelector] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ domain: domain.trim(), ...(selector.trim() && { selector: selector.trim() }) });
  };
  return (
    <>
      <Card>
        <CardContent className="grid gap-4 p-5 sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm">
              {t('Mails come from')} <strong className="font-semibold">{found.from}</strong>
            </p>
            {found.hasServer ? (
              <Badge variant="success">{t('Mail server set')}</Badge>
            ) : (
              <Badge variant="warning">{t('No mail server')}</Badge>
            )}
          </div>
          {!found.hasServer && (
            <p className="text-muted-foreground text-sm">
              {t(
                'Whoever runs this installation sets SMTP_URL and MAIL_FROM. Until then you can write mails, but not send them.',
              )}
            </p>
          )}
          <form onSubmit={submit} className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <FormField label={t('Domain')}>
              <Input value={domain} required onChange={(event) => setDomain(event.target.value)} />
            </FormField>
            <FormField label={t('DKIM selector')} aside={t('Optional')}>
              <Input
                value={selector}
                placeholder="default"
                onChange={(event) => setSelector(event.target.value)}
              />
            </FormField>
            <Button type="submit" pending={pending}>
              {t('Check')}
            </Button>
          </form>
        </CardContent>
      </Card>
      <ul className="grid grid-cols-1 gap-3">
        {found.checks.map(({ name, state, message, record }) => {
          const { icon: Icon, label, look, color } = STATES[state];
          return (
            <li key={name} className="flex gap-4 rounded-xl border bg-card p-4 shadow-soft">
              <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
              <div className="min-w-0 flex-1">
                <div className="flex items-center gap-2">
                  <h3 className="font-semibold">{NAMES[name]}</h3>
                  <Badge variant={look}>{t(label)}</Badge>
                </div>
                <p className="mt-1 text-sm">{serverText(message)}</p>
                {record && (
                  <code className="mt-2 block overflow-x-auto rounded-md bg-muted px-3 py-2 text-xs">
                    {record}
                  </code>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
