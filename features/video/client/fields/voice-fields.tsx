/** Narration and captions. */

import { PERSONAS, SPOKEN, type Spoken } from '#common/voice-words.ts';
import { capitalize } from '#platform/browser/format.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { CAPTIONS, type VideoData } from '../../contract.ts';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });
const CAPTION_NAMES = {
  none: 'No captions',
  burned: 'In the picture',
  soft: 'As a file (SRT, VTT)',
} as const;

export interface VoiceFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export function VoiceFields({ data, onChange }: VoiceFieldsProps) {
  const { narration } = data;
  const set = (change: Partial<VideoData['narration']>) =>
    onChange({ narration: { ...narration, ...change } });
  return (
    <div className="grid gap-4 rounded-xl border p-4">
      <FormField
        label="Narration"
        id="video-narration"
        hint={narration.isOn ? 'The description is read aloud when the video is made.' : undefined}
      >
        <Switch checked={narration.isOn} onCheckedChange={(isOn) => set({ isOn })} />
      </FormField>
      {narration.isOn && (
        <div className="grid grid-cols-2 gap-3">
          <FormField label="Voice" id="video-voice">
            <ChoiceSelect
              value={narration.voice}
              choices={PERSONAS}
              nameOf={capitalize}
              onChange={(voice) => set({ voice })}
            />
          </FormField>
          <FormField label="Language" id="video-language">
            <ChoiceSelect
              value={narration.language}
              choices={SPOKEN}
              nameOf={(one: Spoken) => LANGUAGES.of(one) ?? one}
              onChange={(language) => set({ language })}
            />
          </FormField>
        </div>
      )}
      <FormField label="Captions" id="video-captions">
        <ChoiceSelect
          value={data.captions}
          choices={CAPTIONS}
          nameOf={(one) => CAPTION_NAMES[one]}
          onChange={(captions) => onChange({ captions })}
        />
      </FormField>
    </div>
  );
}
