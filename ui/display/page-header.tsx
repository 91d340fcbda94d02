/** The top of every screen: what it is, what it is for, what can be started here. */

import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function PageHeader({ title, description, actions, icon, className }: PageHeaderProps) {
  return (
    <header
      className={cn(
        'mb-6 flex flex-col gap-4 sm:mb-8 sm:flex-row sm:items-center sm:justify-between',
        className,
      )}
    >
      <div className="flex min-w-0 items-center gap-4">
        {icon && (
          <span
            aria-hidden
            className="hidden size-12 shrink-0 place-items-center rounded-2xl bg-accent-gradient text-white shadow-soft sm:grid [&_svg]:size-6"
          >
            {icon}
          </span>
        )}
        <div className="min-w-0">
          <h1 className="font-semibold text-2xl tracking-tight sm:text-[1.75rem] sm:leading-tight">
            {title}
          </h1>
          {description && <p className="mt-1 text-muted-foreground text-sm sm:text-base">{description}</p>}
        </div>
      </div>
      {actions && <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
