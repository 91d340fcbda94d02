/** Everything of a song that can be taken along: the whole and its stems in three formats, its score and its words. */

import { Download } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import type { Song } from '../contract.ts';
import { PART_LABELS } from '../labels.ts';
import { SONG_FORMATS, SONG_PARTS, type SongPart } from '../song-words.ts';

const hasPart = ({ stems }: Song, part: SongPart): boolean => part === 'song' || Boolean(stems?.[part]);

export function SongDownloads({ song }: { song: Song }) {
  const scores: [string, string | null][] = [
    [t('Score (MusicXML)'), song.musicXmlUrl],
    [t('MIDI'), song.midiUrl],
    [t('Words (LRC)'), song.lrcUrl],
    [t('Words (SRT)'), song.srtUrl],
  ];
  return (
    <section aria-labelledby="song-downloads" className="grid grid-cols-1 gap-3">
      <h3 id="song-downloads" className="font-medium text-sm">
        {t('Downloads')}
      </h3>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {SONG_PARTS.filter((part) => hasPart(song, part)).map((part) => (
          <li key={part} className="flex min-w-0 items-center justify-between gap-2">
            <span className="min-w-0 truncate text-sm">{t(PART_LABELS[part])}</span>
            <span className="flex shrink-0 gap-1">
              {SONG_FORMATS.map((format) => (
                <Button key={format} asChild variant="outline" size="sm" className="px-2.5 text-xs">
                  <a
                    href={`/api/songs/${song.id}/sounds/${part}?format=${format}`}
                    download
                    aria-label={t('Download {0} as {1}', t(PART_LABELS[part]), format.toUpperCase())}
                  >
                    {format.toUpperCase()}
                  </a>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2">
        {scores.map(
          ([label, url]) =>
            url && (
              <li key={label}>
                <Button asChild variant="outline" size="sm">
                  <a href={`${url}?download`} download>
                    <Download /> {label}
                  </a>
                </Button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
