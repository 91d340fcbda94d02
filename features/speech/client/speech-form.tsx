/** What to say and how: text, voice, language, speed and pitch, and five sentences to begin with. */

import { AudioLines } from 'lucide-react';
import type { FormEvent } from 'react';
import { currentLocale, preferredLanguage, t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  LANGUAGE_LABELS,
  LANGUAGES,
  type LanguageCode,
  MAX_TEXT,
  PITCHES,
  SAMPLE_SENTENCES,
  SPEECH_FORMATS,
  SPEEDS,
  type SpeechFormat,
  TEXT_REQUIRED,
  VOICE_LABELS,
  VOICES,
  type VoiceName,
} from '../contract.ts';
import { PronunciationDialog } from './pronunciation-dialog.tsx';
import { VoiceAudition } from './voice-audition.tsx';

export interface SpeechDraft {
  text: string;
  voice: VoiceName;
  language: LanguageCode;
  speed: number;
  pitch: number;
  format: SpeechFormat;
}

export const BLANK: SpeechDraft = {
  text: '',
  voice: 'alloy',
  language: 'en',
  speed: SPEEDS.fallback,
  pitch: PITCHES.fallback,
  format: 'mp3',
};

export interface SpeechFormProps {
  draft: SpeechDraft;
  onChange: (draft: SpeechDraft) => void;
  onSubmit: (draft: SpeechDraft) => void;
  pending: boolean;
}

/** The samples are written in it. */
const pageLanguage = (): LanguageCode => preferredLanguage([currentLocale()]);

const semitones = (pitch: number) =>
  pitch === 0 ? t('natural') : t('{0}{1} semitones', pitch > 0 ? '+' : '', pitch);

export function SpeechForm({ draft, onChange, onSubmit, pending }: SpeechFormProps) {
  const text = draft.text.trim();
  const set = (change: Partial<SpeechDraft>) => onChange({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (text) onSubmit({ ...draft, text });
    else notify({ title: t('Text Required'), description: TEXT_REQUIRED, variant: 'destructive' });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField
        label={t('Text')}
        id="speech-text"
        hint={t(
          '{0} of {1} characters. Write [pause 1s] for a pause.',
          showNumber(draft.text.length),
          showNumber(MAX_TEXT),
        )}
      >
        <Textarea
          rows={7}
          maxLength={MAX_TEXT}
          placeholder={t('Enter the text you want to convert to speech...')}
          value={draft.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </FormField>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <FormField label={t('Voice')} id="speech-voice">
          <ChoiceSelect
            value={draft.voice}
            choices={VOICES}
            nameOf={(voice) => VOICE_LABELS[voice]}
            onChange={(voice) => set({ voice })}
          />
        </FormField>
        <FormField label={t('Language')} id="speech-language">
          <ChoiceSelect
            value={draft.language}
            choices={LANGUAGES}
            nameOf={(language) => LANGUAGE_LABELS[language]}
            onChange={(language) => set({ language })}
          />
        </FormField>
      </div>
      <div className="flex flex-wrap gap-2">
        <VoiceAudition voice={draft.voice} language={draft.language} />
        <PronunciationDialog />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField label={t('Speed: {0}×', draft.speed.toFixed(2).replace(/0$/, ''))} id="speech-speed">
          <Slider
            min={SPEEDS.min}
            max={SPEEDS.max}
            step={SPEEDS.step}
            value={[draft.speed]}
            onValueChange={([speed = 1]) => set({ speed: Math.round(speed * 100) / 100 })}
          />
        </FormField>
        <FormField label={t('Pitch: {0}', semitones(draft.pitch))} id="speech-pitch">
          <Slider
            min={PITCHES.min}
            max={PITCHES.max}
            step={PITCHES.step}
            value={[draft.pitch]}
            onValueChange={([pitch = 0]) => set({ pitch })}
          />
        </FormField>
      </div>
      <FormField label={t('File type')} id="speech-format">
        <ChoiceSelect
          value={draft.format}
          choices={SPEECH_FORMATS}
          nameOf={(format) => (format === 'mp3' ? t('MP3 (small)') : t('WAV (uncompressed)'))}
          onChange={(format) => set({ format })}
        />
      </FormField>
      <Button type="submit" size="lg" pending={pending} disabled={pending || !text}>
        {!pending && <AudioLines />} {pending ? t('Generating...') : t('Generate Speech')}
      </Button>
      <fieldset>
        <legend className="mb-2.5 font-medium text-sm">{t('Quick Samples')}</legend>
        <div className="grid grid-cols-1 gap-2">
          {SAMPLE_SENTENCES.map((sentence) => (
            <button
              key={sentence}
              type="button"
              onClick={() => set({ text: t(sentence), language: pageLanguage() })}
              className="focus-ring rounded-lg border bg-card px-3 py-2 text-left text-sm transition-colors hover:border-primary hover:text-primary"
            >
              {t(sentence)}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
