/** The page at /reset-password: asks for a link by mail, or sets the new password when the link brought somebody here. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { tx } from '#ui/rich-text.ts';
import {
  confirmPasswordReset,
  confirmPasswordResetBody,
  loginPage,
  requestPasswordReset,
  requestPasswordResetBody,
  signInOptions,
} from '../../contract.ts';
import { FormAlert } from '../form-alert.tsx';
import { takeToken } from './take-token.ts';
import { VisitorFrame } from './visitor-frame.tsx';

const STEPS = {
  ask: {
    title: t('Forgot your password?'),
    text: t('Enter your email address and we’ll send you a link to set a new one.'),
  },
  asked: {
    title: t('Check your email'),
    text: t('If there is an account with this address, a link is on its way. It works for 30 minutes.'),
  },
  kept: {
    title: t('Ask your administrator'),
    text: t(
      'This installation has no mail server, so no email was sent. If an account with this address exists, your administrator will find a link for you in the admin area under Email Testing. It works for 30 minutes.',
    ),
  },
  choose: { title: t('Set a new password'), text: t('You’ll be signed out everywhere else.') },
  done: { title: t('Password changed'), text: t('You can sign in with your new password now.') },
} as const;

type Step = keyof typeof STEPS;

export function ResetPasswordPage() {
  const { data: options } = useQuery(apiQuery(signInOptions));
  const [token, setToken] = useState(takeToken);
  const [step, setStep] = useState<Step>(token ? 'choose' : 'ask');
  /* The link opened in the tab that asked for it: the page does not load again. */
  useEffect(() => {
    const takeNew = () => {
      const fresh = takeToken();
      if (!fresh) return;
      setToken(fresh);
      setStep('choose');
    };
    addEventListener('hashchange', takeNew);
    return () => removeEventListener('hashchange', takeNew);
  }, []);
  return (
    <VisitorFrame {...STEPS[step]}>
      <div className="rounded-2xl border bg-card p-5 shadow-soft sm:p-7" aria-live="polite">
        {step === 'ask' && (
          <AskForm onSent={() => setStep(options?.sendsMail === false ? 'kept' : 'asked')} />
        )}
        {step === 'choose' && (
          <ChooseForm token={token} onDone={() => setStep('done')}>
            <Button
              variant="link"
              onClick={() => {
                setToken('');
                setStep('ask');
              }}
            >
              {t('Ask for a new link')}
            </Button>
          </ChooseForm>
        )}
        {step === 'kept' && <IfYouRunIt />}
        {(step === 'asked' || step === 'kept' || step === 'done') && (
          <Button asChild size="lg" className="w-full">
            <a href={`${loginPage.path}?local=1`} referrerPolicy="no-referrer">
              {step === 'done' ? t('Sign in') : t('Back to sign in')}
            </a>
          </Button>
        )}
      </div>
    </VisitorFrame>
  );
}

/** Somebody who runs the place alone has no administrator to ask. */
function IfYouRunIt() {
  return (
    <p className="mb-5 text-muted-foreground text-sm">
      {tx(
        'Are you the administrator? The mail is in the folder {0} of the data directory on the server.',
        <code>{t('outbox')}</code>,
      )}
    </p>
  );
}

function AskForm({ onSent }: { onSent: () => void }) {
  const { errors, pending, formProps } = useForm({
    schema: requestPasswordResetBody,
    send: async (body) => {
      await callApi(requestPasswordReset, { body });
      onSent();
    },
  });
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <FormField label={t('Email')} error={errors.fields.email} required>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          placeholder="you@example.com"
        />
      </FormField>
      <FormAlert message={errors.form} />
      <Button type="submit" size="lg" pending={pending}>
        {pending ? t('Sending...') : t('Send me a link')}
      </Button>
    </form>
  );
}

function ChooseForm({ token, onDone, children }: { token: string; onDone: () => void; children: ReactNode }) {
  const { errors, pending, formProps } = useForm({
    schema: confirmPasswordResetBody,
    read: ({ password }) => ({ token, password }),
    send: async (body) => {
      await callApi(confirmPasswordReset, { body });
      onDone();
    },
  });
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <FormField
        label={t('New password')}
        hint={t('At least 8 characters. A short sentence works well.')}
        error={errors.fields.password}
        required
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </FormField>
      <FormAlert message={errors.form} />
      <Button type="submit" size="lg" pending={pending}>
        {pending ? t('Changing...') : t('Change password')}
      </Button>
      {errors.form && children}
    </form>
  );
}
