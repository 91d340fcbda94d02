/** Every engine that could serve a tool, by where it runs. */

import { t } from '#common/texts.ts';
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
} from '#ui/form/select.tsx';
import type { EngineChoice, EngineTool } from '../../calls/model-calls.ts';
import { groupName } from './engine-words.ts';

/** A select holds no empty value. */
export const AS_SET_UP = 'as-set-up';
export const ANOTHER = 'another';

export interface EngineSelectProps {
  tool: EngineTool;
  label: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function EngineSelect({ tool, label, value, disabled, onChange }: EngineSelectProps) {
  const { choices, environment, model } = tool;
  const groups = Map.groupBy(choices, ({ group }) => group);
  // A name that somebody typed, or of a server that has gone since.
  const isUnlisted = ![AS_SET_UP, ANOTHER].includes(value) && !choices.some(({ id }) => id === value);
  const own = choices.find(({ id }) => id === environment);
  return (
    <Select value={value} onValueChange={onChange} disabled={disabled}>
      <SelectTrigger aria-label={label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={AS_SET_UP}>
          {environment ? t('Default: {0}', own?.label ?? environment) : t('Default: off')}
        </SelectItem>
        {isUnlisted && model && <SelectItem value={model}>{model}</SelectItem>}
        {[...groups].map(([group, ofGroup]) => (
          <Group key={group} name={groupName(group)} choices={ofGroup} />
        ))}
        <SelectItem value={ANOTHER}>{t('Another model…')}</SelectItem>
      </SelectContent>
    </Select>
  );
}

const Group = ({ name, choices }: { name: string; choices: EngineChoice[] }) => (
  <SelectGroup>
    <SelectLabel>{name}</SelectLabel>
    {choices.map(({ id, label }) => (
      <SelectItem key={id} value={id}>
        {label}
      </SelectItem>
    ))}
  </SelectGroup>
);
