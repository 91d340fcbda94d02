/** How a comic is divided: how many panels, how they lie, and whether it begins with a look at the place. */

import { t } from '#common/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { COMIC_LAYOUTS } from '../../calls/scene-calls.ts';
import { OptionSelect } from '../option-select.tsx';
import type { SceneDraft } from '../use-scenes.ts';

/** '0' is one for every line. */
const COUNTS = ['0', '1', '2', '3', '4', '5', '6', '8', '10'] as const;

export interface ComicOptionsProps {
  draft: SceneDraft;
  onChange: (change: Partial<SceneDraft>) => void;
}

export function ComicOptions({ draft, onChange }: ComicOptionsProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3">
        <OptionSelect
          label={t('Panels')}
          id="comic-panels"
          value={String(draft.panels ?? 0)}
          choices={COUNTS}
          names={{ '0': t('One per line') }}
          onChange={(count) => onChange({ panels: Number(count) })}
        />
        <OptionSelect
          label={t('Layout')}
          id="comic-layout"
          value={draft.layout ?? 'grid'}
          choices={COMIC_LAYOUTS}
          onChange={(layout) => onChange({ layout })}
        />
      </div>
      <SwitchField
        label={t('Start with a view of the place')}
        checked={draft.hasOpener ?? false}
        onChange={(hasOpener) => onChange({ hasOpener })}
      />
    </div>
  );
}
