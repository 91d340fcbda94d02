/** Light, dark or system, inside the profile menu. */

import { t } from '#common/texts.ts';
import { type Theme, useTheme } from '#platform/browser/preferences/theme.ts';
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '#ui/overlay/dropdown-menu.tsx';
import { THEMES } from './themes.ts';

export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <DropdownMenuLabel>{t('Theme')}</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
        {THEMES.map(({ value, label, icon: Icon }) => (
          /* The menu stays open, so that the effect can be seen and changed again. */
          <DropdownMenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
            <Icon /> {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
