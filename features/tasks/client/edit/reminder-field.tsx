/** When to be reminded of a task; it comes to the bell, and by mail where the person wants that. */

import { t } from '#common/texts.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';

const WITH_TIME = ['none', '0', '10', '60', '1440'] as const;
const WHOLE_DAY = ['none', '0', '1440'] as const;
type Choice = (typeof WITH_TIME)[number];

const TIME_NAMES: Record<Choice, string> = {
  none: t('No reminder'),
  '0': t('When it’s due'),
  '10': t('10 minutes before'),
  '60': t('1 hour before'),
  '1440': t('1 day before'),
};
const DAY_NAMES: Partial<Record<Choice, string>> = {
  '0': t('On the day at 9:00 AM'),
  '1440': t('The day before at 9:00 AM'),
};

export interface ReminderFieldProps {
  value: number | null;
  hasTime: boolean;
  onChange: (value: number | null) => void;
}

export function ReminderField({ value, hasTime, onChange }: ReminderFieldProps) {
  return (
    <FormField label={t('Reminder')}>
      <ChoiceSelect<Choice>
        value={value === null ? 'none' : (String(value) as Choice)}
        choices={hasTime ? WITH_TIME : WHOLE_DAY}
        nameOf={(choice) => (!hasTime && DAY_NAMES[choice]) || TIME_NAMES[choice]}
        onChange={(choice) => onChange(choice === 'none' ? null : Number(choice))}
      />
    </FormField>
  );
}
