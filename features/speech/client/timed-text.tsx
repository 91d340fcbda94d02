/** The text by its times: click a word to hear it. */

import { cn } from '#ui/cn.ts';
import type { Segment } from '../calls/transcription-calls.ts';
import { wordAt } from './word-at.ts';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export interface TimedTextProps {
  segments: readonly Segment[];
  time: number;
  onSeek: (seconds: number) => void;
}

export function TimedText({ segments, time, onSeek }: TimedTextProps) {
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-sm">Words with times</h3>
      <ol className="grid max-h-72 gap-1 overflow-y-auto rounded-lg border p-2 text-sm">
        {segments.map((segment) => {
          const isNow = time >= segment.start && time < segment.end && time > 0;
          const said = isNow ? wordAt(segment.words, time) : -1;
          return (
            <li
              key={`${segment.start}-${segment.end}`}
              className={cn('flex gap-2 rounded-md p-1', isNow && 'bg-accent')}
            >
              <button
                type="button"
                className="focus-ring h-fit shrink-0 rounded font-mono text-muted-foreground text-xs leading-6 hover:text-primary"
                aria-label={`Hear from ${clock(segment.start)}`}
                onClick={() => onSeek(segment.start)}
              >
                {clock(segment.start)}
              </button>
              <p className="leading-6">
                {segment.words.length === 0
                  ? segment.text
                  : segment.words.map((word, index) => (
                      <button
                        key={`${word.start}-${word.text}`}
                        type="button"
                        tabIndex={-1}
                        onClick={() => onSeek(word.start)}
                        className={cn(
                          'rounded px-0.5 hover:bg-accent',
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
