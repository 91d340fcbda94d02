/** Light, dark or as the system says; kept in this browser. app/web/public/theme.js applies it before first paint. */

import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'atelier-theme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

let current: Theme | undefined;
const theme = (): Theme => {
  current ??= stored();
  return current;
};

const isDark = (): boolean => theme() === 'dark' || (theme() === 'system' && systemDark().matches);

function apply(): void {
  const dark = isDark();
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0f0e17' : '#faf9fc');
  for (const listener of listeners) listener();
}

export function setTheme(next: Theme): void {
  current = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    /* Storage is blocked: the choice lasts as long as the page. */
  }
  apply();
}

/** Follows the system's and other tabs' changes; call once. */
export function watchTheme(): void {
  systemDark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = stored();
    apply();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useTheme(): { theme: Theme; isDark: boolean; setTheme: (theme: Theme) => void } {
  return {
    theme: useSyncExternalStore(subscribe, theme),
    isDark: useSyncExternalStore(subscribe, isDark),
    setTheme,
  };
}
