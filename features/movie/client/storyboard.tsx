/** Every shot of a movie: its still, how it is seen, how long, and what is said; another shot is asked for here. */

import { Download, Play } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import type { Movie, MovieShot } from '../contract.ts';
import { SHOT_LABELS } from '../labels.ts';
import { isProblem, readScript, type ScriptLine } from '../script/read-script.ts';
import { SHOT_KINDS, type ShotKind } from '../script/script-limits.ts';
import { withShot } from '../script/shot-row.ts';
import type { MovieDraft } from './movie-draft.ts';

export interface StoryboardProps {
  movie: Movie;
  /** While it is this movie that is changed. */
  draft: MovieDraft | undefined;
  onChange: (draft: MovieDraft) => void;
  onPlayFrom: ((seconds: number) => void) | undefined;
}

const AUTO = 'auto';
const COLUMNS = {
  '16:9': 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-3',
  '9:16': 'grid-cols-2 sm:grid-cols-4',
  '1:1': 'grid-cols-2 sm:grid-cols-3',
} as const;
const RATIOS = { '16:9': 'aspect-video', '9:16': 'aspect-[9/16]', '1:1': 'aspect-square' } as const;

export function Storyboard({ movie, draft, onChange, onPlayFrom }: StoryboardProps) {
  const { shots, scenes, shape } = movie;
  // Rows are those of the script that was filmed: with another one they would point elsewhere.
  const filmed = useMemo(() => linesOf(movie.script), [movie.script]);
  const written = useMemo(() => (draft ? linesOf(draft.script) : []), [draft]);
  const isSame = draft !== undefined && saidIn(written) === saidIn(filmed);
  const asWritten = ({ row }: MovieShot): ScriptLine | undefined =>
    isSame && row !== undefined ? written[filmed.findIndex((one) => one.row === row)] : undefined;
  const numbered = shots.map((shot, i) => ({ shot, i }));
  const starts = scenes.map((_, number) => shots.find((one) => one.scene === number)?.start ?? number);
  return (
    <section aria-labelledby="movie-board" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id="movie-board" className="font-medium text-sm">
          {t('Storyboard')}
        </h3>
        {!movie.videoUrl && (
          <Button asChild variant="outline" size="sm">
            <a href={`/api/movies/${movie.id}/storyboard`} download>
              <Download /> {t('Storyboard (PDF)')}
            </a>
          </Button>
        )}
      </div>
      {scenes.map((scene, number) => (
        <section
          key={starts[number]}
          aria-label={scene.heading || undefined}
          className="grid grid-cols-1 gap-2"
        >
          {scene.heading && <h4 className="font-medium text-muted-foreground text-xs">{scene.heading}</h4>}
          <ol className={cn('grid gap-4', COLUMNS[shape])}>
            {numbered
              .filter(({ shot }) => shot.scene === number)
              .map(({ shot, i }) => (
                <li key={shot.start} className="grid min-w-0 grid-cols-1 content-start gap-1.5">
                  <div className={cn('overflow-hidden rounded-xl bg-muted', RATIOS[shape])}>
                    {shot.stillUrl && (
                      <img
                        src={shot.stillUrl}
                        alt={nameOf(shot, i)}
                        loading="lazy"
                        className="size-full object-cover"
                      />
                    )}
                  </div>
                  <div className="flex items-center gap-1.5">
                    <Badge variant="secondary">{showNumber(i + 1)}</Badge>
                    <Badge variant="secondary">
                      {t('{0} s', showNumber(Math.round(shot.seconds * 10) / 10))}
                    </Badge>
                    {onPlayFrom && (
                      <Button
                        variant="ghost"
                        size="icon"
                        className="ms-auto size-8"
                        aria-label={t('Play from shot {0}', showNumber(i + 1))}
                        onClick={() => onPlayFrom(shot.start)}
                      >
                        <Play />
                      </Button>
                    )}
                  </div>
                  {draft && asWritten(shot) ? (
                    <ShotChoice shot={shot} line={asWritten(shot)!} draft={draft} onChange={onChange} />
                  ) : (
                    <p className="text-muted-foreground text-xs">{t(SHOT_LABELS[shot.kind])}</p>
                  )}
                  {shot.line && (
                    <p className="line-clamp-3 text-sm">
                      <span className="font-medium">{shot.speaker}:</span> {shot.line}
                    </p>
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface ShotChoiceProps {
  shot: MovieShot;
  /** As it stands in the draft: rows move when a shot above is asked for. */
  line: ScriptLine;
  draft: MovieDraft;
  onChange: StoryboardProps['onChange'];
}

function ShotChoice({ shot, line, draft, onChange }: ShotChoiceProps) {
  const change = (kind: ShotKind | typeof AUTO) => {
    const wish = { row: line.row, speaker: shot.speaker ?? '', kind: kind === AUTO ? undefined : kind };
    onChange({ ...draft, script: withShot(draft.script, wish) });
  };
  return (
    <ChoiceSelect
      label={t('How this line is seen')}
      className="h-8 text-xs"
      value={line.shot ?? AUTO}
      choices={[AUTO, ...SHOT_KINDS] as const}
      nameOf={(kind) => (kind === AUTO ? t('{0} (by itself)', t(SHOT_LABELS[shot.kind])) : SHOT_LABELS[kind])}
      onChange={change}
    />
  );
}

const nameOf = ({ kind, speaker }: MovieShot, i: number): string =>
  speaker
    ? t('Shot {0}: {1}, {2}', showNumber(i + 1), t(SHOT_LABELS[kind]), speaker)
    : t('Shot {0}: {1}', showNumber(i + 1), t(SHOT_LABELS[kind]));

function linesOf(script: string): ScriptLine[] {
  const read = readScript(script);
  return isProblem(read) ? [] : read.scenes.flatMap((scene) => scene.lines);
}

/** Who says what, without the shots that are asked for. */
const saidIn = (lines: readonly ScriptLine[]): string =>
  lines.map(({ speaker, text }) => `${speaker}:${text}`).join();
