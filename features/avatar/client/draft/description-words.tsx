/** What a description was read as: each word can be taken out and brought back, and what was not used is said. */

import { Undo2, X } from 'lucide-react';
import { t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import type { Understood } from '../../contract.ts';
import { colouredName, nameOf, nounOf } from '../names.ts';
import { type CharacterDraft, putBack, takeOut } from './draft.ts';

const CHIP =
  'focus-ring flex items-center gap-1 rounded-full border px-2.5 py-1 text-xs hover:border-primary';
/** Options as the other tab names them. */
const LABELS: Record<string, string> = {
  animal: t('Animal'),
  faceShape: t('Face Shape'),
  skinTone: t('Skin Tone'),
  eyeColor: t('Eye Color'),
  hairStyle: t('Hair Style'),
  hairColor: t('Hair Color'),
  facialHair: t('Facial Hair'),
  facialHairColor: t('Beard Color'),
  bodyType: t('Body Type'),
  height: t('Height'),
  age: t('Age'),
  physique: t('Build'),
  marks: t('Skin'),
  garments: t('Clothes'),
  outfit: t('Outfit'),
  color: t('Primary Color'),
  accessories: t('Accessory'),
  traits: t('Personality'),
  voice: t('Voice'),
  artStyle: t('Art Style'),
};
const labelOf = (field: string, isAnimal: boolean) =>
  isAnimal && field === 'hairColor'
    ? t('Fur Color')
    : isAnimal && field === 'marks'
      ? t('Fur')
      : (LABELS[field] ?? field);
/** 'Blue scarf'. */
const shownValue = ({ field, value, words, color }: Understood) =>
  // Garments are called as they were written.
  field === 'garments' ? capitalize(words) : color ? colouredName(color, value) : nameOf(value);
const keyOf = ({ group, field, value }: Understood) => `${group}.${field}.${value}`;

export interface DescriptionWordsProps {
  draft: CharacterDraft;
  onChange: (draft: CharacterDraft) => void;
}

export function DescriptionWords({ draft, onChange }: DescriptionWordsProps) {
  const { understood, removed } = draft;
  const nearest = understood
    .filter((one) => one.isNearest)
    .map((one) =>
      one.field === 'garments'
        ? t('{0}: shown as something similar', one.words)
        : t('{0}: shown as {1}', one.words, nounOf(one.value)),
    );
  const unused = [...nearest, ...draft.unused];
  const isAnimal = Boolean(draft.data.appearance.animal);
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
                  aria-label={t('Remove {0}: {1}', labelOf(one.field, isAnimal), shownValue(one))}
                  className={`${CHIP} bg-accent`}
                >
                  {labelOf(one.field, isAnimal)}: {shownValue(one)} <X className="size-3" />
                </button>
              </li>
            ))}
            {removed.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  onClick={() => onChange(putBack(draft, one))}
                  aria-label={t('Put back {0}: {1}', labelOf(one.field, isAnimal), shownValue(one))}
                  title={t('Removed. Click to put it back.')}
                  className={`${CHIP} border-dashed text-muted-foreground`}
                >
                  <s>
                    {labelOf(one.field, isAnimal)}: {shownValue(one)}
                  </s>
                  <Undo2 className="size-3" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {unused.length > 0 && (
        <p role="status" className="rounded-lg bg-amber-400/15 px-3 py-2 text-sm">
          {t('We couldn’t use: {0}', unused.join(', '))}
        </p>
      )}
    </div>
  );
}
