/** The page at /confirm-email, where the link to a new address leads: one click, and the address counts. */

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { errorMessageOr } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { confirmEmailChange } from '../../calls/security-calls.ts';
import { FormAlert } from '../form-alert.tsx';
import { takeToken } from './take-token.ts';
import { VisitorFrame } from './visitor-frame.tsx';

/** Programs that open links in mails to look at them press no buttons: so the link alone changes nothing. */
export function ConfirmEmailPage() {
  const [token] = useState(takeToken);
  const confirm = useMutation({ mutationFn: () => callApi(confirmEmailChange, { body: { token } }) });
  const { data: done, error } = confirm;
  const heading = done
    ? { title: t('Email changed'), text: t('From now on, you sign in with {0}.', done.email) }
    : {
        title: t('Confirm your new email'),
        text: t('After this, you sign in with the address this link was sent to.'),
      };
  return (
    <VisitorFrame {...heading}>
      <div
        className="grid grid-cols-1 gap-5 rounded-2xl border bg-card p-5 shadow-soft sm:p-7"
        aria-live="polite"
      >
        <FormAlert
          message={
            token
              ? error
                ? errorMessageOr(error, t('The address could not be confirmed. Please try again.'))
                : undefined
              : t('This link is incomplete. Please open it from the email again.')
          }
        />
        {done || error || !token ? (
          <Button asChild size="lg">
            <a href="/security">{t('Go to security settings')}</a>
          </Button>
        ) : (
          <Button size="lg" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {confirm.isPending ? t('Confirming...') : t('Confirm this address')}
          </Button>
        )}
      </div>
    </VisitorFrame>
  );
}
