/** What can be done from the search box without going to a page first. */

import { Laptop, LogOut, type LucideIcon, Moon, Sun } from 'lucide-react';
import { t } from '#common/texts.ts';
import { QUICK_CREATE } from '#features/dashboard/client/creative-links.ts';
import { setTheme } from '#platform/browser/preferences/theme.ts';
import type { Hit } from './hit.ts';

export interface Action extends Hit {
  /** Other words that people may type for it. */
  keywords: string;
}

const action = (
  label: string,
  icon: LucideIcon,
  keywords: string,
  rest: Pick<Hit, 'path' | 'act'>,
): Action => ({
  key: `action:${label}`,
  group: 'Actions',
  label,
  icon,
  keywords,
  ...rest,
});

export const ACTIONS: readonly Action[] = [
  ...QUICK_CREATE.map(({ title, href, icon }) =>
    action(title, icon, t('create add make start'), { path: href }),
  ),
  action(t('Dark mode'), Moon, t('theme night black appearance'), { act: () => setTheme('dark') }),
  action(t('Light mode'), Sun, t('theme day white bright appearance'), { act: () => setTheme('light') }),
  action(t('Use system theme'), Laptop, t('automatic appearance dark light mode'), {
    act: () => setTheme('system'),
  }),
  action(t('Sign out'), LogOut, t('log out logout leave exit'), {
    act: () => {
      location.href = '/api/logout';
    },
  }),
];
