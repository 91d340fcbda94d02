/** What a movie is made from: a script, who plays in it, and how it looks and sounds. */

import { Clapperboard, FilePlus2, Images } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { serverText, t } from '#common/texts.ts';
import { SPOKEN } from '#common/voice-words.ts';
import { LANGUAGE_LABELS } from '#features/speech/contract.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { MUSIC_LABELS, SHAPE_LABELS } from '../labels.ts';
import { isProblem, type ReadScript, readScript, type ScriptProblem } from '../script/read-script.ts';
import { MOVIE_MUSIC, MOVIE_SHAPES, SCRIPT_LIMIT } from '../script/script-limits.ts';
import { CastField } from './cast-field.tsx';
import { BLANK, type MovieDraft, SAMPLE } from './movie-draft.ts';
import { ScriptWriter } from './script-writer.tsx';

export interface MovieFormProps {
  draft: MovieDraft;
  onChange: (draft: MovieDraft) => void;
  onSubmit: (storyboardOnly: boolean) => void;
  isPending: boolean;
}

export function MovieForm({ draft, onChange, onSubmit, isPending }: MovieFormProps) {
  const set = (change: Partial<MovieDraft>) => onChange({ ...draft, ...change });
  const script = useDeferredValue(draft.script);
  const read = useMemo(() => readScript(script), [script]);
  const names = isProblem(read) ? [] : read.company.map((one) => one.name);
  const summary = script.trim()
    ? summaryOf(read)
    : t('Scene headings, names above their lines. A single sentence becomes a script.');
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(false);
      }}
    >
      {draft.id && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-muted/60 p-3">
          <p className="min-w-0 flex-1 truncate text-sm">
            {t('You are changing “{0}”.', draft.title || t('Untitled'))}
          </p>
          <Button type="button" variant="outline" size="sm" onClick={() => onChange(BLANK)}>
            <FilePlus2 /> {t('New movie')}
          </Button>
        </div>
      )}
      <ScriptWriter draft={draft} onChange={onChange} />
      <FormField label={t('Title')} id="movie-title">
        <Input
          value={draft.title}
          maxLength={120}
          placeholder={t('What is the movie called?')}
          onChange={(event) => set({ title: event.target.value })}
        />
      </FormField>
      <FormField
        label={t('Script')}
        id="movie-script"
        hint={summary}
        aside={
          !draft.script.trim() && (
            <button
              type="button"
              className="font-medium text-primary"
              onClick={() => set({ script: SAMPLE })}
            >
              {t('Try the sample')}
            </button>
          )
        }
      >
        <Textarea
          rows={18}
          maxLength={SCRIPT_LIMIT}
          spellCheck
          className="min-h-96 font-mono text-sm leading-relaxed"
          placeholder={t('INT. BAKERY - MORNING\n\nANNA\nIt is ready!\n\nTOM\nMay I try one?')}
          value={draft.script}
          onChange={(event) => set({ script: event.target.value })}
        />
      </FormField>
      <CastField names={names} cast={draft.cast} onChange={(cast) => set({ cast })} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField label={t('Language')} id="movie-language">
          <ChoiceSelect
            value={draft.language}
            choices={SPOKEN}
            nameOf={(language) => LANGUAGE_LABELS[language]}
            onChange={(language) => set({ language })}
          />
        </FormField>
        <FormField label={t('Shape')} id="movie-shape">
          <ChoiceSelect
            value={draft.shape}
            choices={MOVIE_SHAPES}
            nameOf={(shape) => SHAPE_LABELS[shape]}
            onChange={(shape) => set({ shape })}
          />
        </FormField>
        <FormField label={t('Music')} id="movie-music" className="sm:col-span-2">
          <ChoiceSelect
            value={draft.music}
            choices={MOVIE_MUSIC}
            nameOf={(music) => MUSIC_LABELS[music]}
            onChange={(music) => set({ music })}
          />
        </FormField>
      </div>
      <SwitchField
        label={t('Subtitles in the picture')}
        hint={t('Every movie has subtitles that viewers switch on. These are always seen.')}
        checked={draft.hasSubtitles}
        onChange={(hasSubtitles) => set({ hasSubtitles })}
      />
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <Button type="button" size="lg" variant="outline" disabled={isPending} onClick={() => onSubmit(true)}>
          <Images /> {t('Storyboard first')}
        </Button>
        <Button type="submit" size="lg" pending={isPending}>
          {!isPending && <Clapperboard />} {t('Make the movie')}
        </Button>
      </div>
    </form>
  );
}

/** What the script was read as, or what is wrong with it. */
function summaryOf(read: ReadScript | ScriptProblem): string {
  if (isProblem(read)) return serverText(read.problem);
  const lines = read.scenes.reduce((sum, one) => sum + one.lines.length, 0);
  if (lines === 0 && read.scenes.length === 1) return t('A single sentence becomes a script.');
  return t(
    'Scenes: {0}, speeches: {1}, characters: {2}',
    showNumber(read.scenes.length),
    showNumber(lines),
    showNumber(read.company.length),
  );
}
