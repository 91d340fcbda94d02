/** Deletes the account: asks for the typed e-mail, so that it never happens by accident. */

import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
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
import { tx } from '#ui/rich-text.ts';
import { deleteAccount, deleteAccountBody } from '../../contract.ts';
import { FormAlert } from '../form-alert.tsx';

export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  /** Accounts from an OpenID provider may have no address: then a word stands in for it. */
  const expected = user.email ?? 'delete';
  const [typed, setTyped] = useState('');
  const { errors, pending, formProps } = useForm({
    schema: deleteAccountBody,
    read: ({ confirm, password }) => ({ confirm, password: password || undefined }),
    send: async (body) => {
      await callApi(deleteAccount, { body });
      location.assign('/');
    },
  });
  const matches = typed.trim().toLowerCase() === expected.toLowerCase();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Delete my account')}</DialogTitle>
          <DialogDescription>
            {t(
              'This deletes your account and everything in it: projects, generations, files and tasks. It can’t be undone.',
            )}
          </DialogDescription>
        </DialogHeader>
        <form {...formProps} className="grid grid-cols-1 gap-5">
          <FormField
            label={tx('Type {0} to confirm', <strong className="break-all font-semibold">{expected}</strong>)}
            error={errors.fields.confirm}
            required
          >
            <Input
              name="confirm"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FormField>
          <FormField
            label={t('Your password')}
            hint={t('Leave it empty if you sign in through single sign-on.')}
            error={errors.fields.password}
          >
            <PasswordInput name="password" autoComplete="current-password" />
          </FormField>
          <FormAlert message={errors.form} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Keep my account')}</Button>
            </DialogClose>
            <Button type="submit" variant="destructive" pending={pending} disabled={!matches}>
              {pending ? t('Deleting...') : t('Delete my account')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
