/** Change one's name and picture. */

import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { setCurrentUser } from '#platform/browser/session.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { upload } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { updateProfile, updateProfileBody } from '../../contract.ts';
import { displayName } from '../../display-name.ts';
import { FormAlert } from '../form-alert.tsx';
import { type PictureChange, PictureField } from './picture-field.tsx';

const schema = z.object({
  firstName: updateProfileBody.shape.firstName,
  lastName: updateProfileBody.shape.lastName,
});

/** The new picture's id, null to have none, undefined to leave it as it is. */
async function pictureIdOf(change: PictureChange): Promise<string | null | undefined> {
  if (change.kind === 'replace') return (await upload(change.file)).id;
  return change.kind === 'remove' ? null : undefined;
}

export function ProfileForm({ user }: { user: User }) {
  const [picture, setPicture] = useState<PictureChange>({ kind: 'keep' });
  const { errors, pending, formProps } = useForm({
    schema,
    send: async (names) => {
      const pictureId = await pictureIdOf(picture);
      setCurrentUser(await callApi(updateProfile, { body: { ...names, pictureId } }));
      setPicture({ kind: 'keep' });
      toast({ title: t('Profile updated'), description: t('Your changes are saved.') });
    },
  });
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <PictureField
        name={displayName(user)}
        current={user.profileImageUrl}
        change={picture}
        onChange={setPicture}
        error={errors.fields.file ?? errors.fields.pictureId}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-3">
        <FormField label={t('First name')} error={errors.fields.firstName}>
          <Input name="firstName" autoComplete="given-name" defaultValue={user.firstName ?? ''} />
        </FormField>
        <FormField label={t('Last name')} error={errors.fields.lastName}>
          <Input name="lastName" autoComplete="family-name" defaultValue={user.lastName ?? ''} />
        </FormField>
      </div>
      <FormAlert message={errors.form} />
      <Button type="submit" className="w-fit" pending={pending}>
        {pending ? t('Saving...') : t('Save changes')}
      </Button>
    </form>
  );
}
