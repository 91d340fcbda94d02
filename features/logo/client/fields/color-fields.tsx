/** The three colours, palettes that go together, and how well the name reads on its ground. */

import { t } from '#common/texts.ts';
import { contrast, readColor } from '#engine/lettering/color/color.ts';
import { PALETTES, type Palette } from '#engine/lettering/ideas/palettes.ts';
import { DEFAULT_DESIGN, type MarkDesign } from '#engine/lettering/mark/design.ts';
import { cn } from '#ui/cn.ts';
import { Hint } from '#ui/overlay/tooltip.tsx';
import { ColorField } from './color-field.tsx';
import type { PartProps } from './part.ts';

export function ColorFields({ design, onChange }: PartProps) {
  const [primary, secondary] = design.colors;
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="sr-only">{t('Colors')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <ColorField
          id="logo-primary"
          label={t('Primary Color')}
          value={primary}
          onChange={(value) => onChange({ colors: [value, secondary] })}
        />
        <ColorField
          id="logo-secondary"
          label={t('Secondary Color')}
          value={secondary}
          onChange={(value) => onChange({ colors: [primary, value] })}
        />
      </div>
      <ColorField
        id="logo-background"
        label={t('Background Color')}
        value={design.backgroundColor}
        onChange={(backgroundColor) => onChange({ backgroundColor })}
      />
      <ContrastHint design={design} />
      <div>
        <p className="mb-2 font-medium text-sm">{t('Palettes')}</p>
        <div className="flex flex-wrap gap-1.5">
          {PALETTES.map((palette) => (
            <PaletteButton key={palette.name} palette={palette} design={design} onChange={onChange} />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

function PaletteButton({ palette, design, onChange }: PartProps & { palette: Palette }) {
  const { name, primary, secondary, background } = palette;
  const isChosen =
    design.colors[0] === primary && design.colors[1] === secondary && design.backgroundColor === background;
  return (
    <Hint label={name}>
      <button
        type="button"
        aria-label={t('Palette {0}', name)}
        aria-pressed={isChosen}
        onClick={() => onChange({ colors: [primary, secondary], backgroundColor: background })}
        className={cn(
          'focus-ring grid h-8 w-11 grid-cols-[1fr_1fr] overflow-hidden rounded-md border p-1 transition-shadow hover:shadow-soft',
          isChosen && 'ring-2 ring-primary',
        )}
        style={{ background }}
      >
        <span className="rounded-l-sm" style={{ background: primary }} />
        <span className="rounded-r-sm" style={{ background: secondary }} />
      </button>
    </Hint>
  );
}

function ContrastHint({ design }: { design: MarkDesign }) {
  const ink = readColor(design.colors[0]) ?? DEFAULT_DESIGN.colors[0];
  const ground =
    design.shape === 'none'
      ? '#ffffff'
      : (readColor(design.backgroundColor) ?? DEFAULT_DESIGN.backgroundColor);
  const ratio = contrast(ink, ground);
  const words =
    ratio >= 4.5
      ? t('Reads well on its background')
      : ratio >= 3
        ? t('Readable at large sizes')
        : t('Hard to read on its background');
  return (
    <p
      role="status"
      className={cn(
        'flex items-center gap-2 text-xs',
        ratio < 3 ? 'text-destructive' : 'text-muted-foreground',
      )}
    >
      <span
        aria-hidden
        className="grid h-5 w-8 place-items-center rounded border font-bold text-[0.7rem]"
        style={{ background: ground, color: ink }}
      >
        {t('Aa')}
      </span>
      {words} ({ratio.toFixed(1)}:1)
    </p>
  );
}
