/** "Write a script for me": a sentence in, three scenes out; what stood there before can be brought back. */

import { useMutation } from '@tanstack/react-query';
import { PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { writeMovieScript } from '../contract.ts';
import type { MovieDraft } from './movie-draft.ts';

export interface ScriptWriterProps {
  draft: MovieDraft;
  onChange: (draft: MovieDraft) => void;
}

export function ScriptWriter({ draft, onChange }: ScriptWriterProps) {
  const [about, setAbout] = useState('');
  /** The sentence that the last script was written from, and how many it has given. */
  const [last, setLast] = useState({ about: '', takes: 0 });
  const isAgain = last.takes > 0 && last.about === about.trim();
  const [before, setBefore] = useState<Pick<MovieDraft, 'title' | 'script'>>();
  const write = useMutation({
    mutationFn: (take: number) =>
      callApi(writeMovieScript, { body: { about: about.trim(), language: draft.language, take } }),
    onSuccess: ({ title, script }, take) => {
      setLast({ about: about.trim(), takes: take + 1 });
      setBefore({ title: draft.title, script: draft.script });
      onChange({ ...draft, script, title: isAgain ? title : draft.title.trim() || title });
    },
    onError: onErrorNotify(t('No script written'), t('Please try again.')),
  });
  const submit = () => {
    if (about.trim() && !write.isPending) write.mutate(isAgain ? last.takes : 0);
  };
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl bg-muted/60 p-4">
      <FormField
        label={t('Write a script for me')}
        id="movie-about"
        hint={t('Say in a sentence who does what, and where.')}
      >
        <Input
          value={about}
          maxLength={500}
          placeholder={t('A fox and an owl open a bakery in the forest')}
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
          {!write.isPending && <PenLine />} {isAgain ? t('Another story') : t('Write the script')}
        </Button>
        {before?.script.trim() && (
          <Button
            type="button"
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange({ ...draft, ...before });
              setBefore(undefined);
            }}
          >
            <Undo2 /> {t('Bring back my script')}
          </Button>
        )}
      </div>
    </div>
  );
}
