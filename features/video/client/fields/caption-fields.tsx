/** Captions: whether they are in the picture, how they look, and where they stand. */

import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import {
  CAPTION_PLACES,
  CAPTION_STYLES,
  CAPTIONS,
  type CaptionStyle,
  type VideoData,
} from '../../contract.ts';
import { ClipCaptions } from '../by-text/clip-captions.tsx';

const NAMES = {
  none: t('No captions'),
  burned: t('In the picture'),
  soft: t('On and off (in the MP4, SRT, VTT)'),
} as const;

/** Each is shown by how it would write itself. */
const LOOKS: Record<CaptionStyle, { name: string; className: string; word?: string }> = {
  classic: { name: t('Classic'), className: 'rounded bg-black/75 px-1.5 font-medium text-white' },
  pop: { name: t('Pop'), className: 'font-black text-white', word: 'text-yellow-300' },
  highlight: {
    name: t('Highlight'),
    className: 'font-extrabold text-white',
    word: 'rounded bg-orange-600 px-1',
  },
  karaoke: { name: t('Karaoke'), className: 'font-bold text-yellow-300', word: 'text-white' },
  'one-word': { name: t('One word'), className: 'font-black text-base text-white' },
  typewriter: { name: t('Typewriter'), className: 'rounded bg-black/75 px-1.5 font-semibold text-white' },
};

export interface CaptionFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
  onUpdate: (update: (now: VideoData) => VideoData) => void;
}

export function CaptionFields({ data, onChange, onUpdate }: CaptionFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <FormField
        label={t('Captions')}
        id="video-captions"
        hint={
          data.captions === 'burned'
            ? t('Shows each sentence as a caption instead of as text in its scene.')
            : undefined
        }
      >
        <ChoiceSelect
          value={data.captions}
          choices={CAPTIONS}
          nameOf={(one) => NAMES[one]}
          onChange={(captions) => onChange({ captions })}
        />
      </FormField>
      {data.captions !== 'none' && <ClipCaptions data={data} onUpdate={onUpdate} />}
      {data.captions === 'burned' && (
        <>
          <fieldset className="grid grid-cols-1 gap-2">
            <legend className="mb-2 font-medium text-sm">{t('Caption style')}</legend>
            <div className="grid grid-cols-2 gap-2">
              {CAPTION_STYLES.map((style) => (
                <CaptionChoice
                  key={style}
                  style={style}
                  isChosen={data.captionStyle === style}
                  onChoose={() => onChange({ captionStyle: style })}
                />
              ))}
            </div>
          </fieldset>
          <FormField label={t('Position')} id="video-caption-place">
            <ChoiceSelect
              value={data.captionPlace}
              choices={CAPTION_PLACES}
              nameOf={labelOf}
              onChange={(captionPlace) => onChange({ captionPlace })}
            />
          </FormField>
        </>
      )}
    </div>
  );
}

interface CaptionChoiceProps {
  style: CaptionStyle;
  isChosen: boolean;
  onChoose: () => void;
}

function CaptionChoice({ style, isChosen, onChoose }: CaptionChoiceProps) {
  const { name, className, word } = LOOKS[style];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'focus-ring grid grid-cols-1 gap-1 rounded-lg border p-1.5 text-left text-xs transition-colors hover:border-primary/60',
        isChosen && 'border-primary ring-1 ring-primary',
      )}
    >
      <span aria-hidden className="grid h-10 place-items-center rounded-md bg-stone-700 text-sm">
        <span className={className}>
          {style === 'one-word' ? (
            t('Warm')
          ) : (
            <>
              {t('Warm')} {word ? <span className={word}>{t('bread')}</span> : t('bread')}
            </>
          )}
        </span>
      </span>
      <span className="px-0.5">{name}</span>
    </button>
  );
}
