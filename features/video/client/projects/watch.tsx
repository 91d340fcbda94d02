/** A finished film, played in a window, with its captions. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { projectCaptions } from '../../calls/project-calls.ts';
import { FRAME_SIZES, type Project, videoDataSchema } from '../../contract.ts';

export function Watch({ project }: { project: Project }) {
  const hasCaptions = project.film?.hasCaptions ?? false;
  const [isLoading, setLoading] = useState(true);
  const format = videoDataSchema.shape.format
    .catch('landscape')
    .parse((project.data as { format?: unknown } | null)?.format);
  const { width, height } = FRAME_SIZES[format];
  const isBurned = (project.data as { captions?: string } | null)?.captions !== 'soft';
  return (
    <DialogContent className="max-w-4xl">
      <DialogHeader>
        <DialogTitle>{project.title}</DialogTitle>
        <DialogDescription>{t('Made by Atelier Studio')}</DialogDescription>
      </DialogHeader>
      <div
        className="relative mx-auto max-h-[70vh] w-full overflow-hidden rounded-lg bg-black"
        // As large as the film at once, and not only when it has come.
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${(70 * width) / height}vh` }}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are there where something is said */}
        <video
          src={project.fileUrl ?? undefined}
          poster={project.thumbnailUrl ?? undefined}
          // Before that they would turn a wheel of their own.
          controls={!isLoading}
          autoPlay
          onLoadedData={() => setLoading(false)}
          onError={() => setLoading(false)}
          className="size-full object-contain"
        >
          {hasCaptions && (
            <track
              kind="captions"
              label={t('Captions')}
              default={!isBurned}
              src={`${projectCaptions.path.replace(':id', project.id)}?format=vtt`}
            />
          )}
        </video>
        {isLoading && (
          <p
            role="status"
            className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/40 text-sm text-white"
          >
            <Spinner className="size-8" /> {t('Loading your video…')}
          </p>
        )}
      </div>
    </DialogContent>
  );
}
