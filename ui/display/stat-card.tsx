/** One number that matters, with its name. */

import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

const TONES = {
  primary: 'bg-primary/10 text-primary',
  success: 'bg-success/12 text-success',
  warning: 'bg-amber-400/22 text-warning',
  destructive: 'bg-destructive/12 text-destructive',
  neutral: 'bg-muted text-muted-foreground',
} as const;

export interface StatCardProps {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
  tone?: keyof typeof TONES;
  loading?: boolean;
  /** On phones only name and number, so that four stand in a row and leave room for what they count. */
  dense?: boolean;
  className?: string;
}

export function StatCard({
  label,
  value,
  icon,
  hint,
  tone = 'primary',
  loading,
  dense,
  className,
}: StatCardProps) {
  return (
    <Card
      className={cn(
        'flex-row items-start justify-between gap-3 p-4 sm:p-5',
        dense && 'max-sm:px-1 max-sm:py-3 max-sm:text-center',
        className,
      )}
    >
      <div className={cn('min-w-0', dense && 'max-sm:flex-1')}>
        <p className={cn('text-muted-foreground text-sm', dense && 'max-sm:text-xs max-sm:tracking-tight')}>
          {label}
        </p>
        {loading ? (
          <Skeleton className="mt-1 h-8 w-16 max-w-full sm:h-9" />
        ) : (
          <p className="mt-1 font-semibold text-2xl tabular-nums tracking-tight sm:text-3xl">{value}</p>
        )}
        {hint && <p className="mt-1 text-muted-foreground text-xs">{hint}</p>}
      </div>
      {icon && (
        <span
          aria-hidden
          className={cn(
            'grid size-10 shrink-0 place-items-center rounded-xl [&_svg]:size-5',
            dense ? 'max-md:hidden' : 'max-[359px]:hidden',
            TONES[tone],
          )}
        >
          {icon}
        </span>
      )}
    </Card>
  );
}
