/** Edits a clip by what is said in it: words that are deleted are cut out of the film, and can be brought back. */

import { Pencil, RotateCcw, Scissors, Sparkles, TextSelect, Undo2, X } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import type { VideoData, VideoScene } from '../../contract.ts';
import { bringBack, clipTimeAt, leaveOut, sinceOf } from '../../scene/clip/clip-cuts.ts';
import { correctWords } from '../../scene/clip/correct-words.ts';
import {
  countUntidy,
  isCut,
  rangeOf,
  tidyRanges,
  transcriptOf,
  type Unit,
  unitsOf,
  withTranscript,
} from '../../scene/clip/spoken-words.ts';
import { showWhole } from '../../scene/clip/whole-clip.ts';
import type { SceneCut } from '../../scene/storyboard.ts';
import type { Playhead } from '../preview/playhead.ts';
import { CorrectWords } from './correct-words-form.tsx';
import { boundsOf, type Selection } from './selection.ts';
import { TranscriptText } from './transcript-text.tsx';
import { useTranscript } from './use-transcript.ts';

export interface EditByTextProps {
  data: VideoData;
  /** The clip that the scene shows. */
  clip: VideoData['uploadedFiles'][number];
  scene: VideoScene;
  /** The scene's place among the person's own, and in the film as it is cut now. */
  index: number;
  cut: SceneCut;
  playhead: Playhead;
  onEdit: (edit: (data: VideoData) => VideoData) => void;
  /** A change that is nobody's step. */
  onChange: (update: (now: VideoData) => VideoData) => void;
}

export function EditByText(props: EditByTextProps) {
  const { data, clip, onChange } = props;
  const transcript = transcriptOf(data, clip.id);
  const writing = useTranscript(clip.id, (written) => onChange((now) => withTranscript(now, written)));
  return (
    <section aria-label={t('Edit by text')} className="grid grid-cols-1 gap-3 border-t p-3 sm:p-4">
      {transcript ? (
        <WordEditor key={clip.id} {...props} transcript={transcript} />
      ) : writing.progress ? (
        <div className="grid grid-cols-1 max-w-md gap-2" aria-live="polite">
          <div className="flex items-center justify-between gap-3 text-sm">
            <span className="text-muted-foreground">{writing.progress.stage}</span>
            <span className="font-medium tabular-nums">{writing.progress.percent}%</span>
          </div>
          <Progress value={writing.progress.percent} aria-label={t('Transcribing {0}', clip.name)} />
          <Button size="sm" variant="outline" className="justify-self-start" onClick={writing.cancel}>
            <X /> {t('Cancel')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" variant="outline" pending={writing.isStarting} onClick={writing.start}>
            {!writing.isStarting && <TextSelect />} {t('Edit by text')}
          </Button>
          <p className="text-muted-foreground text-xs">
            {t('Transcribes this clip. Delete words to cut them out of the film.')}
          </p>
        </div>
      )}
    </section>
  );
}

type WordEditorProps = EditByTextProps & { transcript: VideoData['transcripts'][number] };

function WordEditor({ data, clip, scene, index, cut, playhead, transcript, onEdit }: WordEditorProps) {
  const [selection, setSelection] = useState<Selection>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const seconds = cut.end - cut.start;
  const clipSeconds = clip.seconds ?? transcript.words.at(-1)?.end ?? 0;
  const units = useMemo(() => unitsOf(transcript, clipSeconds), [transcript, clipSeconds]);
  const cutUnits = useMemo(() => units.map((one) => isCut(one, scene.cuts)), [units, scene.cuts]);
  const end = clipTimeAt(scene, seconds);
  const outside = units.map((one) => one.to <= scene.from || one.from >= end - 0.01);
  const untidy = countUntidy(units, scene.cuts);
  const now = useNow(playhead, cut, units, cutUnits);
  const isPart = scene.from > 0.05 || end < clipSeconds - 0.3;

  const change = (edit: (all: VideoData) => VideoData | undefined) => {
    if (edit(data)) onEdit((all) => edit(all) ?? all);
    else
      notify({
        title: t('Nothing would be left'),
        description: t(
          'At least half a second of the scene has to stay. You can delete the whole scene instead.',
        ),
      });
  };
  const select = (next: Selection | undefined) => {
    setSelection(next);
    const unit = next && units[next.focus];
    if (!unit || next.anchor !== next.focus || cutUnits[next.focus] || outside[next.focus]) return;
    playhead.seek(cut.start + Math.min(seconds - 0.02, Math.max(0, sinceOf(scene, unit.from))));
  };
  const [first, last] = selection ? boundsOf(selection) : [0, -1];
  const chosen = cutUnits.slice(first, last + 1);
  const remove = () => {
    if (!chosen.includes(false)) return;
    change((all) => leaveOut(all, index, [rangeOf(units, first, last)], seconds));
  };
  const restore = () => {
    if (!chosen.includes(true)) return;
    change((all) => bringBack(all, index, rangeOf(units, first, last), seconds));
  };
  const said = units.slice(first, last + 1).filter(({ kind }) => kind !== 'pause');
  const correct = (text: string) => {
    const range = { from: said[0]!.from, to: said.at(-1)!.to };
    onEdit((all) => withTranscript(all, correctWords(transcript, range, text)));
    setIsCorrecting(false);
    setSelection(undefined);
  };
  const tidy = () => change((all) => leaveOut(all, index, tidyRanges(units, scene.cuts), seconds));

  if (units.every(({ kind }) => kind === 'pause'))
    return <p className="text-muted-foreground text-sm">{t('No speech was heard in this clip.')}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto font-medium text-sm">{t('Edit by text')}</h4>
        <Button size="sm" variant="outline" aria-disabled={untidy === 0} onClick={tidy}>
          <Sparkles /> {t('Remove silences and ums')}
          {untidy > 0 && ` (${untidy})`}
        </Button>
        <Button size="sm" variant="outline" aria-disabled={!chosen.includes(false)} onClick={remove}>
          <Scissors /> {t('Delete')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-disabled={said.length === 0}
          onClick={() => setIsCorrecting(said.length > 0)}
        >
          <Pencil /> {t('Correct')}
        </Button>
        <Button size="sm" variant="outline" aria-disabled={!chosen.includes(true)} onClick={restore}>
          <Undo2 /> {t('Restore')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={scene.cuts.length === 0}
          onClick={() => change((all) => bringBack(all, index, { from: 0, to: clipSeconds + 1 }, seconds))}
        >
          <RotateCcw /> {t('Restore all')}
        </Button>
      </div>
      {isCorrecting && said.length > 0 && (
        <CorrectWords
          key={`${first}-${last}`}
          text={said.map(({ text }) => text).join(' ')}
          onSave={correct}
          onClose={() => setIsCorrecting(false)}
        />
      )}
      {isPart && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
          {t('This scene shows only a part of the clip.')}
          <Button
            size="sm"
            variant="link"
            className="h-auto px-0"
            onClick={() => onEdit((all) => showWhole(all, index, clipSeconds))}
          >
            {t('Show the whole clip')}
          </Button>
        </p>
      )}
      <TranscriptText
        units={units}
        isCut={cutUnits}
        isOutside={outside}
        now={now}
        language={transcript.language}
        selection={selection}
        onSelect={select}
        onDelete={remove}
        onPlay={() => playhead.play(!playhead.isPlaying())}
      />
      <p className="text-muted-foreground text-xs">
        {t(
          'Select words and press Delete to cut them out, or correct them if they were misheard. Select crossed-out words to restore them.',
        )}
      </p>
    </>
  );
}

/** Which unit is heard at the playhead. */
function useNow(
  playhead: Playhead,
  cut: SceneCut,
  units: readonly Unit[],
  cutUnits: readonly boolean[],
): number {
  return useSyncExternalStore(playhead.subscribe, () => {
    const at = playhead.seconds();
    if (!playhead.isPlaying() || at < cut.start || at >= cut.end) return -1;
    const moment = clipTimeAt(cut, at - cut.start);
    return units.findIndex(({ from, to }, i) => moment >= from && moment < to && !cutUnits[i]);
  });
}
