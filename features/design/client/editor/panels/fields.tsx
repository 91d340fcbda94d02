/** Small fields of the panels: numbers, sliders, and rows of buttons of which some are pressed. */

import { type ReactNode, useEffect, useId, useState } from 'react';
import { cn } from '#ui/cn.ts';
import { Input } from '#ui/form/input.tsx';
import { Label } from '#ui/form/label.tsx';
import { Slider } from '#ui/form/slider.tsx';

export interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
  className?: string;
}

/** Takes effect when it is left or Enter is pressed, so that half-typed numbers move nothing. */
export function NumberField({ label, value, min, max, step = 1, onChange, className }: NumberFieldProps) {
  const id = useId();
  const shown = String(Math.round(value * 10) / 10);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const commit = () => {
    const typed = Number(text.replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(typed)) return setText(shown);
    const next = Math.min(max ?? typed, Math.max(min ?? typed, typed));
    setText(String(next));
    if (String(next) !== shown) onChange(next);
  };
  const nudge = (by: number) => {
    const next = Math.round((value + by * step) * 100) / 100;
    onChange(Math.min(max ?? next, Math.max(min ?? next, next)));
  };
  return (
    <div className={cn('grid grid-cols-1 gap-1', className)}>
      <Label htmlFor={id} className="text-muted-foreground text-xs">
        {label}
      </Label>
      <Input
        id={id}
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          nudge((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
        }}
        className="h-9 px-2 tabular-nums"
      />
    </div>
  );
}

export interface SliderFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  textOf?: (value: number) => string;
  onChange: (value: number) => void;
}

export function SliderField({ label, value, min, max, step, textOf = String, onChange }: SliderFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex justify-between text-sm">
        <span>{label}</span>
        <span className="text-muted-foreground tabular-nums">{textOf(value)}</span>
      </div>
      <Slider
        aria-label={label}
        aria-valuetext={textOf(value)}
        min={min}
        max={max}
        step={step}
        value={[Math.min(max, Math.max(min, value))]}
        onValueChange={([next = value]) => onChange(next)}
      />
    </div>
  );
}

export interface PressProps {
  label: string;
  isPressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
  className?: string;
}

/** A square button; pressed where it stands for something that is on. */
export function Press({ label, isPressed, disabled, onClick, children, className }: PressProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'focus-ring grid size-9 shrink-0 place-items-center rounded-md border border-transparent transition-colors hover:bg-accent disabled:pointer-events-none disabled:opacity-40 [&_svg]:size-4',
        isPressed && 'border-primary bg-accent text-accent-foreground',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** `isTight`: many of them in one line. */
export function Row({ label, isTight, children }: { label: string; isTight?: boolean; children: ReactNode }) {
  return (
    <fieldset className={cn('flex flex-wrap items-center gap-1', isTight && '[&>button]:size-8')}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-b p-4 last:border-b-0">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}
