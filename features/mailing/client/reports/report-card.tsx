/** The address to which a mail provider reports bounces and complaints, so that nobody who cannot be reached is written to again. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t, tn } from '#common/texts.ts';
import { hasRole } from '#common/user.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showMoment } from '#platform/browser/format.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import * as calls from '../../calls/report-calls.ts';

const NONE = 'none';
const NAMES: Record<calls.SigningProvider, string> = { sendgrid: 'SendGrid', mailgun: 'Mailgun' };

export function ReportCard() {
  const hook = useQuery(apiQuery(calls.getReportHook)).data;
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <div>
          <h3 className="font-semibold text-base">{t('Bounces and complaints')}</h3>
          <p className="text-muted-foreground text-sm">
            {t(
              'Your mail provider reports here who cannot be reached or complained. They get no mail from you any more.',
            )}
          </p>
        </div>
        {hook ? <Hook key={String(hook.provider)} hook={hook} /> : <Skeleton className="h-24" />}
      </CardContent>
    </Card>
  );
}

function Hook({ hook }: { hook: calls.ReportHook }) {
  const { url, provider, isForAll, taken, lastAt } = hook;
  const client = useQueryClient();
  const { user } = useRequireUser();
  const [isRenewing, setRenewing] = useState(false);
  const onSuccess = () => refreshAfter(client, calls.renewReportHook);
  const onError = onErrorNotify(t('Not changed'), t('Please try again.'));
  const renew = useMutation({
    mutationFn: () => callApi(calls.renewReportHook),
    onSuccess: async () => {
      await onSuccess();
      setRenewing(false);
    },
    onError,
  });
  const remove = useMutation({ mutationFn: () => callApi(calls.deleteReportHook), onSuccess, onError });
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof calls.updateReportHook>) => callApi(calls.updateReportHook, { body }),
    onSuccess,
    onError,
  });
  if (!url)
    return (
      <Button className="w-fit" pending={renew.isPending} onClick={() => renew.mutate()}>
        {t('Make an address')}
      </Button>
    );
  return (
    <>
      <FormField
        label={t('Address for the webhook')}
        hint={t(
          'Enter it at Postmark, SendGrid, Mailgun or Amazon SES (SNS), or send {0} there yourself. It is a secret.',
          '{"email": "…", "type": "bounce"}',
        )}
      >
        <Input
          readOnly
          value={url}
          className="font-mono text-xs"
          onFocus={(event) => event.target.select()}
        />
      </FormField>
      <p className="text-muted-foreground text-sm">
        {lastAt
          ? `${tn(taken, '{n} address is silent because of it.', '{n} addresses are silent because of it.')} ${t('Last report: {0}', showMoment(lastAt))}`
          : t('Nothing was reported yet.')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copyText(url)}>
          <Copy /> {t('Copy')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setRenewing(true)}>
          <RefreshCw /> {t('New address')}
        </Button>
        <Button variant="ghost" size="sm" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t('Switch off')}
        </Button>
      </div>
      <SigningForm
        provider={provider}
        pending={change.isPending}
        onSave={(signing) => change.mutate({ signing })}
      />
      {user && hasRole(user, 'admin') && (
        <SwitchField
          label={t('For everybody here')}
          hint={t('What is reported with a signature counts for all who send from this installation.')}
          checked={isForAll}
          onChange={(next) => change.mutate({ isForAll: next })}
          isFramed
        />
      )}
      {isRenewing && (
        <ConfirmDialog
          title={t('Make a new address?')}
          text={t('The old one stops at once. Enter the new one at your provider.')}
          confirm={t('New address')}
          pending={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setRenewing(false)}
        />
      )}
    </>
  );
}

interface SigningFormProps {
  provider: calls.SigningProvider | null;
  pending: boolean;
  onSave: (signing: { provider: calls.SigningProvider; key: string } | null) => void;
}

function SigningForm({ provider, pending, onSave }: SigningFormProps) {
  const [chosen, setChosen] = useState<calls.SigningProvider | typeof NONE>(provider ?? NONE);
  const [key, setKey] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(chosen === NONE ? null : { provider: chosen, key: key.trim() });
  };
  const isChanged = chosen !== (provider ?? NONE) || key !== '';
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <FormField
        label={t('Signature')}
        hint={t('Amazon’s is always checked. With a key, only reports with that signature count.')}
      >
        <ChoiceSelect
          value={chosen}
          choices={[NONE, ...calls.SIGNING_PROVIDERS]}
          nameOf={(one) => (one === NONE ? t('None: the address is the secret') : NAMES[one])}
          onChange={setChosen}
        />
      </FormField>
      {chosen !== NONE && (
        <FormField
          label={chosen === 'mailgun' ? t('Webhook signing key') : t('Verification key')}
          hint={provider === chosen ? t('A key is set. Enter another one to replace it.') : undefined}
        >
          <Input
            value={key}
            autoComplete="off"
            maxLength={2000}
            required
            onChange={(event) => setKey(event.target.value)}
          />
        </FormField>
      )}
      {isChanged && (
        <Button
          type="submit"
          className="w-fit sm:col-span-2"
          pending={pending}
          disabled={chosen !== NONE && key.trim().length < 16}
        >
          {t('Save')}
        </Button>
      )}
    </form>
  );
}
