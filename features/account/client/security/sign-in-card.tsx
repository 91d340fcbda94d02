/** Address and password: what one signs in with. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { User } from '#common/user.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
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
        title="Single sign-on"
        description="You sign in through your organization. Password, two-step sign-in and passkeys are managed there."
      >
        <p className="wrap-anywhere text-sm">{user.email ?? 'No email address'}</p>
      </SecurityCard>
    );
  }
  return (
    <SecurityCard title="Email and password" description="What you sign in with.">
      <div className="divide-y">
        <Row
          label="Email"
          action={
            <Button variant="outline" size="sm" aria-label="Change email" onClick={() => setDialog('email')}>
              Change
            </Button>
          }
        >
          <span className="wrap-anywhere">{user.email}</span>
        </Row>
        <Row
          label="Password"
          action={
            <Button
              variant="outline"
              size="sm"
              aria-label="Change password"
              onClick={() => setDialog('password')}
            >
              Change
            </Button>
          }
        >
          <span aria-hidden>••••••••</span>
        </Row>
      </div>
      {security.pendingEmail && <PendingEmail email={security.pendingEmail} />}
      {dialog === 'email' && <EmailDialog sendsMail={security.sendsMail} onClose={close} />}
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
    onError: onErrorNotify('Not canceled', 'The change could not be canceled. Please try again.'),
  });
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-primary/10 px-4 py-3 text-sm"
    >
      <MailCheck aria-hidden className="size-5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-56">
        Open the link we sent to <strong className="wrap-anywhere font-semibold">{email}</strong> within 30
        minutes. Until then your current address stays.
      </p>
      <Button variant="outline" size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel change
      </Button>
    </div>
  );
}
