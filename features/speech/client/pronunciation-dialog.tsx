/** My own list of words and how they sound; used in everything that is said for me. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookA, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { firstProblem, handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '#ui/overlay/dialog.tsx';
import { getPronunciations, type Pronunciation, putPronunciations } from '../contract.ts';

interface Line extends Pronunciation {
  key: number;
}

let lines = 0;
const line = (entry: Pronunciation): Line => ({ ...entry, key: ++lines });
const EMPTY: Pronunciation = { word: '', sound: '' };

export function PronunciationDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button type="button" variant="outline" size="sm">
          <BookA /> {t('Pronunciations')}
        </Button>
      </DialogTrigger>
      <DialogContent className="sm:max-w-lg">
        <DialogTitle>{t('Pronunciations')}</DialogTitle>
        <DialogDescription>
          {t('For names and words the voice gets wrong, write how they sound: “Nguyen” as “win”.')}
        </DialogDescription>
        <PronunciationList onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function PronunciationList({ onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(apiQuery(getPronunciations));
  const [edited, setEdited] = useState<Line[]>();
  const shown =
    edited ?? (data ? [...data.entries.map(line), ...(data.entries.length ? [] : [line(EMPTY)])] : []);
  const save = useMutation({
    mutationFn: () =>
      callApi(putPronunciations, {
        body: {
          entries: shown
            .filter((one) => one.word.trim() || one.sound.trim())
            .map(({ word, sound }) => ({ word, sound })),
        },
      }),
    onSuccess: (saved) => {
      client.setQueryData(apiKey(getPronunciations), saved);
      notify({ title: t('Pronunciations saved') });
      onSaved();
    },
    onError: (error) => {
      handleApiError(error, { title: t('Saving Failed'), description: firstProblem(error) });
    },
  });
  const change = (key: number, part: Partial<Pronunciation>) =>
    setEdited(shown.map((one) => (one.key === key ? { ...one, ...part } : one)));

  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <ul className="grid grid-cols-1 max-h-[50vh] gap-2 overflow-y-auto p-1">
        {shown.map((one) => (
          <li key={one.key} className="grid grid-cols-[1fr_1fr_auto] gap-2">
            <Input
              aria-label={t('Word')}
              placeholder={t('Word')}
              value={one.word}
              maxLength={60}
              onChange={(event) => change(one.key, { word: event.target.value })}
            />
            <Input
              aria-label={t('Sounds like')}
              placeholder={t('Sounds like')}
              value={one.sound}
              maxLength={120}
              onChange={(event) => change(one.key, { sound: event.target.value })}
            />
            <Button
              type="button"
              variant="ghost"
              size="icon"
              aria-label={t('Remove {0}', one.word || t('this line'))}
              onClick={() => setEdited(shown.filter((other) => other.key !== one.key))}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      <DialogFooter className="justify-between sm:justify-between">
        <Button type="button" variant="outline" onClick={() => setEdited([...shown, line(EMPTY)])}>
          <Plus /> {t('Add a word')}
        </Button>
        <Button type="submit" pending={save.isPending}>
          {t('Save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
