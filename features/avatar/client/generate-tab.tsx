/** Describe a character, see it, keep it, download it. */

import { useQuery } from '@tanstack/react-query';
import { Download, Save, Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { ART_STYLES, QUALITIES } from '#common/character-words.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { notify } from '#platform/browser/notice.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import {
  DEFAULT_CHARACTER,
  DESCRIPTION_REQUIRED,
  getAvatarEngines,
  MAX_DESCRIPTION,
  type Understood,
} from '../contract.ts';
import { type CharacterDraft, fromTemplate, withOption } from './draft.ts';
import { idlePose } from './idle-pose.ts';
import { fileNameOf, nameOf } from './names.ts';
import { OptionSelect } from './option-select.tsx';
import { CharacterStage } from './stage/character-stage.tsx';
import { TemplateBrowser } from './template-browser.tsx';
import { useModelFile } from './use-avatars.ts';

export interface MakerProps {
  draft: CharacterDraft;
  onChange: (draft: CharacterDraft) => void;
  onGenerate: (options?: { followDescription?: boolean; engine?: 'builtin' | 'cloud' }) => void;
  isGenerating: boolean;
}

export interface GenerateTabProps extends MakerProps {
  onSave: () => void;
  isSaving: boolean;
}

export function GenerateTab({
  draft,
  onChange,
  onGenerate,
  isGenerating,
  onSave,
  isSaving,
}: GenerateTabProps) {
  const [engine, setEngine] = useState<'builtin' | 'cloud'>('builtin');
  const { data: engines } = useQuery(apiQuery(getAvatarEngines));
  const model = useModelFile();
  const name = draft.name || draft.description;
  const isBlank = draft.description.trim() === '';
  const submit = () => {
    if (isBlank) notify({ title: DESCRIPTION_REQUIRED, variant: 'destructive' });
    else onGenerate({ engine });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="p-5 sm:p-6">
            <form
              className="grid gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                if (!isGenerating) submit();
              }}
            >
              <FormField label="Character Description" id="character-description">
                <Textarea
                  rows={5}
                  maxLength={MAX_DESCRIPTION}
                  placeholder="A cheerful red-haired knight with a beard..."
                  value={draft.description}
                  onChange={(event) => onChange({ ...draft, description: event.target.value })}
                />
              </FormField>
              <div className="grid grid-cols-2 gap-3">
                <OptionSelect
                  label="Art Style"
                  id="character-style"
                  value={draft.data.style.artStyle}
                  choices={ART_STYLES}
                  onChange={(artStyle) => onChange(withOption(draft, 'style', { artStyle }))}
                />
                <OptionSelect
                  label="Quality"
                  id="character-quality"
                  value={draft.data.style.renderQuality}
                  choices={QUALITIES}
                  onChange={(renderQuality) => onChange(withOption(draft, 'style', { renderQuality }))}
                />
              </div>
              {engines?.cloud && (
                <FormField label="Drawn by" id="character-engine">
                  <ChoiceSelect
                    value={engine}
                    choices={['builtin', 'cloud'] as const}
                    nameOf={(one) => (one === 'builtin' ? engines.builtin : (engines.cloud ?? ''))}
                    onChange={setEngine}
                  />
                </FormField>
              )}
              <Button type="submit" size="lg" pending={isGenerating} disabled={isGenerating || isBlank}>
                {!isGenerating && <Sparkles />} {isGenerating ? 'Generating...' : 'Generate Character'}
              </Button>
              <UnderstoodChips
                understood={draft.understood}
                onTakeBack={(one) => onChange(takeBack(draft, one))}
              />
            </form>
          </CardContent>
        </Card>
        <section aria-labelledby="character-preview" className="grid min-w-0 gap-4">
          <h2 id="character-preview" className="font-semibold text-lg">
            Character Preview
          </h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
            <CharacterStage
              data={draft.data}
              pose={idlePose}
              picture={draft.imageUrl}
              label="Live character"
              className="aspect-4/5"
            />
            {draft.imageUrl ? (
              <img
                src={draft.imageUrl}
                alt={draft.description || 'Generated character'}
                className="aspect-4/5 w-full rounded-xl border object-cover shadow-soft"
              />
            ) : (
              <div className="grid aspect-4/5 place-items-center rounded-xl border border-dashed p-6 text-center text-muted-foreground text-sm">
                {isGenerating
                  ? 'Drawing your character...'
                  : 'Describe a character and generate it: the finished picture appears here.'}
              </div>
            )}
          </div>
          <FormField label="Character Name" id="character-name" className="max-w-sm">
            <Input
              value={draft.name}
              maxLength={120}
              placeholder="My Avatar"
              onChange={(event) => onChange({ ...draft, name: event.target.value })}
            />
          </FormField>
          <div className="flex flex-wrap gap-2">
            <Button pending={isSaving} onClick={onSave}>
              {!isSaving && <Save />} Save Character
            </Button>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="outline" pending={model.isPending}>
                  <Download /> Download
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem disabled={!draft.imageUrl} asChild={Boolean(draft.imageUrl)}>
                  {draft.imageUrl ? (
                    <a href={draft.imageUrl} download={`${fileNameOf(name)}.png`}>
                      Picture (PNG)
                    </a>
                  ) : (
                    <span>Picture (PNG): generate it first</span>
                  )}
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => model.mutate({ data: draft.data, name })}>
                  3D model with animations (GLB)
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </div>
          {draft.engine && <p className="text-muted-foreground text-xs">Made by {draft.engine}.</p>}
        </section>
      </div>
      <TemplateBrowser chosen={draft.templateId} onChoose={(template) => onChange(fromTemplate(template))} />
    </div>
  );
}

function UnderstoodChips({
  understood,
  onTakeBack,
}: {
  understood: readonly Understood[];
  onTakeBack: (one: Understood) => void;
}) {
  if (understood.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-medium text-sm">Detected in your description</p>
      <ul className="flex flex-wrap gap-1.5">
        {understood.map((one) => (
          <li key={`${one.group}.${one.field}.${one.value}`}>
            <button
              type="button"
              onClick={() => onTakeBack(one)}
              aria-label={`Remove ${one.field}: ${nameOf(one.value)}`}
              className="focus-ring flex items-center gap-1 rounded-full border bg-accent px-2.5 py-1 text-xs hover:border-primary"
            >
              {words(one.field)}: {nameOf(one.value)} <X className="size-3" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const words = (field: string) => nameOf(field.replace(/([A-Z])/g, ' $1').toLowerCase());

/** Back to the default for that one option. */
function takeBack(draft: CharacterDraft, { group, field, value }: Understood): CharacterDraft {
  const usual = DEFAULT_CHARACTER[group] as Record<string, unknown>;
  const now = draft.data[group] as Record<string, unknown>;
  const list = now[field];
  const next = Array.isArray(list) ? list.filter((one) => one !== value) : usual[field];
  const understood = draft.understood.filter((one) => !(one.field === field && one.value === value));
  return { ...withOption(draft, group, { [field]: next }), understood };
}
