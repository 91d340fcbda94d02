/** The product's mark and name, drawn in place so that they are sharp and follow the theme. */

import { useId } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';

export function BrandMark({ className }: { className?: string }) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cn('size-8 shrink-0', className)}>
      <defs>
        <linearGradient id={gradient} x1="6" y1="4" x2="58" y2="60" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--gradient-from)" />
          <stop offset="1" stopColor="var(--gradient-to)" />
        </linearGradient>
      </defs>
      <rect width="64" height="64" rx="17" fill={`url(#${gradient})`} />
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <path d="M15 48 30.2 15.6a2 2 0 0 1 3.6 0L49 48" strokeWidth="6.5" />
        <path d="M22.5 39c6-5.500 12.500-5.500 19 0" strokeOpacity=".72" strokeWidth="5" />
      </g>
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  return (
    <span className={cn('flex w-fit items-center gap-2.5 font-semibold text-lg tracking-tight', className)}>
      <BrandMark />
      {t('Atelier')}
    </span>
  );
}
