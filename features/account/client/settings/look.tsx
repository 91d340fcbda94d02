/** Light, dark or as the system has it, as three large choices. */

import { t } from '#common/texts.ts';
import { useTheme } from '#platform/browser/preferences/theme.ts';
import { THEMES } from '../themes.ts';

export function Look() {
  const { theme, setTheme } = useTheme();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="radiogroup" aria-label={t('Theme')} className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {THEMES.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border px-4 text-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon className="size-5 shrink-0 text-primary" />
            <span className="font-medium">{label}</span>
          </label>
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        {t('Kept on this device. Motion is reduced where your system asks for it.')}
      </p>
    </div>
  );
}
