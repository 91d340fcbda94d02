/** The form for a new API key: its name, what it may do, and how much. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { SCOPES, type Scope } from '#common/contract.ts';
import { getProofNeeds } from '#common/proof.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { ProofFields, passkeyFor } from '#platform/browser/sign-in/proof-fields.tsx';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { CALLS_PER_MINUTE, createKey, createKeyBody } from '../../contract.ts';
import { SCOPE_WORDS } from './scope-words.ts';

const DAY_MS = 86_400_000;
const ENDS = ['never', '30', '90', '365'] as const;
const endName = (days: (typeof ENDS)[number]) => (days === 'never' ? t('Never') : t('In {0} days', days));
/** Empty is none; what is no number stays what it is, so that the form says so. */
const numberIn = (text: string | undefined): unknown => (text?.trim() ? Number(text) : undefined);

export interface NewKeyProps {
  onBack: () => void;
  onMade: (key: string) => void;
}

export function NewKey({ onBack, onMade }: NewKeyProps) {
  const client = useQueryClient();
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'make']);
  const [ends, setEnds] = useState<(typeof ENDS)[number]>('never');
  const { data: needs } = useQuery({ ...apiQuery(getProofNeeds), staleTime: 0 });
  const { errors, pending, formProps } = useForm({
    schema: createKeyBody,
    read: (fields) => ({
      name: fields.name,
      scopes,
      monthlyBudget: numberIn(fields.monthlyBudget),
      callsPerMinute: numberIn(fields.callsPerMinute),
      password: fields.password,
      code: fields.code,
      ...(ends !== 'never' && { expiresAt: new Date(Date.now() + Number(ends) * DAY_MS).toISOString() }),
    }),
    send: async (body) => {
      const { key } = await callApi(createKey, {
        body: { ...body, ...(needs && (await passkeyFor(needs))) },
      });
      await refreshAfter(client, createKey);
      onMade(key);
    },
  });
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t('New API key')}</DialogTitle>
        <DialogDescription>{t('Give it only what the program needs.')}</DialogDescription>
      </DialogHeader>
      <form {...formProps} className="grid grid-cols-1 gap-5">
        <FormField label={t('Name')} error={errors.fields.name} required>
          <Input name="name" maxLength={60} autoComplete="off" placeholder={t('Online shop')} autoFocus />
        </FormField>
        <ScopeChoice value={scopes} onChange={setScopes} error={errors.fields.scopes} />
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 sm:gap-3">
          <FormField
            label={t('Budget a month')}
            aside={t('Optional')}
            hint={t('How many things it can make each month.')}
            error={errors.fields.monthlyBudget}
          >
            <Input name="monthlyBudget" inputMode="numeric" autoComplete="off" placeholder={t('No limit')} />
          </FormField>
          <FormField
            label={t('Calls a minute')}
            hint={t('Further calls are refused until the minute is up.')}
            error={errors.fields.callsPerMinute}
          >
            <Input
              name="callsPerMinute"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={CALLS_PER_MINUTE.default}
            />
          </FormField>
        </div>
        <FormField label={t('Expires')} error={errors.fields.expiresAt}>
          <ChoiceSelect value={ends} choices={ENDS} nameOf={endName} onChange={setEnds} />
        </FormField>
        {needs && (needs.password || needs.passkey) && (
          <div className="grid grid-cols-1 gap-5 border-t pt-5">
            <p className="text-muted-foreground text-sm">
              {needs.passkey
                ? t('A key opens your account. Your browser will ask for your passkey.')
                : t('A key opens your account, so please confirm that it’s you.')}
            </p>
            <ProofFields needs={needs} errors={errors.fields} />
          </div>
        )}
        {errors.form && (
          <p
            role="alert"
            className="flex items-start gap-2 rounded-lg bg-destructive/12 px-3 py-2.5 font-medium text-destructive text-sm"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {errors.form}
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onBack}>
            {t('Back')}
          </Button>
          <Button type="submit" pending={pending}>
            {pending ? t('Creating...') : t('Create key')}
          </Button>
        </DialogFooter>
      </form>
    </>
  );
}

interface ScopeChoiceProps {
  value: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
  error: string | undefined;
}

function ScopeChoice({ value, onChange, error }: ScopeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-medium text-sm">{t('This key can')}</legend>
      {SCOPES.map((scope) => (
        <label key={scope} htmlFor={`${id}-${scope}`} className="flex cursor-pointer items-start gap-3">
          <Checkbox
            id={`${id}-${scope}`}
            className="mt-0.5"
            checked={value.includes(scope)}
            aria-invalid={error ? true : undefined}
            onCheckedChange={(isOn) =>
              onChange(SCOPES.filter((one) => (one === scope ? isOn === true : value.includes(one))))
            }
          />
          <span className="text-sm">
            <span className="block font-medium">{t(SCOPE_WORDS[scope].name)}</span>
            <span className="block text-muted-foreground">{t(SCOPE_WORDS[scope].text)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="font-medium text-destructive text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
