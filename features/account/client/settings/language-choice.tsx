/** Chooses the language of the interface; the page is read anew in it. */

import { Check } from 'lucide-react';
import { LANGUAGES, type Language, preferredLanguage, t } from '#common/texts.ts';
import { chooseLanguage, chosenLanguage } from '#platform/browser/preferences/language.ts';
import { cn } from '#ui/cn.ts';

export function LanguageChoice() {
  const chosen = chosenLanguage();
  const own = LANGUAGES[preferredLanguage(navigator.languages)];
  const choices: { language: Language | undefined; name: string }[] = [
    { language: undefined, name: t('Same as the browser ({0})', own) },
    ...Object.entries(LANGUAGES).map(([language, name]) => ({ language: language as Language, name })),
  ];
  return (
    <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
      {choices.map(({ language, name }) => (
        <li key={name} className={cn(!language && 'sm:col-span-2')}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === chosen}
            onClick={() => chooseLanguage(language)}
            className="focus-ring flex min-h-11 w-full items-center justify-between gap-2 rounded-lg border px-3 text-left text-sm transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-accent"
          >
            {name} {language === chosen && <Check className="size-4 shrink-0 text-primary" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
