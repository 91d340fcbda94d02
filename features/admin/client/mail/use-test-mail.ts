/** Sends a test e-mail and says how it went. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { firstProblem, handleApiError } from '#platform/browser/failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { sendTestEmail } from '../../contract.ts';
import { refreshAfterChange } from '../use-change.ts';

export type TestMail = BodyOf<typeof sendTestEmail>;

export function useTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TestMail) => callApi(sendTestEmail, { body }),
    onSuccess: ({ success, message }) => {
      if (success) toast({ title: t('Email Sent Successfully!'), description: message });
      else
        toast({
          title: t('Email Failed'),
          description: message || t('Failed to send email'),
          variant: 'destructive',
        });
    },
    onError: (error) =>
      handleApiError(error, { title: t('Failed to send test email'), description: firstProblem(error) }),
    onSettled: () => refreshAfterChange(client),
  });
}
