/** The language of the interface: chosen in the profile menu and kept in this browser, else what the browser prefers. */

import { knownLanguage, type Language, PSEUDO, preferredLanguage } from '#common/texts.ts';

const KEY = 'atelier-language';

/** What the person chose here; absent: as the browser says. */
export function chosenLanguage(): Language | undefined {
  try {
    return knownLanguage(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** The pages are read anew: their tables of texts were made with the old language. */
export function chooseLanguage(language: Language | undefined): void {
  try {
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    return;
  }
  location.reload();
}

export function currentLanguage(): Language | typeof PSEUDO {
  if (isPseudo()) return PSEUDO;
  return chosenLanguage() ?? preferredLanguage(navigator.languages ?? [navigator.language]);
}

function isPseudo(): boolean {
  try {
    return localStorage.getItem(KEY) === PSEUDO;
  } catch {
    return false;
  }
}
