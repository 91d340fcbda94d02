/** One person by hand: with what they agreed to, or asked by mail first. */

import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { useAudience } from './use-audiences.ts';

export function AddPerson({ audienceId, onClose }: { audienceId: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [birthday, setBirthday] = useState('');
  const [consent, setConsent] = useState('');
  const { add } = useAudience(audienceId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(
      {
        email,
        firstName,
        lastName,
        birthday: birthday.slice(5),
        ...(consent.trim() && { consent: consent.trim() }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md">
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          <DialogHeader>
            <DialogTitle>{t('Add a person')}</DialogTitle>
            <DialogDescription>
              {t('Say where they agreed. Left empty, they are asked by mail first.')}
            </DialogDescription>
          </DialogHeader>
          <FormField label={t('E-mail address')}>
            <Input
              type="email"
              value={email}
              required
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setEmail(event.target.value)}
            />
          </FormField>
          <div className="grid grid-cols-2 gap-3">
            <FormField label={t('First name')}>
              <Input
                value={firstName}
                maxLength={80}
                autoComplete="off"
                onChange={(event) => setFirstName(event.target.value)}
              />
            </FormField>
            <FormField label={t('Last name')}>
              <Input
                value={lastName}
                maxLength={80}
                autoComplete="off"
                onChange={(event) => setLastName(event.target.value)}
              />
            </FormField>
          </div>
          <FormField label={t('Birthday')} hint={t('Only day and month are kept.')} aside={t('Optional')}>
            <Input type="date" value={birthday} onChange={(event) => setBirthday(event.target.value)} />
          </FormField>
          <FormField label={t('Where they agreed')} aside={t('Optional')}>
            <Input
              value={consent}
              maxLength={500}
              placeholder={t('On paper in the shop')}
              onChange={(event) => setConsent(event.target.value)}
            />
          </FormField>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" pending={add.isPending} disabled={!email.trim()}>
              {consent.trim() ? t('Add') : t('Ask by mail')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
