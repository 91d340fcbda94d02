/** How a task repeats: a few usual ways, or one's own, and when it ends. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { FREQUENCIES, parseRule, type RepeatRule, ruleText, WEEKDAYS } from '../../schedule/repeat-rule.ts';
import {
  DAY_NAMES,
  kindName,
  kindOf,
  REPEAT_KINDS,
  ruleOfKind,
  UNIT_NAMES,
  weekdayOf,
} from './repeat-words.ts';

export interface RepeatFieldProps {
  value: string | null;
  due: Date;
  onChange: (value: string | null) => void;
  error?: string;
}

export function RepeatField({ value, due, onChange, error }: RepeatFieldProps) {
  const [isCustom, setCustom] = useState(kindOf(value) === 'custom');
  const rule = value === null ? undefined : parseRule(value);
  const change = (part: Partial<RepeatRule>) => rule && onChange(ruleText({ ...rule, ...part }));
  return (
    <div className={cn('grid grid-cols-1 content-start gap-5', rule && 'sm:col-span-2 sm:grid-cols-2')}>
      <FormField label={t('Repeat')} error={error}>
        <ChoiceSelect
          value={isCustom && rule ? 'custom' : kindOf(value)}
          choices={REPEAT_KINDS}
          nameOf={(kind) => kindName(kind, due)}
          onChange={(kind) => {
            setCustom(kind === 'custom');
            onChange(ruleOfKind(kind, value, due));
          }}
        />
      </FormField>
      {rule && <EndField rule={rule} due={due} onChange={change} />}
      {rule && isCustom && <CustomRule rule={rule} due={due} onChange={change} />}
    </div>
  );
}

interface RuleProps {
  rule: RepeatRule;
  due: Date;
  onChange: (part: Partial<RepeatRule>) => void;
}

const clamp = (text: string, max: number) => Math.min(max, Math.max(1, Math.round(Number(text)) || 1));

function CustomRule({ rule, due, onChange }: RuleProps) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:col-span-2 sm:grid-cols-2">
      <FormField label={t('Every')}>
        <div className="grid grid-cols-[5rem_1fr] gap-2">
          <Input
            type="number"
            min={1}
            max={99}
            aria-label={t('How many')}
            value={rule.interval}
            onChange={(event) => onChange({ interval: clamp(event.target.value, 99) })}
          />
          <ChoiceSelect
            label={t('Unit')}
            value={rule.frequency}
            choices={FREQUENCIES}
            nameOf={(unit) => UNIT_NAMES[unit]}
            onChange={(frequency) =>
              onChange({
                frequency,
                days: frequency === 'WEEKLY' ? [weekdayOf(due)] : [],
                monthDays: [],
                months: [],
                positions: [],
              })
            }
          />
        </div>
      </FormField>
      {rule.frequency === 'WEEKLY' && (
        <fieldset className="grid grid-cols-1 gap-2 sm:col-span-2">
          <legend className="mb-2 font-medium text-sm">{t('On')}</legend>
          <div className="grid grid-cols-7 gap-1">
            {WEEKDAYS.map((day) => {
              const isOn = rule.days.includes(day);
              const days = WEEKDAYS.filter((one) => (one === day ? !isOn : rule.days.includes(one)));
              return (
                <Button
                  key={day}
                  size="sm"
                  variant="outline"
                  aria-pressed={isOn}
                  className={cn('px-0', isOn && 'border-primary bg-primary/12 text-primary')}
                  // One day at least: a week without days would be the day it is due, unseen.
                  onClick={() => days.length > 0 && onChange({ days })}
                >
                  {DAY_NAMES[day]}
                </Button>
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}

const ENDS = ['never', 'on', 'after'] as const;
const END_NAMES = { never: t('Never'), on: t('On date'), after: t('After') } as const;

const toCompact = (day: string) => day.replaceAll('-', '');
const toField = (until: string) => `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
const fieldDay = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

function EndField({ rule, due, onChange }: RuleProps) {
  const end = rule.until ? 'on' : rule.count ? 'after' : 'never';
  return (
    <FormField label={t('Ends')}>
      <div className={cn('grid grid-cols-1 gap-2', end !== 'never' && 'grid-cols-[6.5rem_1fr]')}>
        <ChoiceSelect
          value={end}
          choices={ENDS}
          nameOf={(one) => END_NAMES[one]}
          onChange={(next) => {
            const inAMonth = new Date(due.getFullYear(), due.getMonth() + 1, due.getDate());
            onChange({
              until: next === 'on' ? toCompact(fieldDay(inAMonth)) : undefined,
              count: next === 'after' ? 10 : undefined,
            });
          }}
        />
        {rule.until && (
          <Input
            type="date"
            aria-label={t('Last day')}
            min={fieldDay(due)}
            max="9999-12-31"
            value={toField(rule.until)}
            onChange={({ target }) => target.value && onChange({ until: toCompact(target.value) })}
          />
        )}
        {rule.count && (
          <div className="flex items-center gap-2">
            <Input
              type="number"
              min={1}
              max={999}
              aria-label={t('How many times')}
              value={rule.count}
              onChange={(event) => onChange({ count: clamp(event.target.value, 999) })}
            />
            <span className="text-muted-foreground text-sm">{t('times')}</span>
          </div>
        )}
      </div>
    </FormField>
  );
}
