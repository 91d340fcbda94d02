/** The fields of the left panel, by tab. */

import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { DURATION, MUSIC, VIDEO_STYLES, type VideoData } from '../contract.ts';
import { MediaDropzone } from './media-dropzone.tsx';

export interface FieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

const named = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function TitleFields({ data, onChange }: FieldsProps) {
  return (
    <>
      <FormField label="Project Title" id="video-title">
        <Input
          value={data.title}
          maxLength={200}
          placeholder="My video"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </FormField>
      <FormField label="Description" id="video-description" hint="Each sentence becomes a scene.">
        <Textarea
          rows={4}
          maxLength={5000}
          value={data.description}
          placeholder="What is your video about?"
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </FormField>
    </>
  );
}

export function LookFields({ data, onChange }: FieldsProps) {
  const seconds = data.duration[0] ?? DURATION.usual;
  return (
    <>
      <FormField label={`Duration: ${seconds} seconds`} id="video-duration">
        <Slider
          min={DURATION.min}
          max={DURATION.max}
          step={DURATION.step}
          value={[seconds]}
          onValueChange={(duration) => onChange({ duration })}
        />
      </FormField>
      <FormField label="Video Style" id="video-style">
        <ChoiceSelect
          value={data.style}
          choices={VIDEO_STYLES}
          nameOf={named}
          onChange={(style) => onChange({ style })}
        />
      </FormField>
      <FormField label="Background Music" id="video-music">
        <ChoiceSelect
          value={data.music}
          choices={MUSIC}
          nameOf={(one) => (one === 'none' ? 'No music' : named(one))}
          onChange={(music) => onChange({ music })}
        />
      </FormField>
    </>
  );
}

export function ContentFields({
  data,
  onChange,
  onMedia,
}: FieldsProps & {
  onMedia: (update: (files: VideoData['uploadedFiles']) => VideoData['uploadedFiles']) => void;
}) {
  return (
    <>
      <FormField
        label="Text Overlay"
        id="video-overlay"
        hint="Drag it in the preview, or move it with the arrow keys."
      >
        <Textarea
          rows={2}
          maxLength={300}
          value={data.textOverlay}
          placeholder="Text that stays on the video"
          onChange={(event) => onChange({ textOverlay: event.target.value })}
        />
      </FormField>
      <MediaDropzone files={data.uploadedFiles} onChange={onMedia} />
    </>
  );
}
