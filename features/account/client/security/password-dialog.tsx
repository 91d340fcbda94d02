/** Change one's password; every other session ends with it. */

import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { changePassword, changePasswordBody } from '../../contract.ts';
import { useEndKeys } from './end-keys-choice.tsx';
import { FormDialog } from './form-dialog.tsx';

const schema = z.object({
  currentPassword: z.string().min(1, t('Please enter your current password.')).max(1000),
  newPassword: changePasswordBody.shape.newPassword,
});

export function PasswordDialog({ email, onClose }: { email: string | null; onClose: () => void }) {
  const client = useQueryClient();
  const { endKeys, choice } = useEndKeys();
  const form = useForm({
    schema,
    send: async (body) => {
      await callApi(changePassword, { body: { ...body, endKeys } });
      await refreshAfter(client, changePassword);
      toast({ title: t('Password changed'), description: t('All your other sessions have ended.') });
      onClose();
    },
  });
  const { fields } = form.errors;
  return (
    <FormDialog
      title={t('Change password')}
      description={t('You stay signed in here. Everywhere else, you’ll be signed out.')}
      form={form}
      submit={[t('Change password'), t('Changing...')]}
      onClose={onClose}
    >
      {/* Password managers need to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <FormField label={t('Current password')} error={fields.currentPassword} required>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </FormField>
      <FormField
        label={t('New password')}
        hint={t('At least 8 characters. A short sentence works well.')}
        error={fields.newPassword}
        required
      >
        <PasswordInput name="newPassword" autoComplete="new-password" />
      </FormField>
      {choice}
    </FormDialog>
  );
}
