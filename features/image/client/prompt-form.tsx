/** What to draw: description, style, shape and number, and six ideas to start from. */

import { Sparkles } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { t, tn } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  IMAGE_SIZES,
  IMAGE_STYLES,
  type ImageSize,
  MAX_PROMPT,
  PROMPT_REQUIRED,
  QUICK_PROMPTS,
} from '../contract.ts';
import { fromChoice, SIZE_NAMES, styleName, toChoice } from './image-names.ts';
import type { Order } from './make-each.ts';
import { type Start, StartFrom, toSource } from './start-from.tsx';
import type { Engine } from './use-images.ts';

export type Draft = Required<Pick<Order, 'prompt' | 'style' | 'size' | 'count' | 'allowFallback'>>;

export const BLANK: Draft = { prompt: '', style: '', size: 'square', count: 1, allowFallback: false };

const COUNTS = ['1', '2', '3', '4'] as const;

export interface PromptFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSubmit: (order: Order) => void;
  pending: boolean;
  engine: Engine | undefined;
  /** A picture to begin with. */
  start: Start | undefined;
  onStart: (start: Start | undefined) => void;
}

export function PromptForm(props: PromptFormProps) {
  const { draft, onChange, onSubmit, pending, engine, start, onStart } = props;
  const prompt = draft.prompt.trim();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    if (prompt) onSubmit({ ...draft, prompt, ...(start && { source: toSource(start) }) });
    else notify({ title: t('Prompt Required'), description: PROMPT_REQUIRED, variant: 'destructive' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField label={t('Image Description')} id="image-prompt">
        <Textarea
          rows={5}
          maxLength={MAX_PROMPT}
          placeholder={t('Describe the image you want to create...')}
          value={draft.prompt}
          onChange={(event) => onChange({ ...draft, prompt: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </FormField>
      <FormField label={t('Art Style')} id="image-style">
        <ChoiceSelect
          value={toChoice(draft.style)}
          choices={IMAGE_STYLES.map(toChoice)}
          nameOf={styleName}
          onChange={(choice) => onChange({ ...draft, style: fromChoice(choice) })}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField label={t('Size')} id="image-size">
          <ChoiceSelect<ImageSize>
            value={draft.size}
            choices={IMAGE_SIZES}
            nameOf={(size) => SIZE_NAMES[size]}
            onChange={(size) => onChange({ ...draft, size })}
          />
        </FormField>
        <FormField label={t('Number')} id="image-count">
          <ChoiceSelect
            value={String(draft.count)}
            choices={COUNTS}
            nameOf={(count) => tn(Number(count), '{n} image', '{n} images')}
            onChange={(count) => onChange({ ...draft, count: Number(count) })}
          />
        </FormField>
      </div>
      {engine?.canStartFromPicture && <StartFrom engine={engine} start={start} onChange={onStart} />}
      {engine && !engine.isBuiltin && !start && (
        <SwitchField
          label={t('If {0} fails, let Atelier draw it', engine.engine)}
          checked={draft.allowFallback ?? false}
          onChange={(allowFallback) => onChange({ ...draft, allowFallback })}
        />
      )}
      <Button type="submit" size="lg" pending={pending} disabled={pending || !prompt}>
        {!pending && <Sparkles />} {pending ? t('Generating...') : t('Generate Image')}
      </Button>
      <fieldset className="grid grid-cols-1 gap-2.5">
        <legend className="mb-2.5 font-medium text-sm">{t('Quick Prompts')}</legend>
        <div className="flex flex-wrap gap-2">
          {QUICK_PROMPTS.map((idea) => (
            <button
              key={idea}
              type="button"
              onClick={() => onChange({ ...draft, prompt: t(idea) })}
              className="focus-ring rounded-full border bg-card px-3 py-1.5 text-sm transition-colors hover:border-primary hover:text-primary"
            >
              {t(idea)}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
