/** Three equal ways to a song, in plain words: one's own recording, the link, or music composed for it. */

import { useQuery } from '@tanstack/react-query';
import { AudioLines, Download, RefreshCw, Sparkles } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { notify } from '#platform/browser/notice.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { ListenButton } from '#ui/form/listen-button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { getSongCapabilities, INSTRUMENTAL, previewInstrumental } from '../../calls/song-calls.ts';
import type { CoverProject } from '../../contract.ts';
import {
  SONG_GENRE_LABELS,
  SONG_GENRES,
  SONG_SOURCES,
  type SongGenre,
  type SongSource,
} from '../../enums.ts';
import { clock } from '../clock.ts';
import type { CoverEditing } from '../use-cover.ts';
import { RecordingChoice } from './recording-choice.tsx';

/** A song of the song generator comes from there, or from the library. */
type Way = Exclude<SongSource, 'song'>;
const CHOICES = SONG_SOURCES.filter((one): one is Way => one !== 'song');

const WAYS: Record<Way, { icon: ReactNode; title: string; text: string }> = {
  upload: {
    icon: <AudioLines />,
    title: t('A recording'),
    text: t('Upload a file you’re allowed to use, or sing it here. The lips move to your voice.'),
  },
  link: {
    icon: <Download />,
    title: t('From the link'),
    text: t('Get the audio from your link, where that’s allowed.'),
  },
  instrumental: {
    icon: <Sparkles />,
    title: t('Original instrumental'),
    text: t('New, royalty-free music in your genre.'),
  },
};

export interface SongSourcesProps {
  project: CoverProject;
  editing: CoverEditing;
  onChosen: () => void;
}

export function SongSources({ project, editing, onChosen }: SongSourcesProps) {
  const [way, setWay] = useState<Way>(CHOICES.find((one) => one === project.song?.source) ?? 'upload');
  const { upload, choose } = editing;
  const { data: capabilities } = useQuery(apiQuery(getSongCapabilities));
  const name = useId();
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <legend className="sr-only">{t('Where the song comes from')}</legend>
        {CHOICES.map((one) => (
          <label
            key={one}
            className={cn(
              'grid grid-cols-1 cursor-pointer content-start gap-2 rounded-xl border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring hover:bg-accent',
              way === one && 'border-primary bg-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={way === one}
              onChange={() => setWay(one)}
            />
            <span className="text-primary [&_svg]:size-5">{WAYS[one].icon}</span>
            <span className="font-medium text-sm">{WAYS[one].title}</span>
            <span className="text-muted-foreground text-sm">{WAYS[one].text}</span>
          </label>
        ))}
      </fieldset>
      {way === 'upload' && (
        <RecordingChoice
          isSending={upload.isPending || choose.isPending}
          onChosen={(file) => upload.mutate(file, { onSuccess: onChosen })}
          onSong={(songId) => choose.mutate({ source: 'song', songId }, { onSuccess: onChosen })}
        />
      )}
      {way === 'link' &&
        (capabilities?.canFetchLink ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              pending={choose.isPending}
              onClick={() => choose.mutate({ source: 'link' }, { onSuccess: onChosen })}
            >
              {t('Fetch the song')}
            </Button>
            <p className="min-w-0 break-all text-muted-foreground text-sm">{project.youtubeUrl}</p>
          </div>
        ) : (
          <p className="rounded-xl bg-muted p-4 text-muted-foreground text-sm">
            {t(
              'This installation doesn’t fetch songs from links. Upload a recording you’re allowed to use, or choose an original instrumental. Your administrator can turn this on in the settings.',
            )}
          </p>
        ))}
      {way === 'instrumental' && (
        <Instrumental
          song={project.song}
          isPending={choose.isPending}
          onChoose={(order) => choose.mutate({ source: 'instrumental', ...order }, { onSuccess: onChosen })}
        />
      )}
    </div>
  );
}

interface InstrumentalProps {
  song: CoverProject['song'];
  isPending: boolean;
  onChoose: (order: { genre: SongGenre; seconds: number; seed: number }) => void;
}

/** Another number, another tune. */
const newSeed = () => Math.floor(Math.random() * 2 ** 31);

function Instrumental({ song, isPending, onChoose }: InstrumentalProps) {
  const [genre, setGenre] = useState<SongGenre>(song?.genre ?? 'pop');
  const [seconds, setSeconds] = useState<number>(INSTRUMENTAL.fallback);
  const [seed, setSeed] = useState(newSeed);
  const query = new URLSearchParams({ genre, seed: String(seed), seconds: String(seconds) });
  return (
    <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <FormField label={t('Genre')}>
        <ChoiceSelect
          value={genre}
          choices={SONG_GENRES}
          nameOf={(one) => SONG_GENRE_LABELS[one]}
          onChange={setGenre}
        />
      </FormField>
      <FormField label={t('Length')} aside={clock(seconds)}>
        <Slider
          min={INSTRUMENTAL.min}
          max={INSTRUMENTAL.max}
          step={INSTRUMENTAL.step}
          value={[seconds]}
          aria-valuetext={t('{0} seconds', seconds)}
          onValueChange={([value = seconds]) => setSeconds(value)}
        />
      </FormField>
      <Button pending={isPending} onClick={() => onChoose({ genre, seconds, seed })}>
        {t('Use this music')}
      </Button>
      <div className="flex flex-wrap gap-2 sm:col-span-3">
        <ListenButton
          source={`${previewInstrumental.path}?${query}`}
          label={t('Listen')}
          stopLabel={t('Stop')}
          onFailed={() =>
            notify({
              title: t('Music not played'),
              description: t('The music could not be played. Please try again.'),
              variant: 'destructive',
            })
          }
        />
        <Button type="button" size="sm" variant="outline" onClick={() => setSeed(newSeed())}>
          <RefreshCw /> {t('Another tune')}
        </Button>
      </div>
    </div>
  );
}
