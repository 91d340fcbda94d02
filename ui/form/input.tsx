/** One line of text. */

import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { useFieldLinks } from './field-context.ts';
import { fieldLook } from './field-look.ts';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(
        fieldLook,
        /* 16 px on touch screens, because phones zoom into smaller fields. */
        'h-10 px-3 py-2 pointer-coarse:text-base file:mr-3 file:border-0 file:bg-transparent file:font-medium',
        className,
      )}
      {...useFieldLinks(props)}
    />
  );
}
