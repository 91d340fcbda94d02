/** My kept logos: change, copy, download, delete. */

import { Copy, Pencil, Send, Shapes, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Hint } from '#ui/overlay/tooltip.tsx';
import type { UserLogo } from '../contract.ts';
import { DownloadMenu } from './download-menu.tsx';
import { CHECKERED, SvgImage } from './svg-image.tsx';
import type { useLogos } from './use-logos.ts';

export interface OwnLogosProps {
  logos: ReturnType<typeof useLogos>;
  editing: string | null;
  onEdit: (logo: UserLogo) => void;
}

export function OwnLogos({ logos: { query, remove }, editing, onEdit }: OwnLogosProps) {
  return (
    <section aria-labelledby="own-logos">
      <h2 id="own-logos" className="mb-4 font-semibold text-lg">
        {t('My Logos')}
      </h2>
      {query.isError ? (
        <ErrorState title={t('Your logos could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-40 rounded-xl" />
      ) : query.data.length === 0 ? (
        <div className="rounded-xl border bg-card">
          <EmptyState icon={<Shapes />} title={t("You haven't created any logos yet.")} compact />
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {query.data.map((logo) => (
            <li
              key={logo.id}
              className={cn(
                'overflow-hidden rounded-xl border bg-card shadow-soft',
                editing === logo.id && 'border-primary ring-2 ring-primary',
              )}
            >
              <div className={cn('grid h-36 place-items-center p-3', CHECKERED)}>
                <SvgImage
                  svg={logo.previewSvg}
                  alt={t('Logo {0}', logo.name)}
                  className="h-full max-h-30 w-full"
                />
              </div>
              <div className="flex items-center justify-between gap-2 px-3 pt-3">
                <p className="truncate font-medium text-sm">{logo.name}</p>
                {logo.isAnimated && <Badge variant="secondary">{t('Animated')}</Badge>}
              </div>
              <div className="flex px-1 pb-1">
                <Action label={t('Edit {0}', logo.name)} onClick={() => onEdit(logo)}>
                  <Pencil />
                </Action>
                <Action label={t('Copy {0}', logo.name)} onClick={() => void copyText(logo.svgContent)}>
                  <Copy />
                </Action>
                <DownloadMenu logo={logo} />
                <SendToMenu item={logo.id} variant="ghost" size="icon" className="text-muted-foreground">
                  <Send />
                  <span className="sr-only">{t('Send {0} to…', logo.name)}</span>
                </SendToMenu>
                <Action
                  label={t('Delete {0}', logo.name)}
                  onClick={() => remove.mutate(logo)}
                  className="ml-auto"
                >
                  <Trash2 />
                </Action>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ActionProps {
  label: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

function Action({ label, onClick, className, children }: ActionProps) {
  return (
    <Hint label={label}>
      <Button
        variant="ghost"
        size="icon"
        className={cn('text-muted-foreground', className)}
        aria-label={label}
        onClick={onClick}
      >
        {children}
      </Button>
    </Hint>
  );
}
