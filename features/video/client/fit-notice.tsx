/** Says when a film is not as long as was chosen, makes it so with one click, and asks before one of another length is made. */

import { Scissors, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import type { VideoData } from '../contract.ts';
import { chosenLength, type Fitted, filmLength, fitToChosen } from '../script/film-length.ts';
import type { LiveFilm } from './preview/use-film.ts';

type Change = (update: (now: VideoData) => VideoData) => void;

export interface FitNoticeProps {
  film: LiveFilm;
  onChange: Change;
}

const fittedOf = ({ data, stills, voices }: LiveFilm): Fitted | undefined =>
  fitToChosen(
    data,
    stills.map(({ key }) => key),
    data.narration.isOn ? voices.map((one) => one.seconds) : undefined,
  );

function apply({ data, leftOut }: Fitted, onChange: Change): void {
  onChange(() => data);
  notify({
    title: t('Fitted to {0} seconds', chosenLength(data)),
    description: leftOut.length
      ? t('Left out, because there was no time for it: {0}', leftOut.join(' '))
      : t('Undo brings it back as it was.'),
  });
}

const isRecorded = ({ voiceOver }: VideoData, seconds: number, chosen: number): boolean =>
  voiceOver !== null && seconds > chosen;

export function FitNotice({ film, onChange }: FitNoticeProps) {
  const { data, board } = film;
  const chosen = chosenLength(data);
  const seconds = filmLength(board);
  if (seconds === chosen) return null;
  const fit = () => {
    const fitted = fittedOf(film);
    if (fitted) apply(fitted, onChange);
    else
      notify({
        title: t('It does not fit'),
        description: t('There is too much for {0} seconds. Choose a longer duration or shorten it.', chosen),
        variant: 'destructive',
      });
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border bg-accent/60 px-4 py-2 text-sm"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-56">{messageOf(data, seconds, chosen)}</p>
      {!isRecorded(data, seconds, chosen) && (
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

/** Of length and pace: what may change without a question. */
const UNNOTICED = 0.08;

const quicker = (fitted: Fitted, { narration }: VideoData): number =>
  fitted.data.narration.speed / narration.speed - 1;

interface Asked {
  film: LiveFilm;
  fitted: Fitted | undefined;
}

/** What was chosen is what is made: a little is fitted by itself, more only after a question. */
export function useAskedLength(onChange: Change, make: (data?: VideoData) => Promise<void>) {
  const film = useRef<LiveFilm>(undefined);
  const [asked, setAsked] = useState<Asked>();
  const begin = async () => {
    const now = film.current;
    const [seconds, chosen] = now ? [filmLength(now.board), chosenLength(now.data)] : [0, 0];
    if (!now || seconds === chosen || !now.data.title.trim()) return make();
    const fitted = isRecorded(now.data, seconds, chosen) ? undefined : fittedOf(now);
    const isLittle =
      Math.abs(seconds / chosen - 1) <= UNNOTICED &&
      fitted?.leftOut.length === 0 &&
      quicker(fitted, now.data) <= UNNOTICED;
    if (!isLittle) return setAsked({ film: now, fitted });
    apply(fitted, onChange);
    return make(fitted.data);
  };
  const answer = (data?: VideoData) => {
    setAsked(undefined);
    if (data && asked?.fitted) apply(asked.fitted, onChange);
    void make(data);
  };
  const question = asked && <AskedLength {...asked} onAnswer={answer} onClose={() => setAsked(undefined)} />;
  return { film, begin, question };
}

interface AskedLengthProps extends Asked {
  /** With another film, or as it is. */
  onAnswer: (data?: VideoData) => void;
  onClose: () => void;
}

function AskedLength({ film: { data, board }, fitted, onAnswer, onClose }: AskedLengthProps) {
  const chosen = chosenLength(data);
  const seconds = filmLength(board);
  const faster = fitted ? Math.round(100 * quicker(fitted, data)) : 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('How long should the video be?')}</DialogTitle>
          <DialogDescription>{messageOf(data, seconds, chosen)}</DialogDescription>
        </DialogHeader>
        {fitted && (faster > 0 || fitted.leftOut.length > 0) && (
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {faster > 0 && <li>{t('To fit, the voice reads {0} % faster.', faster)}</li>}
            {fitted.leftOut.length > 0 && (
              <li>{t('To fit, this is left out: {0}', fitted.leftOut.join(' '))}</li>
            )}
          </ul>
        )}
        <DialogFooter className="sm:flex-col">
          {fitted && (
            <Button onClick={() => onAnswer(fitted.data)}>
              <Scissors /> {t('Fit to {0} s', chosen)}
            </Button>
          )}
          <Button variant={fitted ? 'outline' : 'default'} onClick={() => onAnswer()}>
            {t('Make it {0} s long', seconds)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
