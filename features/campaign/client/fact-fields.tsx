/** The sheet of facts, one line each. */

import { t } from '#common/texts.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { FACT_KEYS, type FactKey } from '../facts/fact-keys.ts';
import { FACT_LABELS } from '../pieces/piece-words.ts';

export type FactDraft = Partial<Record<FactKey, string>>;

const MAX_FACT = 300;

export function FactFields({ facts, onChange }: { facts: FactDraft; onChange: (facts: FactDraft) => void }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {FACT_KEYS.map((key) => (
        <FormField key={key} label={t(FACT_LABELS[key])} className={key === 'what' ? 'sm:col-span-2' : ''}>
          <Input
            value={facts[key] ?? ''}
            maxLength={MAX_FACT}
            required={key === 'what'}
            onChange={(event) => onChange({ ...facts, [key]: event.target.value })}
          />
        </FormField>
      ))}
    </div>
  );
}
