/** Several lines of text; grows with what is written where the browser can do that. */

import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { useFieldLinks } from './field-context.ts';
import { fieldLook } from './field-look.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        fieldLook,
        'field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2 leading-relaxed pointer-coarse:text-base',
        className,
      )}
      {...useFieldLinks(props)}
    />
  );
}
