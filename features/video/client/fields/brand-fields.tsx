/** One's own colors, and what the first and the last picture say. */

import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import type { VideoData } from '../../contract.ts';
import { LOOKS, templateOf } from '../../scene/template-look.ts';

export interface BrandFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

const COLORS = [
  ['background', 'Background'],
  ['text', 'Text'],
  ['accent', 'Accent'],
] as const;

export function BrandFields({ data, onChange }: BrandFieldsProps) {
  const { brand } = data;
  const look = LOOKS[templateOf(data)];
  const own = { background: look.ground[0], text: look.ink, accent: look.accent };
  return (
    <div className="grid gap-4 rounded-xl border p-4">
      <FormField label="Brand colors" id="video-brand">
        <Switch checked={brand !== null} onCheckedChange={(isOn) => onChange({ brand: isOn ? own : null })} />
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
    <div className="grid gap-4 rounded-xl border p-4">
      <FormField label="Show title" id="video-has-title">
        <Switch checked={data.hasTitle} onCheckedChange={(hasTitle) => onChange({ hasTitle })} />
      </FormField>
      <FormField label="Show end card" id="video-has-ending">
        <Switch checked={data.hasEnding} onCheckedChange={(hasEnding) => onChange({ hasEnding })} />
      </FormField>
      {data.hasEnding && (
        <>
          <FormField label="End card headline" id="video-ending">
            <Input
              value={data.ending}
              maxLength={80}
              placeholder={LOOKS[templateOf(data)].ending}
              onChange={(event) => onChange({ ending: event.target.value })}
            />
          </FormField>
          <FormField label="End card" id="video-end" hint="A line below it, such as your web address.">
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
