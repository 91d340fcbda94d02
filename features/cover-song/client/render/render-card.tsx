/** Generate Cover Video: what is missing, the rights, the render with its stages, and the result. */

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clapperboard, Download, Eye, Play, RotateCcw, Square } from 'lucide-react';
import { useId, useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { getSongCapabilities, RIGHTS } from '../../calls/song-calls.ts';
import type { CoverProject } from '../../contract.ts';
import { ASPECT_LABELS, ASPECTS } from '../../enums.ts';
import { downloadUrl, videoFileName } from '../../names.ts';
import { MISSING_MESSAGES, unansweredPart } from '../../readiness.ts';
import { videoLength } from '../../scene-plan.ts';
import { clock } from '../clock.ts';
import type { CoverEditing } from '../use-cover.ts';
import { PlayerDialog } from './player-dialog.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { useRender } from './use-render.ts';

export interface RenderCardProps {
  project: CoverProject;
  editing: CoverEditing;
}

export function RenderCard({ project, editing }: RenderCardProps) {
  const rightsId = useId();
  const [isPlaying, setIsPlaying] = useState(false);
  const { data: capabilities } = useQuery(apiQuery(getSongCapabilities));
  const { render, cancel, isCancelling, preview, job, percent } = useRender(project, editing.refresh);
  const { song, status } = project;
  const missing = unansweredPart(project);
  const isProcessing = status === 'processing';
  const video = status === 'completed' ? project.videoUrl : null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Generate Cover Video')}</CardTitle>
        <CardDescription>
          {song?.duration
            ? tn(
                project.scenes.length,
                'A {0} video with one scene.',
                'A {0} video with {n} scenes.',
                clock(videoLength(project)),
              )
            : tn(
                project.scenes.length,
                'A video as long as your song, with one scene.',
                'A video as long as your song, with {n} scenes.',
              )}
        </CardDescription>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-5">
        <FormField label={t('Format')}>
          <ChoiceSelect
            value={project.aspect}
            choices={ASPECTS}
            nameOf={(one) => ASPECT_LABELS[one]}
            disabled={isProcessing}
            onChange={(aspect) => editing.aspect.mutate(aspect)}
          />
        </FormField>
        <div className="flex items-start gap-2.5">
          <Checkbox
            id={rightsId}
            className="mt-0.5"
            disabled={!song || isProcessing || editing.rights.isPending}
            checked={Boolean(song?.rightsConfirmedAt)}
            onCheckedChange={(checked) => editing.rights.mutate(checked === true)}
          />
          <label htmlFor={rightsId} className="text-sm">
            {t(RIGHTS.text)}
          </label>
        </div>
        {isProcessing ? (
          <div className="grid grid-cols-1 gap-3" role="status">
            <div className="flex justify-between gap-3 text-sm">
              <span className="font-medium">{job?.stage ?? t('Waiting to start')}</span>
              <span className="tabular-nums">{percent}%</span>
            </div>
            <Progress value={percent} aria-label={t('Making the video')} />
            <Button variant="outline" pending={isCancelling} onClick={cancel}>
              <Square /> {t('Stop')}
            </Button>
          </div>
        ) : (
          <>
            {status === 'failed' && (
              <p
                role="alert"
                className="flex gap-2 rounded-xl bg-destructive/10 p-3 text-destructive text-sm"
              >
                <CircleAlert className="mt-0.5 size-4 shrink-0" /> {project.errorMessage}{' '}
                {t('Finished parts are kept, so trying again continues from there.')}
              </p>
            )}
            {missing ? (
              <p className="flex gap-2 rounded-xl bg-muted p-3 text-muted-foreground text-sm">
                <CircleAlert className="mt-0.5 size-4 shrink-0" /> {t(MISSING_MESSAGES[missing])}
              </p>
            ) : (
              <p className="flex gap-2 text-sm text-success">
                <CircleCheck className="mt-0.5 size-4 shrink-0" /> {t('Everything is ready.')}
              </p>
            )}
            <div className="grid grid-cols-1 gap-2">
              <Button
                size="lg"
                disabled={missing !== null || !capabilities?.canGenerate}
                pending={render.isPending}
                onClick={() => render.mutate()}
              >
                {!render.isPending && (status === 'failed' ? <RotateCcw /> : <Clapperboard />)}
                {status === 'failed' ? t('Try again') : t('Generate Video')}
              </Button>
              <Button
                variant="outline"
                disabled={!capabilities?.canGenerate}
                pending={preview.isRendering}
                onClick={preview.start}
              >
                {!preview.isRendering && <Eye />} {t('Preview Settings')}
              </Button>
            </div>
          </>
        )}
        <SettingsPreview preview={preview} />
        {video && (
          <div className="flex flex-wrap gap-2 border-t pt-5">
            <Button variant="secondary" className="flex-1" onClick={() => setIsPlaying(true)}>
              <Play /> {t('Preview')}
            </Button>
            <Button variant="secondary" className="flex-1" asChild>
              <a href={downloadUrl(video, project.title)} download={videoFileName(project.title)}>
                <Download /> {t('Download')}
              </a>
            </Button>
            <SendToMenu item={project.id} variant="secondary" className="flex-1" />
          </div>
        )}
        <PlayerDialog cover={isPlaying ? project : undefined} onClose={() => setIsPlaying(false)} />
      </CardContent>
    </Card>
  );
}
