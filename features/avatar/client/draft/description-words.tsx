/** What a description was read as: each word can be taken out and brought back, and what was not used is said. */

import { Undo2, X } from 'lucide-react';
import { t } from '#common/texts.ts';
import type { Understood } from '../../contract.ts';
import { nameOf } from '../names.ts';
import { type CharacterDraft, putBack, takeOut } from './draft.ts';

const CHIP =
  'focus-ring flex items-center gap-1 rounded-full border px-2.5 py-1 text-xs hover:border-primary';
const words = (field: string) => nameOf(field.replace(/([A-Z])/g, ' $1').toLowerCase());
const keyOf = ({ group, field, value }: Understood) => `${group}.${field}.${value}`;

export interface DescriptionWordsProps {
  draft: CharacterDraft;
  onChange: (draft: CharacterDraft) => void;
}

export function DescriptionWords({ draft, onChange }: DescriptionWordsProps) {
  const { understood, removed, unused } = draft;
  if (understood.length + removed.length + unused.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {understood.length + removed.length > 0 && (
        <>
          <p className="font-medium text-sm">{t('Detected in your description')}</p>
          <ul className="flex flex-wrap gap-1.5">
            {understood.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  onClick={() => onChange(takeOut(draft, one))}
                  aria-label={t('Remove {0}: {1}', one.field, nameOf(one.value))}
                  className={`${CHIP} bg-accent`}
                >
                  {words(one.field)}: {nameOf(one.value)} <X className="size-3" />
                </button>
              </li>
            ))}
            {removed.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  onClick={() => onChange(putBack(draft, one))}
                  aria-label={t('Put back {0}: {1}', one.field, nameOf(one.value))}
                  title={t('Removed. Click to put it back.')}
                  className={`${CHIP} border-dashed text-muted-foreground`}
                >
                  <s>
                    {words(one.field)}: {nameOf(one.value)}
                  </s>
                  <Undo2 className="size-3" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {unused.length > 0 && (
        <p role="status" className="rounded-lg border border-amber-400/50 bg-amber-400/10 px-3 py-2 text-sm">
          {t('We couldn’t use: {0}', unused.join(', '))}
        </p>
      )}
    </div>
  );
}
