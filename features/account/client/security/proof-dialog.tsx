/** Asks for the password, and for a code where the account has a second factor, before a way in changes. */

import { z } from 'zod';
import { t } from '#common/texts.ts';
import { ProofFields } from '#platform/browser/sign-in/proof-fields.tsx';
import { useForm } from '#platform/browser/use-form.ts';
import { FormDialog } from './form-dialog.tsx';

export interface Proof {
  password: string;
  code?: string;
}

export interface ProofDialogProps {
  title: string;
  description: string;
  submit: readonly [string, string];
  asksForCode: boolean;
  isDestructive?: boolean;
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

const password = z.string().min(1, t('Please enter your password.'));
const withCode = z.object({ password, code: z.string().trim().min(1, t('Please enter the code.')) });
const withoutCode = z.object({ password });

export function ProofDialog({ asksForCode, send, ...rest }: ProofDialogProps) {
  const form = useForm({ schema: asksForCode ? withCode : withoutCode, send });
  return (
    <FormDialog {...rest} form={form}>
      <ProofFields needs={{ password: true, code: asksForCode }} errors={form.errors.fields} />
    </FormDialog>
  );
}
