/** One of my own logos as the mark: its drawing is copied, letters as outlines, so that it looks alike everywhere and stays as it is. */

import { useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { listUserLogos } from '#features/logo/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { markSource } from './draft.ts';

export function LogoChoice({ content, onChange }: { content: string; onChange: (svg: string) => void }) {
  const { data: logos, isPending } = useQuery(apiQuery(listUserLogos));
  if (isPending) return <Skeleton className="h-20" />;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-medium text-sm">{t('Your Logos')}</legend>
      {logos?.length ? (
        <div className="grid max-h-56 grid-cols-2 gap-2 overflow-y-auto p-0.5">
          {logos.map((logo) => (
            <button
              key={logo.id}
              type="button"
              aria-pressed={content === logo.previewSvg}
              onClick={() => onChange(logo.previewSvg)}
              className={cn(
                'focus-ring grid grid-cols-1 gap-1 rounded-lg border bg-white p-2 text-slate-700',
                content === logo.previewSvg && 'border-primary ring-2 ring-primary',
              )}
            >
              <img src={markSource(logo.previewSvg)} alt="" className="mx-auto h-14 w-full object-contain" />
              <span className="truncate text-xs">{logo.name}</span>
            </button>
          ))}
        </div>
      ) : (
        <p className="rounded-lg border border-dashed p-3 text-muted-foreground text-sm">
          {content
            ? t('This mark uses the drawing of its template.')
            : t('You have no logos yet. Make one in the Logo Maker tab, or start from a logo template.')}
        </p>
      )}
    </fieldset>
  );
}
