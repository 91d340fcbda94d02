/** The fields in which people prove once more that it is them; part of any form that needs it. */

import type { z } from 'zod';
import { callApi } from '#common/api-client.ts';
import { type assertionSchema, type ProofNeeds, proofPasskeyOptions } from '#common/proof.ts';
import { t } from '#common/texts.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { CodeInput } from './code-input.tsx';
import { askForPasskey } from './passkey-browser.ts';

export interface ProofFieldsProps {
  needs: Pick<ProofNeeds, 'password' | 'code'>;
  errors: Record<string, string | undefined>;
}

export function ProofFields({ needs, errors }: ProofFieldsProps) {
  return (
    <>
      {needs.password && (
        <FormField label={t('Your password')} error={errors.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </FormField>
      )}
      {needs.code && (
        <FormField
          label={t('Code')}
          hint={t('From your authenticator app, or a recovery code.')}
          error={errors.code}
          required
        >
          <CodeInput />
        </FormField>
      )}
    </>
  );
}

/** Has the browser ask for the passkey, where that is what the account is proven with. */
export async function passkeyFor({
  passkey,
}: ProofNeeds): Promise<{ passkey?: z.input<typeof assertionSchema> }> {
  return passkey ? { passkey: await askForPasskey(await callApi(proofPasskeyOptions)) } : {};
}
