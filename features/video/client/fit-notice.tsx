/** Says when a film is not as long as was chosen, and makes it so with one click. */

import { Scissors, TriangleAlert } from 'lucide-react';
import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import type { VideoData } from '../contract.ts';
import { chosenLength, filmLength, fitToChosen } from '../script/film-length.ts';
import type { LiveFilm } from './preview/use-film.ts';

export interface FitNoticeProps {
  film: LiveFilm;
  onChange: (update: (now: VideoData) => VideoData) => void;
}

export function FitNotice({ film, onChange }: FitNoticeProps) {
  const { data, board, stills, voices } = film;
  const chosen = chosenLength(data);
  const seconds = filmLength(board);
  if (seconds === chosen) return null;
  const isRecorded = data.voiceOver !== null && seconds > chosen;
  const fit = () => {
    const fitted = fitToChosen(
      data,
      stills.map(({ key }) => key),
      data.narration.isOn ? voices.map((one) => one.seconds) : undefined,
    );
    if (!fitted) {
      notify({
        title: t('It does not fit'),
        description: t('There is too much for {0} seconds. Choose a longer duration or shorten it.', chosen),
        variant: 'destructive',
      });
      return;
    }
    onChange(() => fitted.data);
    notify({
      title: t('Fitted to {0} seconds', chosen),
      description: fitted.leftOut.length
        ? t('Left out, because there was no time for it: {0}', fitted.leftOut.join(' '))
        : t('Undo brings it back as it was.'),
    });
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border bg-accent/60 px-4 py-2 text-sm"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-56">{messageOf(data, seconds, chosen)}</p>
      {!isRecorded && (
        <Button size="sm" variant="outline" onClick={fit}>
          <Scissors /> {t('Fit to {0} s', chosen)}
        </Button>
      )}
    </div>
  );
}

function messageOf({ narration, voiceOver }: VideoData, seconds: number, chosen: number): string {
  if (seconds < chosen) return t('You chose {1} seconds, and the scenes take {0}.', seconds, chosen);
  if (voiceOver) return t('You chose {1} seconds, but the recording needs {0}.', seconds, chosen);
  return narration.isOn
    ? t('You chose {1} seconds, but the words need {0}.', seconds, chosen)
    : t('You chose {1} seconds, but the scenes need {0}.', seconds, chosen);
}
