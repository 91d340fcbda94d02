/** Everything that makes a watermark: words or a picture, how it looks, and where it stands. */

import type { FormEvent } from 'react';
import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import {
  MAX_MARK_TEXT,
  type MarkStyle,
  markStyleSchema,
  POSITIONS,
  WATERMARK_REQUIRED,
  WATERMARK_TYPES,
  type WatermarkType,
} from '../contract.ts';
import { BrandChoice } from './brand-choice.tsx';
import { BLANK, type Draft, POSITION_NAMES, TYPE_NAMES } from './draft.ts';
import { LogoChoice } from './logo-choice.tsx';
import { MoreStyle } from './more-style.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { TextStyle } from './text-style.tsx';

export interface WatermarkFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSubmit: (draft: Draft) => void;
  pending: boolean;
}

const STYLE_PROBLEM = t('Please check size and color');

export function WatermarkForm({ draft, onChange, onSubmit, pending }: WatermarkFormProps) {
  const { type } = draft.customizations;
  const set = (style: Partial<MarkStyle>) => onChange({ ...draft, style: { ...draft.style, ...style } });
  const setContent = (content: string) => onChange({ ...draft, content });
  const problem = markStyleSchema.safeParse(draft.style).error?.issues[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = (description: string) =>
      notify({ title: t('Validation Error'), description, variant: 'destructive' });
    if (!draft.name.trim() || !draft.content.trim()) invalid(WATERMARK_REQUIRED);
    else if (problem) invalid(problem.message || STYLE_PROBLEM);
    else onSubmit(draft);
  };

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5" noValidate>
      <FormField label={t('Watermark Name')} id="watermark-name">
        <Input
          value={draft.name}
          maxLength={120}
          placeholder={t('My watermark')}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </FormField>
      <FormField label={t('Type')} id="watermark-type">
        <ChoiceSelect<WatermarkType>
          value={type}
          choices={WATERMARK_TYPES}
          nameOf={(one) => TYPE_NAMES[one]}
          onChange={(next) =>
            onChange({ ...draft, content: '', templateId: null, customizations: { type: next } })
          }
        />
      </FormField>
      <BrandChoice draft={draft} onChange={onChange} />
      {type === 'text' ? (
        <>
          <FormField label={t('Content')} id="watermark-content">
            <Input
              value={draft.content}
              maxLength={MAX_MARK_TEXT}
              placeholder={t('© Your Name')}
              onChange={(event) => setContent(event.target.value)}
            />
          </FormField>
          <TextStyle style={draft.style} onChange={set} />
        </>
      ) : (
        <>
          {type === 'logo' ? (
            <LogoChoice content={draft.content} onChange={setContent} />
          ) : (
            <PictureChoice content={draft.content} onChange={setContent} />
          )}
          <FormField label={t('Width: {0}% of the picture', draft.style.scale)} id="watermark-scale">
            <Slider
              min={3}
              max={100}
              step={1}
              value={[draft.style.scale]}
              onValueChange={([scale = 20]) => set({ scale })}
            />
          </FormField>
        </>
      )}
      <FormField label={t('Position')} id="watermark-position">
        <ChoiceSelect
          value={draft.style.position}
          choices={POSITIONS}
          nameOf={(one) => POSITION_NAMES[one]}
          onChange={(position) => set({ position })}
          disabled={draft.style.layout === 'tile'}
        />
      </FormField>
      <FormField label={t('Opacity: {0}', draft.style.opacity)} id="watermark-opacity">
        <Slider
          min={0.1}
          max={1}
          step={0.1}
          value={[draft.style.opacity]}
          onValueChange={([opacity = 0.7]) => set({ opacity: Math.round(opacity * 10) / 10 })}
        />
      </FormField>
      <MoreStyle style={draft.style} onChange={set} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={pending} className="flex-1">
          {draft.editing ? t('Save Changes') : t('Create Watermark')}
        </Button>
        {draft !== BLANK && (
          <Button type="button" size="lg" variant="outline" onClick={() => onChange(BLANK)}>
            {draft.editing ? t('Cancel') : t('Reset')}
          </Button>
        )}
      </div>
    </form>
  );
}
