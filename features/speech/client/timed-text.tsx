/** The text by its times: click a word to hear it. One Tab stop; arrows move from word to word. */

import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { showClock } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import type { Segment } from '../calls/transcription-calls.ts';
import { wordAt } from './word-at.ts';

export interface TimedTextProps {
  segments: readonly Segment[];
  time: number;
  onSeek: (seconds: number) => void;
}

/** Where an arrow leads: along the words, or to the beginning of a line. */
function moved(key: string, stops: readonly HTMLElement[], at: number): number | undefined {
  const isLine = (stop: HTMLElement) => 'line' in stop.dataset;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowDown') return stops.findIndex((stop, i) => i > at && isLine(stop));
  if (key === 'ArrowUp') return stops.findLastIndex((stop, i) => i < at && isLine(stop));
  if (key === 'Home') return 0;
  if (key === 'End') return stops.length - 1;
  return undefined;
}

export function TimedText({ segments, time, onSeek }: TimedTextProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The one that Tab leads to: a line, or a word of it. */
  const [stop, setStop] = useState<string>();
  const onKey = (event: KeyboardEvent) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const to = moved(event.key, stops, stops.indexOf(event.target as HTMLElement));
    if (to === undefined) return;
    event.preventDefault();
    stops[to]?.focus();
  };
  const roving = (name: string, isFirst: boolean) => ({
    'data-stop': '',
    tabIndex: (stop === undefined ? isFirst : stop === name) ? 0 : -1,
    onFocus: () => setStop(name),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-medium text-sm">{t('Timestamps')}</h3>
      <ol
        ref={list}
        onKeyDown={onKey}
        className="grid grid-cols-1 max-h-72 gap-1 overflow-y-auto rounded-lg border p-2 text-sm"
      >
        {segments.map((segment, line) => {
          const isNow = time >= segment.start && time < segment.end && time > 0;
          const said = isNow ? wordAt(segment.words, time) : -1;
          return (
            <li
              key={`${segment.start}-${segment.end}`}
              className={cn('flex gap-2 rounded-md p-1', isNow && 'bg-accent')}
            >
              <button
                type="button"
                {...roving(`${line}`, line === 0)}
                data-line
                className="focus-ring h-fit shrink-0 rounded font-mono text-muted-foreground text-xs leading-6 hover:text-primary"
                aria-label={t('Hear from {0}', showClock(segment.start))}
                onClick={() => onSeek(segment.start)}
              >
                {showClock(segment.start)}
              </button>
              <p className="leading-6">
                {segment.words.length === 0
                  ? segment.text
                  : segment.words.map((word, index) => (
                      <button
                        key={`${word.start}-${word.text}`}
                        type="button"
                        {...roving(`${line}-${index}`, false)}
                        onClick={() => onSeek(word.start)}
                        className={cn(
                          'focus-ring rounded px-0.5 hover:bg-accent',
                          index === said && 'bg-primary text-primary-foreground hover:bg-primary',
                        )}
                      >
                        {word.text}{' '}
                      </button>
                    ))}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
