/** The themes that can be chosen, in the profile menu and in the settings. */

import { Monitor, Moon, Sun } from 'lucide-react';
import { t } from '#common/texts.ts';

export const THEMES = [
  { value: 'light', label: t('Light'), icon: Sun },
  { value: 'dark', label: t('Dark'), icon: Moon },
  { value: 'system', label: t('System'), icon: Monitor },
] as const;
