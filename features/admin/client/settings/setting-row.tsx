/** One setting: what it means, the input that fits it, and its own Save. */

import { type FormEvent, useId } from 'react';
import { t } from '#common/texts.ts';
import { firstProblem } from '#platform/browser/failure.ts';
import { labelOf, showMoment } from '#platform/browser/format.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { Input } from '#ui/form/input.tsx';
import { Label } from '#ui/form/label.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import type { Setting } from '../../contract.ts';
import { useSettingChange } from './use-setting-change.ts';

export function SettingRow({ setting }: { setting: Setting }) {
  const { key, value, description, input, choices, updatedAt } = setting;
  /** What an unfinished change says; forgotten once it is saved. */
  const [draft, setDraft, forget] = useKept<string | null>(`setting.${key}`, null);
  const saving = useSettingChange();
  const id = useId();
  const shown = draft ?? value;
  const isChanged = shown !== value;
  const error = saving.isError && isChanged ? firstProblem(saving.error) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !saving.isPending)
      saving.mutate({ key, value: shown }, { onSuccess: () => forget(null) });
  };
  const change = (next: string) => {
    setDraft(next);
    saving.reset();
  };
  const links = {
    id,
    'aria-describedby': description ? `${id}-what` : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <li className="p-4 sm:p-5">
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_5.5rem] lg:gap-5"
      >
        <div className="min-w-0">
          <Label htmlFor={id} className="break-all font-mono text-[0.8125rem]">
            {key}
          </Label>
          {description && (
            <p id={`${id}-what`} className="mt-1 text-muted-foreground text-sm">
              {t(description)}
            </p>
          )}
          <p className="mt-1 text-muted-foreground text-xs">{t('Updated {0}', showMoment(updatedAt))}</p>
        </div>
        <div className="min-w-0">
          {input === 'choice' ? (
            <ChoiceSelect
              label={key}
              value={shown}
              choices={choices ?? [shown]}
              nameOf={labelOf}
              onChange={change}
            />
          ) : input === 'longText' ? (
            <Textarea
              {...links}
              className="min-h-18"
              value={shown}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <Input
              {...links}
              inputMode={input === 'number' ? 'numeric' : undefined}
              autoComplete="off"
              spellCheck={false}
              value={shown}
              onChange={(event) => change(event.target.value)}
            />
          )}
          {error && (
            <p role="alert" className="mt-1.5 font-medium text-destructive text-xs">
              {error}
            </p>
          )}
        </div>
        <Button
          type="submit"
          variant={isChanged ? 'default' : 'outline'}
          disabled={!isChanged}
          pending={saving.isPending}
          aria-label={t('Save {0}', key)}
          className="justify-self-end lg:w-full"
        >
          {t('Save')}
        </Button>
      </form>
    </li>
  );
}
