/** The words of a clip: selected like any text, crossed out where they are cut, and lit up while they are heard. */

import { Fragment, type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Unit } from '../../scene/clip/spoken-words.ts';
import { isWithin, movedBy, type Selection, tapped } from './selection.ts';

export interface TranscriptTextProps {
  units: readonly Unit[];
  /** Which of them are cut, and which are outside of the scene. */
  isCut: readonly boolean[];
  isOutside: readonly boolean[];
  /** Which is heard now; -1: none. */
  now: number;
  language: string;
  selection: Selection | undefined;
  onSelect: (selection: Selection | undefined) => void;
  onDelete: () => void;
  onPlay: () => void;
}

export function TranscriptText(props: TranscriptTextProps) {
  const { units, isCut, isOutside, now, language, selection, onSelect, onDelete, onPlay } = props;
  const box = useRef<HTMLDivElement>(null);
  const focused = selection?.focus;
  useEffect(() => {
    const index = now >= 0 ? now : focused;
    if (index === undefined) return;
    box.current?.querySelector(`[data-unit="${index}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [now, focused]);
  const unitOf = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-unit]');
    return found && box.current?.contains(found) ? Number(found.dataset.unit) : undefined;
  };
  const onPress = (event: PointerEvent) => {
    const index = unitOf(event);
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if (index === undefined) onSelect(undefined);
    else onSelect({ anchor: event.shiftKey && selection ? selection.anchor : index, focus: index });
  };
  const onMove = (event: PointerEvent) => {
    const index = unitOf(event);
    if (event.buttons !== 1 || event.pointerType === 'touch' || index === undefined || !selection) return;
    if (index !== selection.focus) onSelect({ ...selection, focus: index });
  };
  const onTap = (event: PointerEvent) => {
    const index = unitOf(event);
    if (event.pointerType === 'touch' && index !== undefined) onSelect(tapped(selection, index));
  };
  const onKey = (event: KeyboardEvent) => {
    const moved = movedBy(selection, event, units.length);
    if (moved) onSelect(moved);
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete();
    else if (event.key === 'Escape') onSelect(undefined);
    else if (event.key === ' ') onPlay();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      lang={language || undefined}
      aria-label={t('Words of the clip')}
      aria-multiselectable
      aria-activedescendant={focused === undefined ? undefined : `unit-${focused}`}
      className="focus-ring max-h-56 cursor-text select-none overflow-y-auto rounded-lg border bg-card p-3 leading-8 sm:max-h-72"
      onPointerDown={onPress}
      onPointerMove={onMove}
      onClick={(event) => onTap(event as unknown as PointerEvent)}
      onKeyDown={onKey}
    >
      {units.map((unit, index) => (
        <Fragment key={`${unit.from}-${unit.text}`}>
          <Word
            index={index}
            unit={unit}
            isCut={isCut[index] ?? false}
            isOutside={isOutside[index] ?? false}
            isNow={index === now}
            isSelected={isWithin(selection, index)}
          />{' '}
        </Fragment>
      ))}
    </div>
  );
}

interface WordProps {
  index: number;
  unit: Unit;
  isCut: boolean;
  isOutside: boolean;
  isNow: boolean;
  isSelected: boolean;
}

const Word = memo(function Word({ index, unit, isCut, isOutside, isNow, isSelected }: WordProps) {
  const { kind, text } = unit;
  const spoken = kind === 'pause' ? t('Silence of {0}', text) : text;
  return (
    <span
      id={`unit-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-label={isCut ? t('{0}, cut', spoken) : spoken}
      data-unit={index}
      className={cn(
        'rounded px-0.5 py-0.5 hover:bg-accent',
        kind === 'um' && 'text-warning underline decoration-dotted underline-offset-4',
        kind === 'pause' && 'whitespace-nowrap bg-muted px-1.5 text-muted-foreground text-xs tabular-nums',
        isOutside && 'text-muted-foreground',
        isCut && 'text-muted-foreground line-through decoration-2 decoration-destructive/70',
        isNow && 'bg-accent text-accent-foreground ring-1 ring-primary/50',
        isSelected && 'bg-primary text-primary-foreground hover:bg-primary',
      )}
    >
      {text}
    </span>
  );
});
