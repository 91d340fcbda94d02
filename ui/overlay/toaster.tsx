/** Shows the toasts of the store: one at a time, five seconds, swipe right or F8. */

import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { dismissToast, reportShown, subscribeToasts, type ToastEntry, toastList } from './toast-store.ts';

/** Milliseconds. */
const DURATION = 5000;
/** Pixels. */
const SWIPE_THRESHOLD = 50;

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, toastList, toastList);
  return (
    <Primitive.Provider
      /* A fresh one for each toast: Radix stays paused for ever when a toast goes away under pointer or focus. */
      key={toasts[0]?.id}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        label={t('Notifications ({0})', '{hotkey}')}
        className="fixed top-0 right-0 z-100 flex w-full max-w-[420px] flex-col gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none sm:top-auto sm:bottom-0"
      />
    </Primitive.Provider>
  );
}

function ToastItem({ entry }: { entry: ToastEntry }) {
  const { id, open, title, description, variant, action } = entry;
  const bad = variant === 'destructive';
  useEffect(() => reportShown(id), [id]);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      type={bad ? 'foreground' : 'background'}
      className={cn(
        /* Also over a dialog, which takes the pointer from everything else. */
        'group pointer-events-auto relative flex items-center gap-3 overflow-hidden rounded-xl border py-3.5 pr-11 pl-4 shadow-lift data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right data-[swipe=cancel]:transition-transform',
        bad
          ? 'border-destructive bg-destructive text-destructive-foreground'
          : 'bg-popover text-popover-foreground before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent-gradient',
      )}
    >
      <div className="grid grid-cols-1 min-w-0 flex-1 gap-0.5">
        <Primitive.Title className="break-words font-semibold text-sm">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className={cn('break-words text-sm', !bad && 'text-muted-foreground')}>
            {description}
          </Primitive.Description>
        )}
      </div>
      {action && (
        <Primitive.Action
          altText={action.label}
          onClick={action.onClick}
          className={cn(
            'focus-ring h-8 shrink-0 rounded-md border px-3 pointer-coarse:h-11 pointer-coarse:px-4 font-medium text-sm transition-colors',
            bad ? 'border-current hover:bg-black/15' : 'border-input/60 hover:bg-accent',
          )}
        >
          {action.label}
        </Primitive.Action>
      )}
      <Primitive.Close
        aria-label={t('Close')}
        className="focus-ring absolute top-2 right-2 grid size-7 place-items-center rounded-md opacity-70 pointer-coarse:top-1 pointer-coarse:right-1 pointer-coarse:size-9 transition-opacity hover:opacity-100"
      >
        <X className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
