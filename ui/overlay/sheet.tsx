/** A drawer from an edge of the screen, for what has no room beside the page. */

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { closeLook, overlayLook } from './dialog.tsx';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;
export const SheetTitle = Primitive.Title;
export const SheetDescription = Primitive.Description;

const SIDES = {
  left: 'left-0 border-r data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left',
  right:
    'right-0 border-l data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right',
} as const;

export function SheetContent({
  side = 'left',
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content> & { side?: keyof typeof SIDES }) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayLook} />
      <Primitive.Content
        className={cn(
          'fixed inset-y-0 z-50 flex w-80 max-w-[calc(100vw-3rem)] flex-col bg-popover text-popover-foreground shadow-lift outline-none',
          SIDES[side],
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Close className={closeLook} aria-label={t('Close')}>
          <X className="size-4" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
