/** How full the storage is, and what fills it. */

import { useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showBytes, showNumber } from '#platform/browser/format.ts';
import { TOOL_NAMES } from '#platform/browser/library/item-preview.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { getLibrarySummary } from '../contract.ts';

export function StoragePanel({ onTool }: { onTool: (tool: string) => void }) {
  const { data } = useQuery(apiQuery(getLibrarySummary));
  if (!data) return null;
  const { usedBytes, limitBytes, space } = data;
  const used = limitBytes
    ? t('{0} of {1}', showBytes(usedBytes), showBytes(limitBytes))
    : showBytes(usedBytes);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" aria-label={t('Storage: {0} used', used)} className="gap-3">
          {limitBytes !== null && (
            <Progress
              value={Math.max(1, (usedBytes / limitBytes) * 100)}
              aria-label={t('Storage used')}
              className="hidden w-20 sm:block"
            />
          )}
          {used}
        </Button>
      </PopoverTrigger>
      <PopoverContent className="grid grid-cols-1 w-80 gap-3">
        <h2 className="font-medium text-sm">{t('What’s using space')}</h2>
        {space.length === 0 && <p className="text-muted-foreground text-sm">{t('Nothing yet.')}</p>}
        <ul className="grid grid-cols-1 gap-1">
          {space.map(({ tool, count, bytes }) => (
            <li key={tool}>
              <button
                type="button"
                onClick={() => onTool(tool)}
                className="focus-ring flex min-h-9 w-full items-center justify-between gap-3 rounded-md px-2 text-left text-sm hover:bg-accent"
              >
                <span>
                  {TOOL_NAMES[tool]} <span className="text-muted-foreground">({showNumber(count)})</span>
                </span>
                <span className="tabular-nums">{showBytes(bytes)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground text-xs">
          {t('Items in the bin count until they’re deleted for good.')}
        </p>
      </PopoverContent>
    </Popover>
  );
}
