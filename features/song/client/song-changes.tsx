/** What can be changed of a finished song: its melody, voice, key, tempo and length, and each of its lines. */

import { RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { PERSONAS, type Persona } from '#common/voice-words.ts';
import { VOICE_LABELS } from '#features/speech/contract.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SONG_KEYS } from '../song-words.ts';
import { SongLines, type SongLinesProps } from './song-lines.tsx';

const SLOWEST = 50;
const FASTEST = 190;
/** Seconds by which a song becomes longer or shorter. */
const LENGTH_STEP = 20;
const SHORTEST = 10;
const LONGEST = 300;

export function SongChanges({ song, now, onPlayFrom, onChange, isPending }: SongLinesProps) {
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
      <SongLines song={song} now={now} onPlayFrom={onPlayFrom} onChange={onChange} isPending={isPending} />
    </section>
  );
}
