/** The month's costs by model, and by person with the budget of each. */

import type { ReactNode } from 'react';
import { callApi } from '#common/api-client.ts';
import { t, tn } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Card, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { type CostFigures, setPersonBudget } from '../../calls/cost-calls.ts';
import { useChange } from '../use-change.ts';
import { AmountField } from './amount-field.tsx';
import { showCost } from './money.ts';

export function CostTables({ figures }: { figures: CostFigures }) {
  const { models, people, budgetPerPerson } = figures;
  const saving = useChange({
    send: ({ id, budget }: { id: string; budget: number | null }) =>
      callApi(setPersonBudget, { params: { id }, body: { budget } }),
    done: t('Budget saved'),
    failed: t('Budget not saved'),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <List title={t('By model')} empty={t('No cloud model was called this month.')}>
        {models.map(({ provider, model, kind, calls, units, cost }) => (
          <Row key={`${provider} ${model} ${kind}`} name={`${provider} ${model}`} cost={cost}>
            {tn(calls, '{n} call', '{n} calls')}
            {Object.entries(units).map(([unit, count]) => ` · ${showNumber(count)} × ${t(unit)}`)}
          </Row>
        ))}
      </List>
      <List title={t('By person')} empty={t('Nobody used a cloud model this month.')}>
        {people.map(({ id, name, cost, budget }) => (
          <Row key={id} name={name} cost={cost}>
            <AmountField
              label={t('Monthly budget of {0}', name)}
              caption={t('Monthly budget')}
              value={budget}
              placeholder={budgetPerPerson === null ? t('No limit') : showCost(budgetPerPerson)}
              isPending={saving.isPending && saving.variables?.id === id}
              onSave={(amount) => saving.mutate({ id, budget: amount })}
            />
          </Row>
        ))}
      </List>
    </div>
  );
}

const List = ({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) => (
  <Card>
    <CardHeader className="pb-3">
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    {children.length === 0 ? (
      <p className="px-5 pb-5 text-muted-foreground text-sm sm:px-6">{empty}</p>
    ) : (
      <ul className="divide-y border-t">{children}</ul>
    )}
  </Card>
);

const Row = ({ name, cost, children }: { name: string; cost: number; children: ReactNode }) => (
  <li className="grid grid-cols-1 gap-1.5 px-5 py-3 sm:px-6">
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
      <span className="tabular-nums">{showCost(cost)}</span>
    </div>
    <div className="text-muted-foreground text-xs">{children}</div>
  </li>
);
