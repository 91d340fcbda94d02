/** Setting up an authenticator app: the password, then the QR code and a first code. */

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { z } from 'zod';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { CodeInput } from '#platform/browser/sign-in/code-input.tsx';
import { useForm } from '#platform/browser/use-form.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { beginSecondFactor, confirmSecondFactor } from '../../calls/security-calls.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

interface Key {
  secret: string;
  uri: string;
}

export interface SetUpDialogProps {
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

export function SetUpDialog({ onCodes, onClose }: SetUpDialogProps) {
  const [key, setKey] = useState<Key>();
  if (key) return <ScanDialog secretKey={key} onCodes={onCodes} onClose={onClose} />;
  return (
    <ProofDialog
      title={t('Turn on two-step sign-in')}
      description={t(
        'You need an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis. First, please confirm that it’s you.',
      )}
      submit={[t('Continue'), t('Checking...')]}
      asksForCode={false}
      send={async ({ password }) => setKey(await callApi(beginSecondFactor, { body: { password } }))}
      onClose={onClose}
    />
  );
}

function ScanDialog({
  secretKey: { secret, uri },
  onCodes,
  onClose,
}: {
  secretKey: Key;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const form = useForm({
    schema: z.object({ code: z.string().trim().min(1, t('Please enter the code that the app shows.')) }),
    send: async (body) => {
      const { recoveryCodes } = await callApi(confirmSecondFactor, { body });
      await refreshAfter(client, confirmSecondFactor);
      onClose();
      onCodes(recoveryCodes);
    },
  });
  return (
    <FormDialog
      title={t('Scan the QR code')}
      description={t('Open your authenticator app, add an account and scan this code.')}
      form={form}
      submit={[t('Turn on'), t('Checking...')]}
      onClose={onClose}
    >
      <div className="grid justify-items-center gap-3">
        <QrCode text={uri} />
        <details className="w-full text-sm">
          <summary className="focus-ring cursor-pointer rounded-sm text-center font-medium text-primary">
            {t('Can’t scan it?')}
          </summary>
          <div className="mt-3 flex items-center gap-2 rounded-lg bg-muted px-3 py-2">
            <p className="min-w-0 flex-1">
              <span className="block text-muted-foreground text-xs">{t('Enter this key in the app')}</span>
              <span className="break-all font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</span>
            </p>
            <Button variant="outline" size="sm" onClick={() => void copyText(secret)}>
              {t('Copy')}
            </Button>
          </div>
        </details>
      </div>
      <FormField label={t('Code from the app')} error={form.errors.fields.code} required>
        <CodeInput />
      </FormField>
    </FormDialog>
  );
}

/** Dark on white in both themes: cameras read it best that way. */
function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { path: cells.join(''), size };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={t('QR code for your authenticator app')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
