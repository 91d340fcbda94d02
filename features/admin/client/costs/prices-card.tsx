/** The prices by which calls are counted: list prices to begin with, each to be set by the operator. */

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { listPrices, PRICE_UNITS, setPrice } from '../../calls/cost-calls.ts';
import { useChange } from '../use-change.ts';
import { AmountField } from './amount-field.tsx';
import { readAmount } from './money.ts';

type PriceChange = BodyOf<typeof setPrice>;

export function PricesCard() {
  const { data = [] } = useQuery(apiQuery(listPrices));
  const saving = useChange({
    send: (body: PriceChange) => callApi(setPrice, { body }),
    done: t('Price saved'),
    failed: t('Price not saved'),
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Prices per 1,000 units')}</CardTitle>
        <CardDescription>
          {t(
            'Atelier comes with list prices; compare them with your bills. A model without a price counts as free while there is no budget, and is refused while there is one. Clear your own price to use the list price again.',
          )}
        </CardDescription>
      </CardHeader>
      <AddPrice isPending={saving.isPending} onAdd={(price) => saving.mutate(price)} />
      <ul className="divide-y border-t">
        {data.map(({ model, unit, price, isOwn }) => (
          <li
            key={`${model} ${unit}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 text-sm sm:px-6"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <span className="wrap-anywhere font-medium">{model}</span>
              <span className="text-muted-foreground">{t(unit)}</span>
              {isOwn && <Badge variant="secondary">{t('set here')}</Badge>}
            </span>
            <AmountField
              label={t('Price of {0} per 1,000 × {1}', model, t(unit))}
              value={price}
              placeholder={t('List price')}
              isPending={
                saving.isPending && saving.variables?.model === model && saving.variables.unit === unit
              }
              onSave={(amount) => saving.mutate({ model, unit, price: amount })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AddPrice({ isPending, onAdd }: { isPending: boolean; onAdd: (price: PriceChange) => void }) {
  const [model, setModel] = useState('');
  const [unit, setUnit] = useState<PriceChange['unit']>('image');
  const [text, setText] = useState('');
  const price = readAmount(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!model.trim() || typeof price !== 'number') return;
    onAdd({ model: model.trim(), unit, price });
    setModel('');
    setText('');
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-end gap-3 px-5 pb-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:px-6"
    >
      <FormField label={t('Model')}>
        <Input
          placeholder="fal:fal-ai/flux/dev"
          autoComplete="off"
          spellCheck={false}
          value={model}
          onChange={(event) => setModel(event.target.value)}
        />
      </FormField>
      <FormField label={t('Unit')}>
        <ChoiceSelect
          label={t('Unit')}
          value={unit}
          choices={PRICE_UNITS}
          nameOf={(one) => t(one)}
          onChange={setUnit}
        />
      </FormField>
      <FormField label={t('Dollars per 1,000')}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
      <Button type="submit" disabled={!model.trim() || typeof price !== 'number'} pending={isPending}>
        {t('Add')}
      </Button>
    </form>
  );
}
