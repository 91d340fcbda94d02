/** What can be done from the search box without going to a page first. */

import { Laptop, LogOut, type LucideIcon, Moon, Sun } from 'lucide-react';
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
    action(title, icon, 'create add make start', { path: href }),
  ),
  action('Dark mode', Moon, 'theme night black appearance', { act: () => setTheme('dark') }),
  action('Light mode', Sun, 'theme day white bright appearance', { act: () => setTheme('light') }),
  action('Use system theme', Laptop, 'automatic appearance dark light mode', {
    act: () => setTheme('system'),
  }),
  action('Sign out', LogOut, 'log out logout leave exit', {
    act: () => {
      location.href = '/api/logout';
    },
  }),
];
