/** Words that a picture does not show, each with better ones to try. */

import { useQueries } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { suggestWords } from '../contract.ts';

const MAX = 4;

export function IgnoredWords({
  words,
  unused,
  onReword,
}: {
  words: readonly string[];
  /** Those for which there is no better word: they describe, and name nothing. */
  unused: readonly string[];
  onReword: (word: string, better: string) => void;
}) {
  const requested = words.filter((word) => !unused.includes(word) && !word.startsWith('“')).slice(0, MAX);
  const answers = useQueries({
    queries: requested.map((word) => apiQuery(suggestWords, { query: { word: word.slice(0, 60) } })),
  });
  return (
    <div className="grid grid-cols-1 gap-2 rounded-lg bg-amber-400/15 p-3 text-sm">
      <p>
        {t('Not shown:')} <span className="font-medium">{words.join(', ')}</span>
      </p>
      {words.some((word) => word.startsWith('“')) && (
        <p className="text-muted-foreground text-xs">{t('Design can set these words over the picture.')}</p>
      )}
      {requested.map((word, i) => {
        const better = answers[i]?.data?.words ?? [];
        if (better.length === 0) return null;
        return (
          <p key={word} className="flex flex-wrap items-center gap-1.5 text-xs">
            <span className="text-muted-foreground">{t('For “{0}” try', word)}</span>
            {better.map((one) => (
              <button
                key={one}
                type="button"
                onClick={() => onReword(word, one)}
                className="focus-ring rounded-full border bg-card px-2.5 py-1 transition-colors hover:border-primary hover:text-primary"
              >
                {one}
              </button>
            ))}
          </p>
        );
      })}
    </div>
  );
}
