/** A finished film, played in a window, with its captions. */

import { t } from '#common/texts.ts';
import { DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { projectCaptions } from '../../calls/project-calls.ts';
import type { Project } from '../../contract.ts';

export function Watch({ project }: { project: Project }) {
  const hasCaptions = project.film?.hasCaptions ?? false;
  const isBurned = (project.data as { captions?: string } | null)?.captions !== 'soft';
  return (
    <DialogContent className="max-w-4xl">
      <DialogHeader>
        <DialogTitle>{project.title}</DialogTitle>
        <DialogDescription>{t('Made by Atelier Studio')}</DialogDescription>
      </DialogHeader>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are there where something is said */}
      <video
        src={project.fileUrl ?? undefined}
        poster={project.thumbnailUrl ?? undefined}
        controls
        autoPlay
        className="max-h-[70vh] w-full rounded-lg bg-black"
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
    </DialogContent>
  );
}
