/** Reporting something that should not be there: a reason, a few words, done. */

import { type FormEvent, useState } from 'react';
import { callApi, isUnauthorizedError } from '#common/api-client.ts';
import { REPORT_REASONS, reportContent } from '#common/report.ts';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#ui/form/select.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { errorMessageOr } from '../failure.ts';
import { goToSignIn } from '../sign-in/sign-in.ts';

type Reason = (typeof REPORT_REASONS)[number];

const REASON_NAMES: Record<Reason, string> = {
  inappropriate: t('Inappropriate content'),
  copyright: t('Copyright or trademark'),
  spam: t('Spam or misleading'),
  harassment: t('Harassment or hate'),
  other: t('Something else'),
};

const LONGEST = 2000;

export interface ReportDialogProps {
  /** The kind, as its feature registered it: 'project', 'image' … */
  contentType: string;
  contentId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReportDialog({ contentType, contentId, open, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Report')}</DialogTitle>
          <DialogDescription>
            {t('Tell us what’s wrong. Our moderators review every report, and no one else sees who sent it.')}
          </DialogDescription>
        </DialogHeader>
        <ReportForm content={{ contentType, contentId }} onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/* Mounted with each opening, so that it always starts empty. */
function ReportForm({
  content,
  onClose,
}: {
  content: { contentType: string; contentId: string };
  onClose: () => void;
}) {
  const [reason, setReason] = useState<Reason | ''>('');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    /* A dialog is a portal: without this the form around the menu it came from would be sent too. */
    event.stopPropagation();
    if (pending) return;
    if (!reason) return setError(t('Please choose a reason.'));
    setPending(true);
    setError(undefined);
    try {
      await callApi(reportContent, { body: { ...content, reason, description: description.trim() || null } });
      toast({
        title: t('Report sent'),
        description: t('Thanks. We’ll let you know when we’ve reviewed it.'),
      });
      onClose();
    } catch (failure) {
      setPending(false);
      if (isUnauthorizedError(failure)) goToSignIn();
      else setError(errorMessageOr(failure, t('That didn’t work. Please try again.')));
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormField label={t('Reason')} required error={error}>
        <Select value={reason} onValueChange={(value) => setReason(value as Reason)}>
          <SelectTrigger>
            <SelectValue placeholder={t('Choose a reason')} />
          </SelectTrigger>
          <SelectContent>
            {REPORT_REASONS.map((one) => (
              <SelectItem key={one} value={one}>
                {REASON_NAMES[one]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </FormField>
      <FormField label={t('Description')} aside={t('Optional')}>
        <Textarea
          value={description}
          maxLength={LONGEST}
          onChange={(event) => setDescription(event.target.value)}
          placeholder={t('What should a moderator know?')}
        />
      </FormField>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {t('Send report')}
        </Button>
      </DialogFooter>
    </form>
  );
}
