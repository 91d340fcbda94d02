/** Change one's password; every other session ends with it. */

import { z } from 'zod';
import { callApi } from '#common/api-client.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { changePassword } from '../../contract.ts';
import { FormAlert } from '../form-alert.tsx';

const schema = z.object({
  currentPassword: z.string().min(1, 'Please enter your current password.').max(1000),
  newPassword: changePassword.body.shape.newPassword,
});

export function PasswordDialog({ email, onClose }: { email: string | null; onClose: () => void }) {
  const { errors, pending, formProps } = useForm({
    schema,
    send: async (body) => {
      await callApi(changePassword, { body });
      toast({ title: 'Password changed', description: 'Every other session of yours has ended.' });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change password</DialogTitle>
          <DialogDescription>You stay signed in here and are signed out everywhere else.</DialogDescription>
        </DialogHeader>
        <form {...formProps} className="grid gap-5">
          {/* Password managers need to know whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <FormField label="Current password" error={errors.fields.currentPassword} required>
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </FormField>
          <FormField
            label="New password"
            hint="At least 8 characters. A short sentence works well."
            error={errors.fields.newPassword}
            required
          >
            <PasswordInput name="newPassword" autoComplete="new-password" />
          </FormField>
          <FormAlert message={errors.form} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" pending={pending}>
              {pending ? 'Changing...' : 'Change password'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
