/** The sung lines: a word is heard from where it stands, and each line can be given other words. */

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { isUnspaced } from '#common/voice-words.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import type { Song, SongChange } from '../contract.ts';

export interface SongLinesProps {
  song: Song;
  /** Seconds. */
  now: number;
  onPlayFrom: (seconds: number) => void;
  onChange: (change: SongChange) => void;
  isPending: boolean;
}

export function SongLines({ song, now, onPlayFrom, onChange, isPending }: SongLinesProps) {
  const [open, setOpen] = useState<number>();
  const [text, setText] = useState('');
  const lines = linesOf(song);
  const words = wordsOf(song);
  return (
    <div>
      <h3 className="mb-2 font-medium text-sm">{t('Lines')}</h3>
      <ol className="grid grid-cols-1 gap-1">
        {lines.map((line, phrase) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the song
          <li key={phrase} className="min-w-0">
            {open === phrase ? (
              <form
                className="flex gap-2"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!text.trim()) return;
                  onChange({ kind: 'line', phrase, text: text.trim() });
                  setOpen(undefined);
                }}
              >
                <Input
                  ref={focusOnce}
                  aria-label={t('New words for this line')}
                  value={text}
                  maxLength={120}
                  onChange={(event) => setText(event.target.value)}
                />
                <Button type="submit" variant="secondary" disabled={isPending || !text.trim()}>
                  {t('Sing again')}
                </Button>
                <Button variant="ghost" onClick={() => setOpen(undefined)}>
                  {t('Cancel')}
                </Button>
              </form>
            ) : (
              <div className="flex items-center gap-1">
                <Words words={words[phrase] ?? []} now={now} onPlayFrom={onPlayFrom} />
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={isPending}
                  aria-label={t('Change this line: {0}', line)}
                  onClick={() => {
                    setText(line);
                    setOpen(phrase);
                  }}
                >
                  <Pencil />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Word {
  text: string;
  /** Seconds. */
  start: number;
  end: number;
  /** Whether a space comes after it. */
  isSpaced: boolean;
}

/** A click plays from a word. By keyboard the notes above do the same: these need not all be passed one by one. */
function Words({
  words,
  now,
  onPlayFrom,
}: {
  words: readonly Word[];
  now: number;
  onPlayFrom: (seconds: number) => void;
}) {
  return (
    <p className="min-w-0 flex-1 break-words text-sm">
      {words.map(({ text, start, end, isSpaced }) => (
        <span key={start}>
          <button
            type="button"
            tabIndex={-1}
            title={t('Play from here')}
            onClick={() => onPlayFrom(start)}
            className={cn(
              'cursor-pointer rounded hover:bg-accent hover:text-accent-foreground',
              now > start && now < end && 'bg-primary text-primary-foreground',
            )}
          >
            {text}
          </button>
          {isSpaced && ' '}
        </span>
      ))}
    </p>
  );
}

/** It was just asked for. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

// A line that did not end in a sign was given one to be sung by.
const ADDED_SIGN = /(?<![.])[.。]$/u;

/** Sung words by line, with when they are sung. */
function wordsOf({ melody, language }: Pick<Song, 'melody' | 'language'>): Word[][] {
  const lines: Word[][] = [];
  let isOpen = false;
  for (const { phrase, text, start, end, isLastOfWord } of melody) {
    lines[phrase] ??= [];
    const line = lines[phrase]!;
    const last = line.at(-1);
    if (isOpen && last) Object.assign(last, { text: `${last.text}${text}`, end });
    else line.push({ text, start, end, isSpaced: !isUnspaced(language) });
    isOpen = !isLastOfWord;
  }
  for (const line of lines) {
    const last = line?.at(-1);
    if (last) last.text = last.text.replace(ADDED_SIGN, '');
  }
  return lines;
}

/** Sung lines as text, in the order of the song. */
export function linesOf({ melody, language }: Pick<Song, 'melody' | 'language'>): string[] {
  const spacer = isUnspaced(language) ? '' : ' ';
  const lines: string[] = [];
  for (const { phrase, text, isLastOfWord } of melody)
    lines[phrase] = `${lines[phrase] ?? ''}${text}${isLastOfWord ? spacer : ''}`;
  return Array.from(lines, (line) => (line ?? '').trim().replace(ADDED_SIGN, ''));
}
