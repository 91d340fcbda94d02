/** What can be changed of a finished song: its melody, voice, key, tempo and length, and each of its lines. */

import { Pencil, RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { isUnspaced, PERSONAS, type Persona } from '#common/voice-words.ts';
import { VOICE_LABELS } from '#features/speech/contract.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { Song, SongChange } from '../contract.ts';
import { SONG_KEYS } from '../song-words.ts';

export interface SongChangesProps {
  song: Song;
  onChange: (change: SongChange) => void;
  isPending: boolean;
}

const SLOWEST = 50;
const FASTEST = 190;
/** Seconds by which a song becomes longer or shorter. */
const LENGTH_STEP = 20;
const SHORTEST = 10;
const LONGEST = 300;

export function SongChanges({ song, onChange, isPending }: SongChangesProps) {
  const [voice, setVoice] = useState<Persona>(song.voice);
  const [key, setKey] = useState(song.key ?? '');
  const [tempo, setTempo] = useState(String(song.tempo ?? ''));
  const beats = Number(tempo);
  const isTempo = beats >= SLOWEST && beats <= FASTEST;
  const seconds = song.seconds ?? 0;
  const isSame = key === song.key && beats === song.tempo;
  const applyKey = (event: FormEvent) => {
    event.preventDefault();
    if (isTempo && !isSame)
      onChange({
        kind: 'settings',
        ...(key !== song.key && { key }),
        ...(beats !== song.tempo && { tempo: beats }),
      });
  };
  const length = (by: number) =>
    onChange({ kind: 'settings', seconds: Math.max(SHORTEST, Math.min(LONGEST, Math.round(seconds + by))) });
  return (
    <section aria-label={t('Change the song')} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={isPending} onClick={() => onChange({ kind: 'melody' })}>
          <RefreshCw /> {t('Another melody')}
        </Button>
        <Button variant="outline" size="sm" disabled={isPending} onClick={() => length(LENGTH_STEP)}>
          {t('Extend')}
        </Button>
        <Button variant="outline" size="sm" disabled={isPending} onClick={() => length(-LENGTH_STEP)}>
          {t('Shorter')}
        </Button>
      </div>
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <div className="flex items-end gap-2">
          <FormField label={t('Another voice')} id="change-voice" className="min-w-0 flex-1">
            <ChoiceSelect
              value={voice}
              choices={PERSONAS}
              nameOf={(one) => VOICE_LABELS[one]}
              onChange={setVoice}
            />
          </FormField>
          <Button
            variant="secondary"
            disabled={isPending || voice === song.voice}
            onClick={() => onChange({ kind: 'voice', voice })}
          >
            {t('Sing again')}
          </Button>
        </div>
        <form onSubmit={applyKey} className="flex items-end gap-2">
          <FormField label={t('Key')} id="change-key" className="min-w-0 flex-1">
            <ChoiceSelect value={key} choices={SONG_KEYS} nameOf={(one) => one} onChange={setKey} />
          </FormField>
          <FormField label={t('Tempo')} id="change-tempo" className="w-20">
            <Input
              type="number"
              min={SLOWEST}
              max={FASTEST}
              value={tempo}
              onChange={(event) => setTempo(event.target.value)}
            />
          </FormField>
          <Button type="submit" variant="secondary" disabled={isPending || !isTempo || isSame}>
            {t('Apply')}
          </Button>
        </form>
      </div>
      <Lines song={song} onChange={onChange} isPending={isPending} />
    </section>
  );
}

function Lines({ song, onChange, isPending }: SongChangesProps) {
  const [open, setOpen] = useState<number>();
  const [text, setText] = useState('');
  const lines = linesOf(song);
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
                <span className="min-w-0 flex-1 break-words text-sm">{line}</span>
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

/** It was just asked for. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** Sung lines as text, in the order of the song. */
export function linesOf({ melody, language }: Pick<Song, 'melody' | 'language'>): string[] {
  const spacer = isUnspaced(language) ? '' : ' ';
  const lines: string[] = [];
  for (const { phrase, text, isLastOfWord } of melody)
    lines[phrase] = `${lines[phrase] ?? ''}${text}${isLastOfWord ? spacer : ''}`;
  // A line that did not end in a sign was given one to be sung by.
  return Array.from(lines, (line) => (line ?? '').trim().replace(/(?<![.])[.。]$/u, ''));
}
