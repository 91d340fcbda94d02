/** Which networks a campaign is for. */

import { Check } from 'lucide-react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { NETWORK_IDS, NETWORK_NAMES, type NetworkId } from '../networks/network-names.ts';

export interface NetworkChipsProps {
  chosen: readonly NetworkId[];
  onChange: (chosen: NetworkId[]) => void;
}

export function NetworkChips({ chosen, onChange }: NetworkChipsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('Networks')}</legend>
      <div className="flex flex-wrap gap-2">
        {NETWORK_IDS.map((id) => {
          const isChosen = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              className={cn(
                'focus-ring inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors',
                isChosen
                  ? 'border-primary bg-primary/12 font-medium text-primary'
                  : 'border-input/60 hover:bg-accent',
              )}
            >
              {isChosen && <Check className="size-3.5" />}
              {NETWORK_NAMES[id]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
