/** Hair and glasses of somebody from a photo: as the photo shows them, or chosen by hand. */

import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { FoundLook } from '../../calls/performer-calls.ts';
import { AS_IN_PHOTO, type ChosenLook } from '../../contract.ts';
import { HAIRSTYLE_LABELS, HAIRSTYLES, type Hairstyle } from '../../enums.ts';

export interface HairChoiceProps {
  chosen: ChosenLook;
  found: FoundLook | null;
  onChange: (part: Partial<ChosenLook>) => void;
}

/** Milliseconds without a change before a colour is kept. */
const PAUSE = 400;
const PHOTO = 'photo';
const GLASSES = { photo: t('From photo'), yes: t('Glasses'), no: t('No glasses') } as const;

export function HairChoice({ chosen, found, onChange }: HairChoiceProps) {
  const [colour, setColour] = useState<string>();
  // The picker tells of every colour on the way; only where it stays is kept.
  useEffect(() => {
    if (!colour) return;
    const timer = setTimeout(() => {
      onChange({ hairColor: colour });
      setColour(undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [colour, onChange]);
  const styles = [PHOTO, ...HAIRSTYLES] as const;
  const seen = found?.hairStyle ? ` (${t(HAIRSTYLE_LABELS[found.hairStyle]).toLowerCase()})` : '';
  const glasses = chosen.glasses === null ? 'photo' : chosen.glasses ? 'yes' : 'no';
  const isOwn = Object.values(chosen).some((one) => one !== null);
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,0.8fr)_minmax(0,1.2fr)]">
      <FormField label={t('Hairstyle')}>
        <ChoiceSelect
          value={chosen.hairStyle ?? PHOTO}
          choices={styles}
          nameOf={(one) => (one === PHOTO ? t('From photo{0}', seen) : HAIRSTYLE_LABELS[one])}
          onChange={(one) => onChange({ hairStyle: one === PHOTO ? null : (one as Hairstyle) })}
        />
      </FormField>
      <FormField label={t('Hair Color')}>
        <Input
          type="color"
          className="p-1"
          value={colour ?? chosen.hairColor ?? found?.hairColor ?? '#5d3824'}
          onChange={({ target }) => setColour(target.value)}
        />
      </FormField>
      <FormField label={t('Glasses')}>
        <ChoiceSelect
          value={glasses}
          choices={['photo', 'yes', 'no'] as const}
          nameOf={(one) => GLASSES[one]}
          onChange={(one) => onChange({ glasses: one === 'photo' ? null : one === 'yes' })}
        />
      </FormField>
      {isOwn && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="justify-self-start sm:col-span-3"
          onClick={() => onChange(AS_IN_PHOTO)}
        >
          <RotateCcw /> {t('As in the photo')}
        </Button>
      )}
    </div>
  );
}
