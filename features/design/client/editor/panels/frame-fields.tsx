/** What can be set about pictures: which one, what of it is seen, its outline and what lies over it. */

import { FlipHorizontal2, Upload } from 'lucide-react';
import { t } from '#common/texts.ts';
import { type FrameLayer, MASKS } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { pictureOf } from '../edits/take-picture.ts';
import { ColorChoice } from './color-field.tsx';
import { Press, Row, Section, SliderField } from './fields.tsx';
import { MASK_NAMES } from './layer-names.ts';

export interface FrameFieldsProps {
  layer: FrameLayer;
  theme: Theme;
  onChange: (part: Partial<FrameLayer>, flow?: string) => void;
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

export function FrameFields({ layer, theme, onChange }: FrameFieldsProps) {
  const take = (src: string, alt: string) => onChange({ src, alt, crop: { x: 0.5, y: 0.5, zoom: 1 } });
  const { choose, input } = useFilePicker({
    label: t('Replace the picture'),
    accept: PICTURES,
    onFiles: ([file]) => {
      if (file)
        uploadToLibrary(file)
          .then(({ url }) => take(url, file.name))
          .catch(onErrorNotify(t('That picture could not be uploaded')));
    },
  });
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  return (
    <>
      <Section title={t('Picture')}>
        <div className="grid grid-cols-1 gap-2">
          <FromLibraryButton
            accepts={(item) => isPicture(item) || ['logo', 'character', 'scene'].includes(item.kind)}
            onPick={(item) =>
              pictureOf(item)
                .then(({ src, alt }) => take(src, alt))
                .catch(onErrorNotify(t('That could not be used')))
            }
          >
            {t('Replace from my library')}
          </FromLibraryButton>
          <Button variant="outline" onClick={choose}>
            <Upload /> {t('Upload')}
          </Button>
          {input}
        </div>
        <FormField label={t('Description')} hint={t("Read aloud to people who can't see the picture.")}>
          <Input
            value={layer.alt}
            maxLength={300}
            onChange={(event) => onChange({ alt: event.target.value }, 'alt')}
          />
        </FormField>
      </Section>
      <Section title={t('Crop')}>
        <SwitchField
          label={t('Show the whole picture')}
          checked={layer.fit === 'contain'}
          onChange={(isWhole) => onChange({ fit: isWhole ? 'contain' : 'cover' })}
        />
        {layer.fit === 'cover' && (
          <>
            <SliderField
              label={t('Zoom')}
              min={1}
              max={5}
              step={0.05}
              value={layer.crop.zoom}
              textOf={percent}
              onChange={(zoom) => onChange({ crop: { ...layer.crop, zoom } }, 'crop')}
            />
            <SliderField
              label={t('Left to right')}
              min={0}
              max={1}
              step={0.01}
              value={layer.crop.x}
              textOf={percent}
              onChange={(x) => onChange({ crop: { ...layer.crop, x } }, 'crop')}
            />
            <SliderField
              label={t('Top to bottom')}
              min={0}
              max={1}
              step={0.01}
              value={layer.crop.y}
              textOf={percent}
              onChange={(y) => onChange({ crop: { ...layer.crop, y } }, 'crop')}
            />
          </>
        )}
        <Row label={t('Flip')}>
          <Press
            label={t('Flip')}
            isPressed={layer.isMirrored}
            onClick={() => onChange({ isMirrored: !layer.isMirrored })}
          >
            <FlipHorizontal2 />
          </Press>
        </Row>
      </Section>
      <Section title={t('Frame')}>
        <ChoiceSelect
          label={t('Shape of the frame')}
          value={layer.mask}
          choices={MASKS}
          nameOf={(mask) => MASK_NAMES[mask]}
          onChange={(mask) => onChange({ mask })}
        />
        {layer.mask === 'rect' && (
          <SliderField
            label={t('Round corners')}
            min={0}
            max={Math.round(Math.min(layer.w, layer.h) / 2)}
            step={1}
            value={layer.corner}
            textOf={(value) => `${Math.round(value)} px`}
            onChange={(corner) => onChange({ corner }, 'corner')}
          />
        )}
        <ColorChoice
          label={t('Border')}
          theme={theme}
          value={layer.border?.color ?? null}
          onChange={(color) =>
            onChange(
              { border: { width: Math.max(2, Math.min(layer.w, layer.h) * 0.02), ...layer.border, color } },
              'border',
            )
          }
          onClear={() => onChange({ border: null })}
        />
        {layer.border && (
          <SliderField
            label={t('Border width')}
            min={1}
            max={Math.max(2, Math.round(Math.min(layer.w, layer.h) * 0.1))}
            step={1}
            value={layer.border.width}
            textOf={(value) => `${Math.round(value)} px`}
            onChange={(width) => onChange({ border: { ...layer.border!, width } }, 'border')}
          />
        )}
        <ColorChoice
          label={t('Tint')}
          theme={theme}
          value={layer.tint === null ? null : typeof layer.tint === 'string' ? opaque(layer.tint) : undefined}
          onChange={(color) => onChange({ tint: halfOf(color) }, 'tint')}
          onClear={() => onChange({ tint: null })}
        />
      </Section>
    </>
  );
}

/** Half of a colour, so that the picture shines through. */
const halfOf = (color: string): string =>
  color.startsWith('#') ? `${color.slice(0, 7)}80` : `${opaque(color)}/50`;
const opaque = (color: string): string => (color.startsWith('#') ? color.slice(0, 7) : color.split('/')[0]!);
