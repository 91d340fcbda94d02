/** The logo as it will be, drawn while it is being made. */

import { Copy, Download } from 'lucide-react';
import { t } from '#common/texts.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { readFontSize } from '#engine/lettering/mark/design.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { cn } from '#ui/cn.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Draft } from './draft.ts';
import { CHECKERED, SvgImage, svgUrl } from './svg-image.tsx';
import type { Drawing } from './use-mark.ts';

export interface LogoPreviewProps {
  draft: Draft;
  drawing: Drawing;
}

export function LogoPreview({ draft, drawing: { latest: mark, failed, retry } }: LogoPreviewProps) {
  const notes = mark ? notesOn(draft, mark) : [];
  return (
    <section aria-labelledby="logo-preview">
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="logo-preview" className="font-semibold text-lg">
          {t('Live Preview')}
        </h2>
        {mark && draft.design.text.trim() && (
          <div className="flex gap-2">
            <Button variant="outline" size="sm" onClick={() => void copyText(mark.svg)}>
              <Copy /> {t('Copy SVG')}
            </Button>
            <Button asChild variant="outline" size="sm">
              <a
                href={svgUrl(mark.svg)}
                download={fileNameOf(draft.name || draft.design.text, 'svg', 'logo')}
              >
                <Download /> {t('Download SVG')}
              </a>
            </Button>
          </div>
        )}
      </div>
      {failed ? (
        <ErrorState title={t('The letters could not be loaded')} onRetry={retry} />
      ) : mark ? (
        <div className={cn('h-64 rounded-xl border p-6 shadow-soft sm:h-72', CHECKERED)}>
          <SvgImage
            svg={mark.shown}
            alt={t('Preview of the logo {0}', draft.design.text.trim() || t('Your business'))}
            className="size-full min-h-0 drop-shadow-sm"
          />
        </div>
      ) : (
        <Skeleton className="h-64 rounded-xl sm:h-72" />
      )}
      {notes.length > 0 && <p className="mt-2 text-muted-foreground text-xs">{notes.join(' ')}</p>}
    </section>
  );
}

function notesOn({ design }: Draft, mark: { size: number; missing: string[] }): string[] {
  const requested = readFontSize(design.fontSize) ?? 24;
  return [
    ...(mark.size < requested - 0.5
      ? [t('The text was reduced to {0} px to fit.', Math.round(mark.size))]
      : []),
    ...(mark.missing.length > 0
      ? [t('This font has no {0}; other fonts will be used for it.', mark.missing.slice(0, 6).join(' '))]
      : []),
  ];
}
