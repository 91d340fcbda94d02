/** Says what went wrong in plain words and offers to try again. */

import { RotateCw, TriangleAlert } from 'lucide-react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';

export interface ErrorStateProps {
  title?: string;
  message?: string;
  onRetry?: () => void;
  className?: string;
}

export function ErrorState({
  title = t('Something went wrong'),
  message,
  onRetry,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn('flex flex-col items-center justify-center gap-3 px-6 py-14 text-center', className)}
    >
      <span
        aria-hidden
        className="grid size-14 place-items-center rounded-2xl bg-destructive/12 text-destructive"
      >
        <TriangleAlert className="size-7" />
      </span>
      <p className="font-medium">{title}</p>
      {message && <p className="max-w-md text-muted-foreground text-sm">{message}</p>}
      {onRetry && (
        <Button variant="outline" className="mt-2" onClick={onRetry}>
          <RotateCw /> {t('Try again')}
        </Button>
      )}
    </div>
  );
}
