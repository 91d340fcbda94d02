/** Describe a character, see it, keep it, download it. */

import { useQuery } from '@tanstack/react-query';
import { Download, RotateCcw, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { ANIMALS, ART_STYLES, QUALITIES } from '#common/character/character-words.ts';
import { t } from '#common/texts.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { notify } from '#platform/browser/notice.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { type AvatarTemplate, DESCRIPTION_REQUIRED, getAvatarEngines, MAX_DESCRIPTION } from '../contract.ts';
import { DescriptionWords } from './draft/description-words.tsx';
import { BLANK, fromTemplate, withOption } from './draft/draft.ts';
import type { MakerProps } from './draft/maker-props.ts';
import { idlePose } from './idle-pose.ts';
import { OptionSelect } from './option-select.tsx';
import { SaveBar } from './save-bar.tsx';
import { CharacterStage } from './stage/character-stage.tsx';
import { intoView, isBelowTheFold } from './stage/into-view.ts';
import { TemplateBrowser } from './template-browser.tsx';
import { useModelFile } from './use-avatars.ts';

export function GenerateTab(props: MakerProps) {
  const { draft, onChange, onGenerate, isGenerating, onSave, onRename, isSaving } = props;
  const [engine, setEngine] = useState<'builtin' | 'cloud'>('builtin');
  const { data: engines } = useQuery(apiQuery(getAvatarEngines));
  const model = useModelFile();
  const preview = useRef<HTMLElement>(null);
  const name = draft.name || draft.description;
  const isBlank = draft.description.trim() === '';
  const isStarted = !isBlank || draft.isStale || draft.imageUrl !== null;
  const submit = async () => {
    if (isBlank) return notify({ title: DESCRIPTION_REQUIRED, variant: 'destructive' });
    const made = await onGenerate({ engine });
    if (made && isBelowTheFold(preview.current)) intoView(preview.current);
  };
  /** The templates lie far below the figure that they change. */
  const choose = (template: AvatarTemplate) => {
    onChange(fromTemplate(template));
    intoView(preview.current);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="p-5 sm:p-6">
            <form
              className="grid grid-cols-1 gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                if (!isGenerating) void submit();
              }}
            >
              <FormField
                label={t('Character Description')}
                id="character-description"
                hint={t('A person or one of {0} animals, from fox and owl to dragon.', ANIMALS.length)}
              >
                <Textarea
                  rows={5}
                  maxLength={MAX_DESCRIPTION}
                  placeholder={t('A cheerful red-haired knight with a beard...')}
                  value={draft.description}
                  onChange={(event) => onChange({ ...draft, description: event.target.value })}
                />
              </FormField>
              <div className="grid grid-cols-2 gap-3">
                <OptionSelect
                  label={t('Art Style')}
                  id="character-style"
                  value={draft.data.style.artStyle}
                  choices={ART_STYLES}
                  onChange={(artStyle) => onChange(withOption(draft, 'style', { artStyle }))}
                />
                <OptionSelect
                  label={t('Quality')}
                  id="character-quality"
                  value={draft.data.style.renderQuality}
                  choices={QUALITIES}
                  onChange={(renderQuality) => onChange(withOption(draft, 'style', { renderQuality }))}
                />
              </div>
              {engines?.cloud && (
                <FormField label={t('Drawn by')} id="character-engine">
                  <ChoiceSelect
                    value={engine}
                    choices={['builtin', 'cloud'] as const}
                    nameOf={(one) => (one === 'builtin' ? engines.builtin : (engines.cloud ?? ''))}
                    onChange={setEngine}
                  />
                </FormField>
              )}
              <Button type="submit" size="lg" pending={isGenerating} disabled={isGenerating || isBlank}>
                {!isGenerating && <Sparkles />} {isGenerating ? t('Generating...') : t('Generate Character')}
              </Button>
              <DescriptionWords draft={draft} onChange={onChange} />
              {isStarted && (
                <Button type="button" variant="ghost" onClick={() => onChange(BLANK)}>
                  <RotateCcw /> {t('Start over')}
                </Button>
              )}
            </form>
          </CardContent>
        </Card>
        <section
          ref={preview}
          aria-labelledby="character-preview"
          className="grid grid-cols-1 min-w-0 scroll-mt-20 gap-4"
        >
          <h2 id="character-preview" className="font-semibold text-lg">
            {t('Character Preview')}
          </h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
            <CharacterStage
              data={draft.data}
              pose={idlePose}
              picture={draft.imageUrl}
              label={t('Live character')}
              className="aspect-4/5"
            />
            {draft.imageUrl ? (
              <img
                src={draft.imageUrl}
                alt={draft.description || t('Generated character')}
                className={cn(
                  'aspect-4/5 w-full rounded-xl border object-cover shadow-soft',
                  draft.isStale && 'opacity-50',
                )}
              />
            ) : (
              <div className="grid aspect-4/5 place-items-center rounded-xl border border-dashed p-6 text-center text-muted-foreground text-sm">
                {isGenerating
                  ? t('Drawing your character...')
                  : t('Describe a character and generate it. The finished picture appears here.')}
              </div>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <SaveBar
              draft={draft}
              onChange={onChange}
              onSave={onSave}
              onRename={onRename}
              isSaving={isSaving}
            />
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="outline" pending={model.isPending}>
                  <Download /> {t('Download')}
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem disabled={!draft.imageUrl} asChild={Boolean(draft.imageUrl)}>
                  {draft.imageUrl ? (
                    <a href={draft.imageUrl} download={fileNameOf(name, 'png', 'character')}>
                      {t('Picture (PNG)')}
                    </a>
                  ) : (
                    <span>{t('Picture (PNG): generate one first')}</span>
                  )}
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => model.mutate({ data: draft.data, name })}>
                  {t('3D model with animations (GLB)')}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </div>
          {draft.engine && <p className="text-muted-foreground text-xs">{t('Made by {0}.', draft.engine)}</p>}
        </section>
      </div>
      <TemplateBrowser chosen={draft.templateId} onChoose={choose} />
    </div>
  );
}
