/** Every option of a character, with the figure following at once. */

import { Wand2 } from 'lucide-react';
import {
  ACCESSORIES,
  ACCESSORY_COLORS,
  AGES,
  ANIMALS,
  type Animal,
  BODY_TYPES,
  CLOTHING_COLORS,
  EYE_COLORS,
  FACE_SHAPES,
  FACIAL_HAIR,
  HAIR_COLORS,
  HAIR_STYLES,
  HEIGHTS,
  OUTFITS,
  RECOLOURED_ANIMALS,
  SKIN_TONES,
} from '#common/character/character-words.ts';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { DEFAULT_FUR } from '../scene/describe/words/animals.ts';
import { isOnHead } from '../scene/headwear.ts';
import { withAccessoryColor, withFace, withOption } from './draft/draft.ts';
import type { MakerProps } from './draft/maker-props.ts';
import { idlePose } from './idle-pose.ts';
import { nameOf } from './names.ts';
import { OptionSelect } from './option-select.tsx';
import { SaveBar } from './save-bar.tsx';
import { CharacterStage } from './stage/character-stage.tsx';

/** A select has no empty value. */
const PERSON = 'person';
const MATCHING = 'matching';

/** In the colour that it is known by. */
const asAnimal = (animal: Animal) => ({
  animal,
  ...(DEFAULT_FUR[animal] && { hairColor: DEFAULT_FUR[animal] }),
});

export function CustomizeTab(props: MakerProps) {
  const { draft, onChange, onGenerate, isGenerating, onSave, onRename, isSaving } = props;
  const { appearance: a, clothing: c } = draft.data;
  const face = (change: Partial<typeof a>) => onChange(withOption(draft, 'appearance', change));
  const wear = (change: Partial<typeof c>) => onChange(withOption(draft, 'clothing', change));
  const toggle = (one: (typeof ACCESSORIES)[number]) =>
    wear({
      accessories: c.accessories.includes(one)
        ? c.accessories.filter((other) => other !== one)
        : [...c.accessories.filter((other) => !(isOnHead(one) && isOnHead(other))), one].slice(-6),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <Card>
        <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            <FormField label={t('Person or Animal')} id="animal" className="col-span-2">
              <ChoiceSelect
                value={a.animal || PERSON}
                choices={[PERSON, ...ANIMALS]}
                nameOf={(one) => (one === PERSON ? t('Person') : nameOf(one))}
                onChange={(one) => face(one === PERSON ? { animal: '' } : asAnimal(one))}
              />
            </FormField>
            <OptionSelect
              label={t('Face Shape')}
              id="face-shape"
              value={a.faceShape}
              choices={FACE_SHAPES}
              onChange={(faceShape) => face({ faceShape })}
            />
            {!a.animal && (
              <>
                <OptionSelect
                  label={t('Skin Tone')}
                  id="skin-tone"
                  value={a.skinTone}
                  choices={SKIN_TONES}
                  onChange={(skinTone) => face({ skinTone })}
                />
                <OptionSelect
                  label={t('Hair Style')}
                  id="hair-style"
                  value={a.hairStyle}
                  choices={HAIR_STYLES}
                  onChange={(hairStyle) => face({ hairStyle })}
                />
              </>
            )}
            {(!a.animal || DEFAULT_FUR[a.animal] || RECOLOURED_ANIMALS.includes(a.animal)) && (
              <OptionSelect
                label={a.animal ? t('Fur Color') : t('Hair Color')}
                id="hair-color"
                value={a.hairColor}
                choices={HAIR_COLORS}
                onChange={(hairColor) => face({ hairColor })}
              />
            )}
            <OptionSelect
              label={t('Eye Color')}
              id="eye-color"
              value={a.eyeColor}
              choices={EYE_COLORS}
              onChange={(eyeColor) => face({ eyeColor })}
            />
            {!a.animal && (
              <OptionSelect
                label={t('Facial Hair')}
                id="facial-hair"
                value={a.facialHair}
                choices={FACIAL_HAIR}
                onChange={(facialHair) => face({ facialHair })}
              />
            )}
            {!a.animal && a.facialHair && (
              <OptionSelect
                label={t('Beard Color')}
                id="beard-color"
                value={a.facialHairColor}
                choices={['', ...HAIR_COLORS]}
                names={{ '': t('Like the hair') }}
                onChange={(facialHairColor) => face({ facialHairColor })}
              />
            )}
            <OptionSelect
              label={t('Body Type')}
              id="body-type"
              value={a.bodyType}
              choices={BODY_TYPES}
              onChange={(bodyType) => face({ bodyType })}
            />
            <OptionSelect
              label={t('Height')}
              id="height"
              value={a.height}
              choices={HEIGHTS}
              onChange={(height) => face({ height })}
            />
            <OptionSelect
              label={t('Age')}
              id="age"
              value={a.age}
              choices={AGES}
              names={{ '': t('Any') }}
              onChange={(age) => face({ age })}
            />
            <OptionSelect
              label={t('Outfit')}
              id="outfit"
              value={c.garments.length > 0 ? 'as-described' : c.outfit}
              placeholder={t('As described')}
              choices={OUTFITS}
              onChange={(outfit) => wear({ outfit, garments: [] })}
            />
            <OptionSelect
              label={t('Primary Color')}
              id="clothing-color"
              value={c.color}
              choices={CLOTHING_COLORS}
              onChange={(color) => wear({ color })}
            />
          </div>
          <fieldset>
            <legend className="mb-2 font-medium text-sm">{t('Accessories')}</legend>
            <div className="flex flex-wrap gap-1.5">
              {ACCESSORIES.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={c.accessories.includes(one)}
                  onClick={() => toggle(one)}
                  className={cn(
                    'focus-ring rounded-full border bg-card px-3 py-1 text-sm transition-colors hover:border-primary',
                    c.accessories.includes(one) && 'border-primary bg-accent text-primary',
                  )}
                >
                  {nameOf(one)}
                </button>
              ))}
            </div>
            {c.accessories.length > 0 && (
              <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4">
                {c.accessories.map((one) => (
                  <OptionSelect
                    key={one}
                    label={t('{0}: color', nameOf(one))}
                    id={`${one}-color`}
                    value={c.accessoryColors[one] ?? MATCHING}
                    choices={[MATCHING, ...ACCESSORY_COLORS]}
                    names={{ [MATCHING]: t('Matching the outfit') }}
                    onChange={(color) =>
                      onChange(withAccessoryColor(draft, one, color === MATCHING ? undefined : color))
                    }
                  />
                ))}
              </div>
            )}
          </fieldset>
          <Button
            variant="outline"
            onClick={() => onChange(withFace(draft, (draft.data.seed * 7 + 11) % 9973))}
          >
            {t('Another face')}
          </Button>
          <Button
            size="lg"
            pending={isGenerating}
            onClick={() => void onGenerate({ followDescription: false })}
          >
            {!isGenerating && <Wand2 />} {t('Apply Customizations')}
          </Button>
          <SaveBar
            draft={draft}
            onChange={onChange}
            onSave={onSave}
            onRename={onRename}
            isSaving={isSaving}
            variant="outline"
          />
        </CardContent>
      </Card>
      <section
        aria-label={t('Live preview')}
        className={cn(
          'grid grid-cols-1 gap-4 max-lg:sticky max-lg:top-16 max-lg:z-10 max-lg:order-first max-lg:bg-background max-lg:py-2',
          draft.imageUrl && 'md:grid-cols-[minmax(0,1fr)_14rem]',
        )}
      >
        <CharacterStage
          data={draft.data}
          pose={idlePose}
          picture={draft.imageUrl}
          label={t('Live character')}
          className="h-[38vh] lg:h-[36rem]"
        />
        {draft.imageUrl && (
          <figure className="grid grid-cols-1 content-start gap-2 max-md:hidden">
            <img
              src={draft.imageUrl}
              alt={t('Last generated')}
              className="w-full rounded-xl border shadow-soft"
            />
            <figcaption className="text-muted-foreground text-xs">
              {draft.isStale ? t('Your last picture, before these changes') : t('Last generated picture')}
            </figcaption>
          </figure>
        )}
      </section>
    </div>
  );
}
