/** The dashed box that files are dropped on; it lights up while some are held over it. */

import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface DropAreaProps extends ComponentProps<'div'> {
  isOver: boolean;
}

export const DropArea = ({ isOver, className, ...props }: DropAreaProps) => (
  <div
    {...props}
    className={cn(
      'grid justify-items-center gap-3 rounded-xl border-2 border-input/60 border-dashed p-6 text-center text-balance transition-colors',
      isOver && 'border-primary bg-accent',
      className,
    )}
  />
);
