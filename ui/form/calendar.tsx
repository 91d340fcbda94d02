/** A month to pick a day from, by mouse or arrow keys. */

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { cn } from '#ui/cn.ts';
import { buttonVariants } from './button.tsx';

const navButton = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'size-8 text-muted-foreground');

const look: DayPickerProps['classNames'] = {
  root: 'w-fit',
  months: 'relative flex flex-col gap-4 sm:flex-row',
  month: 'grid grid-cols-1 gap-3',
  nav: 'absolute inset-x-0 top-0 flex items-center justify-between',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'flex h-8 items-center justify-center px-9',
  caption_label: 'font-semibold text-sm',
  month_grid: 'border-collapse',
  weekdays: 'flex',
  weekday: 'w-9 pb-1 text-center font-medium text-muted-foreground text-xs',
  week: 'mt-1 flex w-full',
  day: 'size-9 p-0 text-center text-sm',
  day_button:
    'focus-ring size-9 rounded-lg tabular-nums transition-colors hover:bg-accent hover:text-accent-foreground disabled:pointer-events-none disabled:opacity-40',
  selected:
    '[&>button]:bg-accent-gradient [&>button]:font-semibold [&>button]:text-white [&>button]:hover:text-white',
  today:
    'font-semibold [&:not([data-selected])>button]:bg-accent [&:not([data-selected])>button]:text-primary',
  outside: 'text-muted-foreground opacity-60',
  disabled: 'opacity-40',
  hidden: 'invisible',
};

const components: DayPickerProps['components'] = {
  Chevron: ({ orientation }) =>
    orientation === 'left' ? <ChevronLeft className="size-4" /> : <ChevronRight className="size-4" />,
};

export function Calendar({ className, classNames, showOutsideDays = true, ...props }: DayPickerProps) {
  return (
    <DayPicker
      showOutsideDays={showOutsideDays}
      className={className}
      classNames={{ ...look, ...classNames }}
      components={components}
      {...props}
    />
  );
}
