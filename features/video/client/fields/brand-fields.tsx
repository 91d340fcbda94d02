/** One's own colors and letters, and what the first and the last picture say. */

import { useQuery } from '@tanstack/react-query';
import { Palette } from 'lucide-react';
import { assetIdOf } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { contrast, readableOn } from '#engine/lettering/color/color.ts';
import { FACE_CATALOGUE, OFFERED_FACES } from '#engine/lettering/faces/catalogue.ts';
import { type BrandKit, listBrandKits } from '#features/design/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import type { VideoData } from '../../contract.ts';
import { faceNamed, LOOKS, templateOf } from '../../scene/look/template-look.ts';
import { closingWords } from '../../script/closing-words.ts';

export interface BrandFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

const AUTOMATIC = 'automatic';

const COLORS = [
  ['background', t('Background')],
  ['text', t('Text')],
  ['accent', t('Accent')],
] as const;

/** How to reach the brand, in one line. */
export const contactLine = ({ website, phone, email }: BrandKit['contact']): string =>
  [website, phone || email].filter(Boolean).join(' · ').slice(0, 120);

const logoOf = (url: string, name: string): VideoData['logo'] => ({
  id: assetIdOf(url) ?? '',
  url,
  name: name.slice(0, 200),
});

export function BrandFields({ data, onChange }: BrandFieldsProps) {
  const { brand } = data;
  const { data: kits } = useQuery(apiQuery(listBrandKits));
  const look = LOOKS[templateOf(data)];
  const own = { background: look.ground[0], text: look.ink, accent: look.accent };
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <SwitchField
        label={t('Brand colors')}
        checked={brand !== null}
        onChange={(isOn) => onChange({ brand: isOn ? own : null })}
      />
      {kits && kits.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {kits.map(({ id, name, colors, contact, faces, logos }) => (
            <Button
              key={id}
              variant="outline"
              size="sm"
              onClick={() =>
                onChange({
                  brand: {
                    background: colors.paper,
                    text: readableOn(colors.paper, [colors.ink], 4.5),
                    accent: contrast(colors.primary, colors.paper) >= 1.6 ? colors.primary : colors.accent,
                  },
                  letters: faces.heading,
                  // What somebody wrote stays.
                  ...(data.ending === '' && { ending: name.slice(0, 80) }),
                  ...(data.endCard === '' && { endCard: contactLine(contact) }),
                  ...(data.logo === null && logos[0] && { logo: logoOf(logos[0], name) }),
                })
              }
            >
              <Palette /> {name}
            </Button>
          ))}
        </div>
      )}
      <FormField label={t('Font')} id="video-letters">
        <ChoiceSelect
          value={faceNamed(data.letters) ?? AUTOMATIC}
          choices={[AUTOMATIC, ...OFFERED_FACES] as const}
          nameOf={(one) => (one === AUTOMATIC ? t('Match the style') : FACE_CATALOGUE[one].label)}
          onChange={(one) => onChange({ letters: one === AUTOMATIC ? null : one })}
        />
      </FormField>
      {brand && (
        <div className="grid grid-cols-3 gap-3">
          {COLORS.map(([name, label]) => (
            <FormField key={name} label={label} id={`video-brand-${name}`}>
              <Input
                type="color"
                value={brand[name]}
                onChange={(event) => onChange({ brand: { ...brand, [name]: event.target.value } })}
                className="cursor-pointer p-1"
              />
            </FormField>
          ))}
        </div>
      )}
    </div>
  );
}

export function CardFields({ data, onChange }: BrandFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <SwitchField
        label={t('Show title')}
        checked={data.hasTitle}
        onChange={(hasTitle) => onChange({ hasTitle })}
      />
      <SwitchField
        label={t('Show end card')}
        checked={data.hasEnding}
        onChange={(hasEnding) => onChange({ hasEnding })}
      />
      {data.hasEnding && (
        <>
          <FormField label={t('End card headline')} id="video-ending">
            <Input
              value={data.ending}
              maxLength={80}
              placeholder={closingWords(data)}
              onChange={(event) => onChange({ ending: event.target.value })}
            />
          </FormField>
          <FormField label={t('End card')} id="video-end" hint={t('A second line, such as your website.')}>
            <Input
              value={data.endCard}
              maxLength={120}
              placeholder="www.example.com"
              onChange={(event) => onChange({ endCard: event.target.value })}
            />
          </FormField>
        </>
      )}
    </div>
  );
}
