/** Create an account; the person is signed in right after. */

import { ShieldCheck } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { consumeReturnPath } from '#platform/browser/sign-in/return-path.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { register, registerBody } from '../../contract.ts';
import { FormAlert } from '../form-alert.tsx';

const optional = (text: string | undefined) => text?.trim() || undefined;

export function SignUpForm({ isFirstAccount }: { isFirstAccount: boolean }) {
  const { errors, pending, formProps } = useForm({
    schema: registerBody,
    isSignIn: true,
    read: ({ email, password, firstName, lastName }) => ({
      email: email?.trim(),
      password,
      firstName: optional(firstName),
      lastName: optional(lastName),
    }),
    send: async (body) => {
      await callApi(register, { body });
      location.assign(consumeReturnPath());
    },
  });
  return (
    <form {...formProps} method="post" action={register.path} className="grid grid-cols-1 gap-5">
      {isFirstAccount && (
        <p className="flex items-start gap-2.5 rounded-lg bg-primary/10 px-3 py-2.5 text-primary text-sm">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('The first account becomes the administrator.')}
        </p>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-3">
        <FormField
          label={t('First name')}
          id="sign-up-first"
          aside={t('Optional')}
          error={errors.fields.firstName}
        >
          <Input name="firstName" autoComplete="given-name" />
        </FormField>
        <FormField
          label={t('Last name')}
          id="sign-up-last"
          aside={t('Optional')}
          error={errors.fields.lastName}
        >
          <Input name="lastName" autoComplete="family-name" />
        </FormField>
      </div>
      <FormField label={t('Email')} id="sign-up-email" error={errors.fields.email} required>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          placeholder="you@example.com"
        />
      </FormField>
      <FormField
        label={t('Password')}
        id="sign-up-password"
        hint={t('At least 8 characters. A short sentence works well.')}
        error={errors.fields.password}
        required
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </FormField>
      <FormAlert message={errors.form} />
      <Button type="submit" size="lg" pending={pending}>
        {pending ? t('Creating your account...') : t('Create account')}
      </Button>
    </form>
  );
}
