/** Sign in with e-mail and password, in a form that password managers understand; then with a code where one is asked for. */

import { ArrowLeft } from 'lucide-react';
import { z } from 'zod';
import { ApiError, callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { CodeInput } from '#platform/browser/sign-in/code-input.tsx';
import { consumeReturnPath } from '#platform/browser/sign-in/return-path.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { loginCode, loginCodeBody } from '../../calls/security-calls.ts';
import { login } from '../../contract.ts';
import { FormAlert } from '../form-alert.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const schema = z.object({
  email: z.string().trim().min(1, t('Please enter your email address.')),
  password: z.string().min(1, t('Please enter your password.')),
});

/** The server leads with the word that other screens look for; people need only the sentence after it. */
const withoutPrefix = (message: string | undefined) => {
  const sentence = message?.replace(/^Unauthorized:?\s*/, '');
  return sentence && capitalize(sentence);
};

const isCodeWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'second_factor_required';

export type SignInStep = 'password' | 'code';

export function SignInForm({ step, onStep }: { step: SignInStep; onStep: (step: SignInStep) => void }) {
  return step === 'password' ? (
    <PasswordStep onCodeWanted={() => onStep('code')} />
  ) : (
    <CodeStep onBack={() => onStep('password')} />
  );
}

function PasswordStep({ onCodeWanted }: { onCodeWanted: () => void }) {
  const { errors, pending, formProps } = useForm({
    schema,
    isSignIn: true,
    send: async (body) => {
      try {
        await callApi(login, { body });
        location.assign(consumeReturnPath());
      } catch (error) {
        if (!isCodeWanted(error)) throw error;
        onCodeWanted();
      }
    },
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <form {...formProps} method="post" action={login.path} className="grid grid-cols-1 gap-5">
        <FormField label={t('Email')} id="sign-in-email" error={errors.fields.email} required>
          <Input
            type="email"
            name="email"
            autoComplete="username webauthn"
            inputMode="email"
            autoCapitalize="none"
            placeholder="you@example.com"
          />
        </FormField>
        <FormField label={t('Password')} id="sign-in-password" error={errors.fields.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </FormField>
        <a
          href="/reset-password"
          className="focus-ring -mt-2 justify-self-end rounded-sm font-medium text-primary text-sm hover:underline"
        >
          {t('Forgot password?')}
        </a>
        <FormAlert message={withoutPrefix(errors.form)} />
        <Button type="submit" size="lg" pending={pending}>
          {pending ? t('Signing in...') : t('Sign in')}
        </Button>
      </form>
      <PasskeySignIn />
    </div>
  );
}

function CodeStep({ onBack }: { onBack: () => void }) {
  const { errors, pending, formProps } = useForm({
    schema: loginCodeBody,
    isSignIn: true,
    send: async (body) => {
      await callApi(loginCode, { body });
      location.assign(consumeReturnPath());
    },
  });
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <FormField
        label={t('Code')}
        id="sign-in-code"
        hint={t(
          'Lost your phone? Enter one of your recovery codes instead. If you have none left, ask your administrator.',
        )}
        error={errors.fields.code}
        required
      >
        <CodeInput isFirst />
      </FormField>
      <FormAlert message={withoutPrefix(errors.form)} />
      <Button type="submit" size="lg" pending={pending}>
        {pending ? t('Signing in...') : t('Continue')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        <ArrowLeft /> {t('Back')}
      </Button>
    </form>
  );
}
