/** Music: composed for the film, or a recording of one's own. */

import { useMutation } from '@tanstack/react-query';
import { Music, RefreshCw, X } from 'lucide-react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { labelOf } from '#platform/browser/format.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isSound } from '#platform/browser/library/send-to.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { MAX_SEED, MUSIC, type VideoData } from '../../contract.ts';
import { metresFor } from '../../scene/music/film-music.ts';

const METRE_NAMES = {
  auto: t('Automatic'),
  '4/4': t('Four (4/4)'),
  '3/4': t('Waltz (3/4)'),
  '6/8': t('Swaying (6/8)'),
} as const;

export interface MusicFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export const musicOf = ({ assetId, url, title, duration }: LibraryItem): VideoData['ownMusic'] => ({
  id: assetId ?? '',
  url: url ?? '',
  name: cutAtWord(title, 200),
  ...(duration !== null && { seconds: duration }),
});

export function MusicFields({ data, onChange }: MusicFieldsProps) {
  const send = useMutation({
    mutationFn: uploadToLibrary,
    onSuccess: ({ id, url }, file) => onChange({ ownMusic: { id, url, name: file.name.slice(0, 200) } }),
    onError: (error) =>
      handleApiError(error, {
        title: t('Upload Failed'),
        description: t('Your music could not be uploaded.'),
      }),
  });
  const { choose, input } = useFilePicker({
    label: t('Your own music'),
    accept: 'audio/*',
    onFiles: ([file]) => file && send.mutate(file),
  });
  return (
    <>
      <FormField label={t('Background Music')} id="video-music">
        <ChoiceSelect
          value={data.music}
          choices={MUSIC}
          nameOf={(one) => (one === 'none' ? t('No music') : labelOf(one))}
          onChange={(music) => onChange({ music, ownMusic: null })}
        />
      </FormField>
      {!data.ownMusic && metresFor(data.music).length > 0 && (
        <FormField label={t('Time signature')} id="video-metre">
          <ChoiceSelect
            value={data.musicMetre ?? 'auto'}
            choices={['auto', ...metresFor(data.music)] as const}
            nameOf={(one) => METRE_NAMES[one]}
            onChange={(one) => onChange({ musicMetre: one === 'auto' ? null : one })}
          />
        </FormField>
      )}
      {data.ownMusic ? (
        <p className="flex items-center gap-2 rounded-lg border p-2 text-sm">
          <Music className="size-4 shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1 truncate">{data.ownMusic.name}</span>
          <Button
            type="button"
            size="icon"
            variant="ghost"
            className="size-8"
            aria-label={t('Remove {0}', data.ownMusic.name)}
            onClick={() => onChange({ ownMusic: null })}
          >
            <X />
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {data.music !== 'none' && (
            <Button
              type="button"
              size="sm"
              variant="outline"
              onClick={() => onChange({ musicSeed: (data.musicSeed + 1) % MAX_SEED })}
            >
              <RefreshCw /> {t('Another tune')}
            </Button>
          )}
          <Button type="button" size="sm" variant="outline" pending={send.isPending} onClick={choose}>
            {!send.isPending && <Music />} {t('Upload music')}
          </Button>
          {input}
          <FromLibraryButton
            size="sm"
            query={{ kind: 'audio' }}
            accepts={isSound}
            onPick={(item) => onChange({ ownMusic: musicOf(item) })}
          />
        </div>
      )}
    </>
  );
}
