/** A window over the page that keeps the focus until it is closed. */

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export const overlayLook =
  'fixed inset-0 z-50 bg-black/50 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

export const closeLook =
  'focus-ring absolute top-3.5 right-3.5 grid size-8 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground';

/* Centred by margin and not by transform, so that text stays sharp and the pop animation is free to move it. */
export const windowLook =
  'fixed inset-x-4 inset-y-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] max-w-lg flex-col gap-5 overflow-y-auto rounded-2xl border bg-popover p-5 text-popover-foreground shadow-lift outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in sm:p-6';

export function DialogContent({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  /* Windows that are opened by code have no trigger, and the focus would fall to the page when they close. */
  const opener = useRef<Element | null>(null);
  const giveBack = (event: Event) => {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented || !(opener.current instanceof HTMLElement) || !opener.current.isConnected)
      return;
    event.preventDefault();
    opener.current.focus();
  };
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayLook} />
      <Primitive.Content
        className={cn(windowLook, className)}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={giveBack}
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

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('grid grid-cols-1 gap-1.5 pr-8', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('font-semibold text-lg tracking-tight', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-muted-foreground text-sm', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} {...props} />
  );
}
