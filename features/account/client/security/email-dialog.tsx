/** Asks for a new address and for everything the account has; the link in the mail does the rest. */

import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { ProofFields } from '#platform/browser/sign-in/proof-fields.tsx';
import { useForm } from '#platform/browser/use-form.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { changeEmail, changeEmailBody } from '../../calls/security-calls.ts';
import { FormDialog } from './form-dialog.tsx';

export interface EmailDialogProps {
  sendsMail: boolean;
  asksForCode: boolean;
  onClose: () => void;
}

export function EmailDialog({ sendsMail, asksForCode, onClose }: EmailDialogProps) {
  const client = useQueryClient();
  const form = useForm({
    schema: asksForCode ? changeEmailBody.required({ code: true }) : changeEmailBody,
    send: async (body) => {
      const { changed } = await callApi(changeEmail, { body });
      await refreshAfter(client, changeEmail);
      toast(
        changed
          ? { title: t('Email changed'), description: t('You now sign in with {0}.', body.email) }
          : { title: t('Check your email'), description: t('We sent a link to {0}.', body.email) },
      );
      onClose();
    },
  });
  const { fields } = form.errors;
  return (
    <FormDialog
      title={t('Change email')}
      description={
        sendsMail
          ? t('We’ll send a link to the new address. Your email changes when you open it.')
          : t(
              'This installation has no mail server, so the change takes effect right away. Check the spelling: you’ll sign in with it.',
            )
      }
      form={form}
      submit={sendsMail ? [t('Send link'), t('Sending...')] : [t('Change email'), t('Changing...')]}
      onClose={onClose}
    >
      <FormField label={t('New email')} error={fields.email} required>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          placeholder="you@example.com"
        />
      </FormField>
      <ProofFields needs={{ password: true, code: asksForCode }} errors={fields} />
    </FormDialog>
  );
}
