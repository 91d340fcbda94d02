/** A colour of the brand or one of its own; brand colours follow when the brand changes. */

import { Ban } from 'lucide-react';
import { useId } from 'react';
import { t } from '#common/texts.ts';
import { type COLOR_TOKENS, resolveColor, type Theme } from '#engine/page/document/theme.ts';
import { cn } from '#ui/cn.ts';

const TOKEN_NAMES: Record<(typeof COLOR_TOKENS)[number], string> = {
  primary: t('Primary'),
  secondary: t('Secondary'),
  accent: t('Accent'),
  ink: t('Text'),
  paper: t('Background'),
  soft: t('Soft background'),
  deep: t('Dark'),
  muted: t('Quiet text'),
  'on-primary': t('Text on primary'),
  'on-secondary': t('Text on secondary'),
  'on-accent': t('Text on accent'),
  'on-deep': t('Text on dark'),
  'on-ink': t('Text on text color'),
};
/** The rest are for templates; here they would only look like doubles. */
const OFFERED = ['primary', 'secondary', 'accent', 'ink', 'paper', 'soft', 'deep', 'muted'] as const;

export interface ColorChoiceProps {
  label: string;
  /** Undefined: several colours, or a gradient. Null: none. */
  value: string | null | undefined;
  theme: Theme;
  onChange: (value: string) => void;
  /** Where there may be no colour at all. */
  onClear?: () => void;
}

export function ColorChoice({ label, value, theme, onChange, onClear }: ColorChoiceProps) {
  const id = useId();
  const hex = value ? resolveColor(value, theme).hex : '#888888';
  const swatch = 'focus-ring size-6.5 rounded-full border border-foreground/20';
  return (
    <fieldset className="grid grid-cols-1 gap-1.5" aria-labelledby={id}>
      <span id={id} className="text-sm">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-1">
        {onClear && (
          <button
            type="button"
            aria-label={`${label}: none`}
            title={t('None')}
            aria-pressed={value === null}
            onClick={onClear}
            className={cn(
              swatch,
              'grid place-items-center',
              value === null && 'ring-2 ring-primary ring-offset-1',
            )}
          >
            <Ban className="size-4" />
          </button>
        )}
        {OFFERED.map((token) => (
          <button
            key={token}
            type="button"
            aria-label={`${label}: ${TOKEN_NAMES[token]}`}
            title={TOKEN_NAMES[token]}
            aria-pressed={value === `@${token}`}
            onClick={() => onChange(`@${token}`)}
            style={{ background: resolveColor(`@${token}`, theme).hex }}
            className={cn(
              swatch,
              value === `@${token}` && 'ring-2 ring-primary ring-offset-1 ring-offset-card',
            )}
          />
        ))}
        <input
          type="color"
          aria-label={`${label}: another color`}
          title={t('Another color')}
          value={hex}
          onChange={(event) => onChange(event.target.value)}
          className="focus-ring h-7 w-9 cursor-pointer rounded-md border bg-card p-0.5"
        />
      </div>
    </fieldset>
  );
}
