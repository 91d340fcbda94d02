/** Adds weights that the catalogue does not know: by name, address and the sum that proves them. */

import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { addWeights } from '../../calls/weight-calls.ts';
import { useChange } from '../use-change.ts';

const EMPTY = { name: '', url: '', sha256: '' };

export function AddWeights() {
  const [order, setOrder] = useState(EMPTY);
  const [isOpen, setOpen] = useState(false);
  const adding = useChange({
    send: (body: typeof EMPTY) => callApi(addWeights, { body }),
    done: t('Weights added'),
    failed: t('Weights not added'),
  });
  if (!isOpen)
    return (
      <Button variant="outline" className="w-fit" onClick={() => setOpen(true)}>
        <Plus /> {t('Add by address')}
      </Button>
    );
  const isComplete = Object.values(order).every((value) => value.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || adding.isPending) return;
    adding.mutate(order, {
      onSuccess: () => {
        setOrder(EMPTY);
        setOpen(false);
      },
    });
  };
  const field = (key: keyof typeof EMPTY) => ({
    value: order[key],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => setOrder({ ...order, [key]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <FormField label={t('Name')}>
          <Input maxLength={100} {...field('name')} />
        </FormField>
        <FormField label={t('Address of the file')}>
          <Input type="url" placeholder="https://…/model.safetensors" {...field('url')} />
        </FormField>
      </div>
      <FormField
        label="SHA-256"
        hint={t('Listed on the model’s download page. A file that doesn’t match is deleted.')}
      >
        <Input maxLength={64} className="font-mono text-xs" {...field('sha256')} />
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!isComplete} pending={adding.isPending}>
          {t('Add and download')}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
