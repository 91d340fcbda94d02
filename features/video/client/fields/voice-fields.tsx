/** Narration: who reads the film's words, in which language, and how fast. */

import { t } from '#common/texts.ts';
import { PERSONAS, SPOKEN, type Spoken } from '#common/voice-words.ts';
import { labelOf } from '#platform/browser/format.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { type VideoData, VOICE_SPEED } from '../../contract.ts';
import { VoiceOverFields } from '../voice-over/voice-over-fields.tsx';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });
export interface VoiceFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export function VoiceFields({ data, onChange }: VoiceFieldsProps) {
  const { narration } = data;
  const set = (change: Partial<VideoData['narration']>) =>
    onChange({ narration: { ...narration, ...change } });
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <SwitchField
        label={t('Narration')}
        hint={
          narration.isOn
            ? t('Your text is read aloud. Write [pause 1s] for a pause and *word* for emphasis.')
            : undefined
        }
        checked={narration.isOn}
        onChange={(isOn) => onChange({ narration: { ...narration, isOn }, voiceOver: null })}
      />
      {narration.isOn && (
        <FormField label={t('Speed')} id="video-speed" aside={`${narration.speed.toFixed(2)}×`}>
          <Slider
            min={VOICE_SPEED.min}
            max={VOICE_SPEED.max}
            step={VOICE_SPEED.step}
            value={[narration.speed]}
            onValueChange={([speed = VOICE_SPEED.fallback]) => set({ speed })}
          />
        </FormField>
      )}
      {narration.isOn && (
        <div className="grid grid-cols-2 gap-3">
          <FormField label={t('Voice')} id="video-voice">
            <ChoiceSelect
              value={narration.voice}
              choices={PERSONAS}
              nameOf={labelOf}
              onChange={(voice) => set({ voice })}
            />
          </FormField>
          <FormField label={t('Language')} id="video-language">
            <ChoiceSelect
              value={narration.language}
              choices={SPOKEN}
              nameOf={(one: Spoken) => LANGUAGES.of(one) ?? one}
              onChange={(language) => set({ language })}
            />
          </FormField>
        </div>
      )}
      {!narration.isOn && <VoiceOverFields data={data} onChange={onChange} />}
    </div>
  );
}
