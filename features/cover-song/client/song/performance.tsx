/** What is done to the song: sung, hummed or played; and the words that are shown while they are sung. */

import { useEffect, useRef, useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { type CoverTrack, MAX_LYRICS } from '../../calls/song-calls.ts';
import { SINGING_LABELS, SINGINGS, type Singing } from '../../enums.ts';
import { parseLyrics } from '../../scene/lyrics.ts';
import type { CoverEditing } from '../use-cover.ts';

export interface PerformanceProps {
  song: CoverTrack;
  editing: CoverEditing;
  isBusy: boolean;
}

/** Milliseconds without a change before words are kept. */
const PAUSE = 600;

const HINTS: Record<Singing, string> = {
  lips: t('The lips follow the melody.'),
  hum: t('Closed lips, free hands. In an instrumental, a humming voice carries the melody.'),
  play: t('Guitar in hand. In an instrumental, it carries the melody.'),
};

export function Performance({ song, editing: { perform }, isBusy }: PerformanceProps) {
  const [lyrics, setLyrics] = useState(song.lyrics ?? '');
  const waiting = useRef<string>(undefined);
  const { mutate } = perform;
  // Leaving the editor must not lose the last words.
  useEffect(
    () => () => {
      if (waiting.current !== undefined) mutate({ lyrics: waiting.current });
    },
    [mutate],
  );
  useEffect(() => {
    if (waiting.current === undefined) return;
    const timer = setTimeout(() => {
      waiting.current = undefined;
      mutate({ lyrics });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [lyrics, mutate]);

  const lines = parseLyrics(lyrics);
  const isTimed = lines.some((one) => one.at !== undefined);
  const count = lines.filter((one) => one.text !== '').length;
  const said =
    count === 0
      ? t('Paste the lyrics to show them as they’re sung. LRC timestamps are kept.')
      : isTimed
        ? tn(count, '{n} line, at the time you pasted.', '{n} lines, at the times you pasted.')
        : tn(count, '{n} line, spread over the singing.', '{n} lines, spread over the singing.');
  return (
    <div className="grid grid-cols-1 items-start gap-4 border-t pt-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <FormField label={t('Performance')} hint={HINTS[song.singing]}>
        <ChoiceSelect
          value={song.singing}
          choices={SINGINGS}
          nameOf={(one) => SINGING_LABELS[one]}
          disabled={isBusy}
          onChange={(singing) => mutate({ singing })}
        />
      </FormField>
      <FormField label={t('Lyrics (karaoke)')} hint={said}>
        <Textarea
          rows={3}
          maxLength={MAX_LYRICS}
          disabled={isBusy}
          placeholder={t('[00:12.50] Streetlights on the water')}
          value={lyrics}
          onChange={({ target }) => {
            waiting.current = target.value;
            setLyrics(target.value);
          }}
        />
      </FormField>
    </div>
  );
}
