/** A window with a form: heading, fields, what is wrong, and the two buttons. */

import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import type { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { FormAlert } from '../form-alert.tsx';

export interface FormDialogProps {
  title: string;
  description: ReactNode;
  form: Pick<ReturnType<typeof useForm>, 'errors' | 'pending' | 'formProps'>;
  /** At rest, and while it works. */
  submit: readonly [string, string];
  isDestructive?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  title,
  description,
  form: { errors, pending, formProps },
  submit: [label, working],
  isDestructive,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <form {...formProps} className="grid grid-cols-1 gap-5">
          {children}
          <FormAlert message={errors.form} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" variant={isDestructive ? 'destructive' : 'default'} pending={pending}>
              {pending ? working : label}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
