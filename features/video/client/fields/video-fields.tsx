/** The fields of the left panel, by tab. */

import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { DURATION, VIDEO_FORMATS, VIDEO_STYLES, type VideoData, type VideoFormat } from '../../contract.ts';
import { chosenLength } from '../../script/film-length.ts';
import { BrandFields, CardFields } from './brand-fields.tsx';
import { CaptionFields } from './caption-fields.tsx';
import { DrawPictures } from './draw-pictures.tsx';
import { MarkFields } from './mark-fields.tsx';
import { MediaDropzone } from './media-dropzone.tsx';
import { MusicFields } from './music-fields.tsx';
import { PresenterFields } from './presenter-fields.tsx';
import { VoiceFields } from './voice-fields.tsx';

export interface FieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export const FORMAT_NAMES: Record<VideoFormat, string> = {
  landscape: t('Landscape (1280 × 720)'),
  full_hd: t('Full HD (1920 × 1080)'),
  portrait: t('Portrait (1080 × 1920)'),
  square: t('Square (1080 × 1080)'),
};

export function TitleFields({ data, onChange }: FieldsProps) {
  return (
    <>
      <FormField label={t('Project Title')} id="video-title">
        <Input
          value={data.title}
          maxLength={200}
          placeholder={t('My video')}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </FormField>
      <FormField label={t('Description')} id="video-description" hint={t('Each sentence becomes a scene.')}>
        <Textarea
          rows={4}
          maxLength={5000}
          value={data.description}
          placeholder={t('What is your video about?')}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </FormField>
    </>
  );
}

/** `seconds`: how long the film is, which may be more than was chosen. */
export function LookFields({ data, seconds, onChange }: FieldsProps & { seconds: number }) {
  return (
    <>
      <FormField label={t('Duration: {0} seconds', seconds)} id="video-duration">
        <Slider
          min={DURATION.min}
          max={DURATION.max}
          step={DURATION.step}
          value={[chosenLength(data)]}
          onValueChange={(duration) => onChange({ duration })}
        />
      </FormField>
      <FormField label={t('Video Style')} id="video-style">
        <ChoiceSelect
          value={data.style}
          choices={VIDEO_STYLES}
          nameOf={labelOf}
          onChange={(style) => onChange({ style })}
        />
      </FormField>
      <MusicFields data={data} onChange={onChange} />
      <FormField label={t('Format')} id="video-format">
        <ChoiceSelect
          value={data.format}
          choices={VIDEO_FORMATS}
          nameOf={(one) => FORMAT_NAMES[one]}
          onChange={(format) => onChange({ format })}
        />
      </FormField>
      <BrandFields data={data} onChange={onChange} />
    </>
  );
}

export function ContentFields({
  data,
  onChange,
  onAddMedia,
  onMedia,
  onPresenter,
  onUpdate,
}: FieldsProps & {
  onPresenter: (update: (now: VideoData) => VideoData) => void;
  onAddMedia: (media: VideoData['uploadedFiles'][number]) => Promise<void>;
  onMedia: (update: (files: VideoData['uploadedFiles']) => VideoData['uploadedFiles']) => void;
  onUpdate: (update: (now: VideoData) => VideoData) => void;
}) {
  return (
    <>
      <FormField
        label={t('Text Overlay')}
        id="video-overlay"
        hint={t('Drag it in the preview, or move it with the arrow keys.')}
      >
        <Textarea
          rows={2}
          maxLength={300}
          value={data.textOverlay}
          placeholder={t('Text shown on the whole video')}
          onChange={(event) => onChange({ textOverlay: event.target.value })}
        />
      </FormField>
      <MediaDropzone files={data.uploadedFiles} onAdd={onAddMedia} onChange={onMedia} />
      <DrawPictures data={data} onChange={onChange} />
      <VoiceFields data={data} onChange={onChange} />
      <PresenterFields data={data} onChange={onChange} onChoose={onPresenter} />
      <CaptionFields data={data} onChange={onChange} onUpdate={onUpdate} />
      <MarkFields data={data} onChange={onChange} />
      <CardFields data={data} onChange={onChange} />
    </>
  );
}
