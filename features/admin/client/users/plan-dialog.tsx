/** Grants somebody a plan, with or without an end. */

import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { PLAN_IDS, type PlanId } from '#common/user.ts';
import { planOf } from '#features/subscription/contract.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import type { AdminUser } from '../../contract.ts';
import { nameOf } from '../person.ts';
import { dateField, endOfDay } from './end-of-day.ts';

export interface PlanDialogProps {
  user: AdminUser;
  pending: boolean;
  onClose: () => void;
  onSave: (choice: { plan: PlanId; endsAt: string | null }) => void;
}

export function PlanDialog({ user, pending, onClose, onSave }: PlanDialogProps) {
  const isPaid = user.subscriptionStatus === 'active' && user.subscriptionPlan !== 'free';
  const [plan, setPlan] = useState<PlanId>(user.subscriptionPlan);
  const [date, setDate] = useState(
    isPaid && user.subscriptionEndsAt ? dateField(new Date(user.subscriptionEndsAt)) : '',
  );
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const endsAt = plan !== 'free' && date ? endOfDay(date) : null;
    if (endsAt && new Date(endsAt).getTime() <= Date.now())
      return setError(t('Choose a future date, or none.'));
    onSave({ plan, endsAt });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Change plan')}</DialogTitle>
          <DialogDescription>
            {t('The new plan applies to {0} right away. They’ll get a notification.', nameOf(user))}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
          <FormField label={t('Plan')}>
            <ChoiceSelect
              value={plan}
              choices={PLAN_IDS}
              nameOf={(id) => t('{0} · {1}/month', planOf(id).name, `$${planOf(id).monthlyPrice}`)}
              onChange={setPlan}
            />
          </FormField>
          {plan !== 'free' && (
            <FormField
              label={t('Ends on')}
              aside={t('Optional')}
              hint={t('No end date: the plan runs until someone changes it.')}
              error={error}
            >
              <Input
                type="date"
                min={dateField(new Date())}
                value={date}
                onChange={(event) => {
                  setDate(event.target.value);
                  setError(undefined);
                }}
              />
            </FormField>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" pending={pending}>
              {t('Save plan')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
