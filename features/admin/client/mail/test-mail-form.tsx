/** Sends one of the product's e-mails to an address, to see that they arrive and how they look. */

import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { EMAIL_TYPES } from '../../contract.ts';
import { type TestMail, useTestMail } from './use-test-mail.ts';

const REQUIRED = t('Please enter an email address');

const BLANK: TestMail = { email: '', type: 'welcome' };

export function TestMailForm() {
  const [{ email, type }, setDraft, forget] = useKept<TestMail>('test-mail', BLANK);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const sending = useTestMail();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (email.trim() === '') {
      setError(REQUIRED);
      toast({ title: t('Email Required'), description: REQUIRED, variant: 'destructive' });
      field.current?.focus();
      return;
    }
    sending.mutate({ email: email.trim(), type }, { onSuccess: ({ success }) => success && forget() });
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Send a test email')}</CardTitle>
        <CardDescription>{t('Sends a sample through your real mail setup.')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <FormField label={t('Email address')} required error={error}>
            <Input
              ref={field}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="you@example.com"
              maxLength={254}
              value={email}
              onChange={(event) => {
                setDraft((now) => ({ ...now, email: event.target.value }));
                setError(undefined);
              }}
            />
          </FormField>
          <FormField label={t('Email type')}>
            <ChoiceSelect
              value={type}
              choices={EMAIL_TYPES}
              nameOf={capitalize}
              onChange={(next) => setDraft((now) => ({ ...now, type: next }))}
            />
          </FormField>
          <Button type="submit" pending={sending.isPending} className="justify-self-start max-sm:w-full">
            {!sending.isPending && <Send />} {sending.isPending ? t('Sending...') : t('Send Test Email')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
