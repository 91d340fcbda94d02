/** What a song is made from: title, words, style, mood, voice, language and length. */

import { Music } from 'lucide-react';
import type { FormEvent } from 'react';
import { t } from '#common/texts.ts';
import { PERSONAS, SPOKEN } from '#common/voice-words.ts';
import { GENRES } from '#engine/music/score.ts';
import { LANGUAGE_LABELS, VOICE_LABELS } from '#features/speech/contract.ts';
import { showNumber } from '#platform/browser/format.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { LYRICS_REQUIRED, TITLE_REQUIRED } from '../contract.ts';
import { MOOD_LABELS, SECTION_LABELS, STYLE_LABELS } from '../labels.ts';
import { LYRICS_LIMIT, SECTION_KINDS, SONG_MOODS } from '../song-words.ts';
import { LENGTHS, type SongDraft } from './song-draft.ts';
import { WordsWriter } from './words-writer.tsx';

export interface SongFormProps {
  draft: SongDraft;
  onChange: (draft: SongDraft) => void;
  onSubmit: (draft: SongDraft) => void;
  isPending: boolean;
}

export function SongForm({ draft, onChange, onSubmit, isPending }: SongFormProps) {
  const set = (change: Partial<SongDraft>) => onChange({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problem = draft.title.trim() ? (draft.lyrics.trim() ? undefined : LYRICS_REQUIRED) : TITLE_REQUIRED;
    if (problem) notify({ title: t('Not ready yet'), description: t(problem), variant: 'destructive' });
    else onSubmit(draft);
  };
  const addTag = (kind: (typeof SECTION_KINDS)[number]) =>
    set({ lyrics: `${draft.lyrics.trimEnd()}${draft.lyrics.trim() ? '\n\n' : ''}[${kind}]\n` });
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField label={t('Title')} id="song-title">
        <Input
          value={draft.title}
          maxLength={120}
          placeholder={t('What is the song called?')}
          onChange={(event) => set({ title: event.target.value })}
        />
      </FormField>
      <WordsWriter draft={draft} onChange={onChange} />
      <FormField
        label={t('Words')}
        id="song-words"
        hint={t('{0} of {1} characters', showNumber(draft.lyrics.length), showNumber(LYRICS_LIMIT))}
      >
        <Textarea
          rows={12}
          className="min-h-64"
          placeholder={t('Write the lines that are sung, one below the other...')}
          value={draft.lyrics}
          onChange={(event) => set({ lyrics: event.target.value })}
        />
      </FormField>
      <fieldset className="-mt-2">
        <legend className="mb-2 text-muted-foreground text-sm">{t('Begin a part')}</legend>
        <div className="flex flex-wrap gap-2">
          {SECTION_KINDS.map((kind) => (
            <Button key={kind} type="button" variant="outline" size="sm" onClick={() => addTag(kind)}>
              {t(SECTION_LABELS[kind])}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField label={t('Style')} id="song-style">
          <ChoiceSelect
            value={draft.style}
            choices={GENRES}
            nameOf={(style) => STYLE_LABELS[style]}
            onChange={(style) => set({ style })}
          />
        </FormField>
        <FormField label={t('Mood')} id="song-mood">
          <ChoiceSelect
            value={draft.mood}
            choices={['any', ...SONG_MOODS] as const}
            nameOf={(mood) => (mood === 'any' ? t('As it comes') : MOOD_LABELS[mood])}
            onChange={(mood) => set({ mood })}
          />
        </FormField>
        <FormField label={t('Voice')} id="song-voice">
          <ChoiceSelect
            value={draft.voice}
            choices={PERSONAS}
            nameOf={(voice) => VOICE_LABELS[voice]}
            onChange={(voice) => set({ voice })}
          />
        </FormField>
        <FormField label={t('Language')} id="song-language">
          <ChoiceSelect
            value={draft.language}
            choices={['auto', ...SPOKEN] as const}
            nameOf={(language) => (language === 'auto' ? t('As written') : LANGUAGE_LABELS[language])}
            onChange={(language) => set({ language })}
          />
        </FormField>
        <FormField label={t('Length')} id="song-length" className="sm:col-span-2">
          <ChoiceSelect
            value={draft.length}
            choices={LENGTHS}
            nameOf={(length) =>
              length === 'words' ? t('As long as the words') : t('About {0} seconds', length)
            }
            onChange={(length) => set({ length })}
          />
        </FormField>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {!isPending && <Music />} {t('Make the song')}
      </Button>
    </form>
  );
}
