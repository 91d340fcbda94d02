/** Adds a setting under a free key. */

import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { t } from '#common/texts.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useSettingChange } from './use-setting-change.ts';

const BLANK = { key: '', value: '' };

export function AddSetting() {
  const [{ key, value }, setDraft, forget] = useKept('new-setting', BLANK);
  const saving = useSettingChange();
  const isComplete = key.trim() !== '' && value.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || saving.isPending) return;
    saving.mutate(
      { key: key.trim(), value },
      {
        onSuccess: () => forget(BLANK),
      },
    );
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Add setting')}</CardTitle>
      </CardHeader>
      <CardContent>
        <form
          noValidate
          onSubmit={submit}
          className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] sm:items-end"
        >
          <FormField label={t('Key')}>
            <Input
              value={key}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="e.g. support_address"
              onChange={(event) => setDraft((now) => ({ ...now, key: event.target.value }))}
            />
          </FormField>
          <FormField label={t('Value')}>
            <Input
              value={value}
              maxLength={5000}
              autoComplete="off"
              onChange={(event) => setDraft((now) => ({ ...now, value: event.target.value }))}
            />
          </FormField>
          <Button type="submit" disabled={!isComplete} pending={saving.isPending}>
            {!saving.isPending && <Plus />} {t('Add Setting')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
