/** Passkeys: added, renamed and removed; where they cannot work, it says why. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { agentName } from '#common/wording/agent-name.ts';
import { timeAgo } from '#common/wording/time/time-ago.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showDate } from '#platform/browser/format.ts';
import { makePasskey, passkeyObstacle } from '#platform/browser/sign-in/passkey-browser.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  addPasskey,
  type Passkey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  renamePasskeyBody,
  type Security,
} from '../../calls/security-calls.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SecurityCard } from './security-card.tsx';

export function PasskeysCard({
  security: { passkeys, passkeyOrigin, secondFactor },
}: {
  security: Security;
}) {
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const obstacle = passkeyObstacle(passkeyOrigin);
  return (
    <>
      <SecurityCard
        title={t('Passkeys')}
        badge={passkeys.length > 0 && <Badge variant="success">{passkeys.length}</Badge>}
        description={t('Sign in with your fingerprint, face or screen lock. No password and no code needed.')}
        actions={
          !obstacle && (
            <Button
              size="sm"
              variant={passkeys.length > 0 ? 'outline' : 'default'}
              onClick={() => setAdding(true)}
            >
              {t('Add a passkey')}
            </Button>
          )
        }
      >
        {(passkeys.length > 0 || obstacle) && (
          <div className="grid grid-cols-1 gap-4">
            {obstacle && (
              <p className="rounded-lg bg-muted px-4 py-3 text-sm">
                {obstacle.text}{' '}
                {obstacle.address && (
                  <a
                    href={`${obstacle.address}/security`}
                    className="break-all font-medium text-primary underline"
                  >
                    {obstacle.address}
                  </a>
                )}
              </p>
            )}
            {passkeys.length > 0 && (
              <ul className="divide-y border-t">
                {passkeys.map((one) => (
                  <PasskeyRow key={one.id} passkey={one} />
                ))}
              </ul>
            )}
          </div>
        )}
      </SecurityCard>
      {isAdding && (
        <ProofDialog
          title={t('Add a passkey')}
          description={t(
            'Please confirm that it’s you. Your browser will then ask where to save the passkey.',
          )}
          submit={[t('Continue'), t('Waiting for your device...')]}
          asksForCode={secondFactor !== null}
          send={async (body) => {
            const response = await makePasskey(await callApi(passkeyOptions, { body }));
            await callApi(addPasskey, { body: { name: agentName(navigator.userAgent), response } });
            await refreshAfter(client, addPasskey);
            toast({ title: t('Passkey added'), description: t('You can sign in with it from now on.') });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const close = () => setDialog(undefined);
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="break-words">{name}</span>
          {isSynced && <Badge variant="secondary">{t('Synced')}</Badge>}
        </p>
        <p className="text-muted-foreground text-xs">
          {t(
            'Added {0} · {1}',
            showDate(createdAt),
            lastUsedAt ? t('last used {0}', timeAgo(lastUsedAt)) : t('not used yet'),
          )}
        </p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Rename {0}', name)}
        onClick={() => setDialog('rename')}
      >
        <Pencil />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Remove {0}', name)}
        onClick={() => setDialog('remove')}
      >
        <Trash2 />
      </Button>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    schema: renamePasskeyBody,
    send: async (body) => {
      await callApi(renamePasskey, { params: { id: passkey.id }, body });
      await refreshAfter(client, renamePasskey);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Rename passkey')}
      description={t('A name you’ll recognize, such as the device it’s on.')}
      form={form}
      submit={[t('Save'), t('Saving...')]}
      onClose={onClose}
    >
      <FormField label={t('Name')} error={form.errors.fields.name} required>
        <Input name="name" defaultValue={passkey.name} maxLength={60} autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(removePasskey, { params: { id: passkey.id } }),
    onSuccess: async () => {
      await refreshAfter(client, removePasskey);
      toast({ title: t('Passkey removed') });
      onClose();
    },
    onError: onErrorNotify(t('Not removed'), t('The passkey could not be removed. Please try again.')),
  });
  return (
    <ConfirmDialog
      title={t('Remove “{0}”?', passkey.name)}
      text={t(
        'You can no longer sign in with it. Your device may still list it; you can delete it there too.',
      )}
      confirm={t('Remove')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
