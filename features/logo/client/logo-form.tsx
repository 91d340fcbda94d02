/** Everything that makes a logo; the usual choices in sight, the finer ones folded. */

import type { FormEvent } from 'react';
import { t } from '#common/texts.ts';
import { readColor } from '#engine/lettering/color/color.ts';
import { LAYOUTS, type MarkDesign, readFontSize } from '#engine/lettering/mark/design.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { LOGO_INCOMPLETE, MAX_LOGO_NAME } from '../contract.ts';
import { BLANK, type Draft } from './draft.ts';
import { AnimationFields } from './fields/animation-fields.tsx';
import { BackgroundFields } from './fields/background-fields.tsx';
import { Collapsible } from './fields/collapsible.tsx';
import { ColorFields } from './fields/color-fields.tsx';
import { FontFields, LetteringFields } from './fields/lettering-fields.tsx';
import { SymbolFields } from './fields/symbol-fields.tsx';
import { LAYOUT_NAMES } from './logo-names.ts';

export interface LogoFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The form is complete and is to be kept. */
  onSubmit: () => void;
  pending: boolean;
}

export function LogoForm({ draft, onChange, onSubmit, pending }: LogoFormProps) {
  const { design } = draft;
  const set = (change: Partial<MarkDesign>) => onChange({ ...draft, design: { ...design, ...change } });
  const part = { design, onChange: set };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = firstProblem(draft);
    if (problem) notify({ title: t('Validation Error'), description: problem, variant: 'destructive' });
    else onSubmit();
  };

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5" noValidate>
      <FormField label={t('Logo Name')} id="logo-name">
        <Input
          value={draft.name}
          maxLength={MAX_LOGO_NAME}
          placeholder={t('My logo')}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </FormField>
      <FormField label={t('Logo Text')} id="logo-text">
        <Input
          value={design.text}
          maxLength={80}
          placeholder={t('Your business')}
          onChange={(event) => set({ text: event.target.value })}
        />
      </FormField>
      <FormField label={t('Tagline')} id="logo-tagline" aside={t('Optional')}>
        <Input
          value={design.tagline}
          maxLength={80}
          onChange={(event) => set({ tagline: event.target.value })}
        />
      </FormField>
      <FormField label={t('Layout')} id="logo-layout">
        <ChoiceSelect
          value={design.layout}
          choices={LAYOUTS}
          nameOf={(layout) => LAYOUT_NAMES[layout]}
          onChange={(layout) => set({ layout })}
        />
      </FormField>
      <ColorFields {...part} />
      <FontFields {...part} />
      <div className="grid grid-cols-1 gap-2.5">
        <Collapsible title={t('Symbol')}>
          <SymbolFields {...part} />
        </Collapsible>
        <Collapsible title={t('Lettering')}>
          <LetteringFields {...part} />
        </Collapsible>
        <Collapsible title={t('Background and effects')}>
          <BackgroundFields {...part} />
        </Collapsible>
      </div>
      <AnimationFields {...part} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={pending} className="flex-1">
          {draft.editing ? t('Save Changes') : t('Create Logo')}
        </Button>
        {draft !== BLANK && (
          <Button type="button" size="lg" variant="outline" onClick={() => onChange(BLANK)}>
            {draft.editing ? t('Cancel') : t('Start over')}
          </Button>
        )}
      </div>
      {draft.editing && (
        <Button type="button" variant="ghost" onClick={() => onChange({ ...draft, editing: null })}>
          {t('Save as a new logo instead')}
        </Button>
      )}
    </form>
  );
}

function firstProblem({ name, design }: Draft): string | undefined {
  if (!name.trim() || !design.text.trim()) return LOGO_INCOMPLETE;
  if (readFontSize(design.fontSize) === undefined) return t('The font size must be a number such as 24px.');
  const colors = [...design.colors, design.backgroundColor];
  if (colors.some((color) => readColor(color) === undefined))
    return t('Colors must be written like #2563eb.');
  return undefined;
}
