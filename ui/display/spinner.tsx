/** Says that something is under way. */

import { LoaderCircle } from 'lucide-react';
import { cn } from '#ui/cn.ts';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={cn('size-4 animate-spin motion-reduce:animate-none', className)} />;
}

/** A whole screen that waits, with the words of what is awaited. */
export function LoadingScreen({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="status"
      className={cn(
        'flex min-h-[60vh] flex-col items-center justify-center gap-4 p-6 text-center',
        className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-2xl bg-accent-gradient text-white shadow-lift">
        <Spinner className="size-6" />
      </span>
      <p className="text-muted-foreground text-sm">{label}</p>
    </div>
  );
}
