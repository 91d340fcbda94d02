/** A select over a fixed set of values that keeps their type; its list is fetched when it is first opened. */

import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { t } from '#common/texts.ts';
import { useOnDemand } from '#ui/overlay/on-demand.ts';
import { useFieldLinks } from './field-context.ts';
import { selectLook } from './field-look.ts';
import type { ChoiceSelectProps } from './open-choice.tsx';

const loadList = async () => (await import('./open-choice.tsx')).OpenChoice;

export function ChoiceSelect<T extends string>(props: ChoiceSelectProps<T>) {
  const { part: OpenChoice, ask, nearness } = useOnDemand(loadList);
  const links = useFieldLinks({ 'aria-label': props.label });
  if (OpenChoice) return <OpenChoice {...props} />;

  const { value, placeholder, choices, nameOf, disabled, className } = props;
  const isChosen = choices.includes(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    ask();
  };
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="none"
      data-placeholder={isChosen ? undefined : ''}
      disabled={disabled}
      className={selectLook(className)}
      onClick={ask}
      onKeyDown={onKeyDown}
      {...nearness}
      {...links}
    >
      <span>{isChosen ? t(nameOf(value)) : placeholder}</span>
      <ChevronDown className="size-4 shrink-0 text-muted-foreground" />
    </button>
  );
}
