/** Address and password: what one signs in with. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { tx } from '#ui/rich-text.ts';
import { cancelEmailChange, type Security } from '../../calls/security-calls.ts';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecurityCard } from './security-card.tsx';

export function SignInCard({ user, security }: { user: User; security: Security }) {
  const [dialog, setDialog] = useState<'email' | 'password'>();
  const close = () => setDialog(undefined);
  if (!security.hasPassword) {
    return (
      <SecurityCard
        title={t('Single sign-on')}
        description={t(
          'You sign in through your organization. Password, two-step sign-in and passkeys are managed there.',
        )}
      >
        <p className="wrap-anywhere text-sm">{user.email ?? t('No email address')}</p>
      </SecurityCard>
    );
  }
  return (
    <SecurityCard title={t('Email and password')} description={t('What you sign in with.')}>
      <div className="divide-y">
        <Row
          label={t('Email')}
          action={
            <Button
              variant="outline"
              size="sm"
              aria-label={t('Change email')}
              onClick={() => setDialog('email')}
            >
              {t('Change')}
            </Button>
          }
        >
          <span className="wrap-anywhere">{user.email}</span>
        </Row>
        <Row
          label={t('Password')}
          action={
            <Button
              variant="outline"
              size="sm"
              aria-label={t('Change password')}
              onClick={() => setDialog('password')}
            >
              {t('Change')}
            </Button>
          }
        >
          <span aria-hidden>••••••••</span>
        </Row>
      </div>
      {security.pendingEmail && <PendingEmail email={security.pendingEmail} />}
      {dialog === 'email' && (
        <EmailDialog
          sendsMail={security.sendsMail}
          asksForCode={security.secondFactor !== null}
          onClose={close}
        />
      )}
      {dialog === 'password' && <PasswordDialog email={user.email} onClose={close} />}
    </SecurityCard>
  );
}

const Row = ({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
    <div className="min-w-0 text-sm">
      <p className="text-muted-foreground text-xs">{label}</p>
      <p className="font-medium">{children}</p>
    </div>
    {action}
  </div>
);

function PendingEmail({ email }: { email: string }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callApi(cancelEmailChange),
    onSuccess: () => refreshAfter(client, cancelEmailChange),
    onError: onErrorNotify(t('Not canceled'), t('The change could not be canceled. Please try again.')),
  });
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-primary/10 px-4 py-3 text-sm"
    >
      <MailCheck aria-hidden className="size-5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-56">
        {tx(
          'Open the link we sent to {0} within 30 minutes. Until then, your current address stays the same.',
          <strong className="wrap-anywhere font-semibold">{email}</strong>,
        )}
      </p>
      <Button variant="outline" size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('Cancel change')}
      </Button>
    </div>
  );
}
