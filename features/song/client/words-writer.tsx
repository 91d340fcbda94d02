/** "Write words for me": a sentence in, verses and a chorus out; what stood there before can be brought back. */

import { useMutation } from '@tanstack/react-query';
import { PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { writeSongWords } from '../contract.ts';
import type { SongDraft } from './song-draft.ts';

export interface WordsWriterProps {
  draft: SongDraft;
  onChange: (draft: SongDraft) => void;
}

type Before = Pick<SongDraft, 'title' | 'lyrics'>;

export function WordsWriter({ draft, onChange }: WordsWriterProps) {
  const [about, setAbout] = useState('');
  const [before, setBefore] = useState<Before>();
  const write = useMutation({
    mutationFn: () => {
      const { language, mood } = draft;
      const body = {
        about: about.trim(),
        ...(language !== 'auto' && { language }),
        ...(mood !== 'any' && { mood }),
      };
      return callApi(writeSongWords, { body });
    },
    onSuccess: ({ title, lyrics }) => {
      setBefore({ title: draft.title, lyrics: draft.lyrics });
      onChange({ ...draft, lyrics, title: draft.title.trim() || title });
    },
    onError: onErrorNotify(t('No words written'), t('Please try again.')),
  });
  const submit = () => {
    if (about.trim() && !write.isPending) write.mutate();
  };
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl bg-muted/60 p-4">
      <FormField
        label={t('Write words for me')}
        id="song-about"
        hint={t('Say in a sentence what the song is about. Write again for other words.')}
      >
        <Input
          value={about}
          maxLength={300}
          placeholder={t('A summer with my dog Bruno')}
          onChange={(event) => setAbout(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="secondary"
          size="sm"
          pending={write.isPending}
          disabled={!about.trim()}
          onClick={submit}
        >
          {!write.isPending && <PenLine />} {t('Write words')}
        </Button>
        {before?.lyrics.trim() && (
          <Button
            type="button"
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange({ ...draft, ...before });
              setBefore(undefined);
            }}
          >
            <Undo2 /> {t('Bring back my words')}
          </Button>
        )}
      </div>
    </div>
  );
}
